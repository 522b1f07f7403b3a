import { dismissActivity } from "./activity-tap.js";
import { momentText } from "./dates.js";
import { texts } from "./texts.js";

/** What the inspector says of a Live Activity, and does to it: `[[term, text]]`. */
export function activityFacts(state, now, device) {
  const t = texts.inspector;
  const when = (date) => (date ? momentText(Date.parse(date), now, device) : null);
  return [
    [t.activityState, [texts.activity.states[state.state] ?? state.state,
      texts.activity.places[state.island]].filter(Boolean).join(", ")],
    [t.started, when(state.start)],
    [t.updated, when(state.updated)],
    [t.staleAt, when(state.staleDate)],
    [t.ended, when(state.endDate)],
    [t.dismissedAt, when(state.dismissalDate)],
    [t.relevance, String(state.relevanceScore ?? 0)],
    [t.content, short(JSON.stringify(state.content))],
    [t.pushToken, short(state.pushToken)],
    [t.channel, short(state.channel)],
  ].filter(([, text]) => text);
}

/** Tokens and contents are long: their beginning tells them apart. */
function short(text) {
  return text && text.length > 60 ? `${text.slice(0, 56)}…` : text;
}

export const activityActions = { remove: dismissActivity };
