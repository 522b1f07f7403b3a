import { caseContent, caseName, comparable, isNone, sameValue, setValue } from "./values.js";

/**
 * Which parameters a form shows, in order, and the sentence they stand in: follows an intent's
 * `SummaryDescription` for the values that are set. Without a summary all are shown.
 *
 * Returns `{ sentence: [{ text } | { parameter }], others: [name] }`; the sentence may be empty.
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

/** The names of the parameters that are shown, each once. */
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
    return parameter ? setValue(values, parameter) : values[name];
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

/** How `When` compares; an order is there between numbers, amounts and dates only. */
export function holds(comparison, value, operands) {
  const ordered = (test) => {
    const [one, other] = [comparable(value), comparable(operands[0])];
    return one !== null && other !== null && test(one, other);
  };
  switch (comparison) {
    case "equalTo": return sameValue(value, operands[0]);
    case "notEqualTo": return !sameValue(value, operands[0]);
    case "oneOf": return operands.some((operand) => sameValue(value, operand));
    case "hasAnyValue": return !isNone(value);
    case "hasNoValue": return isNone(value);
    case "greaterThan": return ordered((one, other) => one > other);
    case "greaterThanOrEqualTo": return ordered((one, other) => one >= other);
    case "lessThan": return ordered((one, other) => one < other);
    case "lessThanOrEqualTo": return ordered((one, other) => one <= other);
    default: return false;
  }
}
