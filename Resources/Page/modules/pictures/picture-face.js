import { h, setAttribute, setNumbers } from "./dom.js";
import { createElements } from "./elements.js";
import { planMotion } from "./motion-plan.js";
import { createPictureFrame } from "./pictures.js";
import { openPoint } from "./points.js";

/**
 * A picture, and over it what can be read, tapped and reached by keys. `onTap` is told where:
 * `{ element, version }`, or `{ x, y }` in the picture's points where nothing else is.
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

  /** A pointer taps where it is, the keyboard where the picture itself is free. */
  function tapOpen(event) {
    event.stopPropagation();
    const size = picture ?? { width: 1, height: 1 };
    const box = element.getBoundingClientRect();
    if (event.detail === 0 || !box.width) {
      const point = openPoint(size, picture?.elements ?? []);
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
    /** What a tap beside the elements does, for those who cannot see it. */
    setLabel(label) {
      setAttribute(open, "aria-label", label);
    },
    /** Shows the picture of an address; `kind()` says how it takes the other's place. */
    show(next, address, kind) {
      const before = picture;
      picture = next;
      if (next.tag !== before?.tag) pictures.show(address, kind(), movesBetween(before, next));
      setNumbers(element, { pw: next.width, ph: next.height });
      elements.update(next.elements);
      open.hidden = !openPoint(next, next.elements);
    },
    get picture() { return picture; },
    /** What is on the screen now, for a copy of it. */
    get address() { return pictures.address; },
  };
}

/** What moves, and the size of both pictures; nothing does where they are not of one size. */
function movesBetween(before, next) {
  const size = { width: next.width, height: next.height };
  const isSame = before && before.width === next.width && before.height === next.height;
  return { size, moves: isSame ? planMotion(before.parts, next.parts) : [] };
}
