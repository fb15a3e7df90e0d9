import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadMessages } from "./lib/i18n.svelte";
import { router, startRouter } from "./lib/router.svelte";
import { preload } from "./pages/pages";

startRouter();
// The page is loaded together with the messages, not after them.
preload(router.route);
void loadMessages().then(() => {
  const target = document.getElementById("app")!;
  target.replaceChildren();
  mount(App, { target });
});
