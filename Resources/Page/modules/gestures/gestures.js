/**
 * Tells a press and hold, a drag and a swipe apart, by one pointer at a time.
 *
 * - `hold(start)`: the pointer has rested; may return a follower, which then gets the moves.
 * - `begin({ axis, dx, dy, start })`: the pointer has moved; returns a follower or null.
 * - a follower: `move({ dx, dy, x, y })`, `end({ dx, dy, vx, vy, isCancelled })`; client pixels,
 *   and pixels a millisecond.
 *
 * A click that a gesture has eaten is not delivered.
 */
const slop = 8;
const holdTime = 450;

export function watchGestures(element, { hold, begin }) {
  let start = null;
  let follower = null;
  let timer = null;
  let isEaten = false;
  let samples = [];

  element.addEventListener("pointerdown", (event) => {
    isEaten = false;
    if (start || !event.isPrimary || event.button !== 0) return;
    if (event.target.closest("[data-no-gestures]")) return;
    start = { x: event.clientX, y: event.clientY, target: event.target, pointer: event.pointerId };
    samples = [];
    const canHold = !event.target.closest("input, select, textarea");
    // Moves come with frames: one that waits for a slow frame still counts before the hold.
    const press = start;
    const afterFrame = () => requestAnimationFrame(() => setTimeout(() => holdNow(press)));
    timer = canHold ? setTimeout(afterFrame, holdTime) : null;
  });

  function holdNow(press) {
    if (start !== press || follower || isEaten) return;
    follower = hold?.(start) ?? null;
    isEaten = true;
    if (follower) capture();
  }

  element.addEventListener("pointermove", (event) => {
    if (!start || event.pointerId !== start.pointer) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!follower) {
      if (isEaten || Math.hypot(dx, dy) < slop) return;
      clearTimeout(timer);
      timer = null;
      const axis = Math.abs(dx) > Math.abs(dy) ? "x" : "y";
      follower = begin?.({ axis, dx, dy, start }) ?? null;
      isEaten = true;
      if (!follower) return;
      capture();
    }
    samples.push({ x: event.clientX, y: event.clientY, at: event.timeStamp });
    if (samples.length > 6) samples.shift();
    follower.move({ dx, dy, x: event.clientX, y: event.clientY });
  });

  const finish = (isCancelled) => (event) => {
    if (!start || event.pointerId !== start.pointer) return;
    clearTimeout(timer);
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    const ended = follower;
    start = null;
    follower = null;
    timer = null;
    ended?.end({ dx, dy, ...velocity(samples, event.timeStamp), isCancelled });
  };
  element.addEventListener("pointerup", finish(false));
  element.addEventListener("pointercancel", finish(true));

  element.addEventListener("click", (event) => {
    if (!isEaten || event.detail === 0) return;
    isEaten = false;
    event.stopPropagation();
    event.preventDefault();
  }, { capture: true });

  element.addEventListener("contextmenu", (event) => {
    if (start || isEaten) event.preventDefault();
  });

  function capture() {
    element.setPointerCapture?.(start.pointer);
  }
}

/** Of the last tenth of a second; a pointer that rested before it left has none. */
function velocity(samples, now) {
  const recent = samples.filter(({ at }) => now - at < 100);
  if (recent.length < 2) return { vx: 0, vy: 0 };
  const [first, last] = [recent[0], recent.at(-1)];
  const time = Math.max(1, last.at - first.at);
  return { vx: (last.x - first.x) / time, vy: (last.y - first.y) / time };
}
