import { texts } from "../app/texts.js";
import { controlPageCount, controlsInCenter } from "../controls/controls.js";
import { h, reconcile, setAttribute, setHidden, setNumbers, setText } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { openControlGallery } from "../gallery/control-gallery.js";
import { watchGestures } from "../gestures/gestures.js";
import { createPageDots } from "../phone/page-dots.js";
import { createCenterControl } from "./center-control.js";
import { dragControl } from "./control-drag.js";
import { entryOf, flow } from "./control-flow.js";
import { followPull } from "./control-pull.js";
import { resizeControl } from "./control-resize.js";
import { showStatuses } from "./control-status.js";
import { createSystemModules } from "./system-modules.js";

/** Control Center: slides in from the top right corner, over the blurred Home or Lock Screen. */
export function mountControlCenter(app, screen) {
  const { store } = app;
  const t = texts.controlCenter;
  const goTo = (page) => store.dispatch({ type: "controlPage", page });
  const setEditing = (isEditing) => store.dispatch({ type: "controlEditing", isEditing });
  const toggleEditing = () => setEditing(!store.get().view.controlCenter.isEditing);
  const close = () => store.dispatch({ type: "controlCenter", isOpen: false });
  const head = createHead({ close, toggleEditing });
  const modules = createSystemModules(app);
  const track = h("div", { class: "center-track" });
  const empty = h("p", { class: "page-empty center-empty" },
    h("strong", { text: t.emptyTitle }), h("span", { text: t.emptyText }));
  const dots = createPageDots(goTo, { label: t.pages, page: t.page });
  const add = h("button", {
    class: "center-add", type: "button", on: { click: () => openControlGallery(app) },
  }, icon("plus"), h("span", { text: t.add }));
  const dragLayer = h("div", { class: "drag-layer", "aria-hidden": "true" });
  const backdrop = h("div", { class: "center-backdrop", "aria-hidden": "true" });
  const hint = h("p", { class: "hidden", id: "control-edit-hint", text: texts.control.moveHint });
  const element = h("section", {
    class: "control-center", "aria-labelledby": "control-center-title", inert: true,
  }, backdrop, head.element, h("div", { class: "center-window" }, modules.element, track), empty,
  dots.element, add, dragLayer, hint);
  screen.append(element);
  showStatuses(app, head.status);

  const views = new Map();
  let device = null;
  let preview = null;
  const focus = createFocusMover(() => track.querySelector(".control-press") ?? head.edit);

  const host = {
    app, screen, dragLayer,
    get device() { return device; },
    viewOf: (id) => views.get(id),
    /** Sets the cells by control while one is dragged; null returns to those of the order. */
    setPreview(cells) {
      preview = cells;
      const { server, view } = store.get();
      update(server, view, device);
    },
  };

  function update(server, view, nextDevice) {
    device = nextDevice;
    const layout = device.surfaces.controlCenter;
    const { isOpen, isEditing, page } = view.controlCenter;
    setAttribute(element, "data-open", isOpen);
    setAttribute(element, "inert", !isOpen || Boolean(view.sheet));
    setAttribute(element, "data-editing", isEditing);
    setNumbers(element, { "page-shown": page });
    showPanel(element, device);
    const shown = controlsInCenter(server);
    modules.update(view.controlCenter, device);
    const fresh = reconcileControls(app, track, views, shown);
    // The page's own cells: it may show the screen upright while the device is in landscape.
    const cells = preview ?? flow(shown.map(entryOf), layout);
    for (const state of shown) {
      const { id } = state.control;
      views.get(id).update(state, server, view, { device, cell: cells.get(id) });
    }
    if (focus.isInside) fresh.forEach((control) => control.arrive());
    const count = controlPageCount(server);
    setHidden(dots.element, count < 2);
    dots.update(page, count, dotsFrame(layout));
    setHidden(empty, shown.length > 0);
    setHidden(add, !isEditing && shown.length > 0);
    head.update(isEditing);
    focus.move(isOpen);
  }

  watchCenter(host, element, modules, { goTo, setEditing });
  element.addEventListener("click", (event) => {
    if (event.target.closest("button, .module, .module-group")) return;
    if (store.get().view.controlCenter.isEditing) setEditing(false);
    else close();
  });
  element.addEventListener("wheel", wheelPages(store, goTo), { passive: true });
  return { element, update };
}

function dotsFrame({ frame }) {
  return { x: 0, y: frame.y + frame.height + 8, width: 0, height: 22 };
}

/** Creates and removes the views of controls; returns the new ones. */
function reconcileControls(app, track, views, shown) {
  const fresh = [];
  reconcile(track, views, shown.map(({ control }) => control.id), (id) => {
    const control = createCenterControl(app, id);
    fresh.push(control);
    return control;
  });
  return fresh;
}

