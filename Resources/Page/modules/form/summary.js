import { caseContent, caseName, comparable, effectiveValue, isNone, sameValue } from "./values.js";

/**
 * Evaluates an intent's parameter summary (`SummaryDescription`) for the current values and family.
 *
 * Returns `{ sentence: [{ text } | { parameter }], others: [name] }`: the sentence, which can be
 * empty, and the parameters shown below it. Without a summary all parameters are shown. Pure.
 */
export function summarize(summary, parameters, values, family) {
  if (!summary) return { sentence: [], others: parameters.map((parameter) => parameter.name) };
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const found = resolve(summary, byName, values, family);
  if (!found) return { sentence: [], others: [] };
  const known = (name) => byName.has(name);
  return {
    sentence: found.parts.map(part).filter(({ parameter }) => !parameter || known(parameter)),
    others: found.others.filter(known),
  };
}

/** The names of the parameters that a form shows, each once. */
export function shownParameters(summary, parameters, values, family) {
  const { sentence, others } = summarize(summary, parameters, values, family);
  return [...new Set([...sentence.flatMap(({ parameter }) => parameter ?? []), ...others])];
}

function part(description) {
  const content = caseContent(description);
  const value = typeof content === "string" ? content : content._0;
  return caseName(description) === "text" ? { text: value } : { parameter: value };
}

function resolve(summary, parameters, values, family) {
  if (!summary) return null;
  const content = caseContent(summary);
  const value = (name) => {
    const parameter = parameters.get(name);
    return parameter ? effectiveValue(values, parameter) : values[name];
  };
  const next = (branch) => resolve(branch, parameters, values, family);
  switch (caseName(summary)) {
    case "sentence":
      return content;
    case "when":
      return next(holds(content.comparison, value(content.parameter), content.values)
        ? content.then : content.otherwise);
    case "whenFamily":
      return next(content.families.includes(family) ? content.then : content.otherwise);
    case "switch": {
      const current = value(content.parameter);
      const match = content.cases.find((option) =>
        option.values.some((candidate) => sameValue(candidate, current)));
      return next(match ? match.summary : content.otherwise);
    }
    default:
      return null;
  }
}

/** Evaluates the condition of `When`. Only numbers, measurements and dates are ordered. */
export function holds(comparison, value, operands) {
  const ordered = (test) => {
    const [a, b] = [comparable(value), comparable(operands[0])];
    return a !== null && b !== null && test(a, b);
  };
  switch (comparison) {
    case "equalTo": return sameValue(value, operands[0]);
    case "notEqualTo": return !sameValue(value, operands[0]);
    case "oneOf": return operands.some((operand) => sameValue(value, operand));
    case "hasAnyValue": return !isNone(value);
    case "hasNoValue": return isNone(value);
    case "greaterThan": return ordered((a, b) => a > b);
    case "greaterThanOrEqualTo": return ordered((a, b) => a >= b);
    case "lessThan": return ordered((a, b) => a < b);
    case "lessThanOrEqualTo": return ordered((a, b) => a <= b);
    default: return false;
  }
}
