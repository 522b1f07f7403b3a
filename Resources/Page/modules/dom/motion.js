/** Movement as the device has it: springs, and none where the person or the device wants less. */
export const spring =
  "linear(0, 0.009, 0.035 2.1%, 0.141 4.4%, 0.723 12.9%, 0.938 16.7%, 1.017 19.4%, "
  + "1.067 23.2%, 1.078 27%, 1.061 33%, 1.017 45%, 0.999 56%, 1)";
export const calm = "cubic-bezier(0.32, 0.72, 0, 1)";

const wantsLess = matchMedia("(prefers-reduced-motion: reduce)");

export function isMotionReduced() {
  return wantsLess.matches || document.documentElement.dataset.motion === "reduced";
}

/**
 * Animates, and resolves when it is over; at once where motion is reduced. Fades stay: they are
 * what iOS puts in place of movement.
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
    // Cancelled: the element has gone, or another movement has taken over.
  }
}
