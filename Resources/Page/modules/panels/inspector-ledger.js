import { texts } from "../app/texts.js";
import { h, reconcile } from "../dom/dom.js";
import { momentText } from "../rules/dates.js";
import { rowLimit } from "./explanation.js";

/** The newest rows of the ledger: those of the selected item, or all. */
export function createLedger(app) {
  const element = h("ol", { class: "ledger", tabindex: "0", "aria-label": texts.inspector.ledger });
  const views = new Map();

  function update(server, selected, explanation) {
    const explained = selected ? explanation?.rows ?? [] : [];
    const bySequence = new Map(explained.map((row) => [row.sequence, row]));
    for (const row of server.ledger) {
      if (!selected || row.placement === selected) bySequence.set(row.sequence, row);
    }
    const shown = [...bySequence.values()]
      .sort((a, b) => b.sequence - a.sequence).slice(0, rowLimit);
    reconcile(element, views, shown.map(({ sequence }) => sequence), (sequence) => ({
      element: ledgerRow(app, bySequence.get(sequence), server),
    }));
  }

  return { element, update };
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
