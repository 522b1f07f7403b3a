/** How long changes take and how they go on, for the Web Animations. Pure. */

/** In milliseconds: iOS ends every change of a widget's or an activity's content after two seconds. */
export const longest = 2000;

/** Where the author asks for nothing. */
const system = { duration: 550, delay: 0, easing: springEasing(0) };

/** `timing` is a part's, in seconds; null and undefined are the system's own. */
export function playOf(timing) {
  if (!timing) return system;
  const delay = Math.min(timing.delay * 1000, longest);
  const isSpring = timing.curve === undefined;
  // A spring seems to be over after its duration, and moves on a little longer.
  const wanted = timing.duration * 1000 * (isSpring ? 1.4 : 1);
  return {
    duration: Math.max(Math.min(wanted, longest - delay), 1), delay,
    easing: isSpring ? springEasing(timing.bounce ?? 0) : `cubic-bezier(${timing.curve.join(", ")})`,
  };
}

/** A spring that has come to rest at 1, from its bounce: 0 does not overshoot. */
export function springEasing(bounce) {
  const damping = Math.min(Math.max(1 - bounce, 0.05), 2);
  const points = Array.from({ length: 41 }, (_, place) => {
    const share = place / 40;
    // Two π a duration, and 1.4 durations.
    return round(springValue(damping, share * 1.4 * 2 * Math.PI));
  });
  points[0] = 0;
  points[40] = 1;
  return `linear(${points.join(", ")})`;
}

/** The step response at `angle`, frequency times time. */
function springValue(damping, angle) {
  if (damping > 0.9999) {
    const rate = damping > 1.0001 ? damping - Math.sqrt(damping * damping - 1) : 1;
    return 1 - Math.exp(-rate * angle) * (1 + rate * angle);
  }
  const damped = Math.sqrt(1 - damping * damping);
  return 1 - Math.exp(-damping * angle)
    * (Math.cos(damped * angle) + (damping / damped) * Math.sin(damped * angle));
}

function round(value) {
  return Math.round(value * 1000) / 1000;
}
