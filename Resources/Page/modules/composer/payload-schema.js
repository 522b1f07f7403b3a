import { texts } from "../app/texts.js";
import { placeAt } from "./json-text.js";

/** Seconds from 1970 to 2001, where Swift's dates begin. */
const swiftEpoch = 978_307_200;

/**
 * The schema of the payloads of one Live Activity: that of `vitrine schema`, whose content state
 * and attributes are those of the activity's type. The schema itself for other pushes. Pure.
 */
export function schemaFor(document, activity) {
  const types = activity && document["x-live-activities"]?.[activity];
  if (!types) return document;
  const { aps } = document.properties;
  const properties = {
    ...aps.properties, ...types, "attributes-type": { const: activity },
  };
  return { ...document, properties: { aps: { ...aps, properties } } };
}

/**
 * What can be written at an offset: `{ from, to, items }`, or null. An item has the `label`, its
 * `detail`, the text to `insert`, and `caret`, how far before its end the caret goes. `now` is in
 * milliseconds.
 */
export function suggestions(schema, text, offset, now) {
  const place = placeAt(text, offset);
  if (!place) return null;
  const schemas = place.path.reduce(
    (found, step) => found.flatMap((part) => expanded(schema, partOf(schema, part, step))),
    expanded(schema, schema));
  const items = place.role === "key"
    ? keyItems(schema, schemas, place) : valueItems(schemas, now);
  const found = matching(items, place.typed);
  const isComplete = found.length === 1 && found[0].label === place.typed;
  if (found.length === 0 || isComplete) return null;
  return { from: place.from, to: place.to, items: found };
}

/** A schema without references, and its alternatives. */
function expanded(root, schema, found = [], seen = new Set()) {
  // References may form a circle.
  if (!schema || seen.has(schema)) return found;
  seen.add(schema);
  const alternatives = schema.$ref
    ? [definition(root, schema.$ref)] : schema.anyOf ?? schema.oneOf;
  if (!alternatives) found.push(schema);
  for (const alternative of alternatives ?? []) expanded(root, alternative, found, seen);
  return found;
}

function definition(root, reference) {
  const name = decodeURIComponent(reference.replace("#/$defs/", ""))
    .replaceAll("~1", "/").replaceAll("~0", "~");
  return root.$defs?.[name];
}

/** The schema of a member or of an element. */
function partOf(root, schema, step) {
  if (typeof step === "number") {
    const pairs = schema["x-pairs"];
    if (pairs) return step % 2 === 0 ? pairs.key : pairs.value;
    return schema.prefixItems?.[step] ?? schema.items;
  }
  const member = schema.properties && Object.hasOwn(schema.properties, step)
    ? schema.properties[step] : null;
  return member ?? schema.additionalProperties;
}

function keyItems(root, schemas, { keys, isNamed }) {
  const items = schemas.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(([key, member]) => ({
      label: key, isRequired: required.includes(key), detail: typeText(root, member),
      insert: JSON.stringify(key) + (isNamed ? "" : ": "), caret: 0,
    })));
  return items
    .filter(({ label }, index) => !keys.includes(label)
      && items.findIndex((other) => other.label === label) === index)
    .sort((a, b) => b.isRequired - a.isRequired)
    .map((item) => (item.isRequired
      ? { ...item, detail: texts.composer.required(item.detail) } : item));
}

function valueItems(schemas, now) {
  const value = (json, detail = "") =>
    ({ label: json.replace(/^"|"$/gu, ""), detail, insert: json, caret: 0 });
  const items = schemas.flatMap((schema) => {
    const { type, "x-swift-type": swiftType, "x-enum-varnames": names } = schema;
    const values = schema.enum ?? schema.examples;
    if (values) return values.map((each, index) => value(JSON.stringify(each), names?.[index]));
    if ("const" in schema) return [value(JSON.stringify(schema.const))];
    if (type === "boolean") return [value("true"), value("false")];
    if (type === "null") return [value("null")];
    if (swiftType === "Date") return times(now, swiftEpoch);
    if (/Unix time/u.test(schema.description ?? "")) return times(now, 0);
    if (type === "array") return [{ ...value("[]", texts.composer.types.array), caret: 1 }];
    if (type === "object") return [{ ...value("{}", texts.composer.types.object), caret: 1 }];
    if (type === "string") {
      return [{ label: '""', detail: swiftType ?? type, insert: '""', caret: 1 }];
    }
    return [];
  });
  return items.filter(({ insert }, index) =>
    items.findIndex((other) => other.insert === insert) === index);
}

function times(now, epoch) {
  const seconds = Math.floor(now / 1000) - epoch;
  const { moments } = texts.composer;
  return moments.map(({ minutes, label }) => (
    { label: String(seconds + minutes * 60), detail: label, insert: String(seconds + minutes * 60),
      caret: 0 }));
}

/** The type of a member, in a word or two. */
function typeText(root, schema) {
  const words = expanded(root, schema).map((each) => {
    if (each.enum || each.examples) {
      return (each.enum ?? each.examples).slice(0, 3).map((value) => JSON.stringify(value))
        .join(" | ");
    }
    if ("const" in each) return JSON.stringify(each.const);
    return each["x-swift-type"] ?? texts.composer.types[each.type] ?? each.type;
  });
  return [...new Set(words.filter(Boolean))].slice(0, 3).join(" | ");
}

/** Those that begin with what is typed, then those that contain it. */
function matching(items, typed) {
  const text = typed.toLowerCase();
  const begins = items.filter(({ label }) => label.toLowerCase().startsWith(text));
  const contains = items.filter(({ label }) => label.toLowerCase().indexOf(text) > 0);
  return text ? [...begins, ...contains] : items;
}
