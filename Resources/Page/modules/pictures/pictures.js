import { animate, calm } from "../dom/motion.js";
import { changeContent } from "./content-change.js";

/**
 * Shows one picture at a time in `frame`. The old picture stays until the new one has loaded, then
 * the change is animated by its kind:
 * - `entry`, `content`, `touch`: plays the moves of `motion` (`{ moves, size }`, from
 *   `planMotion`). Without moves an entry slides up, the others fade.
 * - `look`: fades
 * - `tick`: replaces the picture without an animation
 *
 * While an animation runs, a newer picture replaces both at once.
 */
export function createPictureFrame(frame) {
  let shown = null;
  let targetAddress = null;
  let requestCount = 0;
  let shownRequest = 0;
  let changing = null;

  async function show(address, kind, motion = { moves: [] }) {
    if (targetAddress === address) return;
    targetAddress = address;
    requestCount += 1;
    const request = requestCount;
    const image = new Image();
    image.className = "picture";
    image.alt = "";
    image.draggable = false;
    // Decodes in the frame that first shows the image; `decode()` would cost another frame.
    image.decoding = "sync";
    image.src = address;
    try {
      await loaded(image);
    } catch {
      // The host has already replaced this picture; its message names the next one.
      if (targetAddress === address) targetAddress = null;
      return;
    }
    // Skips a picture only if a newer one is on the screen. A newer request does not count: while
    // the clock runs fast there always is one.
    if (request < shownRequest) return;
    shownRequest = request;
    const old = shown;
    shown = image;
    frame.append(image);
    frame.dataset.state = "shown";
    if (changing) {
      // Changes come faster than they can be animated: only the newest picture stays.
      for (const other of [...frame.children]) if (other !== image) other.remove();
      return;
    }
    changing = old && (kind === "content" || (isContent(kind) && motion.moves.length))
      ? changeContent(frame, old, image, { ...motion, fadeTime: kind === "touch" ? 140 : 360 })
      : replace(old, image, kind);
    await changing;
    changing = null;
  }

  return {
    show,
    /** The address of the picture on the screen; null before the first. */
    get address() {
      return shown?.src ?? null;
    },
  };
}

function isContent(kind) {
  return kind === "entry" || kind === "touch";
}

/** Resolves when an image has loaded; rejects if it cannot be loaded. */
export function loaded(image) {
  return new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
  });
}

async function replace(old, image, kind) {
  if (!old) {
    await animate(image, [{ opacity: 0 }, { opacity: 1 }], { duration: 260 });
    return;
  }
  if (kind === "tick") {
    old.remove();
  } else if (kind === "entry") {
    // Content slides up, as iOS animates from one entry to the next.
    const out = animate(old, [
      { opacity: 1, translate: "0 0", filter: "blur(0)" },
      { opacity: 0, translate: "0 -8%", filter: "blur(6px)" },
    ], { duration: 360, easing: calm, fill: "forwards" });
    await animate(image, [
      { opacity: 0, translate: "0 9%", filter: "blur(6px)" },
      { opacity: 1, translate: "0 0", filter: "blur(0)" },
    ], { duration: 460 });
    await out;
    old.remove();
  } else {
    // The old picture fades out later than the new one fades in, to cover the wallpaper.
    const duration = kind === "touch" ? 140 : 380;
    animate(old, [{ opacity: 1 }, { opacity: 0 }],
      { duration: duration * 0.6, delay: duration * 0.4, fill: "forwards" });
    await animate(image, [{ opacity: 0 }, { opacity: 1 }], { duration });
    old.remove();
  }
}
