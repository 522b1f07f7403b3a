import { h, setNumbers } from "./dom.js";
import { animate, isMotionReduced } from "./motion.js";
import { playOf } from "./motion-timing.js";

/**
 * A picture becomes another: what moves does so in windows on both pictures, as `planMotion` says,
 * and everything else fades into what it is now. `size` is the pictures', in the points of the moves.
 */
export async function changeContent(frame, old, image, { moves: planned, size, fadeTime = 360 }) {
  const moves = planned.map((move) => ({ ...move, from: grown(move.from), to: grown(move.to) }));
  if (isMotionReduced() || !moves.length) {
    await fade(old, image, fadeTime);
    old.remove();
    return;
  }
  const fractions = ({ x, y, width, height }) => ({
    x: x / size.width, y: y / size.height, width: width / size.width, height: height / size.height,
  });
  old.style.clipPath = around(moves.filter(({ kind }) => kind !== "insert")
    .map(({ from }) => fractions(from)));
  image.style.clipPath = around(moves.filter(({ kind }) => kind !== "remove")
    .map(({ to }) => fractions(to)));
  const unit = frame.getBoundingClientRect().width / size.width;
  const windows = moves.flatMap((move) => windowsOf(move, unit)
    .map((window) => play(frame, old.src, image.src, fractions, move, window)));
  fade(old, image, fadeTime);
  await Promise.all(windows.map(({ finished }) => finished));
  image.style.clipPath = "";
  for (const { element } of windows) element.remove();
  old.remove();
}

/** Half a point more on each side: an edge between two pixels belongs to what moves. */
function grown({ x, y, width, height }) {
  return { x: x - 0.5, y: y - 0.5, width: width + 1, height: height + 1 };
}

/** The old one goes after the new one has come: what both show keeps its strength. */
function fade(old, image, time) {
  animate(old, [{ opacity: 1 }, { opacity: 0 }],
    { duration: time / 2, delay: time / 2, fill: "forwards" });
  return animate(image, [{ opacity: 0 }, { opacity: 1 }], { duration: time });
}

/** A window on a rectangle of the old or the new picture, which moves, or within which it does. */
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
    { ...playOf(move.timing), ...options, fill: "both" });
  return { element, finished };
}

const still = { opacity: 1, translate: "0 0", scale: "1 1", filter: "blur(0)" };
const blurred = "blur(5px)";

/** What a move is shown with: `{ isOld, keyframes, isFramed, options }`, the last ones on top. */
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
    case "blur": return crossing(move, unit, { opacity: 0, filter: blurred });
    case "fade": return crossing(move, unit, { opacity: 0 });
    case "swap": return crossing(move, unit, { opacity: 0, scale: "0.4 0.4", filter: blurred });
    case "move": return [{ isOld: false, keyframes: [at(to, from, unit), still] }];
    case "morph":
      // The old form stays below the new one, so that nothing shines through on the way.
      return [
        { isOld: true, keyframes: [still, at(from, to, unit)] },
        { isOld: false, keyframes: [{ ...at(to, from, unit), opacity: 0 }, still] },
      ];
    case "insert": return [{ isOld: false, ...coming(move, to, unit) }];
    case "remove": {
      const { keyframes, options } = coming(move, from, unit);
      return [{ isOld: true, keyframes: keyframes.reverse(), options }];
    }
    default: return [{ isOld: false, keyframes: [still, still], options: { duration: 1, delay: 0 } }];
  }
}

/** The old one goes and the new one comes, both on the way from the old place to the new. */
function crossing({ from, to }, unit, gone) {
  const { translate: there } = at(from, to, unit);
  const { translate: back } = at(to, from, unit);
  return [
    { isOld: true, keyframes: [still, { ...still, translate: there, ...gone }] },
    { isOld: false, keyframes: [{ ...still, translate: back, ...gone }, still] },
  ];
}

/** What stands in `own` as large as, and where, `other` is. */
function at(own, other, unit) {
  const x = (other.x + other.width / 2 - own.x - own.width / 2) * unit;
  const y = (other.y + other.height / 2 - own.y - own.height / 2) * unit;
  const width = other.width / Math.max(own.width, 0.5);
  const height = other.height / Math.max(own.height, 0.5);
  return { ...still, translate: `${x}px ${y}px`, scale: `${width} ${height}` };
}

/** How a transition's steps bring a view in; none is at once. */
function coming({ steps }, { width, height }, unit) {
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
