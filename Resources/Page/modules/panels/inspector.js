import { texts } from "../app/texts.js";
import { h, reconcile, setAttribute, setText } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { problemOf } from "../form/problems.js";
import { everySecond } from "../phone/status-bar.js";
import { momentText, relativeText } from "../rules/dates.js";
import { itemOf } from "../rules/items.js";
import { isSame } from "../state/store.js";
import { activityActions, activityFacts } from "./inspector-activity.js";
import { createChoice, hasChoices } from "./inspector-choice.js";
import { controlActions, controlFacts, placementActions, tokenFacts } from "./inspector-control.js";
import { panelClose } from "./panel-close.js";
import { fillStackChoices, restack, stackChoices } from "./stacking.js";

const rowLimit = 60;

/**
 * The inspector, which explains why a widget did or did not reload: the verdict, the budget and the
 * ledger of the selected placement, control or activity.
 */
export function mountInspector(app, element) {
  const { store } = app;
  /** The answer to `explain`; null until it arrives. */
  let explanation = null;
  /** The id that `explanation` is about. */
  let explained = null;
  let requestCount = 0;
  /** The subject of the last request. */
  let lastSubject = [];
  const choice = createChoice(app);
  const nothing = h("p", { class: "quiet" });
  const verdict = h("p", { class: "verdict" });
  const ring = h("div", { class: "budget-ring", role: "img" }, h("b"), h("span"));
  const facts = h("dl", { class: "facts" });
  const failure = h("p", { class: "form-issue" }, icon("warning"), h("span"));
  const smartRotate = h("button", {
    class: "switch", type: "button", role: "switch", "aria-label": texts.inspector.smartRotate,
    on: { click: () => toggleSmartRotate() },
  });
  const smartRotateLine = h("div", { class: "setting" },
    h("span", { text: texts.inspector.smartRotate }), smartRotate);
  const stacking = h("select", {
    class: "field", id: "inspector-stack", on: { change: () => restack(app, explained, stacking) },
  });
  const stackLine = h("div", { class: "setting" },
    h("label", { for: "inspector-stack", text: texts.inspector.stack }), stacking);
  const perform = (name) => () => {
    const { controls, activities } = store.get().server;
    const actions = controls[explained] ? controlActions
      : activities[explained] ? activityActions : placementActions;
    actions[name](app, explained);
  };
  const t = texts.inspector;
  const reload = actionButton("reload", t.reload, t.reloadSelection, perform("reload"));
  const edit = actionButton("pencil", t.edit, t.editSelection, perform("edit"));
  const remove = actionButton("trash", t.remove, t.removeSelection, perform("remove"));
  const ledger = h("ol", { class: "ledger", tabindex: "0", "aria-label": texts.inspector.ledger });
  const about = h("div", { class: "inspector-about" },
    verdict, failure, h("div", { class: "inspector-figures" }, ring, facts),
    stackLine, smartRotateLine, h("div", { class: "inspector-actions" }, reload, edit, remove));
  element.append(panelClose(app), h("h2", { text: t.title }), choice.element, nothing, about,
    h("h3", { text: t.ledger }), ledger);
  const rows = new Map();

  function toggleSmartRotate() {
    const { stack } = itemOf(store.get().server, explained) ?? {};
    if (!stack) return;
    app.run({ command: "stackSettings", stack: stack.id, smartRotate: !stack.smartRotate });
  }

  /** The values that an explanation depends on. If one changes, a new explanation is requested. */
  function subject({ server, view }) {
    const id = view.selected;
    return [
      id, server.placements[id], server.controls[id], server.activities[id], server.connection,
      server.ledger.find((row) => row.placement === id),
    ];
  }

  /** Requests an explanation. Answers to earlier requests are ignored. */
  async function explain(id) {
    lastSubject = subject(store.get());
    if (id === null) return;
    requestCount += 1;
    const request = requestCount;
    try {
      const answer = await app.attempt({ command: "explain", placement: id, limit: rowLimit });
      if (request !== requestCount) return;
      explanation = answer;
      update();
    } catch {
      // The item was removed or the connection was lost; the next message shows which.
    }
  }

  function update() {
    const { server, view } = store.get();
    choice.update(server, view.selected);
    const state = server.placements[view.selected];
    const control = server.controls[view.selected];
    if (explained !== (view.selected ?? null)) {
      explained = view.selected ?? null;
      explanation = null;
    }
    const activity = server.activities[view.selected];
    const isKnown = Boolean(state ?? control ?? activity);
    about.hidden = !isKnown;
    nothing.hidden = isKnown;
    setText(nothing, hasChoices(server) ? texts.inspector.nothing : texts.inspector.empty);
    if (state) updateAbout(state, server);
    if (control) updateControl(control);
    if (activity) updateActivity(activity, server);
    reload.hidden = Boolean(activity);
    updateLedger(server, view.selected);
  }

  function updateControl(state) {
    updateUnbudgeted(state, controlFacts(state));
    edit.hidden = !state.isConfigurable;
  }

  function updateActivity(state, server) {
    updateUnbudgeted(state, activityFacts(state, app.now(), server.device));
    edit.hidden = true;
  }

  /** Shows a control or an activity, which have no reload budget and no stack. */
  function updateUnbudgeted(state, pairs) {
    updateWords(state);
    ring.hidden = true;
    showFacts(pairs);
    stackLine.hidden = true;
    smartRotateLine.hidden = true;
  }

  function updateWords(state) {
    const words = problemOf(state);
    setText(verdict, explanation?.verdict ?? "");
    failure.hidden = !words;
    setText(failure.lastChild, words ?? "");
  }

  function showFacts(pairs) {
    const key = JSON.stringify(pairs);
    if (facts.dataset.key === key) return;
    facts.dataset.key = key;
    facts.replaceChildren(...pairs.flatMap(([term, text]) =>
      [h("dt", { text: term }), h("dd", { text })]));
  }

  function updateAbout(state, server) {
    const now = app.now();
    const { device } = server;
    updateWords(state);
    ring.hidden = false;
    const budget = explanation?.budget;
    setText(ring.firstChild, !budget ? "–" : budget.isLifted ? "∞" : String(budget.left));
    setText(ring.lastChild, !budget ? "" : budget.isLifted
      ? texts.inspector.lifted : texts.inspector.of(budget.total));
    ring.style.setProperty("--left", String(!budget ? 0 : budget.isLifted
      ? 1 : budget.left / Math.max(1, budget.total)));
    setAttribute(ring, "aria-label", budgetText(budget));
    const when = (date) => (date
      ? `${momentText(Date.parse(date), now, device)} (${relativeText(Date.parse(date), now)})`
      : texts.inspector.never);
    const entry = typeof state.shown === "number"
      ? texts.inspector.entryOf(state.shown, state.entryCount)
      : texts.inspector.shown[state.shown] ?? "";
    showFacts([
      [texts.inspector.entry, entry],
      [texts.inspector.nextEntry, when(state.nextEntry)],
      [texts.inspector.nextReload, when(state.nextReload)],
      ...(budget?.isLifted ? [[texts.inspector.budgetFact, texts.inspector.liftedFact]] : []),
      ...tokenFacts(state),
    ]);
    setAttribute(ring, "title", budget?.resets
      ? texts.inspector.resets(momentText(Date.parse(budget.resets), now, device)) : null);
    edit.hidden = !state.isConfigurable;
    const choices = stackChoices(server, state.placement.id);
    stackLine.hidden = choices.length === 0;
    fillStackChoices(stacking, choices);
    const { stack } = itemOf(server, state.placement.id) ?? {};
    smartRotateLine.hidden = !stack;
    setAttribute(smartRotate, "aria-checked", stack?.smartRotate ? "true" : "false");
  }

  function updateLedger(server, selected) {
    const explained = selected ? explanation?.rows ?? [] : [];
    const bySequence = new Map(explained.map((row) => [row.sequence, row]));
    for (const row of server.ledger) {
      if (!selected || row.placement === selected) bySequence.set(row.sequence, row);
    }
    const shown = [...bySequence.values()]
      .sort((a, b) => b.sequence - a.sequence).slice(0, rowLimit);
    reconcile(ledger, rows, shown.map(({ sequence }) => sequence), (sequence) => ({
      element: ledgerRow(app, bySequence.get(sequence), server),
    }));
  }

  store.watch(({ view }) => view.selected, (selected) => {
    update();
    explain(selected);
  });
  store.watchThrottled(({ server }) => [
    server.placements, server.controls, server.activities, server.stacks, server.ledger,
    server.isReady, server.device,
  ], update);
  store.watchThrottled(subject, (current) => {
    if (!isSame(current, lastSubject)) explain(current[0]);
  });
  everySecond(app, () => {
    const { server, view } = store.get();
    const state = server.placements[view.selected];
    if (state) updateAbout(state, server);
  });
}

