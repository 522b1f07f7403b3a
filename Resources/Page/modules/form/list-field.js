import { texts } from "../app/texts.js";
import { h, setAttribute, setText } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { valueText } from "./value-text.js";
import { caseName, isNone, none } from "./values.js";

/**
 * An editor for a list. Choices share one picker; other values have one row each, with an editor
 * from `createEditor`.
 */
export function createListField(context, parameter, { label, set, createEditor }) {
  const hasChoices = parameter.options.length > 0 || parameter.hasDynamicOptions;
  return hasChoices ? manyChoices(context, parameter, { label, set })
    : freeValues(context, parameter, { label, set, createEditor });
}

function manyChoices(context, parameter, { label, set }) {
  let current = none;
  const text = h("span", { class: "choice-value" });
  const control = h("button", {
    class: "choice", type: "button",
    on: { click: () => context.pick(parameter, { value: current, isMany: true, choose: set }) },
  }, text, icon("right"));
  return {
    kind: "choice", element: control, control,
    update(value) {
      current = value;
      const shown = valueText(value, parameter, context.device());
      setText(text, shown || texts.form.choose);
      setAttribute(control, "data-empty", !shown);
      setAttribute(control, "aria-label", `${label}, ${shown || texts.form.none}`);
    },
  };
}

function freeValues(context, parameter, { label, set, createEditor }) {
  const item = { ...parameter, isList: false };
  const rows = h("div", { class: "list-rows" });
  const add = h("button", {
    class: "button button-plain", type: "button",
    on: { click: () => change([...list, initialValue(item)]) },
  }, icon("plus"), h("span", { text: texts.form.add }));
  const element = h("div", { class: "list-field" }, rows, add);
  let list = [];
  let editors = [];

  function change(next) {
    list = next;
    set(next.length ? { list: next } : none);
  }

  function createListRow(index) {
    const editor = createEditor(context, item, {
      label: `${label} ${index + 1}`,
      set: (value) => change(list.map((other, at) => (at === index ? value : other))
        .filter((entry) => !isNone(entry))),
    });
    const remove = h("button", {
      class: "button button-icon button-plain", type: "button", "aria-label": texts.form.removeItem,
      on: { click: () => change(list.filter((_, at) => at !== index)) },
    }, icon("minus"));
    return { editor, element: h("div", { class: "list-row" }, editor.element, remove) };
  }

  return {
    kind: "list", element, control: add,
    update(value) {
      list = isNone(value) ? [] : value.list ?? [];
      while (editors.length > list.length) editors.pop().element.remove();
      while (editors.length < list.length) {
        const row = createListRow(editors.length);
        editors.push(row);
        rows.append(row.element);
      }
      editors.forEach(({ editor }, index) => editor.update(list[index]));
    },
  };
}

/** The initial value of a new row. */
function initialValue(parameter) {
  switch (caseName(parameter.type)) {
    case "bool": return { bool: false };
    case "integer": return { integer: Math.max(0, parameter.minimum ?? 0) };
    case "double": return { double: Math.max(0, parameter.minimum ?? 0) };
    case "date": return { date: new Date(0).toISOString() };
    case "dateComponents": return { dateComponents: { hour: 9, minute: 0 } };
    case "measurement":
      return { measurement: { value: 0, unit: parameter.type.measurement.units[0] } };
    default: return { string: "" };
  }
}
