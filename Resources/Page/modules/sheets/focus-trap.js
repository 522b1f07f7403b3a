/** Keeps the tab key within a dialog. */
export function trapFocus(element) {
  element.tabIndex = -1;
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Tab") return;
    const reachable = [...element.querySelectorAll("button, input, select, textarea")]
      .filter((node) => !node.disabled && node.checkVisibility() && !node.closest("[inert]"));
    const [first, last] = [reachable[0], reachable.at(-1)];
    const at = document.activeElement;
    if (event.shiftKey && (at === first || at === element)) {
      event.preventDefault();
      last?.focus();
    } else if (!event.shiftKey && at === last) {
      event.preventDefault();
      first?.focus();
    }
  });
}
