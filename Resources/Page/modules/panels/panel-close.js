import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";
import { icon } from "../dom/icons.js";

/** The button that closes a panel in a narrow window, where it covers the phone. */
export function panelClose(app) {
  return h("button", {
    class: "button button-icon panel-close", type: "button", "aria-label": texts.header.closePanel,
    on: { click: () => app.store.dispatch({ type: "drawer", drawer: null }) },
  }, icon("close"));
}
