/** Easing curves of the device's animations, and the setting to reduce them. */
export const spring =
  "linear(0, 0.009, 0.035 2.1%, 0.141 4.4%, 0.723 12.9%, 0.938 16.7%, 1.017 19.4%, "
  + "1.067 23.2%, 1.078 27%, 1.061 33%, 1.017 45%, 0.999 56%, 1)";
export const calm = "cubic-bezier(0.32, 0.72, 0, 1)";

const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

export function isMotionReduced() {
  return prefersReducedMotion.matches || document.documentElement.dataset.motion === "reduced";
}

/**
 * Animates an element and resolves when the animation has ended. With reduced motion only fades are
 * played, as on iOS; every other animation resolves at once.
 */
export async function animate(element, keyframes, options = {}) {
  const isFade = keyframes.every((frame) => Object.keys(frame).every((key) => key === "opacity"));
  if (isMotionReduced() && !isFade) return;
  const animation = element.animate(keyframes, {
    duration: 420, easing: calm, fill: "none", ...options,
  });
  try {
    await animation.finished;
  } catch {
    // Cancelled: the element was removed, or another animation replaced this one.
  }
}
