import { texts } from "../app/texts.js";
import { h, setAttribute, setNumbers } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { watchGestures } from "../gestures/gestures.js";
import { lookOf } from "../widgets/item-view.js";
import { openedActivity } from "./activities.js";
import { paintBackground } from "./activity-card.js";
import { createActivityFace } from "./activity-face.js";
import { closeOpened } from "./activity-tap.js";

/** The banner for alerts on phones without a Dynamic Island; shows the Lock Screen presentation. */
export function mountActivityBanner(app, screen) {
  const plate = h("div", { class: "activity-plate" });
  const close = h("button", {
    class: "activity-clear", type: "button", "aria-label": texts.activity.closeBanner,
    on: { click: () => closeOpened(app) },
  }, icon("close"));
  const element = h("div", { class: "activity-banner", role: "group" },
    h("div", { class: "activity-card" }, plate, close));
  screen.append(element);
  let face = null;
  let shown = null;

  function update(server, view, device) {
    const isTurned = view.surface === "turned";
    const isActive = device.surfaces.cutout !== "island" && (isTurned || view.surface === "home");
    const state = isActive ? openedActivity(server, view) : null;
    const picture = state && server.activityPictures[state.id]?.lockScreen;
    if (state && state.id !== shown) {
      shown = state.id;
      face = createActivityFace(app, state.id, "lockScreen");
      plate.replaceChildren(face.element);
    }
    // A banner that is sliding out keeps its content.
    if (state) {
      face.update(server, lookOf(server.device));
      paintBackground(plate, state);
      setAttribute(element, "aria-label", texts.activity.label(state.app));
    }
    if (picture) setNumbers(element, { w: picture.width, h: picture.height });
    const { turned, statusBar } = device.surfaces;
    setNumbers(element, { y: isTurned ? turned.banner.y : statusBar.height });
    setAttribute(element, "data-shown", Boolean(picture));
    element.inert = !picture;
  }

  watchGestures(element, {
    begin: ({ axis, dy }) => (axis === "y" && dy < 0
      ? { move() {}, end: ({ dy: moved }) => moved < -16 && closeOpened(app) } : null),
  });
  return { update };
}
