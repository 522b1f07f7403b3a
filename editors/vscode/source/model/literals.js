"use strict";

// Where a text of a picture is written. The tool says where previews and widgets are declared, but
// not where the views in their pictures come from.
//
// A *template* is a text with holes, as the list of its fixed parts: `"Low at \\(time)"` and the
// translation `"Low at %@"` are both `["Low at ", ""]`.

/** Templates with fewer fixed characters match too much. */
const LEAST_FIXED = 3;

/** The string literals in a line of Swift: `{ column, parts }`, the column from 1. */
function literalsIn(line) {
  const literals = [];
  for (let index = 0; index < line.length; index += 1) {
    if (line.startsWith("//", index)) break;
    if (line[index] !== "\"") continue;
    const literal = literalAt(line, index);
    if (!literal) break;
    literals.push({ column: index + 1, parts: literal.parts });
    index = literal.end;
  }
  return literals;
}

const ESCAPED = { n: "\n", t: "\t", r: "\r", 0: "\0" };

/** The literal whose quote is at an index; null if it does not end in the line. */
function literalAt(line, start) {
  const parts = [""];
  for (let index = start + 1; index < line.length; index += 1) {
    const character = line[index];
    if (character === "\"") return { parts, end: index };
    if (character !== "\\") {
      parts[parts.length - 1] += character;
      continue;
    }
    index += 1;
    if (line[index] === "(") {
      index = interpolationEnd(line, index);
      if (index < 0) return null;
      parts.push("");
    } else if (line.startsWith("u{", index)) {
      const end = line.indexOf("}", index);
      const code = Number.parseInt(line.slice(index + 2, end), 16);
      if (end < 0 || !(code <= 0x10ffff)) return null;
      parts[parts.length - 1] += String.fromCodePoint(code);
      index = end;
    } else {
      parts[parts.length - 1] += ESCAPED[line[index]] ?? line[index] ?? "";
    }
  }
  return null;
}

/** The index of the bracket that closes the one at an index; -1 without one. */
function interpolationEnd(line, start) {
  let depth = 0;
  for (let index = start; index < line.length; index += 1) {
    if (line[index] === "(") depth += 1;
    if (line[index] === ")") depth -= 1;
    if (depth === 0) return index;
    if (line[index] === "\"") {
      index = literalAt(line, index)?.end ?? line.length;
    }
  }
  return -1;
}

/** The fixed parts of a text in a table of strings: `%@`, `%lld` and others are holes. */
const partsOfFormat = (format) => format
  .split(/%(?:\d+\$)?(?:arg|#@\w+@|@|[-+0-9.]*l{0,2}[a-zA-Z])/)
  .map((part) => part.replaceAll("%%", "%"));

/** Whether a text can be an instance of a template: as exact as its fixed characters are many. */
function exactness(parts, text) {
  const fixed = parts.join("").length;
  if (parts.length === 1) return parts[0] === text ? Infinity : 0;
  if (fixed < LEAST_FIXED) return 0;
  const last = parts.at(-1);
  const end = text.length - last.length;
  if (!text.startsWith(parts[0]) || !text.endsWith(last) || end < parts[0].length) return 0;
  let from = parts[0].length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, from);
    if (found < 0 || found + part.length > end) return 0;
    from = found + part.length;
  }
  return fixed;
}

/**
 * The places of the literals that a text can come from: `{ line, column, exactness }`. `keys` are
 * the templates of the keys whose translations the text can be.
 */
function literalPlaces(source, text, keys = []) {
  if (text === "") return [];
  const wanted = new Set(keys.map((parts) => parts.join("\0")));
  return source.split("\n").flatMap((line, index) => literalsIn(line).flatMap(
    ({ column, parts }) => {
      const found = wanted.has(parts.join("\0")) ? Infinity : exactness(parts, text);
      return found > 0 ? [{ line: index + 1, column, exactness: found }] : [];
    }));
}

/** Those of the texts that the literals in a line of Swift can show. */
function textsOf(line, texts) {
  const literals = literalsIn(line);
  return texts.filter((text) => literals.some(({ parts }) => exactness(parts, text) > 0));
}

/** The templates of the keys in a string catalog (`.xcstrings`) that a text is a translation of. */
function keysOf(catalog, text) {
  let strings;
  try {
    ({ strings } = JSON.parse(catalog));
  } catch {
    return [];
  }
  return Object.entries(strings ?? {}).flatMap(([key, entry]) => (
    valuesIn(entry?.localizations).some((value) => exactness(partsOfFormat(value), text) > 0)
      ? [partsOfFormat(key)] : []));
}

/** All values in the localizations of an entry, also those of plurals and devices. */
function valuesIn(node) {
  if (node === null || typeof node !== "object") return [];
  const own = typeof node.value === "string" ? [node.value] : [];
  return [...own, ...Object.values(node).flatMap(valuesIn)];
}

module.exports = { keysOf, literalPlaces, textsOf };
