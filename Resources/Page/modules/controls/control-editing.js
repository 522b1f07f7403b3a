import { isDeleteKey } from "../app/keys.js";
import { texts } from "../app/texts.js";
import { h, setAttribute, setHidden } from "../dom/dom.js";
import { icon } from "../dom/icons.js";

/**
 * Adds the controls for editing to a control's view: a grip over it, which selects it and opens its
 * form, and a badge that removes it. `onKey(event)` receives the grip's other keys.
 */
export function addEditing(app, id, view, { onKey } = {}) {
  let state = null;
  const remove = () => app.run({ command: "removeControl", control: id });
  const grip = h("button", {
    class: "control-grip", type: "button",
    on: {
      focus: select,
      click() {
        select();
        if (state.isConfigurable) openControlForm(app, id);
      },
      keydown(event) {
        if (isDeleteKey(event)) {
          event.preventDefault();
          remove();
        } else {
          onKey?.(event);
        }
      },
    },
  });
  const badge = h("button", {
    class: "item-remove", type: "button", on: { click: remove },
  }, icon("minus"));
  view.element.append(grip, badge);

  function select() {
    app.store.dispatch({ type: "select", placement: id });
  }

  return {
    grip,
    update(next, isEditing) {
      state = next;
      const name = state.title || state.app;
      setAttribute(view.element, "data-editing", isEditing);
      setAttribute(view.press, "inert", isEditing);
      setHidden(grip, !isEditing);
      setHidden(badge, !isEditing);
      setAttribute(grip, "aria-label",
        state.isConfigurable ? texts.control.editing(name) : texts.control.fixed(name));
      setAttribute(badge, "aria-label", texts.control.remove(name));
    },
  };
}

/** Opens "Edit Control"; for a control of a companion, with its role as `on`. */
export function openControlForm(app, id, on = undefined) {
  app.store.dispatch({ type: "sheet", sheet: { kind: "form", control: id, on } });
}
