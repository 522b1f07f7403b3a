import { closeOpened } from "../activities/activity-tap.js";
import { openNotificationCenter } from "../phone/notification-pull.js";
import { hasControlCenter } from "../rules/surfaces.js";
import { fold } from "./fold.js";
import { rotate } from "./rotate.js";
import { saveScreenshot } from "./screenshot.js";

/** The page's keyboard shortcuts. Escape closes the innermost open element. */
export function mountKeys(app) {
  const { store } = app;
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey) return;
    const { view } = store.get();
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== "z" || event.shiftKey || view.sheet || takesText(event.target)) return;
      event.preventDefault();
      app.undo.undo();
      return;
    }
    if (event.key === "Escape") {
      if (view.sheet) store.dispatch({ type: "sheet", sheet: null });
      else if (view.drawer) store.dispatch({ type: "drawer", drawer: view.drawer });
      else if (view.controlCenter.isEditing) {
        store.dispatch({ type: "controlEditing", isEditing: false });
      } else if (view.controlCenter.isOpen) {
        store.dispatch({ type: "controlCenter", isOpen: false });
      } else if (view.opened) closeOpened(app);
      else if (view.isEditing) store.dispatch({ type: "editing", isEditing: false });
      return;
    }
    if (view.sheet || takesText(event.target)) return;
    if (event.key === "?") {
      store.dispatch({ type: "sheet", sheet: { kind: "keys" } });
      return;
    }
    if (event.key === "s") {
      saveScreenshot(app);
      return;
    }
    if (event.key === "r") {
      rotate(app);
      return;
    }
    if (event.key === "h") {
      fold(app);
      return;
    }
    if (event.key === "c" && hasControlCenter(view.surface)) {
      store.dispatch({ type: "controlCenter", isOpen: !view.controlCenter.isOpen });
      return;
    }
    if (event.key === "l") {
      store.dispatch({ type: "drawer", drawer: "console" });
      return;
    }
    if (view.controlCenter.isOpen) return;
    if (event.key === "f") {
      store.dispatch({ type: "sheet", sheet: { kind: "shortcuts" } });
    } else if (event.key === "n" && ["home", "today"].includes(view.surface)) {
      openNotificationCenter(app);
    } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      if (view.surface !== "home") return;
      const step = event.key === "ArrowLeft" ? -1 : 1;
      store.dispatch({ type: "page", page: view.page + step });
    } else if (event.key === "e") {
      store.dispatch({ type: "editing", isEditing: !view.isEditing });
    }
  });
}

/** Whether keys belong to the element: letters are typed into it, or arrows change its value. */
function takesText(target) {
  return target.isContentEditable || target.matches("input, select, textarea");
}

export function isDeleteKey({ key }) {
  return key === "Delete" || key === "Backspace";
}

/** If the key is Delete, asks whether to remove the widget and returns true. */
export function handleDeleteKey({ store }, event, item) {
  if (!isDeleteKey(event)) return false;
  event.preventDefault();
  store.dispatch({ type: "sheet", sheet: { kind: "remove", placement: item.top } });
  return true;
}
