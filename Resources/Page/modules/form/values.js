/**
 * Configuration values, as the host encodes them: objects with one key, the name of the case, such
 * as `{ integer: 3 }` or `{ object: { identifier, display } }`. `{ none: true }` means not set.
 */
export const none = { none: true };

/** The case of a Swift enum in JSON, which is a string or an object with one key. */
export function caseName(value) {
  return typeof value === "string" ? value : Object.keys(value ?? {})[0];
}

/** The associated values of the case. */
export function caseContent(value) {
  return typeof value === "string" ? {} : value[caseName(value)];
}

export function isNone(value) {
  if (!value || caseName(value) === "none") return true;
  return caseName(value) === "list" && value.list.length === 0;
}

/** Whether two values are equal. Entities are compared by identifier, numbers by amount. */
export function sameValue(a, b) {
  if (isNone(a) || isNone(b)) return isNone(a) && isNone(b);
  const kind = caseName(a);
  if (isNumber(a) && isNumber(b)) return number(a) === number(b);
  if (kind !== caseName(b)) return false;
  if (kind === "object") return a.object.identifier === b.object.identifier;
  if (kind === "date") return Date.parse(a.date) === Date.parse(b.date);
  if (kind === "list") {
    return a.list.length === b.list.length
      && a.list.every((value, index) => sameValue(value, b.list[index]));
  }
  return canonical(a) === canonical(b);
}

function isNumber(value) {
  return ["integer", "double"].includes(caseName(value));
}

export function number(value) {
  if (isNone(value)) return null;
  return value.integer ?? value.double ?? value.measurement?.value ?? null;
}

/** A number that orders the value: of numbers, measurements and dates. null for other values. */
export function comparable(value) {
  if (isNone(value)) return null;
  if (value.date) return Date.parse(value.date);
  return number(value);
}

/** The value of a parameter: the one that is set, otherwise the default. */
export function effectiveValue(values, parameter) {
  const value = values[parameter.name];
  return isNone(value) ? parameter.defaultValue ?? none : value;
}

function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value && typeof value === "object") {
    const keys = Object.keys(value).sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

/** The maximum number of values of a list in a widget of a family; infinite without a limit. */
export function maxValues(parameter, family) {
  const counts = parameter.counts ?? [];
  const own = counts.find((count) => family && count.family === family)
    ?? counts.find((count) => !count.family);
  return own?.maximum ?? Infinity;
}
