import { texts } from "../app/texts.js";
import { h, setAttribute } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { caseContent, isNone, none, number } from "./values.js";

/** An editor for a number, with a stepper, and with a slider if both limits are known. */
export function createNumberField(parameter, { label, set, isWhole }) {
  const { minimum, maximum } = parameter;
  const hasRange = Number.isFinite(minimum) && Number.isFinite(maximum);
  const step = isWhole ? 1 : hasRange ? (maximum - minimum) / 20 : 0.5;
  const field = numberInput({ label, minimum, maximum, isWhole, send: (text) => send(read(text)) });
  const range = hasRange ? h("input", {
    class: "range", type: "range", min: minimum, max: maximum, step: isWhole ? 1 : "any",
    "aria-label": texts.form.range(minimum, maximum),
    on: {
      input: () => {
        field.value = rounded(Number(range.value));
      },
      change: () => send(Number(range.value)),
    },
  }) : null;
  const stepper = [["minus", texts.form.less(label), -step], ["plus", texts.form.more(label), step]]
    .map(([glyph, text, by]) => h("button", {
      class: "stepper-part", type: "button", "aria-label": text,
      on: { click: () => send(bounded((read(field.value) ?? minimum ?? 0) + by)) },
    }, icon(glyph)));
  const element = h("div", { class: "number-field" }, ...(range ? [range] : []), field,
    h("div", { class: "stepper" }, stepper));

  function rounded(value) {
    return isWhole ? Math.round(value) : Math.round(value * 1000) / 1000;
  }
  function bounded(value) {
    return Math.max(minimum ?? -Infinity, Math.min(maximum ?? Infinity, value));
  }
  function read(text) {
    return text === "" || Number.isNaN(Number(text)) ? null : Number(text);
  }
  function send(value) {
    if (value === null) set(none);
    else set(isWhole ? { integer: rounded(bounded(value)) } : { double: rounded(bounded(value)) });
    // A number outside of the limits leaves the field.
    reset();
  }
  let shown = null;
  function reset() {
    field.value = shown === null ? "" : rounded(shown);
  }

  return {
    kind: "number", element, control: field, reset,
    update(value) {
      shown = number(value);
      if (document.activeElement !== field) reset();
      if (range) range.value = shown ?? minimum;
      const [isMinimum, isMaximum] = shown === null ? [false, false]
        : [shown <= (minimum ?? -Infinity), shown >= (maximum ?? Infinity)];
      setAttribute(stepper[0], "disabled", isMinimum);
      setAttribute(stepper[1], "disabled", isMaximum);
    },
  };
}

/** An editor for a measurement: an amount and its unit. */
export function createMeasurementField(parameter, { label, set }) {
  const units = caseContent(parameter.type).units ?? [];
  const send = () => {
    const text = field.value;
    set(text === "" ? none : { measurement: { value: Number(text), unit: unit.value } });
  };
  let amount = null;
  function reset() {
    field.value = amount?.value ?? "";
  }
  const field = numberInput({
    label, minimum: parameter.minimum, maximum: parameter.maximum, isWhole: false, send,
  });
  const unit = h("select", {
    class: "field", "aria-label": texts.form.unit(label), on: { change: send },
  }, units.map((symbol) => h("option", { value: symbol, text: symbol })));
  return {
    kind: "measurement", element: h("div", { class: "number-field" }, field, unit), control: field,
    reset,
    update(value) {
      amount = isNone(value) ? null : value.measurement;
      if (document.activeElement !== field) reset();
      if (amount && !units.includes(amount.unit)) {
        units.push(amount.unit);
        unit.append(h("option", { value: amount.unit, text: amount.unit }));
      }
      unit.value = amount?.unit ?? units[0] ?? "";
    },
  };
}

function numberInput({ label, minimum, maximum, isWhole, send }) {
  const field = h("input", {
    class: "field field-number", type: "number", inputmode: isWhole ? "numeric" : "decimal",
    "aria-label": label, min: minimum, max: maximum, step: isWhole ? 1 : "any",
    on: { change: () => send(field.value) },
  });
  return field;
}
