import {
  fits, freePlace, nearestCell, overlaps, planMoves, reflow,
} from "/page/modules/rules/grid.js";
import { equal, test } from "./check.js";

const place = (column, row, page = 0) => ({ surface: "home", page, column, row });
const item = (id, family, column, row, page = 0) =>
  ({ id, family, place: place(column, row, page) });
const phone = { columns: 4, rows: 6, smallSpan: 2 };
const pad = { columns: 6, rows: 4, smallSpan: 1 };
const small = "systemSmall";
const medium = "systemMedium";
const large = "systemLarge";

test("a family fits within four columns and six rows", () => {
  equal(fits(phone, { column: 2, row: 4 }, small), true);
  equal(fits(phone, { column: 3, row: 0 }, small), false);
  equal(fits(phone, { column: 0, row: 5 }, medium), false);
  equal(fits(phone, { column: 0, row: 2 }, large), true);
  equal(fits(phone, { column: -1, row: 0 }, small), false);
});

test("widgets overlap only on the same page", () => {
  equal(overlaps(phone, place(0, 0), medium, place(2, 1), small), true);
  equal(overlaps(phone, place(0, 0), small, place(2, 0), small), false);
  equal(overlaps(phone, place(0, 0), small, place(0, 0, 1), small), false);
});

test("the first free place is an even cell", () => {
  equal(freePlace(phone, [item("a", medium, 0, 0)], small, 0), place(0, 2));
  equal(freePlace(phone, [item("a", small, 0, 0)], small, 0), place(2, 0));
  equal(freePlace(phone, [item("a", large, 0, 0), item("b", medium, 0, 4)], small, 0), null);
});

test("a covered item moves to the nearest free cell", () => {
  const items = [item("a", small, 0, 0), item("b", small, 2, 0)];
  const changes = reflow(phone, items, items[0], place(2, 0), 0);
  equal([...changes], [["a", place(2, 0)], ["b", place(0, 0)]]);
});

test("an item without room moves to the next page", () => {
  const items = [item("a", large, 0, 0, 1), item("b", medium, 0, 4), item("c", large, 0, 0)];
  const changes = reflow(phone, items, items[0], place(0, 0), 1);
  equal(changes.get("c"), place(0, 0, 1));
});

test("a target outside the grid moves nothing", () => {
  const items = [item("a", small, 0, 0)];
  equal(reflow(phone, items, items[0], place(3, 0), 0), null);
});

test("two items that swap places move once each", () => {
  const items = [item("a", small, 0, 0), item("b", small, 2, 0)];
  const changes = new Map([["a", place(2, 0)], ["b", place(0, 0)]]);
  equal(planMoves(phone, items, changes), [
    { id: "a", place: place(2, 0) }, { id: "b", place: place(0, 0) },
  ]);
});

test("a blocked item moves after its blocker", () => {
  const items = [item("a", small, 0, 0), item("b", small, 2, 0)];
  const changes = new Map([["a", place(2, 0)], ["b", place(2, 2)]]);
  equal(planMoves(phone, items, changes).map(({ id }) => id), ["b", "a"]);
});

test("a point snaps to the nearest fitting cell", () => {
  equal(nearestCell(phone, 1.2, 3.1, small, true), { column: 2, row: 4 });
  equal(nearestCell(phone, 9, -4, medium, true), { column: 0, row: 0 });
  equal(nearestCell(phone, 1.2, 3.1, small, false), { column: 1, row: 3 });
});

test("on an iPad a small widget covers one cell, an extra large one 4 by 2", () => {
  equal(fits(pad, { column: 5, row: 3 }, small), true);
  equal(fits(pad, { column: 2, row: 2 }, "systemExtraLarge"), true);
  equal(fits(pad, { column: 3, row: 0 }, "systemExtraLarge"), false);
  equal(fits(phone, { column: 0, row: 0 }, "systemExtraLarge"), false);
  equal(nearestCell(pad, 2.4, 1.6, small, true), { column: 2, row: 2 });
  equal(freePlace(pad, [item("a", small, 0, 0)], small, 0), place(1, 0));
});
