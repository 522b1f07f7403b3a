import { texts } from "../app/texts.js";
import { markCut } from "../dom/cut.js";
import { h, reconcile, setAttribute, setText } from "../dom/dom.js";
import { deviceOf } from "../rules/layout.js";
import { deviceTitle } from "./device-title.js";

/** The buttons that choose the wall of all devices, or one device. */
export function createSwitcher({ store }) {
  const buttons = new Map();
  const segments = h("div", {
    class: "segments", role: "group", "aria-label": texts.companions.switcher,
  });
  const element = h("div", { class: "device-switcher" }, segments);
  const mark = markCut(element);
  let shown = "";

  function create(device) {
    return { element: h("button", {
      class: "segment", type: "button", data: { device },
      on: { click: () => store.dispatch({ type: "showDevice", device }) },
    }) };
  }

  function update(server, view) {
    const keys = ["all", "main", ...server.companions.map(({ role }) => role)];
    reconcile(segments, buttons, keys, create);
    for (const [key, { element: button }] of buttons) {
      setText(button, key === "all" ? texts.companions.all
        : deviceTitle(key, deviceOf(server)?.idiom));
      setAttribute(button, "aria-pressed", key === view.device ? "true" : "false");
    }
    if (shown === keys.join()) return;
    shown = keys.join();
    mark();
  }

  return { element, update };
}
