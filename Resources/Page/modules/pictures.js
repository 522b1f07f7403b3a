import { animate, calm } from "./motion.js";

/**
 * Shows a placement's picture in `frame`: the old one stays until the new one is decoded, then the
 * change is animated by its kind: `entry` pushes, `touch` and `look` fade, `tick` just changes.
 */
export function createPictureFrame(frame) {
  let shown = null;
  let wanted = null;

  async function show(address, kind) {
    if (wanted === address) return;
    wanted = address;
    const image = new Image();
    image.className = "picture";
    image.alt = "";
    image.draggable = false;
    image.decoding = "async";
    image.src = address;
    try {
      await image.decode();
    } catch {
      // Gone before it came: the host has told of another meanwhile, or will.
      if (wanted === address) wanted = null;
      return;
    }
    // A newer one was asked for while this one was on its way.
    if (wanted !== address) return;
    const old = shown;
    shown = image;
    frame.append(image);
    frame.dataset.state = "shown";
    change(old, image, kind);
  }

  return {
    show,
    /** What is on the screen now, for a copy of it. */
    get address() {
      return shown?.src ?? null;
    },
  };
}

function change(old, image, kind) {
  if (!old) {
    animate(image, [{ opacity: 0 }, { opacity: 1 }], { duration: 260 });
    return;
  }
  if (kind === "tick") {
    old.remove();
  } else if (kind === "entry") {
    // Content pushes up, as iOS animates from one entry to the next.
    const out = animate(old, [
      { opacity: 1, translate: "0 0", filter: "blur(0)" },
      { opacity: 0, translate: "0 -8%", filter: "blur(6px)" },
    ], { duration: 360, easing: calm, fill: "forwards" });
    animate(image, [
      { opacity: 0, translate: "0 9%", filter: "blur(6px)" },
      { opacity: 1, translate: "0 0", filter: "blur(0)" },
    ], { duration: 460 });
    out.then(() => old.remove());
  } else {
    // The new one fades in over the old one, so that the wallpaper never shines through.
    animate(image, [{ opacity: 0 }, { opacity: 1 }], { duration: kind === "touch" ? 140 : 380 })
      .then(() => old.remove());
  }
}
