/** Durations and easings of content changes, for the Web Animations API. Pure. */

/** In milliseconds. iOS limits the animations of widgets and activities to two seconds. */
export const maxDuration = 2000;

/** The animation if the author specifies none. */
const systemOptions = { duration: 550, delay: 0, easing: springEasing(0) };

/** The options of `Element.animate` for a part's timing; without one, the system's. */
export function animationOptions(timing) {
  if (!timing) return systemOptions;
  const delay = Math.min(timing.delay * 1000, maxDuration);
  const isSpring = timing.curve === undefined;
  // A spring takes longer than its perceptual duration to come to rest.
  const duration = timing.duration * 1000 * (isSpring ? 1.4 : 1);
  return {
    duration: Math.max(Math.min(duration, maxDuration - delay), 1), delay,
    easing: isSpring
      ? springEasing(timing.bounce ?? 0) : `cubic-bezier(${timing.curve.join(", ")})`,
  };
}

/** A spring as a CSS `linear()` easing that ends at 1. A bounce of 0 does not overshoot. */
export function springEasing(bounce) {
  const damping = Math.min(Math.max(1 - bounce, 0.05), 2);
  const points = Array.from({ length: 41 }, (_, index) => {
    const progress = index / 40;
    // The undamped spring has a period of one duration; the easing covers 1.4 durations.
    return round(springValue(damping, progress * 1.4 * 2 * Math.PI));
  });
  points[0] = 0;
  points[40] = 1;
  return `linear(${points.join(", ")})`;
}

/** The step response of a damped spring at `angle`, its undamped frequency times the time. */
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
