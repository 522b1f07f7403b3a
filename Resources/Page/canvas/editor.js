import { h, setHidden, setText } from "../modules/dom/dom.js";
import { texts } from "./texts.js";

/** Milliseconds without a key after which a change is drawn. */
const pause = 250;
let counter = 0;

/**
 * Edits what a preview shows: the attributes and content states of a Live Activity as JSON, or the
 * parameters of an intent. `change` is called after a valid edit; `state` returns the index of the
 * state on the screen. The element is null for other previews.
 */
export function createEditor(preview, { change, state }) {
  if (!preview.states && !preview.parameters?.length) return noEditor;
  const values = preview.states ? stateValues(preview, state) : parameterValues(preview);
  let timer = null;
  counter += 1;
  const name = `editor-${counter}`;
  const fields = h("div", { class: "editor-fields" });
  const problem = h("p", { class: "failure", role: "alert", hidden: true });
  const reset = h("button", {
    class: "button", type: "button", text: texts.reset,
    on: {
      click: () => {
        clearTimeout(timer);
        values.restore(preview);
        render();
        showProblem(null);
        change();
      },
    },
  });
  const element = h("details", { class: "editor" },
    h("summary", { text: preview.states ? texts.edit.states : texts.edit.parameters }),
    fields, problem, reset);

  function render() {
    fields.replaceChildren(...values.fields().flatMap(({ id, label, value, options, rows }) => {
      const tag = options?.length ? "select" : rows ? "textarea" : "input";
      const field = h(tag, { class: "field", id: `${name}-${id}`, rows, spellcheck: "false" },
        (options ?? []).map((option) => h("option", { value: option, text: option })));
      field.value = value;
      field.addEventListener("input", () => {
        clearTimeout(timer);
        timer = setTimeout(() => apply(id, field.value), pause);
      });
      return [h("label", { for: field.id, text: label }), field];
    }));
  }

  function apply(id, text) {
    const reason = values.set(id, text);
    showProblem(reason);
    if (!reason) change();
  }

  function showProblem(text) {
    setHidden(problem, !text);
    setText(problem, text ?? "");
  }

  render();
  return {
    element, showProblem,
    showState: render,
    isEdited: () => Object.keys(values.edits(preview)).length > 0,
    /** What differs from the sources, for a request. */
    values: () => values.edits(preview),
    /** Takes new values from the sources, unless the user has edited the old ones. */
    update(next) {
      const isEdited = Object.keys(values.edits(preview)).length > 0;
      preview = next;
      if (isEdited) return;
      values.restore(preview);
      render();
    },
  };
}

/** For previews without anything to edit. */
const noEditor = {
  element: null, showProblem() {}, showState() {}, isEdited: () => false, values: () => ({}),
  update() {},
};

function stateValues(preview, state) {
  let { attributes } = preview;
  let states = [...preview.states];
  return {
    fields: () => [
      { id: "attributes", label: texts.attributes, value: attributes, rows: "6" },
      { id: "state", label: texts.contentState, value: states[state()] ?? "{}", rows: "6" },
    ],
    /** Returns why the text is not valid; null if it is. */
    set(id, text) {
      const reason = mistake(text);
      if (reason) return texts.badJSON(reason);
      if (id === "attributes") attributes = text;
      else states[state()] = text;
      return null;
    },
    edits(original) {
      const isEdited = attributes !== original.attributes
        || states.some((text, index) => text !== original.states[index]);
      return isEdited ? { attributes, states } : {};
    },
    restore(original) {
      ({ attributes } = original);
      states = [...(original.states ?? [])];
    },
  };
}

function parameterValues(preview) {
  let { parameters } = preview;
  let values = new Map(parameters.map(({ name, value }) => [name, value]));
  return {
    fields: () => parameters.map(({ name, title, options }) => ({
      id: name, label: title, value: values.get(name), options,
    })),
    set(id, text) {
      values.set(id, text);
      return null;
    },
    edits(original) {
      const changed = (original.parameters ?? [])
        .filter(({ name, value }) => values.has(name) && values.get(name) !== value)
        .map(({ name }) => [name, values.get(name)]);
      return changed.length > 0 ? { parameters: Object.fromEntries(changed) } : {};
    },
    restore(original) {
      parameters = original.parameters ?? [];
      values = new Map(parameters.map(({ name, value }) => [name, value]));
    },
  };
}

/** Why a text is not JSON; null if it is. */
function mistake(text) {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error.message;
  }
}
