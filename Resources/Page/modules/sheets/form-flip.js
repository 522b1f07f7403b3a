import { h } from "../dom/dom.js";
import { animate, isMotionReduced } from "../dom/motion.js";
import { itemOf } from "../rules/items.js";

/**
 * The flip between a widget and its form, which is the widget's back. Both sides turn by half a
 * turn about the vertical axis while they move and grow from the widget's frame to the form's; each
 * hides its back. With reduced motion they cross-fade, as on iOS.
 */
export async function flipIn(form, layer, item) {
  if (!item) return animate(form, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 });
  if (isMotionReduced()) {
    fade(item, 1, 0).then(() => { if (form.isConnected && !form.inert) hide(item); });
    await animate(form, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 });
  } else {
    await turn(form, layer, item, { direction: "normal" });
  }
}

/** Flips the form back to the widget that it was opened from. */
export async function flipOut(form, layer, item) {
  const isShown = item?.isConnected && item.getBoundingClientRect().width > 0;
  if (isShown && !isMotionReduced()) {
    await turn(form, layer, item, { direction: "reverse", fill: "forwards" });
    delete item.dataset.flipped;
    return;
  }
  if (item) {
    delete item.dataset.flipped;
    fade(item, 0, 1);
  }
  await animate(form, [{ opacity: 1 }, { opacity: 0 }], { duration: 240, fill: "forwards" });
}

/** The element that shows a placement on the active surface; undefined if none is on screen. */
export function itemShowing(server, placement, screen) {
  const id = placement && itemOf(server, placement)?.id;
  const item = [...screen.querySelectorAll(".surface[data-active] .item")]
    .find((node) => node.dataset.item === id);
  return item?.getBoundingClientRect().width ? item : undefined;
}

async function turn(form, layer, item, options) {
  const front = frontOf(item, layer);
  layer.append(front);
  hide(item);
  const [from, to] = [front, form].map((side) => side.getBoundingClientRect());
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const timing = { duration: 640, easing: "cubic-bezier(0.45, 0, 0.25, 1)", ...options };
  await Promise.all([
    animate(front, [
      { transform: side(0, 0, 0, 1, 1) },
      { transform: side(x, y, 180, to.width / from.width, to.height / from.height) },
    ], timing),
    animate(form, [
      { transform: side(-x, -y, -180, from.width / to.width, from.height / to.height) },
      { transform: side(0, 0, 0, 1, 1) },
    ], timing),
  ]);
  front.remove();
}

function side(x, y, degrees, width, height) {
  return `translate(${x}px, ${y}px) perspective(1400px) rotateY(${degrees}deg) `
    + `scale(${width}, ${height})`;
}

/** Shows a widget above the shade while it is held: sharp, and a little larger. */
export function lift(item, layer) {
  const front = frontOf(item, layer);
  front.dataset.lifted = "";
  layer.append(front);
  hide(item);
  return {
    lower() {
      delete item.dataset.flipped;
      front.remove();
    },
  };
}

/** A copy of what a widget shows, in its frame, for a layer over the surfaces. */
function frontOf(item, layer) {
  const body = item.querySelector(".item-body");
  const [frame, origin] = [body, layer].map((node) => node.getBoundingClientRect());
  const copy = body.cloneNode(true);
  for (const node of [copy, ...copy.querySelectorAll("*")]) {
    node.removeAttribute("id");
    node.inert = true;
  }
  const front = h("div", { class: "flip-front", "aria-hidden": "true" }, copy);
  // The phone is not scaled, so that the layer's points are those of the page.
  Object.assign(front.style, {
    left: `${frame.left - origin.left}px`, top: `${frame.top - origin.top}px`,
    width: `${frame.width}px`, height: `${frame.height}px`,
  });
  front.style.setProperty("--round", getComputedStyle(item).getPropertyValue("--round"));
  return front;
}

/** Hides what the widget shows while a copy or its form is above it. */
function hide(item) { item.dataset.flipped = ""; }

function fade(item, from, to) {
  return animate(item.querySelector(".item-body"), [{ opacity: from }, { opacity: to }],
    { duration: 300 });
}
