import { h, setAttribute } from "../dom/dom.js";
import { animate, spring } from "../dom/motion.js";
import { createForm } from "../form/form.js";
import { createControlGallery } from "../gallery/control-gallery.js";
import { createGallery } from "../gallery/gallery.js";
import { trapFocus } from "./focus-trap.js";
import { createRemoveQuestion, createUnlockQuestion } from "./questions.js";

/**
 * The sheets over the surfaces, within the phone's screen: a gallery slides up, a form flips in, a
 * question pops up. At most one is open; the rest of the screen is inert meanwhile. When it closes,
 * the focus returns to the element that had it before.
 */
export function mountSheets(app, screen) {
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
  };

  store.watch(({ view }) => view.sheet, (sheet) => {
    if (open && open.sheet !== sheet) close();
    if (sheet) show(sheet);
    setAttribute(layer, "data-open", Boolean(sheet));
    setAttribute(screen, "data-sheet", sheet?.kind);
  });
  store.watch((state) => state, (state) => open?.view.update?.(state));

  function show(sheet) {
    if (!open) returnTo = document.activeElement;
    const view = kinds[sheet.kind](sheet);
    open = { sheet, view };
    layer.append(view.element);
    view.update?.(store.get());
    trapFocus(view.element);
    enter(view.element, sheet, screen);
    (view.element.querySelector("[autofocus]") ?? view.element).focus({ preventScroll: true });
  }

  function close() {
    const { view, sheet } = open;
    open = null;
    view.end?.();
    view.element.inert = true;
    leave(view.element, sheet).then(() => view.element.remove());
    if (returnTo?.isConnected) returnTo.focus({ preventScroll: true });
    else document.getElementById("add-button")?.focus({ preventScroll: true });
  }
}

function isGallery({ kind }) {
  return kind === "gallery" || kind === "controlGallery";
}

function enter(element, sheet, screen) {
  if (isGallery(sheet)) {
    return animate(element, [{ translate: "0 100%" }, { translate: "0 0" }], { duration: 520 });
  }
  if (sheet.kind === "form") return flipIn(element, sheet, screen);
  return animate(element, [{ opacity: 0, scale: 1.15 }, { opacity: 1, scale: 1 }],
    { duration: 380, easing: spring });
}

function leave(element, sheet) {
  if (isGallery(sheet)) {
    return animate(element, [{ translate: "0 0" }, { translate: "0 100%" }],
      { duration: 340, fill: "forwards" });
  }
  return animate(element, [{ opacity: 1, scale: 1 }, { opacity: 0, scale: 0.92 }],
    { duration: 200, fill: "forwards" });
}

/** Flips from the selected widget to the form, as its back. */
async function flipIn(element, { placement }, screen) {
  const item = [...screen.querySelectorAll(".surface[data-active] .item")]
    .find((node) => node.dataset.selected !== undefined);
  const from = item?.getBoundingClientRect();
  const to = element.getBoundingClientRect();
  if (!from?.width || !placement) {
    return animate(element, [{ opacity: 0, scale: 0.9 }, { opacity: 1, scale: 1 }]);
  }
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = from.width / to.width;
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
  const middle = `translate(${dx / 2}px, ${dy / 2}px) scale(${(1 + scale) / 2})`;
  return animate(element, [
    { transform: `perspective(1200px) ${start} rotateY(-180deg)`, opacity: 0 },
    { transform: `perspective(1200px) ${middle} rotateY(-90deg)`, opacity: 0, offset: 0.38 },
    { transform: `perspective(1200px) ${middle} rotateY(-89deg)`, opacity: 1, offset: 0.39 },
    { transform: "perspective(1200px) rotateY(0deg)", opacity: 1 },
  ], { duration: 640 });
}
