import { h, setAttribute, setText } from "../dom/dom.js";
import { icon } from "../dom/icons.js";

/** A ringing bell with the alert's title, in place of the alert's sound. */
export function createAlertMark() {
  const words = h("span");
  const element = h("div", { class: "alert-mark", "aria-hidden": "true" },
    h("i", { class: "alert-bell" }, icon("bell")), words);
  let lastAlert = null;

  /** `state` is the activity whose alert is shown; null for none. */
  function update(state) {
    setAttribute(element, "data-shown", Boolean(state?.alert));
    if (!state?.alert) {
      lastAlert = null;
      return;
    }
    setText(words, state.alert.title);
    const key = `${state.id} ${state.alert.count}`;
    if (lastAlert === key) return;
    lastAlert = key;
    // Restarts the animation.
    element.classList.remove("alert-rings");
    requestAnimationFrame(() => element.classList.add("alert-rings"));
  }

  return { element, update };
}
