import { texts } from "../app/texts.js";
import { h, setAttribute } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { unstackWidget } from "../panels/stacking.js";
import { deviceOf } from "../rules/layout.js";
import { surfaces } from "../rules/surfaces.js";
import { resizeWidget } from "../widgets/widget-changes.js";

export function menuEntry(glyph, text, run, kind = "") {
  return h("button", { class: `menu-entry ${kind}`, type: "button", on: { click: run } },
    h("span", { text }), icon(glyph));
}

/** The menu of a widget, after a press and hold: edit, size, remove. */
export function createItemMenu(app, { placement: id }) {
  const { store } = app;
  const { server, view } = store.get();
  const { placement, title, isConfigurable } = server.placements[id];
  const t = texts.menu;
  const open = (sheet) => store.dispatch({ type: "sheet", sheet });
  const isInStack = placement.place.surface === "stack";

  const sizes = isInStack ? [] : familiesOf(server, view.surface, placement);
  const sizeButtons = sizes.map((family) => {
    const button = h("button", {
      class: "menu-size", type: "button", data: { family }, title: texts.families[family],
      "aria-label": texts.families[family],
      on: {
        click() {
          open(null);
          resizeWidget(app, id, family);
        },
      },
    }, h("i"));
    setAttribute(button, "aria-pressed", family === placement.family ? "true" : "false");
    return button;
  });
  const element = h("div", {
    class: "menu", role: "dialog", "aria-modal": "true", "aria-label": t.label(title),
  },
  isConfigurable
    ? menuEntry("pencil", t.edit(title), () => open({ kind: "form", placement: id })) : null,
  sizes.length > 1
    ? h("div", { class: "menu-sizes", role: "group", "aria-label": t.sizes }, sizeButtons) : null,
  isInStack ? menuEntry("widgets", t.unstack, () => {
    open(null);
    unstackWidget(app, id);
  }) : null,
  menuEntry("home", t.editScreen, () => {
    open(null);
    store.dispatch({ type: "editing", isEditing: true });
  }),
  menuEntry("trash", t.remove, () => open({ kind: "remove", placement: id }), "menu-destroy"));
  element.querySelector("button").setAttribute("autofocus", "");
  return { element };
}

/** The families that the widget's author, the surface and the device support. */
function familiesOf(server, surface, { extension, kind }) {
  const item = server.gallery.find((other) => other.extension === extension && other.kind === kind);
  const known = deviceOf(server)?.families.map(({ family }) => family);
  return surfaces[surface].families.filter((family) =>
    item?.families.includes(family) && (!known || known.includes(family)));
}

/** Places the menu below or above the widget, within the screen. */
export function placeMenu(element, layer, item) {
  const bounds = layer.getBoundingClientRect();
  const rect = item?.getBoundingClientRect() ?? bounds;
  const { offsetWidth: width, offsetHeight: height } = element;
  const below = rect.bottom - bounds.top + 8;
  const fitsBelow = below + height < bounds.height - 8;
  const top = fitsBelow ? below : Math.max(8, rect.top - bounds.top - height - 8);
  const left = Math.min(Math.max(8, rect.left - bounds.left), bounds.width - width - 8);
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}
