import { texts } from "../app/texts.js";
import { momentText, relativeText } from "../rules/dates.js";
import { tokenFacts } from "./inspector-control.js";

/** The facts about a widget: `[[term, text]]`. */
export function placementFacts(state, budget, now, device) {
  const t = texts.inspector;
  const when = (date) => (date
    ? `${momentText(Date.parse(date), now, device)} (${relativeText(Date.parse(date), now)})`
    : t.never);
  const entry = typeof state.shown === "number"
    ? t.entryOf(state.shown + 1, state.entryCount) : t.shown[state.shown] ?? "";
  return [
    [t.entry, entry],
    [t.nextEntry, when(state.nextEntry)],
    [t.nextReload, when(state.nextReload)],
    ...(budget?.isLifted ? [[t.budgetFact, t.liftedFact]] : []),
    ...tokenFacts(state),
  ];
}

export const placementActions = {
  reload: (app, placement) => app.run({ command: "reload", placement }),
  edit: (app, placement) =>
    app.store.dispatch({ type: "sheet", sheet: { kind: "form", placement } }),
  remove: (app, placement) =>
    app.store.dispatch({ type: "sheet", sheet: { kind: "remove", placement } }),
};
