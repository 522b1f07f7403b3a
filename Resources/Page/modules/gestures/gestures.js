/**
 * Recognizes long presses, drags and swipes of one pointer.
 *
 * - `hold(start)` is called after a long press. It may return a follower for the moves that come.
 * - `begin({ axis, dx, dy, start })` is called when the pointer has moved; returns a follower or
 *   null.
 * - A follower handles the rest of a gesture: `move({ dx, dy, x, y })` and
 *   `end({ dx, dy, vx, vy, isCancelled })`, in client pixels and pixels per millisecond.
 *
 * The click that ends a gesture is suppressed. Elements with `data-no-gestures` are ignored.
 */

/** How far a pointer may move in a tap, in pixels. */
const slop = 8;
/** How long a press has to last, in milliseconds. */
const holdTime = 450;

/** The functions that cancel the gestures under way. */
const running = new Set();

/** Ends all gestures under way as cancelled, for example because the screen has turned. */
export function cancelGestures() {
  for (const cancel of [...running]) cancel();
}

export function watchGestures(element, { hold, begin }) {
  let start = null;
  let follower = null;
  let timer = null;
  let isConsumed = false;
  let samples = [];

  element.addEventListener("pointerdown", (event) => {
    isConsumed = false;
    if (start || !event.isPrimary || event.button !== 0) return;
    if (event.target.closest("[data-no-gestures]")) return;
    start = { x: event.clientX, y: event.clientY, target: event.target, pointer: event.pointerId };
    running.add(cancel);
    samples = [];
    const canHold = !event.target.closest("input, select, textarea");
    // Move events arrive with frames. After a slow frame, handles a pending move before the hold.
    const press = start;
    const afterFrame = () => requestAnimationFrame(() => setTimeout(() => beginHold(press)));
    timer = canHold ? setTimeout(afterFrame, holdTime) : null;
  });

  function beginHold(press) {
    if (start !== press || follower || isConsumed) return;
    follower = hold?.(start) ?? null;
    isConsumed = true;
    if (follower) capture();
  }

  element.addEventListener("pointermove", (event) => {
    if (!start || event.pointerId !== start.pointer) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!follower) {
      if (isConsumed || Math.hypot(dx, dy) < slop) return;
      clearTimeout(timer);
      timer = null;
      const axis = Math.abs(dx) > Math.abs(dy) ? "x" : "y";
      follower = begin?.({ axis, dx, dy, start }) ?? null;
      isConsumed = true;
      if (!follower) return;
      capture();
    }
    samples.push({ x: event.clientX, y: event.clientY, at: event.timeStamp });
    if (samples.length > 6) samples.shift();
    follower.move({ dx, dy, x: event.clientX, y: event.clientY });
  });

  function reset() {
    clearTimeout(timer);
    running.delete(cancel);
    const ended = follower;
    start = null;
    follower = null;
    timer = null;
    return ended;
  }

  function cancel() {
    isConsumed = true;
    reset()?.end({ dx: 0, dy: 0, vx: 0, vy: 0, isCancelled: true });
  }

  const finish = (isCancelled) => (event) => {
    if (!start || event.pointerId !== start.pointer) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    reset()?.end({ dx, dy, ...velocity(samples, event.timeStamp), isCancelled });
  };
  element.addEventListener("pointerup", finish(false));
  element.addEventListener("pointercancel", finish(true));

  suppressClick(element, () => isConsumed, () => { isConsumed = false; });
  element.addEventListener("contextmenu", (event) => {
    if (start || isConsumed) event.preventDefault();
  });

  function capture() {
    element.setPointerCapture?.(start.pointer);
  }
}

/** Suppresses the click that ends a gesture; clicks by the keyboard have no detail. */
function suppressClick(element, isConsumed, reset) {
  element.addEventListener("click", (event) => {
    if (!isConsumed() || event.detail === 0) return;
    reset();
    event.stopPropagation();
    event.preventDefault();
  }, { capture: true });
}

/** The velocity over the last 100 ms; zero if the pointer rested before it was lifted. */
function velocity(samples, now) {
  const recent = samples.filter(({ at }) => now - at < 100);
  if (recent.length < 2) return { vx: 0, vy: 0 };
  const [first, last] = [recent[0], recent.at(-1)];
  const time = Math.max(1, last.at - first.at);
  return { vx: (last.x - first.x) / time, vy: (last.y - first.y) / time };
}
