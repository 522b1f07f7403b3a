import { texts } from "../app/texts.js";
import {
  colorField, segmentField, selectField, switchField, textField,
} from "./settings-fields.js";

/** The most values that are shown as buttons side by side. */
const mostSegments = 3;

/**
 * A row for a setting from the host's list (the command `settings`). `change(value)` receives the
 * user's value; `id` is the element's.
 */
export function listedField({ name, summary, kind, values }, id, change) {
  if (name === "tint") return colorField(summary, change);
  switch (kind) {
    case "toggle": return switchField(summary, change);
    case "choice": {
      const options = values.map((value) => [value, valueText(name, value)]);
      if (options.length <= mostSegments) return segmentField(summary, options, change);
      const field = selectField(summary, id, change);
      field.setOptions(options.map(([value, label]) => ({ value, label })));
      return field;
    }
    default: return textField(summary, id, [], change);
  }
}

/** The text of a value; `smartStack` becomes `Smart stack`. */
function valueText(name, value) {
  const { schemes, looks } = texts.settings;
  const known = { colorScheme: schemes, look: looks, typeSize: texts.typeSizes }[name]?.[value];
  if (known) return known;
  const words = value.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
