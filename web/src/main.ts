import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { whenIdle } from "./lib/idle";
import { looks } from "./lib/looks.svelte";
import { ROOT } from "./lib/root";
import { learn, speech } from "./lib/words.svelte";

looks.apply();
const target = document.getElementById("app");
void learn(speech.language).then(() => {
  if (target) mount(App, { target });
  whenIdle(keepForLater);
});

/** Installing and playing offline need a worker; browsers allow it on https and localhost only. */
function keepForLater(): void {
  if (!("serviceWorker" in navigator && isSecureContext && import.meta.env.PROD)) return;
  void navigator.serviceWorker
    .register(new URL("worker.js", ROOT))
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => {
      // A busy browser may have missed this page when the worker took over all that were open.
      if (!navigator.serviceWorker.controller) active?.postMessage("claim");
    })
    .catch(() => undefined);
}