/** The head: the buttons that edit and close, the title, and the line of status. */
function createHead({ close, toggleEditing }) {
  const t = texts.controlCenter;
  const status = h("p", { class: "center-status", role: "status" });
  const edit = h("button", {
    class: "center-button center-edit", type: "button",
    on: { click: toggleEditing },
  }, icon("plus"), h("span"));
  const closeButton = h("button", {
    class: "center-button center-close", type: "button", "aria-label": t.close, title: t.close,
    on: { click: close },
  }, icon("close"));
  const element = h("div", { class: "center-head" }, edit,
    h("div", { class: "center-words" },
      h("h2", { class: "center-title", id: "control-center-title", text: t.title }), status),
    closeButton);
  return {
    element, edit, status,
    update(isEditing) {
      setText(edit.lastChild, isEditing ? t.done : "");
      setAttribute(edit, "aria-label", isEditing ? t.done : t.edit);
      setAttribute(edit, "title", isEditing ? t.done : t.edit);
    },
  };
}

/** Sets the frames of the controls and of the panel behind them; that of a phone is the screen. */
function showPanel(element, device) {
  const { screen, surfaces } = device;
  const layout = surfaces.controlCenter;
  const { statusBar } = surfaces;
  const top = statusBar.height;
  const panel = layout.panel ?? { ...statusBar, y: top, height: screen.height - top };
  setAttribute(element, "data-panel", Boolean(layout.panel));
  setAttribute(element, "data-columns", layout.fillsColumns);
  const { frame, modules, cell, gap } = layout;
  const columns = modules.blocks.map((block) => block.column + block.columns);
  const covered = Math.max(0, ...columns) * (cell + gap);
  setNumbers(element, {
    "free-x": frame.x + covered, "free-w": frame.width - covered, "free-h": frame.height,
    top: frame.y, "panel-x": panel.x, "panel-y": panel.y, "panel-w": panel.width,
    "panel-h": panel.height,
  });
}

/** Moves the focus into Control Center when it opens, and back when it closes. */
function createFocusMover(firstTarget) {
  let returnTo = null;
  return {
    /** Whether Control Center is open. */
    isInside: false,
    move(isOpen) {
      if (isOpen === this.isInside) return;
      this.isInside = isOpen;
      if (isOpen) {
        returnTo = document.activeElement === document.body ? null : document.activeElement;
        firstTarget().focus({ preventScroll: true });
        return;
      }
      if (returnTo?.isConnected && !returnTo.closest("[inert]")) {
        returnTo.focus({ preventScroll: true });
      } else {
        document.getElementById("control-center-button")?.focus({ preventScroll: true });
      }
    },
  };
}

/** Handles drags of controls and sliders, swipes between pages, and the swipe that closes. */
function watchCenter(host, element, modules, { goTo, setEditing }) {
  const { store } = host.app;

  function controlAt(target) {
    const found = target.closest(".control")?.dataset.control;
    const { server } = store.get();
    return controlsInCenter(server).find(({ control }) => control.id === found) ?? null;
  }

  watchGestures(element, {
    hold(start) {
      if (start.target.closest(".center-head, .center-add, .page-dots, .module")) return null;
      if (!store.get().view.controlCenter.isEditing) setEditing(true);
      const state = controlAt(start.target);
      return state ? dragControl(host, state) : null;
    },
    begin({ axis, dy, start }) {
      const slider = modules.drag(start.target);
      if (slider) return slider;
      const { server, view } = store.get();
      const { isEditing, page } = view.controlCenter;
      const state = controlAt(start.target);
      if (isEditing && state && !start.target.closest(".item-remove")) {
        return start.target.closest(".control-resize")
          ? resizeControl(host, state) : dragControl(host, state);
      }
      if (axis !== "y") return null;
      if (dy > 0) return page > 0 ? turnPage(page - 1, goTo) : null;
      if (page < controlPageCount(server) - 1) return turnPage(page + 1, goTo);
      return isEditing ? null : followPull(host.app, element, host.screen, -1);
    },
  });
}

/** A follower that shows a page after a swipe. */
function turnPage(page, goTo) {
  return {
    move() {},
    end({ dy, isCancelled }) {
      if (!isCancelled && Math.abs(dy) > 40) goTo(page);
    },
  };
}

/** One page per wheel movement: events less than 350 ms apart belong to the same movement. */
function wheelPages(store, goTo) {
  let last = 0;
  return (event) => {
    if (Math.abs(event.deltaY) < 12) return;
    const isSameMovement = event.timeStamp - last < 350;
    last = event.timeStamp;
    if (!isSameMovement) goTo(store.get().view.controlCenter.page + Math.sign(event.deltaY));
  };
}
