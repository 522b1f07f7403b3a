import { texts } from "../app/texts.js";
import { h, setAttribute, setHidden, setText } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { problemOf } from "../form/problems.js";
import { createPictureFrame } from "../pictures/pictures.js";
import { pictureAddress } from "../widgets/face.js";
import { lookOf } from "../widgets/item-view.js";
import { pressControl } from "./control-press.js";
import { createControlSymbol } from "./control-symbol.js";
import { valueOf } from "./controls.js";

/**
 * One control: the picture of its platter, the picture of its symbol over it, and a switch or
 * button with the control's title as its name and its value as its description.
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
  let hasPendingEffects = false;

  function update(state, picture, device) {
    describeControl(press, words, state);
    const problem = problemOf(state);
    setAttribute(element, "data-disabled", state.isEnabled === false);
    setAttribute(element, "data-pending", state.isPending);
    const size = state.control.place.size ?? "small";
    const title = state.title || state.app;
    // Shown until the picture has loaded.
    setAttribute(platter, "data-title", size === "small" ? [...title][0] : title);
    setAttribute(element, "data-size", size);
    setHidden(badge, !problem);
    setAttribute(badge, "title", problem);
    show(state, picture, lookOf(device));
  }

  function show(state, picture, look) {
    const isActive = Boolean(state.role === "toggle" ? state.isOn : state.isPending);
    const changes = before && before.isActive !== isActive;
    if (changes && (state.role === "toggle" || isActive)) hasPendingEffects = true;
    else if (changes) symbol.play([]);
    if (picture && picture !== shown) {
      const isLookChange = !before || before.look !== look;
      pictures.show(pictureAddress(id, picture.tag), isLookChange ? "look" : "touch");
      if (picture.symbol) {
        symbol.show(pictureAddress(id, picture.symbol.tag), picture.symbol, picture);
      }
      // The effects of a state play on its picture, which arrives after the state.
      if (hasPendingEffects) symbol.play(state.symbolEffects ?? []);
      hasPendingEffects = false;
      shown = picture;
    }
    before = { look, isActive };
  }

  return {
    element, press, update,
    /** Returns a copy of the pictures on the screen, for dragging. */
    copy() {
      const copy = h("div", { class: "item-copy control-copy" });
      const { address } = pictures;
      if (address) copy.append(h("img", { class: "picture", src: address, alt: "" }));
      copy.append(symbol.element.cloneNode(true));
      return copy;
    },
  };
}

/** Describes a control for assistive technology: its button, and the words about its value. */
export function describeControl(press, words, state) {
  const isToggle = state.role === "toggle";
  const title = state.title || state.app;
  setAttribute(press, "role", isToggle ? "switch" : null);
  setAttribute(press, "aria-checked", isToggle ? String(Boolean(state.isOn)) : null);
  setAttribute(press, "aria-disabled", state.isEnabled === false ? "true" : null);
  setAttribute(press, "aria-busy", state.isPending ? "true" : null);
  setAttribute(press, "aria-label", title);
  setAttribute(press, "title", title);
  setText(words, [
    state.isPrivate ? texts.control.isPrivate : valueOf(state), problemOf(state),
  ].filter(Boolean).join(". "));
}
