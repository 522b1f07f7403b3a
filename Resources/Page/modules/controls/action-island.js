import { pictureAddress } from "./face.js";
import { createControlSymbol } from "./control-symbol.js";
import { h, setAttribute, setNumbers, setText } from "./dom.js";
import { frameNumbers } from "./frames.js";

/** The Dynamic Island grown for words and a symbol; below the notch where there is no island. */
export function createIsland(screen) {
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
    /** `picture`: the Action button's; `title` stands small above the text. */
    show({ state, picture, title: name = "", text: words }) {
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
