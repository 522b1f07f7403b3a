import { h, setAttribute, setNumbers } from "../dom/dom.js";
import { pointIn, uncoveredPoint } from "../rules/points.js";
import { createElements } from "./elements.js";

/**
 * The accessible elements of a picture, and a button below them for taps beside them. `onTap`
 * receives the target: `{ element, version }` for an element, otherwise `{ x, y }` in points of the
 * picture. `container` has the picture's size.
 */
export function createTapArea(container, onTap) {
  const open = h("button", { class: "face-open", type: "button", on: { click: tapOpen } });
  const overlay = h("div", { class: "elements" });
  container.append(open, overlay);
  const elements = createElements(overlay, (target) =>
    onTap({ element: target.index, version: picture?.version }));
  let picture = null;

  /** A pointer taps at its position, the keyboard at a point that no element covers. */
  function tapOpen(event) {
    event.stopPropagation();
    const size = picture ?? { width: 1, height: 1 };
    const box = container.getBoundingClientRect();
    if (event.detail === 0 || !box.width) {
      const point = uncoveredPoint(size, picture?.elements ?? []);
      if (point) onTap(point);
      return;
    }
    onTap(pointIn(box, event, size));
  }

  return {
    /** The accessible name of a tap beside the elements. */
    setLabel(label) {
      setAttribute(open, "aria-label", label);
    },
    /** Shows the elements of a picture: `{ width, height, version, elements }`. */
    update(next) {
      const before = picture;
      picture = next;
      // Pages with many widgets call this after each change.
      if (before && next.elements === before.elements && next.width === before.width
        && next.height === before.height) return;
      setNumbers(container, { pw: next.width, ph: next.height });
      elements.update(next.elements);
      open.hidden = !uncoveredPoint(next, next.elements);
    },
  };
}
