import { texts } from "../app/texts.js";
import { h, setAttribute, setHidden, setNumbers, setText } from "../dom/dom.js";
import { createElements } from "../pictures/elements.js";
import { createPictureFrame } from "../pictures/pictures.js";
import { deviceOf } from "../rules/layout.js";
import { pointIn } from "../rules/points.js";
import { pictureAddress } from "../widgets/face.js";

/** The item of the card's view, in place of a placement's id. */
const snippetItem = "snippet";

/**
 * The card of a shortcut over everything else: the text of its intent, the view, and the buttons of
 * the system.
 */
export function mountSnippetCard(app, screen) {
  const dialog = h("p", { class: "snippet-dialog" });
  const view = createSnippetView(app);
  const buttons = createSnippetButtons(app);
  const card = h("section", { class: "snippet-card", role: "dialog", "data-no-gestures": true },
    dialog, view.element, buttons.element);
  screen.append(card);
  let isOpen = false;

  card.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    buttons.answer(false);
  });

  function update(server) {
    const { snippet } = server;
    setAttribute(card, "data-shown", Boolean(snippet));
    setAttribute(card, "inert", !snippet);
    if (!snippet) {
      isOpen = false;
      view.clear();
      return;
    }
    const { statusBar, cutout, cutoutFrame } = deviceOf(server).surfaces;
    setNumbers(card, {
      y: cutout === "island" ? cutoutFrame.y + cutoutFrame.height : statusBar.height,
    });
    setAttribute(card, "aria-label", texts.snippet.label(snippet.title, snippet.app));
    setText(dialog, snippet.dialog ?? "");
    setHidden(dialog, !snippet.dialog);
    buttons.update(snippet);
    view.update(snippet, server.pictures[snippetItem]);
    if (!isOpen) buttons.focus();
    isOpen = true;
  }

  return { element: card, update };
}

/** Cancel and the action of a confirmation, or Done below a result. */
function createSnippetButtons(app) {
  let isAsking = false;
  const answer = (accept) => app.run({ command: "answerSnippet", accept });
  const deny = h("button", {
    class: "snippet-deny", type: "button", on: { click: () => answer(false) },
  });
  const accept = h("button", {
    class: "snippet-accept", type: "button", on: { click: () => answer(isAsking) },
  });
  const element = h("div", { class: "snippet-buttons" }, deny, accept);
  return {
    element, answer,
    focus: () => accept.focus({ preventScroll: true }),
    update({ phase, labels }) {
      isAsking = phase === "confirming";
      setHidden(element, phase === "performing");
      setHidden(deny, !isAsking);
      setText(deny, labels?.deny ?? "");
      setText(accept, labels?.accept ?? texts.snippet.done);
      setAttribute(accept, "data-destructive", Boolean(labels?.isDestructive));
    },
  };
}

/** The picture of the view, and its elements, which take taps. */
function createSnippetView(app) {
  const frame = h("div", { class: "pictures" });
  const overlay = h("div", { class: "elements" });
  const element = h("div", { class: "snippet-view" }, frame, overlay);
  const pictures = createPictureFrame(frame);
  let shown = null;
  const tap = (target) => app.run({
    command: "tap", placement: snippetItem, version: shown?.version, ...target,
  });
  const elements = createElements(overlay, ({ index }) => tap({ element: index }));

  overlay.addEventListener("click", (event) => {
    if (event.target !== overlay || !shown) return;
    tap(pointIn(overlay.getBoundingClientRect(), event, shown));
  });

  return {
    element,
    clear: () => { shown = null; },
    update({ size }, picture) {
      setHidden(element, !size);
      if (!size) return;
      setNumbers(element, { w: size.width, h: size.height });
      if (!picture || picture === shown) return;
      const isNew = !shown;
      shown = picture;
      setNumbers(element, { pw: picture.width, ph: picture.height });
      pictures.show(pictureAddress(snippetItem, picture.tag), isNew ? "tick" : "look");
      elements.update(picture.elements);
    },
  };
}
