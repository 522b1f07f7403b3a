import { texts } from "../app/texts.js";
import {
  colorField, segmentField, selectField, switchField, textField,
} from "./settings-fields.js";

/** The settings for which the page has a shorter name than the host's summary: keys of texts. */
const names = {
  colorScheme: "scheme", look: "look", tint: "tint", os: "os", typeSize: "typeSize",
  hasBoldText: "bold", reducesMotion: "motion", isLocked: "locked", redactsWhenLocked: "redacts",
  isLuminanceReduced: "alwaysOn",
};

/** The most values that are shown as buttons side by side. */
const maxSegments = 3;

/**
 * A row for a setting from the host's list (the command `settings`). `change(value)` receives the
 * user's value; `id` is the element's.
 */
export function listedField({ name, summary, kind, values }, id, change) {
  const label = texts.settings[names[name]] ?? summary;
  if (name === "tint") return colorField(label, change);
  switch (kind) {
    case "toggle": return switchField(label, change);
    case "choice": {
      const options = values.map((value) => [value, valueText(name, value)]);
      if (options.length <= maxSegments) return segmentField(label, options, change);
      const field = selectField(label, id, change);
      field.setOptions(options.map(([value, text]) => ({ value, label: text })));
      return field;
    }
    default: return textField(label, id, [], change);
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
