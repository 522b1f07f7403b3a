import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";
import { pictureAddress } from "../widgets/face.js";

/**
 * The widget or control that a form configures:
 * - `read(server)` returns `{ title, configuration, issues, extension, kind, family }`, or
 *   undefined if the item no longer exists
 * - `readAnswer(answer)` returns the same from the answer to `command(configuration)`
 * - `intent(server)` returns the intent with its parameters
 * - `words(server)` returns `{ heading, lines }`: the kind's name, or null for the item's own
 *   title, and the texts below it
 * - `portrait(server)` returns a small picture, or null
 */
export function formSubject({ placement, control }) {
  return control ? controlSubject(control) : placementSubject(placement);
}

const noIntent = { parameters: [], summary: null, title: "" };

function itemOf(gallery, { extension, kind }) {
  return gallery.find((other) => other.extension === extension && other.kind === kind);
}

function intentOf(gallery, subject) {
  return itemOf(gallery, subject)?.configuration?.intent ?? noIntent;
}

/**
 * The intent's title, unless it only repeats a shown text or the name of its type, which is for
 * developers.
 */
function titleOf({ name, title }, shown) {
  const typeName = (name ?? "").split(".").at(-1);
  return !title || [typeName, ...shown].includes(title) ? "" : title;
}

/**
 * The words about an item: its description and the intent's, or else the intent's title. Without
 * any, `fallback` says what the form does.
 */
function wordsOf(item, intent, heading, fallback) {
  const description = item?.description ?? "";
  const words = intent.description || titleOf(intent, [heading, description]);
  const lines = [...new Set([description, words])].filter(Boolean);
  return { heading, lines: lines.length ? lines : [fallback] };
}

function placementSubject(id) {
  const readAnswer = (state) => state && {
    title: state.title, issues: state.issues, configuration: state.placement.configuration,
    extension: state.placement.extension, kind: state.placement.kind,
    family: state.placement.family,
  };
  const read = (server) => readAnswer(server.placements[id]);
  const intent = (server) => intentOf(server.gallery, read(server));
  return {
    read, readAnswer, intent,
    words: (server) => wordsOf(null, intent(server), null, texts.form.title),
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
  const intent = (server) => intentOf(server.controlGallery, read(server));
  return {
    read, readAnswer, intent,
    words(server) {
      const item = itemOf(server.controlGallery, read(server));
      return wordsOf(item, intent(server), item?.displayName || null, texts.form.controlTitle);
    },
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
