import { h } from "../dom/dom.js";
import { watchGestures } from "../gestures/gestures.js";

/** How far a pull has to go, in pixels, unless it is fast. */
const distance = 60;

/**
 * The edge from which Notification Center is pulled down: the Lock Screen over an unlocked device.
 * Keyboard users press N.
 */
export function mountNotificationPull(app, screen) {
  const edge = h("div", { class: "notification-edge", "aria-hidden": "true" });
  edge.addEventListener("pointerdown", (event) => edge.setPointerCapture?.(event.pointerId));
  screen.append(edge);
  watchGestures(edge, {
    begin: ({ axis, dy }) => (axis === "y" && dy > 0 ? {
      move() {},
      end: ({ dy: pulled, vy, isCancelled }) => {
        if (!isCancelled && (pulled > distance || vy > 0.35)) openNotificationCenter(app);
      },
    } : null),
  });
}

export function openNotificationCenter({ store }) {
  store.dispatch({ type: "surface", surface: "lock" });
}
