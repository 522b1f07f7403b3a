/**
 * The Home Screen's grid: `{ columns, rows, smallSpan }`, where `smallSpan` is the number of
 * columns and of rows that a small widget covers. `surfaces.home` of a device is one. Cells are
 * `{ column, row }`; places also have a page. Pure.
 */

/** The sizes of widgets, in small widgets. */
const sizes = {
  systemSmall: [1, 1], systemMedium: [2, 1], systemLarge: [2, 2], systemExtraLarge: [4, 2],
  systemExtraLargePortrait: [2, 3],
};

/** The cells that a family covers. An icon, which the table does not have, covers one. */
function span({ smallSpan }, family) {
  if (!sizes[family]) return { width: 1, height: 1 };
  const [width, height] = sizes[family];
  return { width: width * smallSpan, height: height * smallSpan };
}

export function fits(grid, { column, row }, family) {
  const { width, height } = span(grid, family);
  return column >= 0 && row >= 0 && column + width <= grid.columns && row + height <= grid.rows;
}

export function overlaps(grid, a, familyA, b, familyB) {
  if ((a.page ?? 0) !== (b.page ?? 0)) return false;
  const spanA = span(grid, familyA);
  const spanB = span(grid, familyB);
  return a.column < b.column + spanB.width && b.column < a.column + spanA.width
    && a.row < b.row + spanB.height && b.row < a.row + spanA.height;
}

function isFree(grid, place, family, others) {
  return fits(grid, place, family)
    && !others.some((other) => overlaps(grid, place, family, other.place, other.family));
}

/**
 * All cells that a family fits, in the order of preference: those aligned to small widgets first,
 * then reading order.
 */
function cells(grid, family) {
  const all = [];
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      if (fits(grid, { column, row }, family)) all.push({ column, row });
    }
  }
  const isEven = (cell) => cell.column % grid.smallSpan === 0 && cell.row % grid.smallSpan === 0;
  return [...all.filter(isEven), ...all.filter((cell) => !isEven(cell))];
}

/** The first free place for a family on a page, or null. */
export function freePlace(grid, items, family, page) {
  const others = items.filter((item) => item.place.page === page);
  const cell = cells(grid, family).find((cell) => isFree(grid, { page, ...cell }, family, others));
  return cell ? { surface: "home", page, ...cell } : null;
}

/**
 * The places that change when `moving` is dropped on `target`, as a map from id to place; null if
 * `target` is outside the grid. Each item that `moving` covers goes to the free cell nearest to its
 * old place, or to a later page if this one has no room. No other item moves.
 */
export function reflow(grid, items, moving, target, pages) {
  if (!fits(grid, target, moving.family)) return null;
  const others = items.filter((item) => item.id !== moving.id);
  const isHit = (item) => overlaps(grid, target, moving.family, item.place, item.family);
  const fixed = others.filter((item) => !isHit(item));
  const placed = [...fixed, { family: moving.family, place: target }];
  const changes = new Map();
  if (!samePlace(moving.place, target)) changes.set(moving.id, target);
  for (const item of others.filter(isHit)) {
    const place = nearestPlace(grid, item, placed, target.page)
      ?? placeOnLaterPage(grid, item, placed, target.page, pages);
    placed.push({ family: item.family, place });
    changes.set(item.id, place);
  }
  return changes;
}

function nearestPlace(grid, item, placed, page) {
  const distance = (cell) =>
    Math.abs(cell.column - item.place.column) + Math.abs(cell.row - item.place.row);
  const free = cells(grid, item.family)
    .map((cell) => ({ surface: "home", page, ...cell }))
    .filter((place) => isFree(grid, place, item.family, placed));
  return free.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

function placeOnLaterPage(grid, item, placed, page, pages) {
  for (let next = page + 1; next <= pages; next++) {
    const place = freePlace(grid, placed.filter((other) => other.place), item.family, next);
    if (place) return place;
  }
  return { surface: "home", page: pages + 1, column: 0, row: 0 };
}

/**
 * The order in which to send the moves of `changes` to the host, so that each one finds its target
 * free. If the moves form a cycle, one of them goes first; the host then moves the items in its
 * way, and their own moves follow.
 */
export function planMoves(grid, items, changes) {
  const current = new Map(items.map(({ id, family, place }) => [id, { family, place }]));
  const remaining = new Map(
    [...changes].filter(([id, place]) => !samePlace(current.get(id).place, place)));
  const plan = [];
  while (remaining.size) {
    const blockers = (id, place) => [...current].filter(([other, item]) => other !== id
      && overlaps(grid, place, familyOf(items, id), item.place, item.family));
    const [id, place] = [...remaining].find(([id, place]) => !blockers(id, place).length)
      ?? [...remaining][0];
    // The host moves these, to places that are not known here.
    for (const [other] of blockers(id, place)) current.delete(other);
    current.set(id, { family: familyOf(items, id), place });
    remaining.delete(id);
    plan.push({ id, place });
  }
  return plan;
}

function familyOf(items, id) {
  return items.find((item) => item.id === id).family;
}

export function samePlace(a, b) {
  return (a.page ?? 0) === (b.page ?? 0) && a.column === b.column && a.row === b.row;
}

/** The cell nearest to a point, which is given in fractions of cells, at which a family fits. */
export function nearestCell(grid, column, row, family, isAligned) {
  const step = isAligned ? grid.smallSpan : 1;
  const { width, height } = span(grid, family);
  const snap = (value, limit) =>
    Math.max(0, Math.min(Math.round(value / step) * step, limit));
  return { column: snap(column, grid.columns - width), row: snap(row, grid.rows - height) };
}
