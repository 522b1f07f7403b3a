import { h, setAttribute, setNumbers } from "../dom/dom.js";
import { uncoveredPoint } from "../rules/points.js";
import { createElements } from "./elements.js";
import { planMotion } from "./motion-plan.js";
import { createPictureFrame } from "./pictures.js";

/**
 * A picture with its accessible elements over it. `onTap` receives the target:
 * `{ element, version }` for an element, otherwise `{ x, y }` in points of the picture.
 */
export function createPictureFace(onTap) {
  const frame = h("div", { class: "pictures" });
  const open = h("button", { class: "face-open", type: "button", on: { click: tapOpen } });
  const overlay = h("div", { class: "elements" });
  const element = h("div", { class: "face" }, frame, open, overlay);
  const pictures = createPictureFrame(frame);
  const elements = createElements(overlay, (target) =>
    onTap({ element: target.index, version: picture?.version }));
  let picture = null;

  /** A pointer taps at its position, the keyboard at a point that no element covers. */
  function tapOpen(event) {
    event.stopPropagation();
    const size = picture ?? { width: 1, height: 1 };
    const box = element.getBoundingClientRect();
    if (event.detail === 0 || !box.width) {
      const point = uncoveredPoint(size, picture?.elements ?? []);
      if (point) onTap(point);
      return;
    }
    onTap({
      x: ((event.clientX - box.left) / box.width) * size.width,
      y: ((event.clientY - box.top) / box.height) * size.height,
    });
  }

  return {
    element,
    /** The accessible name of a tap beside the elements. */
    setLabel(label) {
      setAttribute(open, "aria-label", label);
    },
    /** Shows the picture at an address; `kind()` returns the kind of the change (pictures.js). */
    show(next, address, kind) {
      const before = picture;
      picture = next;
      if (next.tag !== before?.tag) pictures.show(address, kind(), movesBetween(before, next));
      setNumbers(element, { pw: next.width, ph: next.height });
      elements.update(next.elements);
      open.hidden = !uncoveredPoint(next, next.elements);
    },
    get picture() { return picture; },
    /** The address of the picture on the screen. */
    get address() { return pictures.address; },
  };
}

/** The moves between two pictures, for `changeContent`. Pictures of different sizes have none. */
function movesBetween(before, next) {
  const size = { width: next.width, height: next.height };
  const isSame = before && before.width === next.width && before.height === next.height;
  return { size, moves: isSame ? planMotion(before.parts, next.parts) : [] };
}
