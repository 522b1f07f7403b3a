import { texts } from "../app/texts.js";
import { h, setAttribute, setHidden, setNumbers, setText } from "../dom/dom.js";
import { createElements } from "../pictures/elements.js";
import { createPictureFrame } from "../pictures/pictures.js";
import { deviceOf } from "../rules/layout.js";
import { pictureAddress } from "../widgets/face.js";

/** The item of the card's view, in place of a placement's id. */
const snippetItem = "snippet";

/**
 * The card of a shortcut over everything else: the text of its intent, the view, and the buttons of
 * the system.
 */
export function mountSnippetCard(app, screen) {
  const dialog = h("p", { class: "snippet-dialog", id: "snippet-dialog" });
  const frame = h("div", { class: "pictures" });
  const overlay = h("div", { class: "elements" });
  const view = h("div", { class: "snippet-view" }, frame, overlay);
  const deny = button("snippet-deny", () => answer(false));
  const accept = button("snippet-accept", () => answer(!isDone()));
  const buttons = h("div", { class: "snippet-buttons" }, deny, accept);
  const card = h("section", { class: "snippet-card", role: "dialog", "data-no-gestures": true },
    dialog, view, buttons);
  screen.append(card);
  const pictures = createPictureFrame(frame);
  const elements = createElements(overlay, ({ index }) => app.run({
    command: "tap", placement: snippetItem, element: index, version: shown?.version,
  }));
  let shown = null;
  let isOpen = false;

  overlay.addEventListener("click", (event) => {
    if (event.target !== overlay || !shown) return;
    const box = overlay.getBoundingClientRect();
    app.run({
      command: "tap", placement: snippetItem, version: shown.version,
      x: ((event.clientX - box.left) / box.width) * shown.width,
      y: ((event.clientY - box.top) / box.height) * shown.height,
    });
  });
  card.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    answer(false);
  });

  function answer(isAccepted) {
    app.run({ command: "answerSnippet", accept: isAccepted });
  }

  function isDone() {
    return app.store.get().server.snippet?.phase !== "confirming";
  }

  function update(server) {
    const { snippet } = server;
    setAttribute(card, "data-shown", Boolean(snippet));
    setAttribute(card, "inert", !snippet);
    if (!snippet) {
      isOpen = false;
      shown = null;
      return;
    }
    const { statusBar, cutout, cutoutFrame } = deviceOf(server).surfaces;
    setNumbers(card, {
      y: cutout === "island" ? cutoutFrame.y + cutoutFrame.height : statusBar.height,
    });
    setAttribute(card, "aria-label", texts.snippet.label(snippet.title, snippet.app));
    setText(dialog, snippet.dialog ?? "");
    setHidden(dialog, !snippet.dialog);
    showButtons(snippet);
    showView(snippet, server.pictures[snippetItem]);
    if (!isOpen) accept.focus({ preventScroll: true });
    isOpen = true;
  }

  function showButtons({ phase, labels }) {
    setHidden(buttons, phase === "performing");
    setHidden(deny, phase !== "confirming");
    setText(deny, labels?.deny ?? "");
    setText(accept, labels?.accept ?? texts.snippet.done);
    setAttribute(accept, "data-destructive", Boolean(labels?.isDestructive));
  }

  function showView({ size }, picture) {
    setHidden(view, !size);
    if (!size) return;
    setNumbers(view, { w: size.width, h: size.height });
    if (!picture || picture === shown) return;
    const isNew = !shown;
    shown = picture;
    setNumbers(view, { pw: picture.width, ph: picture.height });
    pictures.show(pictureAddress(snippetItem, picture.tag), isNew ? "tick" : "look");
    elements.update(picture.elements);
  }

  return { element: card, update };
}

function button(name, click) {
  return h("button", { class: name, type: "button", on: { click } });
}
