import { h, reconcile, setText } from "./dom.js";
import { createField } from "./fields.js";
import { formSubject } from "./form-subject.js";
import { icon } from "./icons.js";
import { createOptionPicker } from "./option-picker.js";
import { animate } from "./motion.js";
import { shownParameters, summarize } from "./summary.js";
import { texts } from "./texts.js";
import { setValue } from "./values.js";
import { valueText } from "./value-text.js";

/**
 * "Edit Widget" and "Edit Control": a form made from the parameters of the intent. Every change is
 * sent when it is made; which rows are shown follows the intent's summary.
 */
export function createForm(app, sheet) {
  const { store } = app;
  const close = () => store.dispatch({ type: "sheet", sheet: null });
  const subject = formSubject(sheet);
  const start = subject.read(store.get().server);
  const { parameters, summary, title } = subject.intent(store.get().server);
  const { extension, kind, family } = start;
  let values = { ...start.configuration };
  let issues = start.issues;
  let isSending = 0;
  let picker = null;

  const sentence = h("p", { class: "form-sentence" });
  const rows = h("div", { class: "form-rows" });
  const gone = h("div", { class: "form-gone" });
  const head = h("div", { class: "sheet-head" },
    subject.portrait(store.get().server),
    h("div", { class: "form-title" },
      h("h2", { class: "sheet-title", id: "form-title", text: start.title }),
      h("span", { class: "quiet", text: title || subject.subtitle })),
    h("button", {
      class: "button button-primary", type: "button", id: "form-done", text: texts.form.done,
      on: { click: close },
    }));
  const front = h("div", { class: "form-front" }, sentence, gone, rows);
  const element = h("div", {
    class: "sheet form", role: "dialog", "aria-modal": "true", "aria-labelledby": "form-title",
  }, head, front);
  const fields = new Map();

  const context = {
    app,
    device: () => store.get().server.device,
    values: () => values,
    set,
    pick,
    /** The choices of a parameter, with what is set so far. */
    options: (parameter, search) => app.attempt({
      command: "options", extension, kind, parameter: parameter.name, configuration: values, ...(search ? { search } : {}),
    }),
  };

  async function set(parameter, value) {
    values = { ...values, [parameter.name]: value };
    issues = issues.filter((issue) => issue.parameter !== parameter.name);
    refresh();
    isSending += 1;
    const answer = await app.run(subject.command({ [parameter.name]: value }));
    isSending -= 1;
    // While more is on its way, an older answer would undo it on the screen.
    if (isSending > 0) return;
    const truth = subject.readAnswer(answer) ?? subject.read(store.get().server);
    if (!truth) return;
    values = { ...truth.configuration };
    issues = truth.issues;
    refresh();
  }

  /** The choices push in over the rows, and back out. */
  function pick(parameter, request) {
    const back = () => {
      picker?.element.remove();
      picker = null;
      front.hidden = false;
      animate(front, [{ opacity: 0, translate: "-10% 0" }, { opacity: 1, translate: "0 0" }],
        { duration: 300 });
      fields.get(parameter.name)?.focus();
    };
    picker = createOptionPicker(context, parameter, { ...request, back });
    front.hidden = true;
    element.append(picker.element);
    animate(picker.element, [{ opacity: 0, translate: "14% 0" }, { opacity: 1, translate: "0 0" }],
      { duration: 360 });
    picker.focus();
  }

  function refresh() {
    const shown = shownParameters(summary, parameters, values, family);
    reconcile(rows, fields, shown, (name) =>
      createField(context, parameters.find((parameter) => parameter.name === name)));
    for (const [name, field] of fields) {
      const parameter = parameters.find((other) => other.name === name);
      const issue = issues.find((other) => other.parameter === name);
      field.update(setValue(values, parameter), issue ? issueText(issue) : null);
    }
    refreshSentence();
    const lost = issues.filter((issue) =>
      !parameters.some((parameter) => parameter.name === issue.parameter));
    gone.replaceChildren(...lost.map((issue) =>
      h("p", { class: "form-issue" }, icon("warning"), h("span", { text: issueText(issue) }))));
    if (parameters.length) return;
    rows.replaceChildren(h("p", { class: "quiet", text: texts.form.empty }));
  }

  function refreshSentence() {
    const parts = summarize(summary, parameters, values, family).sentence;
    sentence.hidden = parts.length === 0;
    sentence.replaceChildren(...parts.map((part) => {
      if (part.text !== undefined) return h("span", { text: part.text });
      const parameter = parameters.find((other) => other.name === part.parameter);
      const text = valueText(setValue(values, parameter), parameter, context.device());
      return h("b", { text: text || parameter.title });
    }));
  }

  function update({ server }) {
    const state = subject.read(server);
    if (!state || isSending) return;
    if (state.issues !== issues || state.configuration !== lastSeen) {
      lastSeen = state.configuration;
      values = { ...state.configuration };
      issues = state.issues;
      refresh();
    }
    setText(element.querySelector("h2"), state.title);
  }
  let lastSeen = start.configuration;

  refresh();
  return { element, update };
}

function issueText(issue) {
  return texts.form.issues[issue.reason](valueText(issue.value, null, null));
}
