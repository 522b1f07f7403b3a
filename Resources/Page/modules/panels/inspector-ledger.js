import { texts } from "../app/texts.js";
import { h, reconcile } from "../dom/dom.js";
import { localizedTimes, momentText } from "../rules/dates.js";
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
    // A row has times in the device's locale and time zone.
    const { locale, timeZone } = server.device ?? {};
    const rows = new Map(shown.map((row) => [`${row.sequence} ${locale} ${timeZone}`, row]));
    reconcile(element, views, [...rows.keys()], (key) => ({
      element: ledgerRow(app, rows.get(key), server),
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
    h("span", { class: "ledger-reason", text: localizedTimes(row.reason, server.device) + until }),
    h("span", { class: "ledger-foot quiet", text: foot }));
}