function budgetText(budget) {
  if (!budget) return texts.inspector.budget;
  if (budget.isLifted) return texts.inspector.liftedBudget;
  return `${texts.inspector.budget}: ${budget.left} ${texts.inspector.of(budget.total)}`;
}

function actionButton(glyph, text, label, run) {
  return h("button", { class: "button", type: "button", "aria-label": label, on: { click: run } },
    icon(glyph), h("span", { text }));
}

function ledgerRow(app, row, server) {
  const date = Date.parse(row.date);
  const unbudgeted = server.controls[row.placement] ?? server.activities[row.placement];
  const title = server.placements[row.placement]?.title ?? unbudgeted?.title ?? unbudgeted?.app
    ?? row.placement;
  // Controls, activities and notifications have no reload budget.
  const foot = unbudgeted || !row.placement ? title
    : `${title} · ${texts.inspector.left(row.budgetLeft)}`;
  const until = row.until
    ? ` (${texts.inspector.until(momentText(Date.parse(row.until), date, server.device))})` : "";
  return h("li", { class: "ledger-row", data: { outcome: row.outcome } },
    h("span", { class: "ledger-head" },
      h("b", { class: "tag", text: texts.inspector.outcomes[row.outcome] ?? row.outcome }),
      h("time", { datetime: row.date, text: momentText(date, app.now(), server.device) })),
    h("span", { class: "ledger-reason", text: row.reason + until }),
    h("span", { class: "ledger-foot quiet", text: foot }));
}
