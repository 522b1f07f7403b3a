import { h, setNumbers } from "../dom/dom.js";
import { animate, isMotionReduced } from "../dom/motion.js";
import { createBackdrop } from "./backdrop.js";
import { animationOptions } from "./motion-timing.js";

/**
 * Animates the change from one picture to another. Each move of `planMotion` is played in a window,
 * an element that shows a part of a picture, over a backdrop; the rest of the picture crossfades.
 * `size` is the size of the pictures, in the points of the moves; `fadeTime` is in milliseconds.
 */
export async function changeContent(frame, old, image, { moves: planned, size, fadeTime = 360 }) {
  const moves = planned.map((move) => ({ ...move, from: outset(move.from), to: outset(move.to) }));
  if (isMotionReduced() || !moves.length) {
    await fade(old, image, fadeTime);
    old.remove();
    return;
  }
  const fractions = ({ x, y, width, height }) => ({
    x: x / size.width, y: y / size.height, width: width / size.width, height: height / size.height,
  });
  const arrivals = moves.filter(({ kind }) => kind !== "remove").map(({ to }) => fractions(to));
  old.style.clipPath = clipPathAround(moves.filter(({ kind }) => kind !== "insert")
    .map(({ from }) => fractions(from)));
  image.style.clipPath = clipPathAround(arrivals);
  const backdrop = createBackdrop(image, arrivals);
  old.before(backdrop);
  const unit = frame.getBoundingClientRect().width / size.width;
  const windows = moves.flatMap((move) => windowsOf(move, unit)
    .map((window) => play(frame, old.src, image.src, fractions, move, window)));
  fade(old, image, fadeTime);
  await Promise.all(windows.map(({ finished }) => finished));
  image.style.clipPath = "";
  for (const { element } of windows) element.remove();
  backdrop.remove();
  old.remove();
}

/** Adds half a point on each side, so that an edge between two pixels moves too. */
function outset({ x, y, width, height }) {
  return { x: x - 0.5, y: y - 0.5, width: width + 1, height: height + 1 };
}

/** The old picture fades out after the new one has faded in: what both show stays opaque. */
function fade(old, image, time) {
  animate(old, [{ opacity: 1 }, { opacity: 0 }],
    { duration: time / 2, delay: time / 2, fill: "forwards" });
  return animate(image, [{ opacity: 0 }, { opacity: 1 }], { duration: time });
}

/** Animates a window on the old or the new picture; if `isFramed`, the picture inside it. */
function play(frame, old, image, fractions, move, { isOld, keyframes, isFramed, options }) {
  const picture = h("img", {
    class: "moving-picture", src: isOld ? old : image, alt: "", draggable: "false",
  });
  const element = h("div", {
    class: "moving", "aria-hidden": "true",
    data: {
      motion: move.kind, ...(isFramed ? { framed: "" } : {}),
      ...(move.kind === "roll" ? { direction: move.direction > 0 ? "up" : "down" } : {}),
    },
  }, picture);
  const { x, y, width, height } = fractions(isOld ? move.from : move.to);
  setNumbers(element, { x, y, w: width, h: height });
  frame.append(element);
  const finished = animate(isFramed ? picture : element, keyframes,
    { ...animationOptions(move.timing), ...options, fill: "both" });
  return { element, finished };
}

const still = { opacity: 1, translate: "0 0", scale: "1 1", filter: "blur(0)" };
const blurred = "blur(5px)";

/** The windows of a move: `[{ isOld, keyframes, isFramed, options }]`, the topmost last. */
function windowsOf(move, unit) {
  const { kind, from, to } = move;
  switch (kind) {
    case "roll": {
      const lift = move.direction * 0.8 * unit;
      const away = (length) => ({ opacity: 0, translate: `0 ${length}px`, filter: blurred });
      const rest = { opacity: 1, translate: "0 0", filter: "blur(0)" };
      return [
        { isOld: true, isFramed: true, keyframes: [rest, away(-lift * from.height)] },
        { isOld: false, isFramed: true, keyframes: [away(lift * to.height), rest] },
      ];
    }
    case "blur": return crossfade(move, unit, { opacity: 0, filter: blurred });
    case "fade": return crossfade(move, unit, { opacity: 0 });
    case "swap": return crossfade(move, unit, { opacity: 0, scale: "0.4 0.4", filter: blurred });
    case "move": return [{ isOld: false, keyframes: [placedAt(to, from, unit), still] }];
    case "morph":
      // The old shape stays below the new one, so that the background does not show through.
      return [
        { isOld: true, keyframes: [still, placedAt(from, to, unit)] },
        { isOld: false, keyframes: [{ ...placedAt(to, from, unit), opacity: 0 }, still] },
      ];
    case "insert": return [{ isOld: false, ...insertion(move, to, unit) }];
    case "remove": {
      const { keyframes, options } = insertion(move, from, unit);
      return [{ isOld: true, keyframes: keyframes.reverse(), options }];
    }
    default:
      return [{ isOld: false, keyframes: [still, still], options: { duration: 1, delay: 0 } }];
  }
}

/** Fades from the old content to the new; both move from the old place to the new one. */
function crossfade({ from, to }, unit, hidden) {
  const { translate: there } = placedAt(from, to, unit);
  const { translate: back } = placedAt(to, from, unit);
  return [
    { isOld: true, keyframes: [still, { ...still, translate: there, ...hidden }] },
    { isOld: false, keyframes: [{ ...still, translate: back, ...hidden }, still] },
  ];
}

/** The keyframe that moves and scales the rectangle `own` onto `other`. */
function placedAt(own, other, unit) {
  const x = (other.x + other.width / 2 - own.x - own.width / 2) * unit;
  const y = (other.y + other.height / 2 - own.y - own.height / 2) * unit;
  const width = other.width / Math.max(own.width, 0.5);
  const height = other.height / Math.max(own.height, 0.5);
  return { ...still, translate: `${x}px ${y}px`, scale: `${width} ${height}` };
}

/** The keyframes of a transition that inserts a view. Without steps it appears at once. */
function insertion({ steps }, { width, height }, unit) {
  const start = { ...still };
  let [x, y] = [0, 0];
  let origin = "50% 50%";
  for (const step of steps) {
    if (step.kind === "opacity") start.opacity = 0;
    if (step.kind === "blur") start.filter = blurred;
    if (step.kind === "move") [x, y] = [x + step.x * width, y + step.y * height];
    if (step.kind === "offset") [x, y] = [x + step.x, y + step.y];
    if (step.kind === "scale") {
      start.scale = `${step.scale} ${step.scale}`;
      origin = `${step.x * 100}% ${step.y * 100}%`;
    }
  }
  start.translate = `${x * unit}px ${y * unit}px`;
  const options = steps.length ? {} : { duration: 1, delay: 0 };
  if (!steps.length) start.opacity = 0;
  const keyframes = [start, still].map((state) => ({ ...state, transformOrigin: origin }));
  return { keyframes, options };
}

/** A clip path that shows everything outside of some rectangles, given in fractions. */
export function clipPathAround(regions) {
  const percent = (fraction) => `${Math.round(fraction * 1e4) / 100}%`;
  const corners = ["0% 0%", "100% 0%", "100% 100%", "0% 100%", "0% 0%"];
  const holes = regions.flatMap(({ x, y, width, height }) => {
    const [left, top, right, bottom] = [x, y, x + width, y + height].map(percent);
    return [`${left} ${top}`, `${right} ${top}`, `${right} ${bottom}`, `${left} ${bottom}`,
      `${left} ${top}`, "0% 0%"];
  });
  return `polygon(evenodd, ${[...corners, ...holes].join(", ")})`;
}
