import { h, setNumbers } from "../dom/dom.js";
import { animate, spring } from "../dom/motion.js";
import { loaded } from "../pictures/pictures.js";
import { playEffects } from "./symbol-effects.js";

/** The symbol of a control, separate from its platter. A new symbol springs in. */
export function createControlSymbol() {
  const element = h("span", { class: "control-symbol", "aria-hidden": "true" });
  let targetAddress = null;
  let loading = null;
  let shown = null;

  /** `frame` is in points of the platter, whose size is `width` and `height`. */
  function show(address, frame, { width, height }) {
    if (address === targetAddress) return;
    targetAddress = address;
    const image = h("img", { class: "control-symbol-picture", alt: "", draggable: "false" });
    image.decoding = "sync";
    image.src = address;
    loading = loaded(image).then(() => {
      if (address !== targetAddress) return;
      setNumbers(element, {
        x: frame.x / width, y: frame.y / height, w: frame.width / width, h: frame.height / height,
      });
      replaceWith(image);
    }, () => {
      if (address === targetAddress) targetAddress = null;
    });
  }

  function replaceWith(image) {
    const old = shown;
    shown = image;
    element.append(image);
    if (!old) return;
    animate(old, [{ opacity: 1, scale: 1 }, { opacity: 0, scale: 0.6 }],
      { duration: 150, fill: "forwards" }).then(() => old.remove());
    animate(image, [{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1 }],
      { duration: 460, easing: spring });
  }

  return {
    element, show,
    /** Plays the effects of a state, once its picture has loaded. */
    async play(names) {
      await loading;
      playEffects(element, names);
    },
    get address() { return shown?.src ?? null; },
  };
}
