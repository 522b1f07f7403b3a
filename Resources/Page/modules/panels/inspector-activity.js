import { dismissActivity } from "../activities/activity-tap.js";
import { texts } from "../app/texts.js";
import { momentText } from "../rules/dates.js";
import { copiedFact } from "./facts.js";

/** The facts about a Live Activity: `[[term, text]]`. */
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
    copiedFact(t.content, JSON.stringify(state.content, null, 2)),
    copiedFact(t.pushToken, state.pushToken),
    copiedFact(t.channel, state.channel),
  ].filter(([, text]) => text);
}

export const activityActions = { remove: dismissActivity };
