/** How long a press has to last, in milliseconds. */
const holdTime = 600;

/**
 * Recognizes a press and hold by pointer, Space or Return: `onStart`, then `onHeld` if it lasts
 * long enough, then `onEnd({ wasHeld })`. A click without a press, as sent by assistive technology,
 * counts as a hold.
 */
export function watchHold(element, { onStart, onHeld, onEnd }) {
  let timer = null;
  let wasHeld = false;
  let isDown = false;
  let wasPressed = false;

  function start() {
    if (isDown) return;
    isDown = true;
    wasPressed = true;
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
    if (!wasPressed) {
      onStart();
      onHeld();
      onEnd({ wasHeld: true });
    }
    wasPressed = false;
  });
  element.addEventListener("contextmenu", (event) => event.preventDefault());
}
