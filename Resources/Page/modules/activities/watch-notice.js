import { texts } from "../app/texts.js";
import { h, setAttribute } from "../dom/dom.js";

/** How long an alert is shown, in milliseconds. */
const displayTime = 6000;

/**
 * The notification of an alert on Apple Watch, which is the only place where an alert's title and
 * body appear. A sketch beside the phone that disappears by itself. The status role has it read to
 * screen readers.
 */
export function mountWatchNotice(stage) {
  const face = h("div", { class: "watch-face" });
  const label = h("p", { class: "watch-label", text: texts.watch.label });
  const content = h("div", { class: "watch-body" }, label,
    h("div", { class: "watch-case" }, face, h("i", { class: "watch-crown" })));
  const element = h("div", { class: "watch", role: "status", "aria-label": texts.watch.region });
  stage.append(element);
  let timer = null;

  function hide() {
    if (content.matches(":hover")) {
      timer = setTimeout(hide, 1000);
      return;
    }
    setAttribute(element, "data-shown", false);
    element.replaceChildren();
  }

  /** Shows an alert: `{ title, body }`. */
  function show(app, { title, body }) {
    clearTimeout(timer);
    face.replaceChildren(
      h("p", { class: "watch-app", text: app }),
      h("p", { class: "watch-title", text: title }),
      ...(body ? [h("p", { class: "watch-text", text: body })] : []));
    element.replaceChildren(content);
    setAttribute(element, "data-shown", true);
    timer = setTimeout(hide, displayTime);
  }

  return { show };
}
