import { texts } from "../app/texts.js";
import { h, reconcile, setNumbers } from "../dom/dom.js";
import { itemsOn } from "../rules/items.js";
import { activitiesInOrder } from "./activities.js";
import { createActivityCard } from "./activity-card.js";

/** The distance from the elements above and below the stack, in points. */
const margin = 2;

/** The Lock Screen's Live Activities: a stack of cards above the controls. */
export function createLockActivities(app) {
  const list = h("ol", { class: "activity-cards" });
  const element = h("div", {
    class: "lock-activities", role: "group", "aria-label": texts.activity.stack,
  }, list);
  const views = new Map();
  let isFirst = true;

  function update(server, view, device) {
    const shown = view.surface === "lock" && !view.isEditing ? activitiesInOrder(server) : [];
    const fresh = [];
    reconcile(list, views, shown.map(({ id }) => id), (id) => {
      const card = createActivityCard(app, id);
      fresh.push(card);
      return card;
    });
    const firstIds = firstOfEachApp(shown);
    for (const [id, card] of views) card.update(server, firstIds.has(id));
    if (!isFirst && view.surface === "lock") for (const card of fresh) card.arrive();
    isFirst = !server.isReady || view.surface !== "lock";
    element.hidden = shown.length === 0;
    setNumbers(element, stackArea(server, device));
  }

  return { element, update };
}

/** The ids of the first activity of each app, which asks for permission. */
function firstOfEachApp(activities) {
  const firstIds = new Map();
  for (const { id, extension } of activities) {
    if (!firstIds.has(extension)) firstIds.set(extension, id);
  }
  return new Set(firstIds.values());
}

/** The area of the stack: from the clock or the row of widgets to the controls, in points. */
function stackArea(server, device) {
  const { lock } = device.surfaces;
  // Widgets beside the clock take no room from the stack.
  const hasRow = lock.row.y > lock.clock.y
    && itemsOn(server, "lock").some(({ place }) => place.slot === "row");
  const upper = hasRow ? lock.row : lock.clock;
  const top = upper.y + upper.height + margin;
  const bottom = (lock.controls[0]?.y ?? device.screen.height - 66) - margin;
  return { y: top, h: bottom - top };
}
