import { h, setAttribute, setNumbers } from "./dom.js";
import { watchGestures } from "./gestures.js";

/** The corner that Control Center is pulled down from; the keyboard has the header's button. */
export function mountPull(app, screen, center) {
  const corner = h("div", {
    class: "center-corner", "aria-hidden": "true",
    on: {
      click: () => app.store.dispatch({ type: "controlCenter", isOpen: true }),
      // A quick finger has left the corner before its first move is told.
      pointerdown: (event) => corner.setPointerCapture?.(event.pointerId),
    },
  });
  screen.append(corner);
  watchGestures(corner, {
    begin: ({ axis, dy }) => (axis === "y" && dy > 0 ? followPull(app, center, screen, 1) : null),
  });
}

/** A follower: Control Center comes (`way` 1) or goes (-1) with the finger. */
export function followPull(app, center, screen, way) {
  const length = screen.getBoundingClientRect().height * 0.36;
  setAttribute(center, "data-dragged", true);
  const progress = (dy) => {
    const part = (dy * way) / length;
    return Math.max(0, Math.min(way > 0 ? part : 1 - part, 1.06));
  };
  return {
    move({ dy }) {
      setNumbers(center, { pull: progress(dy) });
    },
    end({ dy, vy, isCancelled }) {
      setAttribute(center, "data-dragged", false);
      center.style.removeProperty("--pull");
      const isFar = dy * way > length * 0.3 || vy * way > 0.35;
      const isOpen = way > 0 ? isFar && !isCancelled : !isFar || isCancelled;
      app.store.dispatch({ type: "controlCenter", isOpen });
    },
  };
}
