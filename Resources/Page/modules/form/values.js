/**
 * Configuration values: an object with one key, the case's name, e.g. `{ integer: 3 }`,
 * `{ object: { identifier, display } }`; `{ none: true }` is no value.
 */
export const none = { none: true };

/** The name of a Swift enum's case in JSON: a word, or an object with one key. */
export function caseName(value) {
  return typeof value === "string" ? value : Object.keys(value ?? {})[0];
}

/** What stands in the case. */
export function caseContent(value) {
  return typeof value === "string" ? {} : value[caseName(value)];
}

export function isNone(value) {
  if (!value || caseName(value) === "none") return true;
  return caseName(value) === "list" && value.list.length === 0;
}

/** Entities are the same by identifier, however they are displayed now. */
export function sameValue(one, other) {
  if (isNone(one) || isNone(other)) return isNone(one) && isNone(other);
  const kind = caseName(one);
  if (isNumber(one) && isNumber(other)) return number(one) === number(other);
  if (kind !== caseName(other)) return false;
  if (kind === "object") return one.object.identifier === other.object.identifier;
  if (kind === "date") return Date.parse(one.date) === Date.parse(other.date);
  if (kind === "list") {
    return one.list.length === other.list.length
      && one.list.every((value, index) => sameValue(value, other.list[index]));
  }
  return canonical(one) === canonical(other);
}

function isNumber(value) {
  return ["integer", "double"].includes(caseName(value));
}

export function number(value) {
  if (isNone(value)) return null;
  return value.integer ?? value.double ?? value.measurement?.value ?? null;
}

/** What to compare by: numbers, amounts and dates have an order, the rest has none. */
export function comparable(value) {
  if (isNone(value)) return null;
  if (value.date) return Date.parse(value.date);
  return number(value);
}

export function setValue(values, parameter) {
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
