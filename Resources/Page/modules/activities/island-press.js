/** How long a press has to last, in milliseconds. */
const holdTime = 420;

/**
 * Recognizes a tap or a press and hold on the Island, by pointer, Return or Space. The down arrow
 * and the menu key count as a hold, a click from assistive technology as a tap.
 */
export function watchPress(element, { onTap, onHold }) {
  let timer = null;
  let isDown = false;
  let wasHeld = false;

  function start() {
    isDown = true;
    wasHeld = false;
    element.dataset.pressed = "";
    timer = setTimeout(() => {
      wasHeld = true;
      finish();
      onHold();
    }, holdTime);
  }

  function finish() {
    isDown = false;
    clearTimeout(timer);
    delete element.dataset.pressed;
  }

  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    start();
  });
  for (const name of ["pointerup", "pointercancel", "pointerleave", "blur"]) {
    element.addEventListener(name, () => isDown && finish());
  }
  element.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ContextMenu") {
      event.preventDefault();
      onHold();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (!event.repeat) start();
    }
  });
  element.addEventListener("keyup", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (!isDown) return;
    finish();
    onTap();
  });
  element.addEventListener("click", () => {
    if (!wasHeld) onTap();
    wasHeld = false;
  });
  element.addEventListener("contextmenu", (event) => event.preventDefault());
}
