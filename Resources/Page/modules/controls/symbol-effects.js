import { animate, isMotionReduced, spring } from "../dom/motion.js";

/**
 * SwiftUI's symbol effects as animations of a symbol's picture. A picture has no layers, so effects
 * that SwiftUI plays layer by layer, such as `variableColor`, sweep over the whole symbol.
 */
const swing = "ease-in-out";
const effects = {
  bounce: {
    frames: [{ scale: 1 }, { scale: 0.9, offset: 0.16 }, { scale: 1.22, offset: 0.44 },
      { scale: 0.97, offset: 0.74 }, { scale: 1 }],
    options: { duration: 640, easing: swing },
  },
  pulse: {
    frames: [{ opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }],
    options: { duration: 900, iterations: 2, easing: swing },
  },
  rotate: {
    frames: [{ rotate: "0deg" }, { rotate: "360deg" }], options: { duration: 900, easing: spring },
  },
  scale: {
    frames: [{ scale: 1 }, { scale: 1.2, offset: 0.4 }, { scale: 1.2, offset: 0.6 }, { scale: 1 }],
    options: { duration: 760, easing: swing },
  },
  wiggle: {
    frames: [0, -13, 11, -8, 5, 0].map((angle) => ({ rotate: `${angle}deg` })),
    options: { duration: 720, easing: swing },
  },
  breathe: {
    frames: [{ scale: 1, opacity: 1 }, { scale: 1.16, opacity: 0.82 }, { scale: 1, opacity: 1 }],
    options: { duration: 1300, iterations: 2, easing: swing },
  },
  appear: {
    frames: [{ scale: 0.2, opacity: 0 }, { scale: 1, opacity: 1 }],
    options: { duration: 560, easing: spring },
  },
  disappear: {
    frames: [{ scale: 1, opacity: 1 }, { scale: 0.2, opacity: 0, offset: 0.45 },
      { scale: 0.2, opacity: 0, offset: 0.6 }, { scale: 1, opacity: 1 }],
    options: { duration: 1000, easing: swing },
  },
  variableColor: {
    frames: ["100% 0", "0% 0"].map((place) => ({
      maskImage: "linear-gradient(90deg, #000 34%, rgb(0 0 0 / 0.25) 50%, #000 66%)",
      maskSize: "300% 100%", maskPosition: place,
    })),
    options: { duration: 1000, iterations: 2, easing: "linear" },
  },
};

/**
 * Plays the known effects of `names` together and stops those still playing. `names` are in the
 * format of the control's state (`effectOf`). Variants such as `bounce.up` play as the plain
 * effect.
 */
export function playEffects(element, names) {
  for (const animation of element.getAnimations()) {
    if (!(animation instanceof CSSTransition)) animation.cancel();
  }
  if (isMotionReduced()) return;
  for (const name of names) {
    const { frames, options } = effectOf(name) ?? {};
    if (frames) animate(element, frames, options);
  }
}

/**
 * The animation of an effect such as `rotate.clockwise;repeat=3;delay=0.5;speed=2`, with the delay
 * in seconds; null if the effect is unknown. `repeat=continuous` plays until the state changes.
 * Pure.
 */
export function effectOf(name) {
  const [variants, ...parts] = name.split(";");
  const effect = effects[variants.split(".")[0]];
  if (!effect) return null;
  const given = Object.fromEntries(parts.map((part) => part.split("=")));
  const speed = Number(given.speed) > 0 ? Number(given.speed) : 1;
  const delay = Number(given.delay) > 0 ? Number(given.delay) * 1000 : 0;
  const played = effect.options.duration / speed;
  const count = given.repeat === "continuous" ? Infinity : Number(given.repeat);
  return {
    frames: delay ? beforePause(effect.frames, played / (played + delay)) : effect.frames,
    options: {
      ...effect.options, duration: played + delay,
      iterations: count >= 1 ? count : effect.options.iterations ?? 1,
    },
  };
}

/** Compresses frames into a share of the time; the last frame stays for the rest. */
function beforePause(frames, share) {
  const last = frames.length - 1;
  const within = frames.map((frame, index) =>
    ({ ...frame, offset: (frame.offset ?? index / last) * share }));
  return [...within, { ...frames[last], offset: 1 }];
}
