import { marksOfDay } from "/page/modules/panels/time-marks.js";
import { equal, test } from "./check.js";

test("marks of a day are past and next entries and reloads", () => {
  const server = {
    placements: {
      p1: { title: "Tide", nextEntry: "2026-11-21T10:00:10Z", nextReload: "2026-11-22T10:00:00Z" },
      p2: { title: "Lunch", nextEntry: "2026-11-21T10:00:50Z" },
    },
    ledger: [
      { placement: "p1", outcome: "shown", date: "2026-11-21T08:00:00Z" },
      { placement: "p1", outcome: "charged", date: "2026-11-21T09:00:00Z" },
    ],
  };
  const start = Date.parse("2026-11-21T00:00:00Z");
  const marks = marksOfDay(server, start, start + 86_400_000);
  equal(marks.map(({ kind, title }) => [kind, title]), [["past", "Tide"], ["entry", "Tide"]]);
});
