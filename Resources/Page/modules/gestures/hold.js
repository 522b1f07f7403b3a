/**
 * Tells a press that is held long enough from one that is not, by pointer or by the space and return
 * keys: `onStart`, then `onHeld` while it still is held, and `onEnd({ wasHeld })`. A click without
 * either, as assistive technology sends it, is a hold.
 */
const holdTime = 600;

export function watchHold(element, { onStart, onHeld, onEnd }) {
  let timer = null;
  let wasHeld = false;
  let isDown = false;
  let isOwn = false;

  function start() {
    if (isDown) return;
    isDown = true;
    isOwn = true;
    wasHeld = false;
    onStart();
    timer = setTimeout(() => {
      wasHeld = true;
      onHeld();
    }, holdTime);
  }

  function end() {
    if (!isDown) return;
    isDown = false;
    clearTimeout(timer);
    onEnd({ wasHeld });
  }

  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    element.setPointerCapture?.(event.pointerId);
    start();
  });
  element.addEventListener("pointerup", end);
  element.addEventListener("pointercancel", end);
  element.addEventListener("keydown", (event) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (!event.repeat) start();
  });
  element.addEventListener("keyup", (event) => {
    if (event.key === " " || event.key === "Enter") end();
  });
  element.addEventListener("blur", end);
  element.addEventListener("click", () => {
    if (!isOwn) {
      onStart();
      onHeld();
      onEnd({ wasHeld: true });
    }
    isOwn = false;
  });
  element.addEventListener("contextmenu", (event) => event.preventDefault());
}
