/** Keeps the focus within a dialog when the Tab key is pressed. */
export function trapFocus(element) {
  element.tabIndex = -1;
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Tab") return;
    const focusable = [...element.querySelectorAll("button, input, select, textarea")]
      .filter((node) => !node.disabled && node.checkVisibility() && !node.closest("[inert]"));
    const [first, last] = [focusable[0], focusable.at(-1)];
    const current = document.activeElement;
    if (event.shiftKey && (current === first || current === element)) {
      event.preventDefault();
      last?.focus();
    } else if (!event.shiftKey && current === last) {
      event.preventDefault();
      first?.focus();
    }
  });
}
