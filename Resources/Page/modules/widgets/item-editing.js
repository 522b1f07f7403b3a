import { texts } from "../app/texts.js";
import { h, setAttribute, setHidden } from "../dom/dom.js";
import { icon } from "../dom/icons.js";

/**
 * The controls of an item: the grip, which has the focus and the keys while editing, the button
 * that removes it, and those that turn a stack. `itemOf()` returns the item.
 */
export function createItemEditing(app, { onKey, turnBy, itemOf }) {
  const grip = h("button", {
    class: "item-grip", type: "button", "aria-describedby": "edit-hint",
    on: { click: edit, keydown: (event) => onKey?.(event, itemOf()), focus: select },
  });
  const remove = h("button", {
    class: "item-remove", type: "button",
    on: {
      click: () => app.store.dispatch(
        { type: "sheet", sheet: { kind: "remove", placement: itemOf().top } }),
    },
  }, icon("minus"));
  const turnButtons = ["previous", "next"].map((direction) => h("button", {
    class: `stack-turn stack-turn-${direction}`, type: "button",
    "aria-label": texts.widget[direction],
    on: { click: () => turnBy(direction === "next" ? 1 : -1) },
  }, icon(direction === "next" ? "down" : "up")));

  function select() {
    const item = itemOf();
    if (item) app.store.dispatch({ type: "select", placement: item.top });
  }

  function edit() {
    const { top } = itemOf();
    const state = app.store.get().server.placements[top];
    select();
    if (state?.isConfigurable) {
      app.store.dispatch({ type: "sheet", sheet: { kind: "form", placement: top } });
    }
  }

  function update(item, state, isEditing, title) {
    setHidden(grip, !isEditing);
    setHidden(remove, !isEditing);
    const canTurn = item.stack && item.members.length > 1;
    for (const button of turnButtons) setHidden(button, !canTurn);
    setAttribute(grip, "aria-label",
      state?.isConfigurable ? texts.widget.editing(title) : texts.widget.fixed(title));
    setAttribute(remove, "aria-label", texts.widget.remove(title));
  }

  return { grip, remove, turnButtons, update };
}
