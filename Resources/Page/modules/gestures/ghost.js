import { h, setAttribute, setNumbers } from "./dom.js";
import { frameNumbers } from "./frames.js";
import { animate, spring } from "./motion.js";

/**
 * A copy of an item that follows the finger, over a hint of where it would be dropped; the item
 * itself is hidden meanwhile. Rectangles are the screen's points.
 */
export function liftGhost(view, layer, rect) {
  const element = view.copy();
  const hint = h("div", { class: "drop-hint" });
  hint.hidden = true;
  layer.append(hint, element);
  setNumbers(element, frameNumbers(rect));
  setAttribute(element, "data-lifted", true);
  setAttribute(view.element, "data-lifted", true);

  return {
    move(next) {
      setNumbers(element, frameNumbers(next));
    },
    /** Shows where a drop goes; null where it goes nowhere. */
    hint(next, isStack = false) {
      hint.hidden = !next;
      setAttribute(hint, "data-stack", isStack);
      if (next) setNumbers(hint, frameNumbers(next));
    },
    /** Springs to its place. */
    async settle(next) {
      hint.remove();
      const from = element.getBoundingClientRect();
      setNumbers(element, frameNumbers(next));
      setAttribute(element, "data-lifted", false);
      const to = element.getBoundingClientRect();
      const [dx, dy] = [from.left - to.left, from.top - to.top];
      await animate(element, [
        { transform: `translate(${dx}px, ${dy}px) scale(1.04)` }, { transform: "none" },
      ], { duration: 420, easing: spring });
    },
    /** Gives way to the item. */
    remove() {
      setAttribute(view.element, "data-lifted", false);
      element.remove();
    },
  };
}
