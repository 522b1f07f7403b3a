/** The Home Screen's grid. Pure: cells are `{ column, row }`, places have a page too. */
export const columns = 4;
export const rows = 6;

const spans = {
  systemSmall: [2, 2], systemMedium: [4, 2], systemLarge: [4, 4],
  // On a phone's grid nothing larger fits; a pad's layout gives its own spans.
  systemExtraLarge: [4, 4], systemExtraLargePortrait: [4, 6],
};

export function span(family) {
  const [width, height] = spans[family] ?? [1, 1];
  return { width, height };
}

export function fits({ column, row }, family) {
  const { width, height } = span(family);
  return column >= 0 && row >= 0 && column + width <= columns && row + height <= rows;
}

export function overlaps(one, oneFamily, other, otherFamily) {
  if ((one.page ?? 0) !== (other.page ?? 0)) return false;
  const a = span(oneFamily);
  const b = span(otherFamily);
  return one.column < other.column + b.width && other.column < one.column + a.width
    && one.row < other.row + b.height && other.row < one.row + a.height;
}

function isFree(place, family, others) {
  return fits(place, family)
    && !others.some((other) => overlaps(place, family, other.place, other.family));
}

/** Cells from the top left; widgets keep to even ones as long as there are such. */
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

/** The first free place on one page, or null. */
export function freePlace(items, family, page) {
  const others = items.filter((item) => item.place.page === page);
  const cell = cells(family).find((cell) => isFree({ page, ...cell }, family, others));
  return cell ? { surface: "home", page, ...cell } : null;
}

/**
 * Where everything goes when `moving` is put on `target`: what is in its way goes to the nearest
 * free cell of the page, the nearest to the old place first, else to a later page.
 * Returns a map from id to place of what changes; null where `target` is outside of the grid.
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
    const place = nearest(item, placed, target.page) ?? later(item, placed, target.page, pages);
    placed.push({ family: item.family, place });
    changes.set(item.id, place);
  }
  return changes;
}

function nearest(item, placed, page) {
  const distance = (cell) =>
    Math.abs(cell.column - item.place.column) + Math.abs(cell.row - item.place.row);
  const free = cells(item.family)
    .map((cell) => ({ surface: "home", page, ...cell }))
    .filter((place) => isFree(place, item.family, placed));
  return free.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

function later(item, placed, page, pages) {
  for (let next = page + 1; next <= pages; next++) {
    const place = freePlace(placed.filter((other) => other.place), item.family, next);
    if (place) return place;
  }
  return { surface: "home", page: pages + 1, column: 0, row: 0 };
}

/**
 * The moves, one by one, that lead from the items' places to `changes`. Who waits for another comes
 * after it; where all wait for each other one goes first, and the host finds those in its way a
 * place for the time until their own move.
 */
export function movePlan(items, changes) {
  const now = new Map(items.map((item) => [item.id, { family: item.family, place: item.place }]));
  const open = new Map([...changes].filter(([id, place]) => !samePlace(now.get(id).place, place)));
  const plan = [];
  while (open.size) {
    const blockers = (id, place) => [...now].filter(([other, item]) => other !== id
      && overlaps(place, familyOf(items, id), item.place, item.family));
    const [id, place] = [...open].find(([id, place]) => !blockers(id, place).length)
      ?? [...open][0];
    // Where the host puts them is not known here.
    for (const [other] of blockers(id, place)) now.delete(other);
    now.set(id, { family: familyOf(items, id), place });
    open.delete(id);
    plan.push({ id, place });
  }
  return plan;
}

function familyOf(items, id) {
  return items.find((item) => item.id === id).family;
}

export function samePlace(one, other) {
  return (one.page ?? 0) === (other.page ?? 0) && one.column === other.column
    && one.row === other.row;
}

/** Reading order of the free cell nearest to a point given in fractions of cells. */
export function nearestCell(column, row, family, isEvenOnly) {
  const step = isEvenOnly ? 2 : 1;
  const { width, height } = span(family);
  const snap = (value, limit) =>
    Math.max(0, Math.min(Math.round(value / step) * step, limit));
  return { column: snap(column, columns - width), row: snap(row, rows - height) };
}
