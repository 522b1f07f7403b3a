"use strict";

const path = require("node:path");
const { isInside } = require("./project");

/** The file that lists the findings that a project ignores. */
const CONFIGURATION = ".vitrine.json";

/**
 * The path of the file that the tool reads for a project: in its folder or the nearest one above,
 * inside of the workspace folder, or else a new one in the project's folder.
 */
function configurationFile(project, folder, exists) {
  for (let at = project; isInside(at, folder); at = path.dirname(at)) {
    const file = path.join(at, CONFIGURATION);
    if (exists(file)) return file;
    if (at === folder) break;
  }
  return path.join(project, CONFIGURATION);
}

/**
 * The edit of a source file that a fix makes, or null if the text has changed so that it does not
 * apply: `{ title, start, end, text }` replaces the characters between two offsets.
 *
 * `line` is that of the problem, from 1.
 */
function sourceEdit(fix, source, line) {
  switch (fix.kind) {
    case "addImport": return addedImport(fix.module, source);
    case "removeImport": return removedImport(fix.module, source, line);
    default: return null;
  }
}

const IMPORT =
  /^[ \t]*(?:(?:@\w+(?:\([^)]*\))?|public|internal|private|package)[ \t]+)*import[ \t]+/;

function importedModule(line) {
  const match = IMPORT.exec(line);
  if (!match) return null;
  const words = line.slice(match[0].length).trim().split(/\s+/);
  const kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"];
  return (kinds.includes(words[0]) ? words[1] : words[0])?.split(/[.;]/)[0] ?? null;
}

/** The line after the last import at the top of a file, or else after its first comment. */
function addedImport(module, source) {
  const lines = linesOf(source);
  if (lines.some(({ text }) => importedModule(text) === module)) return null;
  const last = lines.findLast(({ text }) => importedModule(text) !== null);
  const first = lines.find(({ text }) => !/^\s*(\/\/|$)/.test(text));
  const start = last ? last.end : first?.start ?? source.length;
  const needsBreak = last && !source.slice(0, last.end).endsWith("\n");
  return {
    title: `Add “import ${module}”`, start, end: start,
    text: `${needsBreak ? "\n" : ""}import ${module}\n`,
  };
}

function removedImport(module, source, number) {
  const line = linesOf(source)[number - 1];
  if (!line || importedModule(line.text) !== module) return null;
  return { title: `Remove “import ${module}”`, start: line.start, end: line.end, text: "" };
}

function linesOf(source) {
  const lines = [];
  for (let start = 0; start < source.length;) {
    const found = source.indexOf("\n", start);
    const end = found < 0 ? source.length : found + 1;
    lines.push({ start, end, text: source.slice(start, end) });
    start = end;
  }
  return lines;
}

/**
 * The text of `.vitrine.json` with a finding that is ignored: `{ title, text }`. Throws an `Error`
 * for the user if the file is not valid. `current` is its text, null without a file.
 */
function ignoringFinding(fix, current) {
  let value;
  try {
    value = current === null || current.trim() === "" ? {} : JSON.parse(current);
  } catch (error) {
    throw new Error(`${CONFIGURATION} is not valid JSON: ${error.message}. Correct it first.`);
  }
  const isObject = (each) => each !== null && typeof each === "object" && !Array.isArray(each);
  const { audit = {} } = isObject(value) ? value : { audit: null };
  const { ignore = [] } = isObject(audit) ? audit : { ignore: null };
  if (!Array.isArray(ignore)) {
    throw new Error(`${CONFIGURATION}: “audit.ignore” must be a list. Correct it.`);
  }
  const entry = { rule: fix.rule, ...(fix.subject ? { kind: fix.subject } : {}) };
  const isKnown = ignore.some(
    (each) => each?.rule === entry.rule && each?.kind === entry.kind && !each?.text);
  const changed = {
    ...value, audit: { ...audit, ignore: isKnown ? ignore : [...ignore, entry] },
  };
  return `${JSON.stringify(changed, null, 2)}\n`;
}

const ignoreTitle = ({ rule, subject }) =>
  `Ignore ${rule}${subject ? ` for ${subject}` : ""} in ${CONFIGURATION}`;

module.exports = {
  configurationFile, sourceEdit, ignoringFinding, ignoreTitle, CONFIGURATION,
};
