import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { need } from "./lib/i18n.svelte";
import { startRouter } from "./lib/router.svelte";

startRouter();
void need().then(() => mount(App, { target: document.getElementById("app")! }));
