import { texts } from "../app/texts.js";
import { h, setAttribute, setNumbers } from "../dom/dom.js";
import { watchGestures } from "../gestures/gestures.js";
import { createPictureFrame } from "../pictures/pictures.js";
import {
  companionDevice, companionPage, companionSurface, surfaceKey,
} from "../rules/companions.js";
import { pictureAddress } from "../widgets/face.js";
import { createCompanionItems } from "./companion-items.js";
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
  const hand = createSecondHand(app);
  const pages = createCompanionPages(app, role);
  const screen = h("div", { class: "companion-screen", role: "group" },
    frame, hand.element, items.element, pages.element);
  const home = role === "pad" ? createPadHome(app, screen) : null;
  const element = h("section", {
    class: "companion", data: { role }, "aria-label": deviceTitle(role),
  }, tools.element, screen);
  let shown = null;
  let last = {};

  function openMenu(target) {
    const placement = target.closest(".companion-item")?.dataset.item;
    if (!placement) return false;
    store.dispatch({ type: "select", placement });
    store.dispatch({ type: "sheet", sheet: { kind: "menu", placement, on: role } });
    return true;
  }

  watchGestures(screen, {
    hold: ({ target }) => (openMenu(target)
      ? home?.drag(target) ?? { move() {}, end() {} } : null),
    begin: ({ axis }) => (axis === "x" ? pages.swipe() : null),
  });
  screen.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isDone = event.shiftKey ? home?.moveByKey(event) : pages.turnByKey(event);
    if (isDone) event.preventDefault();
  });
  screen.addEventListener("contextmenu", (event) => {
    if (!event.defaultPrevented && openMenu(event.target)) event.preventDefault();
  });

  /** Shows the companion in a cell of the wall. */
  function update(server, view, cell) {
    const surface = companionSurface(server, view, role);
    const device = companionDevice(server, role);
    if (!surface || !device || !cell) return;
    place(device, cell);
    tools.update(server, surface);
    setAttribute(screen, "aria-label",
      texts.companions.picture(deviceTitle(role), surface.title));
    const pixels = cell.point * window.devicePixelRatio;
    const scale = Math.max(0.25, Math.min(4, Math.ceil(pixels * 4) / 4));
    const page = companionPage(view, role, surface.name);
    shown = { on: role, surface: surface.name, scale, ...(page ? { page } : {}) };
    const key = surfaceKey(role, surface.name, page);
    const picture = server.surfacePictures[key];
    const isOther = last.key !== key;
    if (picture?.tag !== last.tag || isOther) {
      last = { key, tag: picture?.tag };
      if (picture) pictures.show(pictureAddress(key, picture.tag), isOther ? "look" : "tick");
    }
    setAttribute(screen, "data-surface", surface.name);
    items.update(server, picture?.contents ?? null, surface);
    pages.update(surface.name, page, picture?.contents.pages);
    home?.update();
    hand.update(picture?.contents.secondHand ?? null);
    setNumbers(screen, { corner: picture?.contents.cornerRadius ?? 0 });
  }

  function place({ screen: size }, cell) {
    element.style.left = `${cell.x}px`;
    element.style.top = `${cell.y}px`;
    element.style.width = `${cell.width}px`;
    element.style.height = `${cell.height}px`;
    screen.style.setProperty("--pt", `${cell.point}px`);
    setNumbers(screen, { width: size.width, height: size.height });
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
