"use strict";

const { parsePlace } = require("./places");

/**
 * A problem of a source line, as the editor shows it:
 * `{ file, line, column, severity, message, code, source, fix }`.
 *
 * - `file` is as the tool names it, null if the problem has no place; `line` and `column` are from
 *   1, `column` is null if it is not known.
 * - `severity` is `error`, `warning` or `information`.
 * - `fix` is a value for `fixes.js`, or null.
 */
function problem(place, severity, message, code, source, fix = null) {
  const at = typeof place === "string" ? parsePlace(place) : place;
  return {
    file: at?.file ?? null, line: at?.line ?? 1, column: at?.column ?? null,
    severity, message, code, source, fix,
  };
}

const list = (value) => (Array.isArray(value) ? value : []);

/** The problems in the answer of `check`. */
function problemsOfCheck(report) {
  return list(report?.targets).flatMap((target) => [
    ...list(target.modules).flatMap(moduleProblems),
    ...list(target.names).flatMap(nameProblems),
    ...list(target.errors).map((each) => checked(each.location, "error", each.message, "compiler")),
    ...list(target.consequences).map((each) => checked(
      each.location, "information", `${each.message} (probably caused by another error)`,
      "consequence")),
    ...list(target.cuts).map((each) => checked(
      { file: each.file, line: each.line }, "information",
      `${each.subject} is left out of the build: ${each.reason}`, "cut")),
    ...list(target.notices).map(noticeProblem),
  ]);
}

const checked = (place, severity, message, code, fix) =>
  problem(place, severity, message, code, "vitrine check", fix);

function moduleProblems({ name, locations, isUsed, advice }) {
  const message = `Module ${name} is missing: ${advice}`;
  return list(locations).map((place) => checked(
    place, isUsed ? "error" : "warning", message, "missing-module",
    isUsed ? null : { kind: "removeImport", module: name }));
}

function nameProblems(missing) {
  const fix = missing.needsImport ? { kind: "addImport", module: missing.home } : null;
  return list(missing.locations).map((place) => checked(
    place, "error", `${missing.name}: ${originOf(missing)}`, "missing-name", fix));
}

function originOf({ needsImport, home, likelyModules, declaration }) {
  if (needsImport) return `the file lacks import ${home}`;
  if (home) return `declared by ${home}, and not in Vitrine`;
  if (list(likelyModules).length > 0) return `probably of ${likelyModules.join(" or ")}`;
  if (declaration) return `declared in ${declaration}, which is not built`;
  return "declared nowhere that is built";
}

/** A notice is a sentence, which can begin with a place. */
function noticeProblem(text) {
  const match = /^(\S+\.swift:\d+(?::\d+)?): (.*)$/s.exec(text);
  return checked(match?.[1] ?? null, "warning", match?.[2] ?? text, "notice");
}

/** The problems in the answer of `audit`. */
function problemsOfAudit(report) {
  return list(report?.findings).map((finding) => {
    const place = finding.file ? { file: finding.file, line: finding.line ?? 1 } : null;
    const subject = finding.subject ? `${finding.subject}: ` : "";
    return problem(
      place, finding.severity === "error" ? "error" : "warning", subject + finding.message,
      finding.rule, "vitrine audit",
      { kind: "ignoreFinding", rule: finding.rule, subject: finding.subject ?? null });
  });
}

module.exports = { problemsOfCheck, problemsOfAudit };
