import { h, setAttribute, setNumbers } from "./dom.js";
import { createElements } from "./elements.js";
import { createPictureFrame } from "./pictures.js";
import { openPoint } from "./points.js";
import { texts } from "./texts.js";

/** One placement's face: its picture, and over it what can be read, tapped and reached by keys. */
export function createFace(app, id) {
  const frame = h("div", { class: "pictures" });
  const open = h("button", {
    class: "face-open", type: "button", on: { click: tapOpen },
  });
  const overlay = h("div", { class: "elements" });
  const element = h("div", { class: "face" }, frame, open, overlay);
  const pictures = createPictureFrame(frame);
  const elements = createElements(overlay, tapElement);
  let picture = null;
  let before = null;
  let isTouched = false;

  async function tap(where) {
    app.store.dispatch({ type: "select", placement: id });
    isTouched = true;
    await app.run({ command: "tap", placement: id, ...where });
  }

  function tapElement(target) {
    tap({ element: target.index, version: picture?.version });
  }

  /** A pointer taps where it is, the keyboard where the widget itself is free. */
  function tapOpen(event) {
    event.stopPropagation();
    const size = picture ?? { width: 1, height: 1 };
    const box = element.getBoundingClientRect();
    if (event.detail === 0 || !box.width) {
      const point = openPoint(size, picture?.elements ?? []);
      if (point) tap(point);
      return;
    }
    tap({
      x: ((event.clientX - box.left) / box.width) * size.width,
      y: ((event.clientY - box.top) / box.height) * size.height,
    });
  }

  function update(state, next, look) {
    if (!state) return;
    setAttribute(open, "aria-label", texts.widget.open(state.title));
    setAttribute(element, "data-invalidated", state.isInvalidated);
    if (!next || next === picture) return;
    const now = { entry: state.entryDate, shown: state.shown, look };
    if (next.tag !== picture?.tag) pictures.show(pictureAddress(id, next.tag), kindOf(before, now));
    picture = next;
    before = now;
    setNumbers(element, { pw: next.width, ph: next.height });
    elements.update(next.elements);
    open.hidden = !openPoint(next, next.elements);
  }

  function kindOf(last, now) {
    const wasTouched = isTouched;
    isTouched = false;
    if (!last || last.look !== now.look) return "look";
    if (wasTouched) return "touch";
    return last.entry !== now.entry || last.shown !== now.shown ? "entry" : "tick";
  }

  return {
    element, update,
    get address() {
      return pictures.address;
    },
  };
}

export function pictureAddress(id, tag) {
  return `/picture/${encodeURIComponent(id)}/${encodeURIComponent(tag)}.png`;
}

/** What a person is told when a widget has opened its app. */
export function linkText(app, link) {
  const name = appName(app.store.get().server, link.extension);
  return link.url ? texts.settings.opened(name, link.url) : texts.settings.activity(name);
}

export function appName(server, extension) {
  return server.extensions.find(({ id }) => id === extension)?.name ?? extension;
}
