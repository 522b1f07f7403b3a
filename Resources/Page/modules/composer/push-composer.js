import { texts } from "../app/texts.js";
import { h, setHidden, setText } from "../dom/dom.js";
import { createJSONEditor } from "./json-editor.js";
import { nearestRange } from "./json-text.js";
import { createPayloadCheck, isHuge } from "./payload-check.js";
import { suggestions } from "./payload-schema.js";
import { createDrafts } from "./push-drafts.js";
import { createPushGateway } from "./push-gateway.js";
import { headersFor } from "./push-tokens.js";
import { createPushVerdict } from "./push-verdict.js";
import { createTokenChoice } from "./token-choice.js";

/**
 * Writes and sends a push: to one of the device's tokens, from an example or the last push, with
 * suggestions and checks. Each token keeps its text, also after it has expired.
 */
export function createPushComposer(app) {
  const drafts = createDrafts(app);
  const gateway = createPushGateway(app);
  const verdict = createPushVerdict(app);
  const check = createPayloadCheck(app, { onSelect: selectValue });
  const choice = createTokenChoice(app, { onChoose: choose, onListed: showListed });
  const editor = createEditor(app, {
    draft: () => drafts.get(choice.token()), onChange: () => recheck(), onSend: send,
  });
  const parts = createParts([choice, editor, check, verdict, gateway], { fill, send });
  const report = (text) => setText(parts.note, text);

  function selectValue(keyPath) {
    const range = nearestRange(editor.text(), keyPath);
    if (range) editor.select(range);
  }

  function recheck(options) {
    const token = choice.token();
    if (!token) return;
    check.update(token, editor.text(), { ...options, limit: drafts.get(token).limit });
  }

  /** Shows the text of a token: its own, one that suits it, or else an example. */
  async function choose(token, former) {
    const isNew = !drafts.has(token);
    const draft = isNew ? drafts.begin(token, former) : drafts.get(token);
    editor.show(draft.text);
    verdict.show(draft.verdict);
    report("");
    gateway.update(choice.listing());
    if (isNew) {
      await drafts.load(token).catch(({ message }) => report(message));
      if (choice.token() !== token) return;
      if (!draft.isEdited) editor.show(draft.text);
    }
    recheck({ isNow: true });
  }

  /** Replaces the text by the `example` or the `last` push. */
  async function fill(source) {
    const token = choice.token();
    try {
      const { [source]: text } = await drafts.load(token);
      if (choice.token() !== token) return;
      if (text) editor.replace(text);
      report(text ? texts.composer.replaced : texts.composer.noLast);
    } catch (error) {
      report(error.message);
    }
  }

  async function send() {
    const listing = choice.listing();
    const payload = editor.text();
    if (!listing || parts.send.disabled) return;
    recheck({ isNow: true });
    verdict.show(null);
    if (isHuge(payload)) return;
    parts.send.disabled = true;
    const push = await app.attempt({
      command: "sendPush", token: listing.token, payload,
      headers: headersFor(listing, parts.priority.value),
    }).catch(({ message }) => ({ outcome: "refused", sentence: message }));
    parts.send.disabled = false;
    drafts.get(listing.token).verdict = push;
    if (choice.token() === listing.token) verdict.show(push);
  }

  function showListed({ isEmpty, hasExpired }) {
    setHidden(parts.form, isEmpty);
    setHidden(parts.empty, !isEmpty);
    if (isEmpty) gateway.element.open = true;
    gateway.update(choice.listing());
    if (hasExpired) recheck({ isNow: true });
  }

  return parts.element;
}

/** The editor of the chosen token's draft. */
function createEditor(app, { draft, onChange, onSend }) {
  return createJSONEditor({
    label: texts.composer.payload, announce: app.announce, onSend,
    suggest(text, offset) {
      const schema = draft()?.schema;
      return schema ? suggestions(schema, text, offset, app.now()) : null;
    },
    onInput(text) {
      Object.assign(draft() ?? {}, { text, isEdited: true });
      onChange();
    },
  });
}

function createParts([choice, editor, check, verdict, gateway], { fill, send }) {
  const t = texts.composer;
  const note = h("p", { class: "quiet push-note", role: "status" });
  const priority = h("select", { class: "field", id: "push-priority" },
    ["10", "5"].map((value) => h("option", { value, text: t.priorities[value] })));
  const button = h("button", {
    class: "button button-primary", type: "submit", text: t.send, title: t.sendKey,
  });
  const filler = (source) => h("button", {
    class: "button", type: "button", text: t.fill[source], on: { click: () => fill(source) },
  });
  const form = h("form", {
    class: "push-form", hidden: true,
    on: {
      submit(event) {
        event.preventDefault();
        send();
      },
    },
  },
  choice.element,
  h("div", { class: "push-fill", role: "group", "aria-label": t.startFrom },
    filler("example"), filler("last")),
  note, editor.element, h("p", { class: "quiet push-keys", text: t.keys }), check.element,
  h("div", { class: "push-send" },
    h("label", { for: "push-priority", text: t.priority }), priority, button),
  verdict.element);
  const empty = h("p", { class: "quiet", hidden: true, text: t.empty });
  const element = h("section", { class: "push-composer", "aria-label": t.title },
    h("h3", { text: t.title }), empty, form, gateway.element);
  return { element, form, empty, note, priority, send: button };
}
