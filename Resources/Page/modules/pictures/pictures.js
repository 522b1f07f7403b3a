import { changeContent } from "./content-change.js";
import { animate, calm } from "./motion.js";

/**
 * Shows a picture in `frame`: the old one stays until the new one is there, then the change is
 * animated by its kind: `entry`, `content` and `touch` move what `motion` says (`{ moves, size }`, of
 * `planMotion`); without moves an entry pushes and the others fade. `look` fades, `tick` just changes.
 */
export function createPictureFrame(frame) {
  let shown = null;
  let wanted = null;
  let asked = 0;
  let shownTurn = 0;
  let changing = null;

  async function show(address, kind, motion = { moves: [] }) {
    if (wanted === address) return;
    wanted = address;
    asked += 1;
    const turn = asked;
    const image = new Image();
    image.className = "picture";
    image.alt = "";
    image.draggable = false;
    // With the frame that first shows it: `decode()` would wait for a frame of its own.
    image.decoding = "sync";
    image.src = address;
    try {
      await loaded(image);
    } catch {
      // Gone before it came: the host has told of another meanwhile, or will.
      if (wanted === address) wanted = null;
      return;
    }
    // A newer one has overtaken it. One that only was asked for has not: while time runs fast there
    // always is a newer one.
    if (turn < shownTurn) return;
    shownTurn = turn;
    const old = shown;
    shown = image;
    frame.append(image);
    frame.dataset.state = "shown";
    if (changing) {
      // Changes come faster than they can be animated: the newest stands alone.
      for (const other of [...frame.children]) if (other !== image) other.remove();
      return;
    }
    changing = old && (kind === "content" || (isContent(kind) && motion.moves.length))
      ? changeContent(frame, old, image, { ...motion, fadeTime: kind === "touch" ? 140 : 360 })
      : change(old, image, kind);
    await changing;
    changing = null;
  }

  return {
    show,
    /** What is on the screen now, for a copy of it. */
    get address() {
      return shown?.src ?? null;
    },
  };
}

function isContent(kind) {
  return kind === "entry" || kind === "touch";
}

/** Resolves when a picture is there, and fails where it cannot be had. */
export function loaded(image) {
  return new Promise((done, fail) => {
    image.onload = done;
    image.onerror = fail;
  });
}

async function change(old, image, kind) {
  if (!old) {
    await animate(image, [{ opacity: 0 }, { opacity: 1 }], { duration: 260 });
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
    await animate(image, [
      { opacity: 0, translate: "0 9%", filter: "blur(6px)" },
      { opacity: 1, translate: "0 0", filter: "blur(0)" },
    ], { duration: 460 });
    await out;
    old.remove();
  } else {
    // The old one goes later than the new one comes, so that the wallpaper hardly shines through.
    const duration = kind === "touch" ? 140 : 380;
    animate(old, [{ opacity: 1 }, { opacity: 0 }],
      { duration: duration * 0.6, delay: duration * 0.4, fill: "forwards" });
    await animate(image, [{ opacity: 0 }, { opacity: 1 }], { duration });
    old.remove();
  }
}
