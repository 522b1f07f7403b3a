import { texts } from "../app/texts.js";
import { h, reconcile, setText } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { animate } from "../dom/motion.js";
import { createField } from "./fields.js";
import { formSubject } from "./form-subject.js";
import { createOptionPicker } from "./option-picker.js";
import { issueText } from "./problems.js";
import { shownParameters, summarize } from "./summary.js";
import { valueText } from "./value-text.js";
import { effectiveValue } from "./values.js";

/**
 * "Edit Widget" and "Edit Control": a form with the parameters of the intent. Each change is sent
 * to the host at once. The intent's parameter summary decides which rows are shown.
 */
export function createForm(app, sheet) {
  const { store } = app;
  const close = () => store.dispatch({ type: "sheet", sheet: null });
  const subject = formSubject(sheet);
  const start = subject.read(store.get().server);
  const { parameters, summary } = subject.intent(store.get().server);
  const { heading } = subject.words(store.get().server);
  const { family } = start;
  let values = { ...start.configuration };
  let issues = start.issues;
  /** The configuration of the host that `values` reflects. */
  let knownConfiguration = start.configuration;
  let sendCount = 0;

  const sentence = h("p", { class: "form-sentence" });
  const rows = h("div", { class: "form-rows" });
  const orphanedIssues = h("div", { class: "form-gone" });
  const front = h("div", { class: "form-front" }, sentence, orphanedIssues, rows);
  const element = h("div", {
    class: "sheet form", role: "dialog", "aria-modal": "true", "aria-labelledby": "form-title",
  }, formHead(subject, store.get().server, close), front);
  const fields = new Map();

  const context = {
    app, family,
    device: () => store.get().server.device,
    values: () => values,
    set,
    pick: (parameter, request) => pick(parameter, request, { context, element, front, fields }),
    options: (parameter, search) => loadOptions(app, start, values, parameter, search),
  };

  async function set(parameter, value) {
    values = { ...values, [parameter.name]: value };
    issues = issues.filter((issue) => issue.parameter !== parameter.name);
    refresh();
    sendCount += 1;
    const answer = await app.run(subject.command({ [parameter.name]: value }));
    sendCount -= 1;
    // An earlier answer would undo later changes on the screen.
    if (sendCount > 0) return;
    const confirmed = subject.readAnswer(answer) ?? subject.read(store.get().server);
    if (!confirmed) return;
    values = { ...confirmed.configuration };
    issues = confirmed.issues;
    refresh();
    // The input leaves its field even while that has the focus.
    if (answer === undefined) fields.get(parameter.name)?.reset();
  }

  function refresh() {
    const shown = shownParameters(summary, parameters, values, family);
    reconcile(rows, fields, shown, (name) =>
      createField(context, parameters.find((parameter) => parameter.name === name)));
    for (const [name, field] of fields) {
      const parameter = parameters.find((other) => other.name === name);
      const issue = issues.find((other) => other.parameter === name);
      field.update(effectiveValue(values, parameter), issue ? issueText(issue) : null);
    }
    showSentence(sentence, { summary, parameters, values, family }, context);
    showOrphans(orphanedIssues, issues, parameters);
    if (parameters.length) return;
    rows.replaceChildren(h("p", { class: "quiet", text: texts.form.empty }));
  }

  function update({ server }) {
    const state = subject.read(server);
    if (!state || sendCount > 0) return;
    if (state.issues !== issues || state.configuration !== knownConfiguration) {
      knownConfiguration = state.configuration;
      values = { ...state.configuration };
      issues = state.issues;
      refresh();
    }
    setText(element.querySelector("h2"), heading ?? state.title);
  }

  refresh();
  return { element, update };
}

function formHead(subject, server, close) {
  const { heading, lines } = subject.words(server);
  return h("div", { class: "sheet-head" },
    subject.portrait(server),
    h("div", { class: "form-title" },
      h("h2", {
        class: "sheet-title", id: "form-title", text: heading ?? subject.read(server).title,
      }),
      lines.map((line) => h("span", { class: "quiet", text: line }))),
    h("button", {
      class: "button button-primary", type: "button", id: "form-done", text: texts.form.done,
      on: { click: close },
    }));
}

/** Slides in the choices of a parameter over the rows. */
function pick(parameter, request, { context, element, front, fields }) {
  const picker = createOptionPicker(context, parameter, { ...request, back });
  front.hidden = true;
  element.append(picker.element);
  animate(picker.element, [{ opacity: 0, translate: "14% 0" }, { opacity: 1, translate: "0 0" }],
    { duration: 360 });
  picker.focus();

  function back() {
    picker.element.remove();
    front.hidden = false;
    animate(front, [{ opacity: 0, translate: "-10% 0" }, { opacity: 1, translate: "0 0" }],
      { duration: 300 });
    fields.get(parameter.name)?.focus();
  }
}

/** Shows the parameter summary as a sentence; hides it if there is none. */
function showSentence(element, { summary, parameters, values, family }, context) {
  const parts = summarize(summary, parameters, values, family).sentence;
  element.hidden = parts.length === 0;
  element.replaceChildren(...parts.map((part) => {
    if (part.text !== undefined) return h("span", { text: part.text });
    const parameter = parameters.find((other) => other.name === part.parameter);
    const text = valueText(effectiveValue(values, parameter), parameter, context.device());
    return h("b", { text: text || parameter.title });
  }));
}

/** Shows the issues about parameters that the intent does not have any more. */
function showOrphans(element, issues, parameters) {
  const orphaned = issues.filter((issue) =>
    !parameters.some((parameter) => parameter.name === issue.parameter));
  element.replaceChildren(...orphaned.map((issue) =>
    h("p", { class: "form-issue" }, icon("warning"), h("span", { text: issueText(issue) }))));
}

/** Requests the choices of a parameter for the current values. */
function loadOptions(app, { extension, kind }, values, parameter, search) {
  return app.attempt({
    command: "options", extension, kind, parameter: parameter.name, configuration: values,
    ...(search ? { search } : {}),
  });
}
