import { h, setAttribute, setText } from "./dom.js";
import { icon } from "./icons.js";

/** A bell that rings, with the alert's title: what has a sound on a device. */
export function createAlertMark() {
  const words = h("span");
  const element = h("div", { class: "alert-mark", "aria-hidden": "true" },
    h("i", { class: "alert-bell" }, icon("bell")), words);
  let rung = null;

  /** The activity whose alert is being told; null for none. */
  function update(state) {
    setAttribute(element, "data-shown", Boolean(state?.alert));
    if (!state?.alert) {
      rung = null;
      return;
    }
    setText(words, state.alert.title);
    const key = `${state.id} ${state.alert.count}`;
    if (rung === key) return;
    rung = key;
    // Rings anew.
    element.classList.remove("alert-rings");
    requestAnimationFrame(() => element.classList.add("alert-rings"));
  }

  return { element, update };
}
