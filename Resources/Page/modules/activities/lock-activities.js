import { activitiesInOrder } from "./activities.js";
import { createActivityCard } from "./activity-card.js";
import { h, reconcile, setNumbers } from "./dom.js";
import { itemsOn } from "./items.js";
import { texts } from "./texts.js";

/** Between the stack and what stands above and below it, in points. */
const margin = 2;

/** The Lock Screen's Live Activities: a stack of cards above the controls, in the host's order. */
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
    const asked = firstOfApps(shown);
    for (const [id, card] of views) card.update(server, asked.has(id));
    if (!isFirst && view.surface === "lock") for (const card of fresh) card.arrive();
    isFirst = !server.isReady || view.surface !== "lock";
    element.hidden = shown.length === 0;
    setNumbers(element, room(server, device));
  }

  return { element, update };
}

/** The names of the first activity of each app: the question whether it may stands there. */
function firstOfApps(activities) {
  const byApp = new Map();
  for (const { id, extension } of activities) if (!byApp.has(extension)) byApp.set(extension, id);
  return new Set(byApp.values());
}

/** From what stands below the clock down to the controls, in points. */
function room(server, device) {
  const { lock } = device.surfaces;
  const hasRow = itemsOn(server, "lock").some(({ place }) => place.slot === "row");
  const upper = hasRow ? lock.row : lock.clock;
  const top = upper.y + upper.height + margin;
  const bottom = (lock.controls[0]?.y ?? device.screen.height - 66) - margin;
  return { y: top, h: bottom - top };
}
