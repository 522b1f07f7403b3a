import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";
import { listed } from "../rules/companions.js";
import { menuEntry } from "./item-menu.js";

/** The menu of a widget on a companion: edit, move in a list, inspect, remove. */
export function createCompanionMenu(app, { placement: id, on }) {
  const { store } = app;
  const { placement, title, isConfigurable } = store.get().server.placements[id];
  const t = texts.menu;
  const open = (sheet) => store.dispatch({ type: "sheet", sheet });
  const { surface, position } = placement.place;
  // Widgets in slots have a position, too, but no neighbors.
  const ids = "face" in placement.place ? [] : listed(store.get().server, on, surface)
    .map((other) => other.id);

  function move(step) {
    return () => {
      open(null);
      app.announce(texts.widget.movedTo(title, position + step + 1, ids.length));
      app.run({
        command: "move", placement: id, place: { surface, position: position + step },
      });
    };
  }

  const element = h("div", {
    class: "menu", role: "dialog", "aria-modal": "true", "aria-label": t.label(title),
  },
  isConfigurable
    ? menuEntry("pencil", t.edit(title), () => open({ kind: "form", placement: id, on })) : null,
  ids.includes(id) && position > 0 ? menuEntry("up", t.earlier, move(-1)) : null,
  ids.includes(id) && position + 1 < ids.length ? menuEntry("down", t.later, move(1)) : null,
  menuEntry("question", t.inspect, () => {
    open(null);
    store.dispatch({ type: "select", placement: id });
    if (store.get().view.drawer !== "inspector") {
      store.dispatch({ type: "drawer", drawer: "inspector" });
    }
  }),
  menuEntry("trash", t.remove, () => open({ kind: "remove", placement: id, on }), "menu-destroy"));
  element.querySelector("button").setAttribute("autofocus", "");
  return { element };
}
