import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadMessages } from "./lib/i18n.svelte";
import { startRouter } from "./lib/router.svelte";

startRouter();
void loadMessages().then(() => mount(App, { target: document.getElementById("app")! }));
