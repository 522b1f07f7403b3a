import { texts } from "../app/texts.js";
import { h, setAttribute } from "../dom/dom.js";

/** How long an alert is shown, in milliseconds. */
const displayTime = 6000;

/** Between the sketch and a device, in pixels. */
const gap = 14;

/**
 * The notification of an alert on Apple Watch, which is the only place where an alert's title and
 * body appear. A sketch beside the phone that disappears by itself. If the devices leave too little
 * room, it covers the panel at the right instead of a device. The status role has it read to screen
 * readers.
 */
export function mountWatchNotice(stage) {
  const face = h("div", { class: "watch-face" });
  const label = h("p", { class: "watch-label", text: texts.watch.label });
  const content = h("div", { class: "watch-body" }, label,
    h("div", { class: "watch-case" }, face, h("i", { class: "watch-crown" })));
  const element = h("div", { class: "watch", role: "status", "aria-label": texts.watch.region });
  stage.after(element);
  let timer = null;

  function hide() {
    if (content.matches(":hover")) {
      timer = setTimeout(hide, 1000);
      return;
    }
    close();
  }

  function close() {
    clearTimeout(timer);
    setAttribute(element, "data-shown", false);
    element.replaceChildren();
  }

  /** Moves the sketch to the right of all devices, as far as the window has room. */
  function place() {
    const box = stage.getBoundingClientRect();
    const edges = [...document.querySelectorAll(".phone, .companion-screen")]
      .filter((device) => device.offsetParent)
      .map((device) => device.getBoundingClientRect().right);
    // Not the bounding rectangle, which the animation scales.
    const right = Math.max(box.right - gap, Math.max(...edges, 0) + gap + content.offsetWidth);
    const shift = Math.min(right, window.innerWidth - gap) - (box.right - gap);
    element.style.setProperty("--shift", `${Math.max(0, shift)}px`);
  }
  new ResizeObserver(place).observe(stage);

  /** Shows an alert: `{ title, body }`. */
  function show(app, { title, body }) {
    clearTimeout(timer);
    face.replaceChildren(
      h("p", { class: "watch-app", text: app }),
      h("p", { class: "watch-title", text: title }),
      ...(body ? [h("p", { class: "watch-text", text: body })] : []));
    element.replaceChildren(content);
    setAttribute(element, "data-shown", true);
    place();
    timer = setTimeout(hide, displayTime);
  }

  return { show, close };
}
