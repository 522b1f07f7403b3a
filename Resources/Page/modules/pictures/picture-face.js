import { h } from "../dom/dom.js";
import { planMotion } from "./motion-plan.js";
import { createPictureFrame } from "./pictures.js";
import { createTapArea } from "./tap-area.js";

/** A picture with its accessible elements over it. `onTap` receives the target (tap-area.js). */
export function createPictureFace(onTap) {
  const frame = h("div", { class: "pictures" });
  const element = h("div", { class: "face" }, frame);
  const pictures = createPictureFrame(frame);
  const taps = createTapArea(element, onTap);
  let picture = null;

  return {
    element,
    setLabel: taps.setLabel,
    /** Shows the picture at an address; `kind()` returns the kind of the change (pictures.js). */
    show(next, address, kind) {
      const before = picture;
      picture = next;
      if (next.tag !== before?.tag) pictures.show(address, kind(), movesBetween(before, next));
      taps.update(next);
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
