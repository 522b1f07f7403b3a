import { isActive } from "/page/modules/panels/builds.js";
import { filterRows } from "/page/modules/state/source-state.js";
import { emptyState, reduce } from "/page/modules/state/state.js";
import { equal, test } from "./check.js";

const row = (sequence, fields = {}) => ({
  sequence, extension: "Tide", isApp: false, level: "notice", text: `row ${sequence}`, ...fields,
});
const loaded = (state, page, isFirst = false) =>
  reduce(state, { type: "outputLoaded", page: { missed: 0, ...page }, isFirst });
const sequences = (state) => state.server.output.rows.map(({ sequence }) => sequence);

test("rows are appended, and those of another host replace them", () => {
  let state = loaded(emptyState, { rows: [row(1), row(2)], last: 2 }, true);
  state = loaded(state, { rows: [row(3)], last: 3 });
  equal([sequences(state), state.server.output.last], [[1, 2, 3], 3]);
  equal(loaded(state, { rows: [], last: 3 }) === state, true);
  state = loaded(state, { rows: [row(1)], last: 1 });
  equal(sequences(state), [1]);
});

test("the console keeps a limited number of rows and counts those that were lost", () => {
  const rows = Array.from({ length: 2500 }, (_, index) => row(index + 1));
  let state = loaded(emptyState, { rows, last: 2500 }, true);
  state = loaded(state, { rows: [row(2600)], last: 2600, missed: 99 });
  equal([sequences(state).length, sequences(state).at(-1)], [2000, 2600]);
  equal(state.server.output.missed, 99);
});

test("filters by process, level and text", () => {
  const rows = [
    row(1, { level: "debug" }), row(2, { isApp: true }), row(3, { level: "error", text: "Sea" }),
    row(4, { level: "fault", category: "sea" }),
  ];
  const found = (filter) =>
    filterRows(rows, { origin: "", level: "", text: "", after: 0, ...filter })
      .map(({ sequence }) => sequence);
  equal(found({}), [1, 2, 3, 4]);
  equal(found({ origin: "Tide (app)" }), [2]);
  equal(found({ level: "error" }), [3, 4]);
  equal(found({ text: " SEA " }), [3, 4]);
  equal(found({ after: 3 }), [4]);
});

test("a build is active until it has ended", () => {
  equal(["waiting", "reading", "compiling", "current", "failed"].map(isActive),
    [false, true, true, false, false]);
});
