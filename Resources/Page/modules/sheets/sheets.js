import { h, setAttribute } from "../dom/dom.js";
import { animate, spring } from "../dom/motion.js";
import { createForm } from "../form/form.js";
import { createControlGallery } from "../gallery/control-gallery.js";
import { createGallery } from "../gallery/gallery.js";
import { shownDevices } from "../rules/companions.js";
import { createCompanionMenu } from "./companion-menu.js";
import { trapFocus } from "./focus-trap.js";
import { flipIn, flipOut, itemShowing, lift } from "./form-flip.js";
import { createItemMenu, placeMenu } from "./item-menu.js";
import { createKeyHelp } from "./key-help.js";
import {
  createAlarmQuestion, createDismissQuestion, createLocationQuestion, createRemoveQuestion,
  createUnlockQuestion,
} from "./questions.js";
import { createShortcuts } from "./shortcuts.js";
import { createStartActivity } from "./start-activity.js";

/** Whether a sheet opens beside the main device: it is about a companion, or the main is hidden. */
export function opensBesideMain({ server, view }) {
  return Boolean(view.sheet?.on) || !shownDevices(server, view).includes("main");
}

/**
 * The sheets over the surfaces, within the phone's screen: a gallery slides up, a widget flips to
 * its form and back, a question or a widget's menu pops up. At most one is open; the rest of the
 * screen is inert meanwhile. When it closes, the focus returns to the element that had it before.
 *
 * `accepts(state)` returns whether the sheet of a state opens here.
 */
export function mountSheets(app, screen, { accepts }) {
  const { store } = app;
  const shade = h("div", {
    class: "shade", "aria-hidden": "true",
    on: { click: () => store.dispatch({ type: "sheet", sheet: null }) },
  });
  const layer = h("div", { class: "sheet-layer", "data-no-gestures": true }, shade);
  screen.append(layer);
  let open = null;
  let returnTo = null;

  const kinds = {
    gallery: (sheet) => createGallery(app, sheet),
    controlGallery: (sheet) => createControlGallery(app, sheet),
    form: (sheet) => createForm(app, sheet),
    remove: (sheet) => createRemoveQuestion(app, sheet),
    unlock: (sheet) => createUnlockQuestion(app, sheet),
    location: (sheet) => createLocationQuestion(app, sheet),
    alarms: (sheet) => createAlarmQuestion(app, sheet),
    keys: () => createKeyHelp(app),
    shortcuts: () => createShortcuts(app),
    startActivity: (sheet) => createStartActivity(app, sheet),
    menu: (sheet) => (sheet.on ? createCompanionMenu : createItemMenu)(app, sheet),
    dismiss: (sheet) => createDismissQuestion(app, sheet),
  };

  store.watch((state) => (accepts(state) ? state.view.sheet : null), (sheet) => {
    if (open && open.sheet !== sheet) close();
    if (sheet) show(sheet);
    setAttribute(layer, "data-open", Boolean(sheet));
    setAttribute(screen, "data-sheet", sheet?.kind);
  });
  store.watch((state) => state, (state) => open?.view.update?.(state));

  function show(sheet) {
    if (!open) returnTo = document.activeElement;
    const view = kinds[sheet.kind](sheet);
    open = { sheet, view, item: itemOn(sheet) };
    if (sheet.kind === "menu" && !sheet.on && open.item) open.lifted = lift(open.item, layer);
    layer.append(view.element);
    view.update?.(store.get());
    trapFocus(view.element);
    if (sheet.kind === "menu") placeMenu(view.element, layer, open.item);
    enter(view.element, layer, open);
    (view.element.querySelector("[autofocus]") ?? view.element).focus({ preventScroll: true });
  }

  /** The element that shows the widget of a sheet. */
  function itemOn({ kind, on, placement, control }) {
    if (!on) return itemShowing(store.get().server, placement, screen);
    // Companions are whole pictures: nothing of them turns into a form.
    return kind === "menu" ? document.querySelector(placement
      ? `.companion-item[data-item="${placement}"]`
      : `.companion-control[data-control="${control}"]`) : undefined;
  }

  function close() {
    const closing = open;
    const { view } = closing;
    open = null;
    view.end?.();
    view.element.inert = true;
    closing.lifted?.lower();
    leave(view.element, layer, closing).then(() => view.element.remove());
    if (returnTo?.isConnected) returnTo.focus({ preventScroll: true });
    else document.getElementById("add-button")?.focus({ preventScroll: true });
  }
}

function enter(element, layer, { sheet, item }) {
  if (slidesUp(sheet)) {
    return animate(element, [{ translate: "0 100%" }, { translate: "0 0" }], { duration: 520 });
  }
  if (sheet.kind === "form") return flipIn(element, layer, item);
  return animate(element, [{ opacity: 0, scale: 1.15 }, { opacity: 1, scale: 1 }],
    { duration: 380, easing: spring });
}

function leave(element, layer, { sheet, item }) {
  if (slidesUp(sheet)) {
    return animate(element, [{ translate: "0 0" }, { translate: "0 100%" }],
      { duration: 340, fill: "forwards" });
  }
  if (sheet.kind === "form") return flipOut(element, layer, item);
  return animate(element, [{ opacity: 1, scale: 1 }, { opacity: 0, scale: 0.92 }],
    { duration: 200, fill: "forwards" });
}

function slidesUp({ kind }) {
  return ["gallery", "controlGallery", "keys", "shortcuts"].includes(kind);
}
