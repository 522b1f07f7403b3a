import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";
import { icon } from "../dom/icons.js";

/** How long a button shows that it has copied, in milliseconds. */
const copiedTime = 1500;

/** A fact whose whole text wraps and has a button that copies it, such as a push token. */
export function copiedFact(term, text) {
  return [term, text, { isCopied: true }];
}

/** A list of facts, `[[term, text]]`, which changes only when one of them does. */
export function createFacts(app) {
  const element = h("dl", { class: "facts" });
  return {
    element,
    update(facts) {
      const key = JSON.stringify(facts);
      if (element.dataset.key === key) return;
      element.dataset.key = key;
      element.replaceChildren(...facts.flatMap(([term, text, { isCopied } = {}]) =>
        [h("dt", { text: term }), isCopied ? longValue(app, term, text) : h("dd", { text })]));
    },
  };
}

function longValue(app, term, text) {
  const value = h("span", { class: "fact-text", tabindex: "0", text });
  const label = texts.inspector.copy(term);
  const button = h("button", {
    class: "button button-icon button-plain", type: "button", "aria-label": label, title: label,
    on: { click: () => copy(app, term, text, value, button) },
  }, icon("copy"));
  return h("dd", { class: "fact-long" }, value, button);
}

/** Copies a text; where the browser forbids it, as without TLS, selects it instead. */
async function copy(app, term, text, value, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    getSelection().selectAllChildren(value);
    app.announce(texts.inspector.selected(term));
    return;
  }
  app.announce(texts.inspector.copied(term));
  button.replaceChildren(icon("check"));
  setTimeout(() => button.replaceChildren(icon("copy")), copiedTime);
}
