import { runTap } from "../app/locked-taps.js";
import { texts } from "../app/texts.js";
import { setAttribute } from "../dom/dom.js";
import { createPictureFace } from "../pictures/picture-face.js";

/** The picture and the elements of one placement. */
export function createFace(app, id) {
  const face = createPictureFace(tap);
  let before = null;
  let isTouched = false;

  async function tap(target) {
    app.store.dispatch({ type: "select", placement: id });
    isTouched = true;
    const title = app.store.get().server.placements[id]?.title ?? id;
    await runTap(app, { command: "tap", placement: id, ...target }, { title });
  }

  function update(state, next, look) {
    if (!state) return;
    face.setLabel(texts.widget.open(state.title));
    setAttribute(face.element, "data-invalidated", state.isInvalidated);
    if (!next || next === face.picture) return;
    const now = { entry: state.entryDate, shown: state.shown, look };
    const last = before;
    before = now;
    face.show(next, pictureAddress(id, next.tag), () => kindOf(last, now));
  }

  function kindOf(last, now) {
    const wasTouched = isTouched;
    isTouched = false;
    // An always-on display shows no animations.
    if (app.store.get().server.device?.isLuminanceReduced) return "tick";
    if (!last || last.look !== now.look) return "look";
    if (wasTouched) return "touch";
    return last.entry !== now.entry || last.shown !== now.shown ? "entry" : "tick";
  }

  return {
    element: face.element, update,
    get address() { return face.address; },
  };
}

export function pictureAddress(id, tag) {
  return `/picture/${encodeURIComponent(id)}/${encodeURIComponent(tag)}.png`;
}

/** The message about an app that a widget has opened. */
export function linkText(app, link) {
  const name = appName(app.store.get().server, link.extension);
  return link.url ? texts.settings.opened(name, link.url) : texts.settings.activity(name);
}

export function appName(server, extension) {
  return server.extensions.find(({ id }) => id === extension)?.name ?? extension;
}
