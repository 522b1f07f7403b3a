import { pictureAddress } from "./face.js";
import { h, setAttribute, setHidden, setText } from "./dom.js";
import { pressControl } from "./control-press.js";
import { createControlSymbol } from "./control-symbol.js";
import { valueOf } from "./controls.js";
import { icon } from "./icons.js";
import { lookOf } from "./item-view.js";
import { createPictureFrame } from "./pictures.js";
import { texts } from "./texts.js";

/**
 * One control: its platter's picture, its symbol's over it, and a switch or button that is called as
 * the control is, and described by its value.
 */
export function createControlView(app, id) {
  const platter = h("span", { class: "control-platter", "aria-hidden": "true" });
  const symbol = createControlSymbol();
  const words = h("span", { class: "hidden", id: `control-words-${id}` });
  const press = h("button", {
    class: "control-press", type: "button", "aria-describedby": words.id,
    on: {
      click: () => pressControl(app, id),
      focus: () => app.store.dispatch({ type: "select", placement: id }),
    },
  }, platter, symbol.element);
  const badge = h("span", { class: "control-badge", "aria-hidden": "true" }, icon("warning"));
  const element = h("div", { class: "control", data: { control: id } }, press, words, badge);
  const pictures = createPictureFrame(platter);
  let shown = null;
  let before = null;
  let isDue = false;

  function update(state, picture, device) {
    const isToggle = state.role === "toggle";
    setAttribute(press, "role", isToggle ? "switch" : null);
    setAttribute(press, "aria-checked", isToggle ? String(Boolean(state.isOn)) : null);
    setAttribute(press, "aria-disabled", state.isEnabled === false ? "true" : null);
    setAttribute(press, "aria-busy", state.isPending ? "true" : null);
    setText(words, [
      state.isPrivate ? texts.control.isPrivate : valueOf(state), state.failure,
    ].filter(Boolean).join(". "));
    setAttribute(element, "data-disabled", state.isEnabled === false);
    setAttribute(element, "data-pending", state.isPending);
    const size = state.control.place.size ?? "small";
    const title = state.title || state.app;
    // What has no picture yet says at least what it is.
    setAttribute(platter, "data-title", size === "small" ? [...title][0] : title);
    setAttribute(press, "aria-label", title);
    setAttribute(press, "title", title);
    setAttribute(element, "data-size", size);
    setHidden(badge, !state.failure);
    setAttribute(badge, "title", state.failure);
    show(state, picture, lookOf(device));
  }

  function show(state, picture, look) {
    const isActive = Boolean(state.role === "toggle" ? state.isOn : state.isPending);
    const changes = before && before.isActive !== isActive;
    if (changes && (state.role === "toggle" || isActive)) isDue = true;
    else if (changes) symbol.play([]);
    if (picture && picture !== shown) {
      const isLook = !before || before.look !== look;
      pictures.show(pictureAddress(id, picture.tag), isLook ? "look" : "touch");
      if (picture.symbol) {
        symbol.show(pictureAddress(id, picture.symbol.tag), picture.symbol, picture);
      }
      // A state's effects play on its own picture, which comes after it.
      if (isDue) symbol.play(state.symbolEffects ?? []);
      isDue = false;
      shown = picture;
    }
    before = { look, isActive };
  }

  return {
    element, press, update,
    /** What is on the screen now, for a drag. */
    copy() {
      const copy = h("div", { class: "item-copy control-copy" });
      if (pictures.address) copy.append(h("img", { class: "picture", src: pictures.address, alt: "" }));
      const sign = symbol.element.cloneNode(true);
      copy.append(sign);
      return copy;
    },
  };
}
