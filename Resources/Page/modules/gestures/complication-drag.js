import { h, setNumbers } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { center, distance } from "../rules/points.js";
import { moveToSlot } from "../widgets/widget-changes.js";
import { liftGhost } from "./ghost.js";

/**
 * Drags a complication to another slot of its face. A follower for `watchGestures`. `openSlots()`
 * returns the slots to which it can move now, `frame` is that of the complication, in points of the
 * screen, whose width is `width`. `address` is that of the face's picture: the copy shows a part of
 * it.
 */
export function dragComplication({ app, screen, layer, width, address }, id, view) {
  const { element, frame, openSlots } = view;
  const slots = openSlots();
  const ghost = liftGhost({ element, copy: () => partOf(address, frame, width) }, layer, frame);
  const point = screen.getBoundingClientRect().width / width;
  const rings = slots.map((slot) => {
    const ring = h("div", { class: "complication-target" });
    setNumbers(ring, frameNumbers(slot.frame));
    return ring;
  });
  layer.prepend(...rings);
  let target = null;

  return {
    move({ dx, dy }) {
      const rect = { ...frame, x: frame.x + dx / point, y: frame.y + dy / point };
      ghost.move(rect);
      const far = ({ frame: other }) => distance(center(other), center(rect));
      target = slots.reduce((best, slot) => (far(slot) < far(best) ? slot : best), { frame });
      if (!target.place) target = null;
      ghost.hint(target?.frame ?? null);
    },
    async end({ isCancelled }) {
      for (const ring of rings) ring.remove();
      // The face can have changed meanwhile.
      const slot = isCancelled || !target ? null
        : openSlots().find((other) => isSamePlace(other.place, target.place)) ?? null;
      const settled = ghost.settle(slot?.frame ?? frame);
      if (slot) await moveToSlot(app, id, slot);
      await settled;
      ghost.remove();
    },
  };
}

function isSamePlace(a, b) {
  return a.face === b.face && a.position === b.position;
}

/** A copy of a part of a picture. */
function partOf(address, frame, width) {
  const image = h("img", { class: "complication-part", alt: "", draggable: "false", src: address });
  setNumbers(image, { left: frame.x, top: frame.y, width });
  return h("div", { class: "item-copy" }, image);
}
