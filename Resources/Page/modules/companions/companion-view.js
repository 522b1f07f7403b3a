import { texts } from "../app/texts.js";
import { h, setAttribute, setHidden, setNumbers, setText } from "../dom/dom.js";
import { dragComplication } from "../gestures/complication-drag.js";
import { watchGestures } from "../gestures/gestures.js";
import { dragFromMenu } from "../gestures/menu-drag.js";
import { createPictureFrame } from "../pictures/pictures.js";
import {
  companionDevice, companionPage, companionSurface, splitContents, surfaceKey,
} from "../rules/companions.js";
import { openSlots } from "../rules/complications.js";
import { pictureAddress } from "../widgets/face.js";
import { createCompanionItems } from "./companion-items.js";
import { createCompanionList } from "./companion-list.js";
import { createCompanionPages } from "./companion-pages.js";
import { createCompanionTools } from "./companion-tools.js";
import { deviceTitle } from "./device-title.js";
import { createPadHome } from "./pad-home.js";
import { createSecondHand } from "./second-hand.js";

/** One companion: tools, and the picture of a surface with its elements over it. */
export function createCompanion(app, role) {
  const { store } = app;
  const tools = createCompanionTools(app, role);
  const frame = h("div", { class: "pictures" });
  const pictures = createPictureFrame(frame);
  const items = createCompanionItems(app, role);
  const list = createCompanionList(app, role);
  const hand = createSecondHand(app);
  const pages = createCompanionPages(app, role);
  const dragLayer = h("div", { class: "drag-layer", "aria-hidden": "true" });
  const hint = createHint(role);
  const screen = h("div", { class: "companion-screen", role: "group" },
    frame, hand.element, hint.element, items.element, list.element, pages.element, dragLayer);
  const home = role === "pad" ? createPadHome(app, screen) : null;
  const element = h("section", {
    class: "companion", data: { role }, "aria-label": deviceTitle(role),
  }, tools.element, screen);
  let shown = null;
  let last = {};

  const drag = (target) => dragSlot(app, target, {
    screen, layer: dragLayer, address: pictures.address, keyOf: () => last.key,
  });

  watchGestures(screen, {
    hold({ target }) {
      if (!openMenu(app, role, target)) return null;
      return dragFromMenu(() => {
        const follower = home ? home.drag(target) : drag(target);
        if (follower) store.dispatch({ type: "sheet", sheet: null });
        return follower;
      });
    },
    begin: ({ axis, start }) => drag(start.target) ?? (axis === "x" ? pages.swipe() : null),
  });
  watchKeys(screen, { home, pages, openMenu: (target) => openMenu(app, role, target) });

  /** Shows the companion in a cell of the wall. */
  function update(server, view, cell) {
    const surface = companionSurface(server, view, role);
    const device = companionDevice(server, role);
    if (!surface || !device || !cell) return;
    place(element, screen, device, cell);
    tools.update(server, surface);
    setAttribute(screen, "aria-label",
      texts.companions.picture(deviceTitle(role), surface.title));
    const page = companionPage(view, role, surface.name);
    shown = { on: role, surface: surface.name, scale: pictureScale(cell), ...(page && { page }) };
    const key = surfaceKey(role, surface.name, page);
    const picture = server.surfacePictures[key];
    const [fixed, listed] = splitContents(picture?.contents ?? null);
    const isOther = last.key !== key;
    if (picture?.tag !== last.tag || isOther) {
      last = { key, tag: picture?.tag };
      if (picture) {
        const address = pictureAddress(key, picture.tag);
        pictures.show(address, isOther ? "look" : "tick");
        if (listed) list.show(address, isOther);
      }
    }
    setAttribute(screen, "data-surface", surface.name);
    items.update(server, fixed, surface);
    list.update(server, listed, surface);
    pages.update(surface.name, page, picture?.contents.pages);
    home?.update();
    hint.update(picture?.contents, surface);
    hand.update(picture?.contents.secondHand ?? null);
    setNumbers(screen, { corner: picture?.contents.cornerRadius ?? 0 });
  }

  return {
    element, update,
    /** What is on the screen: `{ on, surface, scale, page }`, without `page` on the first one. */
    get shown() { return shown; },
    remove() {
      hand.remove();
      element.remove();
    },
  };
}

/** Says what to do on a surface that shows nothing. A face shows its slots, a pad its apps. */
function createHint(role) {
  const element = h("p", { class: "companion-empty", hidden: true });
  return {
    element,
    update(contents, surface) {
      const { widgets, activities, controls, slots } = contents ?? {};
      const isEmpty = contents && role !== "pad"
        && [widgets, activities, controls, slots].every((list) => !list?.length);
      setHidden(element, !isEmpty);
      setText(element, surface.families.length
        ? texts.companions.noWidgets : texts.companions.noControls);
    },
  };
}

/** Opens the menu of the widget or the control at an element; returns whether there is one. */
function openMenu({ store }, role, target) {
  const placement = target.closest(".companion-item")?.dataset.item;
  const control = target.closest(".companion-control")?.dataset.control;
  if (!placement && !control) return false;
  store.dispatch({ type: "select", placement: placement ?? control });
  store.dispatch({ type: "sheet", sheet: { kind: "menu", placement, control, on: role } });
  return true;
}

/** A follower for a complication that can move; null for everything else. */
function dragSlot(app, target, { screen, layer, address, keyOf }) {
  const item = target.closest(".companion-item");
  const id = item?.dataset.item;
  const contents = () => app.store.get().server.surfacePictures[keyOf()]?.contents;
  const slots = () => openSlots(app.store.get().server, contents(), id);
  if (!id || !slots().length || !address) return null;
  const { screen: { width }, widgets } = contents();
  return dragComplication({ app, screen, layer, width, address }, id, {
    element: item, openSlots: slots,
    frame: widgets.find(({ placement }) => placement === id).frame,
  });
}

/** Handles the keys that move widgets and turn pages, and the click that opens a menu. */
function watchKeys(screen, { home, pages, openMenu }) {
  screen.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isDone = event.shiftKey ? home?.moveByKey(event) : pages.turnByKey(event);
    if (isDone) event.preventDefault();
  });
  screen.addEventListener("contextmenu", (event) => {
    if (!event.defaultPrevented && openMenu(event.target)) event.preventDefault();
  });
}

/** The pixels per point of a picture in a cell of the wall, in quarters. */
function pictureScale({ point }) {
  const pixels = point * window.devicePixelRatio;
  return Math.max(0.25, Math.min(4, Math.ceil(pixels * 4) / 4));
}

/** Puts a companion into a cell of the wall. */
function place(element, screen, { screen: size }, cell) {
  element.style.left = `${cell.x}px`;
  element.style.top = `${cell.y}px`;
  element.style.width = `${cell.width}px`;
  element.style.height = `${cell.height}px`;
  screen.style.setProperty("--pt", `${cell.point}px`);
  setNumbers(screen, { width: size.width, height: size.height });
}
