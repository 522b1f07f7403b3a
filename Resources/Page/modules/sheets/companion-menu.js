import { texts } from "../app/texts.js";
import { openControlForm } from "../controls/control-editing.js";
import { controlsOn } from "../controls/controls.js";
import { h, setAttribute } from "../dom/dom.js";
import { controlLists, listed, surfaceKey } from "../rules/companions.js";
import { openSlots } from "../rules/complications.js";
import { moveToSlot } from "../widgets/widget-changes.js";
import { menuEntry } from "./item-menu.js";

/** The menu of a widget or a control on a companion: edit, size, move, inspect, remove. */
export function createCompanionMenu(app, sheet) {
  const { title, entries } = sheet.control ? controlMenu(app, sheet) : widgetMenu(app, sheet);
  const element = h("div", {
    class: "menu", role: "dialog", "aria-modal": "true", "aria-label": texts.menu.label(title),
  }, entries);
  element.querySelector("button").setAttribute("autofocus", "");
  return { element };
}

function widgetMenu(app, { placement: id, on }) {
  const { server } = app.store.get();
  const { placement, title, isConfigurable } = server.placements[id];
  const { surface, position } = placement.place;
  const t = texts.menu;
  // Widgets in slots have a position, too, but no neighbors. The Smart Stack's own suggestions
  // follow the user's widgets and cannot be changed.
  const ids = "face" in placement.place ? []
    : listed(server, on, surface).map((other) => other.id);
  const contents = server.surfacePictures[surfaceKey(on, surface)]?.contents;
  const entries = [
    isConfigurable
      ? menuEntry("pencil", t.edit(title), () => open(app, { kind: "form", placement: id, on }))
      : null,
    ...neighborEntries(app, title, ids.indexOf(id), ids.length, (next) => ({
      command: "move", placement: id, place: { surface, position: next },
    })),
    ...openSlots(server, contents, id).map((slot) => {
      const side = texts.companions.sides[slot.side];
      const other = server.placements[slot.holder]?.title;
      return menuEntry("move", other ? t.exchange(other, side) : t.moveTo(side), () => {
        open(app, null);
        moveToSlot(app, id, slot);
      });
    }),
    inspectEntry(app, id),
    placement.suggested ? null
      : menuEntry("trash", t.remove, () => open(app, { kind: "remove", placement: id, on }),
        "menu-destroy"),
  ];
  return { title, entries };
}

function controlMenu(app, { control: id, on }) {
  const { server } = app.store.get();
  const { control, title: shown, app: owner, isConfigurable } = server.controls[id];
  const { surface, position, size } = control.place;
  const title = shown || owner;
  const t = texts.menu;
  const place = (changes) => ({
    command: "moveControl", control: id, place: { ...control.place, ...changes },
  });
  const sizes = controlLists(server, on, surface).find(({ name }) => name === surface)?.sizes ?? [];
  const entries = [
    isConfigurable ? menuEntry("pencil", t.edit(title), () => openControlForm(app, id, on)) : null,
    sizes.length > 1 ? sizeButtons(app, sizes, size, (next) => place({ size: next })) : null,
    ...neighborEntries(
      app, title, position, controlsOn(server, surface, control.device).length, (next) =>
        place({ position: next })),
    inspectEntry(app, id),
    menuEntry("trash", t.removeControl, () => {
      open(app, null);
      app.run({ command: "removeControl", control: id });
    }, "menu-destroy"),
  ];
  return { title, entries };
}

function open(app, sheet) {
  app.store.dispatch({ type: "sheet", sheet });
}

/** Moves in a list. A position of -1 means that the item is in none. */
function neighborEntries(app, title, position, count, command) {
  const entry = (glyph, text, next) => menuEntry(glyph, text, () => {
    open(app, null);
    app.announce(texts.widget.movedTo(title, next + 1, count));
    app.run(command(next));
  });
  return [
    position > 0 ? entry("up", texts.menu.earlier, position - 1) : null,
    position >= 0 && position + 1 < count
      ? entry("down", texts.menu.later, position + 1) : null,
  ];
}

function sizeButtons(app, sizes, current, command) {
  const buttons = sizes.map((size) => {
    const button = h("button", {
      class: "menu-size", type: "button", data: { size }, text: texts.control.sizeNames[size],
      on: {
        click() {
          open(app, null);
          app.run(command(size));
        },
      },
    });
    setAttribute(button, "aria-pressed", size === current ? "true" : "false");
    return button;
  });
  return h("div", { class: "menu-sizes", role: "group", "aria-label": texts.menu.sizes }, buttons);
}

function inspectEntry(app, id) {
  return menuEntry("question", texts.menu.inspect, () => {
    open(app, null);
    app.store.dispatch({ type: "select", placement: id });
    if (app.store.get().view.drawer !== "inspector") {
      app.store.dispatch({ type: "drawer", drawer: "inspector" });
    }
  });
}
