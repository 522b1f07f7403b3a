import { fits, freePlace, movePlan, nearestCell, overlaps, reflow } from "/page/modules/grid.js";
import { equal, test } from "./check.js";

const place = (column, row, page = 0) => ({ surface: "home", page, column, row });
const item = (id, family, column, row, page = 0) => ({ id, family, place: place(column, row, page) });
const small = "systemSmall";
const medium = "systemMedium";
const large = "systemLarge";

test("a family stays inside of four columns and six rows", () => {
  equal(fits({ column: 2, row: 4 }, small), true);
  equal(fits({ column: 3, row: 0 }, small), false);
  equal(fits({ column: 0, row: 5 }, medium), false);
  equal(fits({ column: 0, row: 2 }, large), true);
  equal(fits({ column: -1, row: 0 }, small), false);
});

test("widgets overlap by cells, on one page only", () => {
  equal(overlaps(place(0, 0), medium, place(2, 1), small), true);
  equal(overlaps(place(0, 0), small, place(2, 0), small), false);
  equal(overlaps(place(0, 0), small, place(0, 0, 1), small), false);
});

test("the first free place keeps to even cells", () => {
  equal(freePlace([item("a", medium, 0, 0)], small, 0), place(0, 2));
  equal(freePlace([item("a", small, 0, 0)], small, 0), place(2, 0));
  equal(freePlace([item("a", large, 0, 0), item("b", medium, 0, 4)], small, 0), null);
});

test("what is in the way goes to the nearest free cell", () => {
  const items = [item("a", small, 0, 0), item("b", small, 2, 0)];
  const changes = reflow(items, items[0], place(2, 0), 0);
  equal([...changes], [["a", place(2, 0)], ["b", place(0, 0)]]);
});

test("what finds no room on the page goes to the next one", () => {
  const items = [item("a", large, 0, 0, 1), item("b", medium, 0, 4), item("c", large, 0, 0)];
  const changes = reflow(items, items[0], place(0, 0), 1);
  equal(changes.get("c"), place(0, 0, 1));
});

test("outside of the grid nothing is moved", () => {
  const items = [item("a", small, 0, 0)];
  equal(reflow(items, items[0], place(3, 0), 0), null);
});

test("of two that change places one goes first, and each moves once", () => {
  const items = [item("a", small, 0, 0), item("b", small, 2, 0)];
  const changes = new Map([["a", place(2, 0)], ["b", place(0, 0)]]);
  equal(movePlan(items, changes), [
    { id: "a", place: place(2, 0) }, { id: "b", place: place(0, 0) },
  ]);
});

test("who waits for another moves after it", () => {
  const items = [item("a", small, 0, 0), item("b", small, 2, 0)];
  const changes = new Map([["a", place(2, 0)], ["b", place(2, 2)]]);
  equal(movePlan(items, changes).map(({ id }) => id), ["b", "a"]);
});

test("a point snaps to the nearest cell that has room", () => {
  equal(nearestCell(1.2, 3.1, small, true), { column: 2, row: 4 });
  equal(nearestCell(9, -4, medium, true), { column: 0, row: 0 });
  equal(nearestCell(1.2, 3.1, small, false), { column: 1, row: 3 });
});
