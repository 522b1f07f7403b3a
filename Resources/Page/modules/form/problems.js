import { texts } from "../app/texts.js";
import { valueText } from "./value-text.js";

/** The sentence about a configured value that the extension cannot use. */
export function issueText(issue) {
  return texts.form.issues[issue.reason](valueText(issue.value, null, null));
}

/** The problem of a widget or a control: the failure, else its invalid values; null without one. */
export function problemOf(state) {
  if (!state) return null;
  if (state.failure) return state.failure;
  const issues = (state.issues ?? []).map((issue) => `${issue.parameter}: ${issueText(issue)}.`);
  return issues.length ? issues.join(" ") : null;
}
