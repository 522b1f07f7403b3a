import { texts } from "../app/texts.js";
import { h, setAttribute, setHidden, setNumbers } from "../dom/dom.js";
import { createElements } from "../pictures/elements.js";
import { createPictureFrame } from "../pictures/pictures.js";
import { pointIn } from "../rules/points.js";
import { firstSurface } from "../rules/surfaces.js";
import { appName, pictureAddress } from "../widgets/face.js";
import { createTyping, mountAppMenus } from "./app-input.js";

/** The item of the window of the app in front, in place of a placement's id. */
const appItem = "app";

/** The shortest drag that scrolls instead of tapping, in points. */
const dragSlop = 8;

/** The window of the app in front, over the device's own screens: its picture and its elements. */
export function mountAppScreen(app, screen) {
  const frame = h("div", { class: "pictures" });
  const overlay = h("div", { class: "elements" });
  const element = h("section", { class: "app-screen" }, frame, overlay);
  element.hidden = true;
  screen.append(element);
  const pictures = createPictureFrame(frame);
  const elements = createElements(overlay, ({ index }) => {
    if (!hasScrolled) tap(index);
  }, ({ index }, text) => type(index, text));
  let shown = null;
  let drag = null;
  let hasScrolled = false;
  const scroll = createScroller(app);
  const type = createTyping(app, () => shown.version);
  const menus = mountAppMenus(element, overlay, elements, tap);

  function tap(index) {
    app.run({ command: "tap", placement: appItem, element: index, version: shown.version });
  }

  function pointOf(event) {
    return pointIn(element.getBoundingClientRect(), event, shown ?? { width: 1, height: 1 });
  }

  element.addEventListener("wheel", (event) => {
    event.preventDefault();
    scroll(pointOf(event), event.deltaX, event.deltaY);
  }, { passive: false });
  element.addEventListener("pointerdown", (event) => {
    event.stopPropagation();
    hasScrolled = false;
    drag = { start: pointOf(event), last: pointOf(event) };
  });
  element.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const point = pointOf(event);
    const distance = Math.hypot(point.x - drag.start.x, point.y - drag.start.y);
    if (!hasScrolled && distance < dragSlop) return;
    hasScrolled = true;
    scroll(drag.start, drag.last.x - point.x, drag.last.y - point.y);
    drag.last = point;
  });
  for (const type of ["pointerup", "pointercancel", "pointerleave"]) {
    element.addEventListener(type, () => { drag = null; });
  }
  element.addEventListener("click", (event) => {
    if (hasScrolled || event.target !== overlay) return;
    app.run({ command: "tap", placement: appItem, ...pointOf(event) });
  });

  function update(server, view, device) {
    // A phone in landscape shows its own surfaces upright, and the app only turned, or, if the app
    // stays upright, only over those surfaces.
    const isCovering = (view.surface === "turned") === (firstSurface(device) === "turned");
    const picture = server.frontApp && isCovering ? server.pictures[appItem] : null;
    setHidden(element, !picture);
    setAttribute(element, "inert", view.controlCenter.isOpen);
    setAttribute(screen, "data-app", Boolean(picture));
    if (!picture || picture === shown) return;
    const isNew = !shown;
    shown = picture;
    setAttribute(element, "aria-label", texts.frontApp.window(appName(server, server.frontApp)));
    setNumbers(element, { pw: picture.width, ph: picture.height });
    pictures.show(pictureAddress(appItem, picture.tag), isNew ? "look" : "tick");
    menus.update(picture.elements);
  }

  return { element, update };
}

/** Scrolls at a point; distances that arrive while a command runs are sent together after it. */
function createScroller(app) {
  /** The distance that was not sent yet, while a command runs. */
  let rest = null;
  let isSending = false;
  return async (point, dx, dy) => {
    rest = { ...point, dx: (rest?.dx ?? 0) + dx, dy: (rest?.dy ?? 0) + dy };
    if (isSending) return;
    isSending = true;
    while (rest) {
      const next = rest;
      rest = null;
      await app.run({ command: "scroll", ...next });
    }
    isSending = false;
  };
}
