import { texts } from "../app/texts.js";
import { h, setText } from "../dom/dom.js";

/**
 * What was cut out of an extension because it does not compile: a line that opens to a list. Hidden
 * for an extension that builds as it is.
 */
export function createCutList() {
  const title = h("summary");
  const list = h("ul");
  const element = h("details", { class: "cut-list", hidden: true }, title, list);
  let shown = null;

  function update(cuts) {
    element.hidden = !cuts;
    const key = JSON.stringify(cuts ?? null);
    if (key === shown) return;
    shown = key;
    if (!cuts) return;
    setText(title, texts.cuts.title(cuts.count));
    const rest = cuts.count - cuts.list.length;
    list.replaceChildren(
      ...cuts.list.map((text) => h("li", { text })),
      ...(rest > 0 ? [h("li", { class: "quiet", text: texts.cuts.more(rest) })] : []));
  }

  return { element, update };
}
