import { h } from "./dom.js";
import { icon } from "./icons.js";
import { texts } from "./texts.js";

/** In a narrow window a panel lies over the phone, and can be closed. */
export function panelClose(app) {
  return h("button", {
    class: "button button-icon panel-close", type: "button", "aria-label": texts.header.closePanel,
    on: { click: () => app.store.dispatch({ type: "drawer", drawer: null }) },
  }, icon("close"));
}
