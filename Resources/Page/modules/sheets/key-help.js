import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";

/** The list of the keyboard shortcuts. */
export function createKeyHelp(app) {
  const close = () => app.store.dispatch({ type: "sheet", sheet: null });
  const element = h("div", {
    class: "sheet key-help", role: "dialog", "aria-modal": "true",
    "aria-labelledby": "key-help-title",
  },
  h("div", { class: "sheet-head" },
    h("h2", { class: "sheet-title", id: "key-help-title", text: texts.keys.title }),
    h("button", {
      class: "button button-primary", type: "button", autofocus: true, text: texts.keys.close,
      on: { click: close },
    })),
  h("div", { class: "key-groups", tabindex: "0", role: "group", "aria-label": texts.keys.title },
    texts.keys.groups.map(({ title, rows }) => [
      h("h3", { text: title }),
      h("dl", { class: "key-rows" }, rows.flatMap(([keys, words]) => [
        h("dt", {}, keys.map((key) => h("kbd", { text: key }))), h("dd", { text: words }),
      ])),
    ]).flat()));
  return { element };
}
