import { h, setNumbers } from "./dom.js";
import { animate, spring } from "./motion.js";
import { loaded } from "./pictures.js";
import { playEffects } from "./symbol-effects.js";

/** A control's symbol, apart from its platter: another one takes its place with a spring. */
export function createControlSymbol() {
  const element = h("span", { class: "control-symbol", "aria-hidden": "true" });
  let wanted = null;
  let waiting = null;
  let shown = null;

  /** `frame`: in points of the picture, whose size is `width` and `height`. */
  function show(address, frame, { width, height }) {
    if (address === wanted) return;
    wanted = address;
    const image = h("img", { class: "control-symbol-picture", alt: "", draggable: "false" });
    image.decoding = "sync";
    image.src = address;
    waiting = loaded(image).then(() => {
      if (address !== wanted) return;
      setNumbers(element, {
        x: frame.x / width, y: frame.y / height, w: frame.width / width, h: frame.height / height,
      });
      take(image);
    }, () => {
      if (address === wanted) wanted = null;
    });
  }

  function take(image) {
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
    /** Plays a state's effects, on the picture of that state. */
    async play(names) {
      await waiting;
      playEffects(element, names);
    },
    get address() { return shown?.src ?? null; },
  };
}
