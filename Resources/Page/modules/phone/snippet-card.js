import { texts } from "../app/texts.js";
import { h, setAttribute, setHidden, setNumbers, setText } from "../dom/dom.js";
import { createElements } from "../pictures/elements.js";
import { createPictureFrame } from "../pictures/pictures.js";
import { createEditor } from "../form/fields.js";
import { isNone, none } from "../form/values.js";
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
  /** The phase in which the card took the focus. */
  let openPhase = null;

  card.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    buttons.deny();
  });

  function update(server) {
    const { snippet } = server;
    setAttribute(card, "data-shown", Boolean(snippet));
    setAttribute(card, "inert", !snippet);
    if (!snippet) {
      openPhase = null;
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
    if (openPhase !== snippet.phase) buttons.focus();
    openPhase = snippet.phase;
  }

  return { element: card, update };
}

/**
 * What the user answers with: the field or the options of a question, and below it the buttons of
 * the system. A result has Done.
 */
function createSnippetButtons(app) {
  const answer = (fields) => app.run({ command: "answerSnippet", accept: true, ...fields });
  const deny = () => answer({ accept: false });
  const options = h("div", { class: "snippet-options" });
  const field = h("div", { class: "snippet-field" });
  const denyButton = h("button", { class: "snippet-deny", type: "button", on: { click: deny } });
  const acceptButton = h("button", {
    class: "snippet-accept", type: "button", on: { click: () => accept() },
  });
  const row = h("div", { class: "snippet-buttons" }, denyButton, acceptButton);
  const element = h("form", {
    class: "snippet-answers",
    on: { submit: (event) => { event.preventDefault(); accept(); } },
  }, field, options, row);
  let shown = {};
  let entered = none;
  let editor = null;

  function accept() {
    if (shown.phase === "confirming") answer({});
    else if (shown.phase !== "entering") deny();
    else if (!isNone(entered)) answer({ value: entered });
    else editor.control.focus();
  }

  function showField(parameter) {
    entered = none;
    editor = parameter ? createEditor({ device: () => app.store.get().server.device }, parameter, {
      label: parameter.title || shown.dialog || shown.title,
      set(value) {
        entered = value;
        editor.update(value);
      },
    }) : null;
    field.replaceChildren(...(editor ? [editor.element] : []));
    if (!editor) return;
    editor.update(none);
    setAttribute(editor.control, "placeholder", parameter.title);
  }

  function optionButton({ title, subtitle, isDestructive }, index) {
    return h("button", {
      class: "snippet-accept", type: "button", "data-destructive": Boolean(isDestructive),
      on: { click: () => answer({ choice: index }) },
    }, h("span", { text: title }), ...(subtitle ? [h("small", { text: subtitle })] : []));
  }

  return {
    element, deny,
    focus: () => (editor?.control ?? element.querySelector("button:not([hidden])"))
      ?.focus({ preventScroll: true }),
    update(snippet) {
      const before = shown;
      shown = snippet;
      const { phase, labels } = snippet;
      setHidden(element, phase === "performing");
      // The same question may come with another picture, and the user may be typing.
      if (!isSame(before.field, snippet.field)) showField(snippet.field);
      if (!isSame(before.options, snippet.options)) {
        options.replaceChildren(...(snippet.options ?? []).map(optionButton));
      }
      setHidden(field, phase !== "entering");
      setHidden(options, phase !== "choosing" || !snippet.options.length);
      const isAsking = ["confirming", "choosing", "entering"].includes(phase);
      const cancel = labels?.deny ?? snippet.cancel;
      setHidden(denyButton, !isAsking || !cancel);
      setText(denyButton, cancel ?? "");
      setHidden(acceptButton, phase === "choosing");
      setText(acceptButton, labels?.accept ?? snippet.done);
      setAttribute(acceptButton, "data-destructive", Boolean(labels?.isDestructive));
      setHidden(row, denyButton.hidden && acceptButton.hidden);
    },
  };
}

function isSame(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
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
