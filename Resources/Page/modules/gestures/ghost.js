import { h, setAttribute, setNumbers } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { animate, spring } from "../dom/motion.js";

/**
 * A copy of an item that follows the finger, with an outline of the place where it would be
 * dropped. The item itself is hidden until `remove()`. Rectangles are in points of the screen.
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
    /** Outlines the place of a drop; null hides the outline. */
    hint(next, isStack = false) {
      hint.hidden = !next;
      setAttribute(hint, "data-stack", isStack);
      if (next) setNumbers(hint, frameNumbers(next));
    },
    /** Moves the copy to its final place, with a spring. */
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
    /** Removes the copy and shows the item. */
    remove() {
      setAttribute(view.element, "data-lifted", false);
      element.remove();
    },
  };
}
