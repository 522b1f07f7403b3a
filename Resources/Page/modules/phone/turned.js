import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";

/** A phone in landscape without an app in front: an empty window, which stands for any app. */
export function mountTurned(app, layer) {
  const element = h("section", { class: "surface turned", "aria-label": texts.surfaces.turned },
    h("p", { class: "turned-hint", text: texts.turned.hint }));
  layer.append(element);
  return { element, update() {} };
}
