import { texts } from "../app/texts.js";
import { h, reconcile, setAttribute, setHidden, setNumbers } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { surfaces } from "../rules/surfaces.js";
import { lookOf } from "../widgets/item-view.js";
import { circledActivities, openedActivity, accessibleText } from "./activities.js";
import { paintBackground } from "./activity-card.js";
import { createActivityFace } from "./activity-face.js";
import { closeOpened } from "./activity-tap.js";

/** The factor by which a surface enlarges an activity. */
const scale = 2;

/**
 * Activities on a surface that enlarges them: circles at the top. A tap or an alert shows one on
 * the full screen.
 */
export function createEnlargedActivities(app, surface) {
  const { enlargedActivity } = surfaces[surface];
  const circles = h("div", { class: "enlarged-circles" });
  const plate = h("div", { class: "enlarged-plate" });
  const back = h("button", {
    class: "enlarged-back", type: "button", "aria-label": texts.activity.back,
    on: { click: () => closeOpened(app) },
  }, icon("close"));
  const full = h("div", { class: "enlarged-activity", role: "group", "data-no-gestures": true },
    plate, back);
  const element = h("div", { class: "enlarged-activities" }, circles, full);
  const views = new Map();
  let face = null;
  let shown = null;

  function update(server, view) {
    const isActive = view.surface === surface;
    const names = isActive && !view.isEditing ? circledActivities(server) : [];
    reconcile(circles, views, names, (id) => createCircle(app, id));
    for (const circle of views.values()) circle.update(server);
    const state = isActive ? openedActivity(server, view) : null;
    const picture = state && server.activityPictures[state.id]?.[enlargedActivity];
    setAttribute(full, "data-shown", Boolean(state));
    full.inert = !state;
    setHidden(circles, Boolean(state));
    if (!state) return;
    if (state.id !== shown) {
      shown = state.id;
      face = createActivityFace(app, state.id, enlargedActivity);
      plate.replaceChildren(face.element);
    }
    face.update(server, lookOf(server.device));
    paintBackground(full, state);
    setAttribute(full, "aria-label", texts.activity.label(state.app));
    if (picture) setNumbers(plate, { w: picture.width * scale, h: picture.height * scale });
  }

  return { element, update };
}

function createCircle(app, id) {
  const face = createActivityFace(app, id, "minimal");
  const button = h("button", {
    class: "enlarged-press", type: "button",
    on: { click: () => app.store.dispatch({ type: "openActivity", activity: id, cause: "hold" }) },
  });
  const element = h("div", { class: "enlarged-circle" }, face.element, button);
  face.element.inert = true;
  return {
    element,
    update(server) {
      const state = server.activities[id];
      const picture = server.activityPictures[id]?.minimal;
      if (!state) return;
      face.update(server, lookOf(server.device));
      if (picture) setNumbers(element, { fw: picture.width, fh: picture.height });
      setAttribute(button, "aria-label", texts.activity.island(state.app, accessibleText(picture)));
    },
  };
}
