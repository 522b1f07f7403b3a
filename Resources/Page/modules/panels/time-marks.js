/**
 * The marks of a day on the scrubber: past entries, next entries and next reloads. Returns
 * `[{ key, kind, date, title }]`, at most one per kind and minute. Dates are in milliseconds. Pure.
 */
export function marksOfDay(server, start, end) {
  const marks = new Map();
  const add = (kind, date, title) => {
    if (!(date >= start && date < end)) return;
    const key = `${kind} ${Math.floor(date / 60_000)}`;
    if (!marks.has(key)) marks.set(key, { key, kind, date, title });
  };
  for (const state of Object.values(server.placements)) {
    add("entry", Date.parse(state.nextEntry), state.title);
    add("reload", Date.parse(state.nextReload), state.title);
  }
  for (const row of server.ledger) {
    if (row.outcome !== "shown") continue;
    add("past", Date.parse(row.date), server.placements[row.placement]?.title ?? row.placement);
  }
  return [...marks.values()].sort((a, b) => a.date - b.date);
}
