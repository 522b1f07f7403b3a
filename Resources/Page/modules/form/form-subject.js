import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";
import { pictureAddress } from "../widgets/face.js";

/**
 * The widget or control that a form configures:
 * - `read(server)` returns `{ title, configuration, issues, extension, kind, family }`, or
 *   undefined if the item no longer exists
 * - `readAnswer(answer)` returns the same from the answer to `command(configuration)`
 * - `intent(server)` returns the intent with its parameters
 * - `portrait(server)` returns a small picture, or null
 */
export function formSubject({ placement, control }) {
  return control ? controlSubject(control) : placementSubject(placement);
}

const noIntent = { parameters: [], summary: null, title: "" };

function intentOf(gallery, { extension, kind }) {
  const item = gallery.find((other) => other.extension === extension && other.kind === kind);
  return item?.configuration?.intent ?? noIntent;
}

function placementSubject(id) {
  const readAnswer = (state) => state && {
    title: state.title, issues: state.issues, configuration: state.placement.configuration,
    extension: state.placement.extension, kind: state.placement.kind,
    family: state.placement.family,
  };
  const read = (server) => readAnswer(server.placements[id]);
  return {
    subtitle: texts.form.title, read, readAnswer,
    intent: (server) => intentOf(server.gallery, read(server)),
    command: (configuration) => ({ command: "configure", placement: id, configuration }),
    portrait: (server) => portrait(id, server.pictures[id]),
  };
}

function controlSubject(id) {
  const readAnswer = (state) => state && {
    title: state.title || state.app, issues: state.issues ?? [],
    configuration: state.control.configuration ?? {}, extension: state.control.extension,
    kind: state.control.kind, family: null,
  };
  const read = (server) => readAnswer(server.controls[id]);
  return {
    subtitle: texts.form.controlTitle, read, readAnswer,
    intent: (server) => intentOf(server.controlGallery, read(server)),
    command: (configuration) => ({ command: "configureControl", control: id, configuration }),
    portrait: (server) => portrait(id, server.pictures[id]?.symbol, "form-portrait-symbol"),
  };
}

function portrait(id, picture, kind = "") {
  if (!picture) return null;
  const image = h("img", {
    class: `form-portrait ${kind}`, alt: "", src: pictureAddress(id, picture.tag),
  });
  image.style.setProperty("--w", picture.width);
  image.style.setProperty("--h", picture.height);
  return image;
}
