/** The Home Screen's grid. Cells are `{ column, row }`; places also have a page. Pure. */
const columns = 4;
const rows = 6;

const spans = {
  systemSmall: [2, 2], systemMedium: [4, 2], systemLarge: [4, 4],
  // The largest spans that fit a phone's grid.
  systemExtraLarge: [4, 4], systemExtraLargePortrait: [4, 6],
};

function span(family) {
  const [width, height] = spans[family] ?? [1, 1];
  return { width, height };
}

export function fits({ column, row }, family) {
  const { width, height } = span(family);
  return column >= 0 && row >= 0 && column + width <= columns && row + height <= rows;
}

export function overlaps(a, familyA, b, familyB) {
  if ((a.page ?? 0) !== (b.page ?? 0)) return false;
  const spanA = span(familyA);
  const spanB = span(familyB);
  return a.column < b.column + spanB.width && b.column < a.column + spanA.width
    && a.row < b.row + spanB.height && b.row < a.row + spanA.height;
}

function isFree(place, family, others) {
  return fits(place, family)
    && !others.some((other) => overlaps(place, family, other.place, other.family));
}

/**
 * All cells that a family fits, in the order of preference: even ones first, then reading order.
 */
function cells(family) {
  const all = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (fits({ column, row }, family)) all.push({ column, row });
    }
  }
  const isEven = (cell) => cell.column % 2 === 0 && cell.row % 2 === 0;
  return [...all.filter(isEven), ...all.filter((cell) => !isEven(cell))];
}

/** The first free place for a family on a page, or null. */
export function freePlace(items, family, page) {
  const others = items.filter((item) => item.place.page === page);
  const cell = cells(family).find((cell) => isFree({ page, ...cell }, family, others));
  return cell ? { surface: "home", page, ...cell } : null;
}

/**
 * The places that change when `moving` is dropped on `target`, as a map from id to place; null if
 * `target` is outside the grid. Each item that `moving` covers goes to the free cell nearest to its
 * old place, or to a later page if this one has no room. No other item moves.
 */
export function reflow(items, moving, target, pages) {
  if (!fits(target, moving.family)) return null;
  const others = items.filter((item) => item.id !== moving.id);
  const isHit = (item) => overlaps(target, moving.family, item.place, item.family);
  const fixed = others.filter((item) => !isHit(item));
  const placed = [...fixed, { family: moving.family, place: target }];
  const changes = new Map();
  if (!samePlace(moving.place, target)) changes.set(moving.id, target);
  for (const item of others.filter(isHit)) {
    const place = nearestPlace(item, placed, target.page)
      ?? placeOnLaterPage(item, placed, target.page, pages);
    placed.push({ family: item.family, place });
    changes.set(item.id, place);
  }
  return changes;
}

function nearestPlace(item, placed, page) {
  const distance = (cell) =>
    Math.abs(cell.column - item.place.column) + Math.abs(cell.row - item.place.row);
  const free = cells(item.family)
    .map((cell) => ({ surface: "home", page, ...cell }))
    .filter((place) => isFree(place, item.family, placed));
  return free.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

function placeOnLaterPage(item, placed, page, pages) {
  for (let next = page + 1; next <= pages; next++) {
    const place = freePlace(placed.filter((other) => other.place), item.family, next);
    if (place) return place;
  }
  return { surface: "home", page: pages + 1, column: 0, row: 0 };
}

/**
 * The order in which to send the moves of `changes` to the host, so that each one finds its target
 * free. If the moves form a cycle, one of them goes first; the host then moves the items in its
 * way, and their own moves follow.
 */
export function planMoves(items, changes) {
  const current = new Map(items.map(({ id, family, place }) => [id, { family, place }]));
  const remaining = new Map(
    [...changes].filter(([id, place]) => !samePlace(current.get(id).place, place)));
  const plan = [];
  while (remaining.size) {
    const blockers = (id, place) => [...current].filter(([other, item]) => other !== id
      && overlaps(place, familyOf(items, id), item.place, item.family));
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
export function nearestCell(column, row, family, isEvenOnly) {
  const step = isEvenOnly ? 2 : 1;
  const { width, height } = span(family);
  const snap = (value, limit) =>
    Math.max(0, Math.min(Math.round(value / step) * step, limit));
  return { column: snap(column, columns - width), row: snap(row, rows - height) };
}
