import { h, setNumbers } from "./dom.js";
import { animate, isMotionReduced } from "./motion.js";

/** In milliseconds; iOS allows an activity's changes two seconds. */
const duration = 620;
const roll = "cubic-bezier(0.3, 0.9, 0.3, 1)";

/**
 * An activity's content becomes another: texts that changed roll up in their places, blurred on the
 * way, and everything else fades into what it is now. `regions` are fractions of the picture.
 */
export async function changeContent(frame, old, image, regions) {
  if (isMotionReduced() || !regions.length) {
    await fade(old, image);
    old.remove();
    return;
  }
  const holes = around(regions);
  for (const picture of [old, image]) picture.style.clipPath = holes;
  const windows = regions.map((region) => rollIn(frame, region, old.src, image.src));
  fade(old, image);
  await Promise.all(windows.map(({ finished }) => finished));
  image.style.clipPath = "";
  for (const { element } of windows) element.remove();
  old.remove();
}

/** The old one goes after the new one has come: what both show keeps its strength. */
function fade(old, image) {
  animate(old, [{ opacity: 1 }, { opacity: 0 }], { duration: 180, delay: 180, fill: "forwards" });
  return animate(image, [{ opacity: 0 }, { opacity: 1 }], { duration: 360 });
}

/** A window on the place of one text: the old one leaves upwards, the new one comes from below. */
function rollIn(frame, region, oldAddress, newAddress) {
  const [out, come] = [oldAddress, newAddress].map((src) =>
    h("img", { class: "roll-picture", src, alt: "", draggable: "false" }));
  const element = h("div", { class: "roll", "aria-hidden": "true" }, out, come);
  setNumbers(element, { x: region.x, y: region.y, w: region.width, h: region.height });
  frame.append(element);
  const lift = `${Math.round(element.getBoundingClientRect().height * 0.8)}px`;
  animate(out, [
    { opacity: 1, translate: "0 0", filter: "blur(0)" },
    { opacity: 0, translate: `0 -${lift}`, filter: "blur(5px)" },
  ], { duration: duration * 0.7, easing: roll, fill: "forwards" });
  const finished = animate(come, [
    { opacity: 0, translate: `0 ${lift}`, filter: "blur(5px)" },
    { opacity: 1, translate: "0 0", filter: "blur(0)" },
  ], { duration, easing: roll, fill: "backwards" });
  return { element, finished };
}

/** All of a picture but some rectangles, as a clip path. */
export function around(regions) {
  const percent = (fraction) => `${Math.round(fraction * 1e4) / 100}%`;
  const corners = ["0% 0%", "100% 0%", "100% 100%", "0% 100%", "0% 0%"];
  const holes = regions.flatMap(({ x, y, width, height }) => {
    const [left, top, right, bottom] = [x, y, x + width, y + height].map(percent);
    return [`${left} ${top}`, `${right} ${top}`, `${right} ${bottom}`, `${left} ${bottom}`,
      `${left} ${top}`, "0% 0%"];
  });
  return `polygon(evenodd, ${[...corners, ...holes].join(", ")})`;
}
