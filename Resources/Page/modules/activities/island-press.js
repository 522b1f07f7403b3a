/**
 * A tap, or a press and hold, on the Island. By keys: Return and Space tap, held they hold, and the
 * down arrow and the menu key hold at once. A click of assistive technology is a tap.
 */
const holdTime = 420;

export function watchPress(element, { onTap, onHold }) {
  let timer = null;
  let isDown = false;
  let isSpent = false;

  function start() {
    isDown = true;
    isSpent = false;
    element.dataset.pressed = "";
    timer = setTimeout(() => {
      isSpent = true;
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
    if (!isSpent) onTap();
    isSpent = false;
  });
  element.addEventListener("contextmenu", (event) => event.preventDefault());
}
