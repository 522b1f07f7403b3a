import { activitiesInOrder } from "../activities/activities.js";
import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";
import { setAside } from "../rules/items.js";

/** Whether the menu has anything to choose. */
export function hasChoices(server) {
  return [server.placements, server.controls].some((items) => Object.keys(items).length > 0)
    || activitiesInOrder(server).length > 0;
}

/** The menu of all widgets, controls and Live Activities. */
export function createChoice(app) {
  const element = h("select", {
    class: "field", "aria-label": texts.inspector.choose, id: "inspector-choice",
    on: { change: () => app.store.dispatch({ type: "select", placement: element.value || null }) },
  });

  function update(server, selected) {
    const listed = (states) => states.map(({ placement, title }) => ({
      id: placement.id, text: [title, texts.families[placement.family], placement.id],
    }));
    const widgets = listed(Object.values(server.placements).filter(({ isSetAside }) =>
      !isSetAside));
    const aside = listed(setAside(server));
    const controls = Object.values(server.controls).map(({ control, title, app: owner }) => ({
      id: control.id, text: [title || owner, control.id],
    }));
    const activities = activitiesInOrder(server).map(({ id, app: owner, attributesType }) => ({
      id, text: [owner, attributesType],
    }));
    const key = JSON.stringify([widgets, aside, controls, activities]);
    if (element.dataset.key !== key) {
      element.dataset.key = key;
      const options = (entries) => entries.map(({ id, text }) =>
        h("option", { value: id, text: text.join(" · ") }));
      element.replaceChildren(h("option", { value: "", text: "—" }), ...options(widgets));
      if (aside.length) {
        element.append(h("optgroup", { label: texts.inspector.setAside }, options(aside)));
      }
      if (controls.length) {
        element.append(h("optgroup", { label: texts.inspector.controls }, options(controls)));
      }
      if (activities.length) {
        element.append(h("optgroup", { label: texts.inspector.activities }, options(activities)));
      }
    }
    element.value = selected ?? "";
  }

  return { element, update };
}
