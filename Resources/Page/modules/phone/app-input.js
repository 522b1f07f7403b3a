/** The identifier of what is around a menu or a sheet: a tap on it closes that. As in UIKit. */
const dismissIdentifier = "PopoverDismissRegion";

/**
 * Menus and sheets of the app in front: Escape closes the topmost, and the focus follows it.
 * `update(elements)` shows new elements in `overlay`.
 */
export function mountAppMenus(window, overlay, elements, tap) {
  let shown = [];
  /** The label of the button that has opened a menu. */
  let opener = null;

  /** What closes the topmost menu or sheet; undefined if there is none. */
  const dismissal = () => shown.find(({ identifier }) => identifier === dismissIdentifier);

  window.addEventListener("keydown", (event) => {
    const found = event.key === "Escape" && dismissal();
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    tap(found.index);
  });

  function update(next) {
    const focused = [...overlay.children].indexOf(document.activeElement);
    const [old, before] = [shown, dismissal()];
    elements.update(next);
    shown = next;
    const after = dismissal();
    if (Boolean(before) === Boolean(after) || focused < 0) return;
    if (after) {
      opener = old[focused]?.label ?? null;
      const options = next.filter((item) => item !== after && item.role !== "text");
      const first = options.find(({ isSelected }) => isSelected) ?? options[0];
      elements.focus((item) => item === first);
    } else {
      elements.focus((item) => item.label === opener && item.role !== "text");
    }
  }

  return { update };
}

/** Types into elements. Of several texts for one that arrive during a command, the last is sent. */
export function createTyping(app, version) {
  const texts = new Map();
  let isSending = false;
  return async (index, text) => {
    texts.set(index, text);
    if (isSending) return;
    isSending = true;
    while (texts.size > 0) {
      const [element, next] = texts.entries().next().value;
      texts.delete(element);
      await app.run({ command: "type", element, text: next, version: version() });
    }
    isSending = false;
  };
}
