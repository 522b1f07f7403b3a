import { h, setAttribute, setNumbers, setText } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { pictureAddress } from "../widgets/face.js";
import { createControlSymbol } from "./control-symbol.js";

/**
 * The Dynamic Island while the Action button is held: it grows to show a text and a symbol. On
 * phones without an island it appears below the notch.
 */
export function createActionIsland(screen) {
  const title = h("span", { class: "island-title" });
  const text = h("span", { class: "island-text" });
  const stage = h("span", { class: "island-symbol" });
  const element = h("div", { class: "island", "aria-hidden": "true" },
    h("div", { class: "island-content" }, stage, h("div", { class: "island-words" }, title, text)));
  screen.append(element);
  let symbol = null;
  let shownControl = null;
  let wasOn = null;

  return {
    /**
     * `picture` is that of the Action button's control; `title` is shown small above the text,
     * which has the colour `tint` if there is one.
     */
    show({ state, picture, title: name = "", text: words, tint = null }) {
      text.style.color = tint ?? "";
      setText(title, name === words ? "" : name);
      setText(text, words);
      const id = state?.control.id ?? null;
      if (id !== shownControl) {
        shownControl = id;
        symbol = createControlSymbol();
        stage.replaceChildren(symbol.element);
      }
      if (picture?.symbol) {
        symbol.show(pictureAddress(id, picture.symbol.tag), picture.symbol, picture);
      }
      if (wasOn !== null && state && state.isOn !== wasOn) symbol.play(state.symbolEffects ?? []);
      wasOn = state ? Boolean(state.isOn) : null;
      setAttribute(stage, "data-empty", !picture?.symbol);
      setAttribute(element, "data-shown", true);
    },
    hide() {
      wasOn = null;
      setAttribute(element, "data-shown", false);
    },
    update({ cutout, cutoutFrame }) {
      setNumbers(element, frameNumbers(cutoutFrame));
      setAttribute(element, "data-cutout", cutout);
    },
  };
}
