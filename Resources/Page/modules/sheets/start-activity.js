import { texts } from "../app/texts.js";
import { h, setText } from "../dom/dom.js";

/**
 * Starts a Live Activity of an extension, in the place of its app. The attributes and the content
 * state are JSON, filled with an example that the extension decodes.
 */
export function createStartActivity(app, { extension, type }) {
  const t = texts.startActivity;
  const close = () => app.store.dispatch({ type: "sheet", sheet: null });
  const attributes = jsonField("start-attributes", t.attributes);
  const content = jsonField("start-content", t.content);
  const problem = h("p", { class: "form-issue", role: "alert", hidden: true });
  const start = h("button", {
    class: "button button-primary", type: "button", disabled: true, text: t.start,
    on: { click: submit },
  });
  const element = h("div", {
    class: "sheet start-activity", role: "dialog", "aria-modal": "true",
    "aria-labelledby": "start-title",
  },
  h("div", { class: "sheet-head" },
    h("h2", { class: "sheet-title", id: "start-title", text: t.title(type) }),
    h("button", {
      class: "button", type: "button", autofocus: true, text: t.cancel, on: { click: close },
    }), start),
  h("div", { class: "start-fields" }, problem, attributes.element, content.element));

  function report(text) {
    setText(problem, text ?? "");
    problem.hidden = !text;
  }

  async function load() {
    try {
      const example = await app.attempt(
        { command: "activityExample", extension, attributesType: type });
      attributes.show(example.attributes);
      content.show(example.content);
      start.disabled = false;
    } catch (error) {
      report(error.message);
    }
  }

  async function submit() {
    report(null);
    try {
      await app.attempt({
        command: "activity", extension, waits: true, ask: { start: { _0: {
          attributesType: type, attributes: encoded(attributes.text()),
          content: { state: encoded(content.text()), relevanceScore: 0 }, isTransient: false,
        } } },
      });
      close();
    } catch (error) {
      report(error.message);
    }
  }

  load();
  return { element };
}

function jsonField(id, label) {
  const field = h("textarea", {
    class: "field", id, spellcheck: "false", autocomplete: "off", rows: "6",
  });
  return {
    element: h("div", { class: "start-field" }, h("label", { for: id, text: label }), field),
    show(value) { field.value = JSON.stringify(value, null, 2); },
    /** Throws an error with the label if the text is not JSON. */
    text() {
      try {
        JSON.parse(field.value);
      } catch (error) {
        throw new Error(texts.startActivity.notJSON(label, error.message));
      }
      return field.value;
    },
  };
}

/** A text as Base64 of UTF-8, as commands carry data. */
function encoded(text) {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
