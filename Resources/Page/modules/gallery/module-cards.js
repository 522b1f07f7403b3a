import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";
import { pathIcon } from "../dom/icons.js";
import { searchMatcher } from "./gallery-groups.js";

/** The removed modules of a device's Control Center whose names match a search. Pure. */
export function moduleOffers(device, search) {
  const matches = searchMatcher(search);
  return (device?.surfaces?.controlCenter?.modules.removed ?? []).filter(({ name }) =>
    matches([texts.modules.names[name], texts.modules.title]));
}

/** The device's own modules: a card for each. A press calls `add(block)`. */
export function moduleGroup(blocks, add) {
  return h("section", { class: "gallery-app" },
    h("div", { class: "gallery-app-head" },
      h("h3", { text: texts.modules.title }),
      h("span", { class: "quiet", text: texts.controlGallery.count(blocks.length) })),
    h("div", { class: "control-choices" }, blocks.map((block) => moduleCard(block, add))));
}

function moduleCard(block, add) {
  const name = texts.modules.names[block.name];
  return h("button", {
    class: "control-choice", type: "button", "aria-label": texts.controlGallery.addModule(name),
    data: { block: block.name }, on: { click: () => add(block) },
  },
  h("span", { class: "control-card-stage" },
    h("span", { class: "module-preview" }, block.items.map(({ icon }) => pathIcon(icon)))),
  h("span", { class: "gallery-card-name", text: name }));
}
