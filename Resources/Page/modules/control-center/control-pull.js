import { h, setAttribute, setNumbers } from "../dom/dom.js";
import { watchGestures } from "../gestures/gestures.js";

/** The corner from which Control Center is pulled down. Keyboard users have the header's button. */
export function mountPull(app, screen, center) {
  const corner = h("div", {
    class: "center-corner", "aria-hidden": "true",
    on: {
      click: () => app.store.dispatch({ type: "controlCenter", isOpen: true }),
      // A quick finger leaves the corner before its first move event.
      pointerdown: (event) => corner.setPointerCapture?.(event.pointerId),
    },
  });
  screen.append(corner);
  watchGestures(corner, {
    begin: ({ axis, dy }) => (axis === "y" && dy > 0 ? followPull(app, center, screen, 1) : null),
  });
}

/** Opens (`direction` 1) or closes (-1) Control Center with the finger. A follower. */
export function followPull(app, center, screen, direction) {
  const length = screen.getBoundingClientRect().height * 0.36;
  setAttribute(center, "data-dragged", true);
  const progress = (dy) => {
    const part = (dy * direction) / length;
    return Math.max(0, Math.min(direction > 0 ? part : 1 - part, 1.06));
  };
  return {
    move({ dy }) {
      setNumbers(center, { pull: progress(dy) });
    },
    end({ dy, vy, isCancelled }) {
      setAttribute(center, "data-dragged", false);
      center.style.removeProperty("--pull");
      const isFar = dy * direction > length * 0.3 || vy * direction > 0.35;
      const isOpen = direction > 0 ? isFar && !isCancelled : !isFar || isCancelled;
      app.store.dispatch({ type: "controlCenter", isOpen });
    },
  };
}
