import { texts } from "../app/texts.js";
import { h, setAttribute, setText } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { fromInput, inputValue } from "../rules/dates.js";
import { createFileField } from "./file-field.js";
import { createListField } from "./list-field.js";
import { createMeasurementField, createNumberField } from "./number-fields.js";
import { valueText } from "./value-text.js";
import { caseContent, caseName, isNone, none } from "./values.js";

/**
 * A row of a form: `{ element, update(value, problem), focus(), reset() }`. The editor depends on
 * the type of the parameter and sends changes to `context.set(parameter, value)`.
 */
export function createField(context, parameter) {
  const editor = createEditor(context, parameter, {
    label: parameter.title, set: (value) => context.set(parameter, value),
  });
  const id = `field-${parameter.name}`;
  const issue = h("p", { class: "form-issue", hidden: true }, icon("warning"), h("span"));
  const help = parameter.description
    ? h("p", { class: "form-help", id: `${id}-help`, text: parameter.description }) : null;
  const label = h("span", { class: "form-label", text: parameter.title });
  const element = h("div", { class: "form-row", data: { parameter: parameter.name } },
    h("div", { class: "form-line", data: { editor: editor.kind } }, label, editor.element),
    issue, help);
  if (help) setAttribute(editor.control ?? editor.element, "aria-describedby", help.id);

  return {
    element,
    update(value, problem) {
      editor.update(value);
      issue.hidden = !problem;
      setText(issue.lastChild, problem ?? "");
    },
    focus: () => (editor.control ?? editor.element).focus(),
    /** Shows the value again instead of what the user has typed. */
    reset: () => editor.reset?.(),
  };
}

/** An editor without a row: `{ kind, element, control, update(value) }`. */
export function createEditor(context, parameter, { label, set }) {
  if (parameter.isList) return createListField(context, parameter, { label, set, createEditor });
  if (parameter.options.length || parameter.hasDynamicOptions) {
    return choiceField(context, parameter, { label, set });
  }
  switch (caseName(parameter.type)) {
    case "bool": return switchField(label, set);
    case "integer": return createNumberField(parameter, { label, set, isWhole: true });
    case "double": return createNumberField(parameter, { label, set, isWhole: false });
    case "measurement": return createMeasurementField(parameter, { label, set });
    case "string": return textField("text", label, set);
    case "url": return textField("url", label, set);
    case "date": return dateField(context, label, set);
    case "dateComponents": return componentsField(parameter, label, set);
    case "file": return createFileField(context, { label, set });
    case "enumeration":
    case "object": return choiceField(context, parameter, { label, set });
    default: return noEditor(parameter);
  }
}

function switchField(label, set) {
  const control = h("button", {
    class: "switch", type: "button", role: "switch", "aria-label": label,
    on: { click: () => set({ bool: control.getAttribute("aria-checked") !== "true" }) },
  });
  return {
    kind: "switch", element: control, control,
    update: (value) => setAttribute(control, "aria-checked", value.bool ? "true" : "false"),
  };
}

/** Sends the text after a pause and when the field loses the focus. */
function textField(type, label, set) {
  let timer = null;
  let sent = "";
  const send = () => {
    clearTimeout(timer);
    const text = control.value.trim();
    if (text === sent || !control.checkValidity()) return;
    sent = text;
    set(text ? { string: text } : none);
  };
  const control = h("input", {
    class: "field", type, "aria-label": label, autocomplete: "off",
    on: {
      input: () => {
        clearTimeout(timer);
        timer = setTimeout(send, 500);
      },
      change: send,
    },
  });
  let shown = "";
  function reset() {
    sent = shown;
    control.value = shown;
  }
  return {
    kind: "text", element: control, control, reset,
    update(value) {
      shown = isNone(value) ? "" : value.string ?? "";
      if (document.activeElement !== control) reset();
    },
  };
}

function dateField(context, label, set) {
  const zone = () => context.device().timeZone;
  const control = h("input", {
    class: "field", type: "datetime-local", "aria-label": label,
    on: {
      change: () => {
        const instant = fromInput(control.value, zone());
        set(instant === null ? none : { date: new Date(instant).toISOString() });
      },
    },
  });
  return {
    kind: "text", element: control, control,
    update(value) {
      if (document.activeElement === control) return;
      control.value = isNone(value) ? "" : inputValue(Date.parse(value.date), zone());
    },
  };
}

/** A time of day, or a date if the default or the value is one. */
function componentsField(parameter, label, set) {
  const initial = parameter.defaultValue?.dateComponents;
  const control = h("input", {
    class: "field", "aria-label": label,
    type: initial && initial.hour === undefined ? "date" : "time",
    on: { change: () => set(read()) },
  });
  function read() {
    const numbers = control.value.split(/[-:]/).map(Number);
    if (!control.value) return none;
    if (control.type === "date") {
      const [year, month, day] = numbers;
      return { dateComponents: { year, month, day } };
    }
    return { dateComponents: { hour: numbers[0], minute: numbers[1] } };
  }
  return {
    kind: "text", element: control, control,
    update(value) {
      if (document.activeElement === control) return;
      const parts = isNone(value) ? null : value.dateComponents;
      if (parts?.year !== undefined && parts.hour === undefined) control.type = "date";
      control.value = parts ? valueText(value, null, null) : "";
    },
  };
}

function choiceField(context, parameter, { label, set }) {
  let current = none;
  let defaultValue = none;
  let hasLoadedDefault = false;
  // What the widget gets: without a value, the default.
  const effective = () => (isNone(current) ? defaultValue : current);
  const text = h("span", { class: "choice-value" });
  const control = h("button", {
    class: "choice", type: "button",
    on: {
      click: () => context.pick(parameter, { value: effective(), isMany: false, choose: set }),
    },
  }, text, icon("right"));
  /** Loads the default that the extension may provide at run time. */
  async function loadDefault() {
    hasLoadedDefault = true;
    const reply = await context.options(parameter).catch(() => null);
    defaultValue = reply?.defaultValue ?? none;
    show();
  }

  function show() {
    const shown = valueText(effective(), parameter, context.device());
    setText(text, shown || texts.form.choose);
    setAttribute(control, "data-empty", isNone(current));
    setAttribute(control, "aria-label", `${label}, ${shown || texts.form.none}`);
  }

  return {
    kind: "choice", element: control, control,
    update(value) {
      current = value;
      show();
      if (isNone(value) && parameter.hasDynamicOptions && !hasLoadedDefault) loadDefault();
    },
  };
}

function noEditor(parameter) {
  const name = caseContent(parameter.type).name ?? caseName(parameter.type);
  const element = h("span", { class: "quiet", text: texts.form.noEditor(name) });
  return { kind: "none", element, control: element, update() {} };
}
