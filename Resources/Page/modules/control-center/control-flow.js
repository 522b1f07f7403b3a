/**
 * Where Control Center's controls stand, by their order: each at the first free cells behind the one
 * before it. The host's rule (`cell` of its state), for what a drag would make. Pure.
 */
const spans = {
  small: { columns: 1, rows: 1 }, medium: { columns: 2, rows: 1 }, large: { columns: 2, rows: 2 },
};

/** `[{ id, size }]` to a map from id to `{ page, column, row, columns, rows }`. */
export function flow(entries, grid) {
  const cells = new Map();
  let page = 0;
  let next = 0;
  let taken = new Set();
  for (const { id, size } of entries) {
    let covered = coveredBy(size, next, grid);
    while (!covered || covered.some((place) => taken.has(place))) {
      next += 1;
      if (next >= grid.columns * grid.rows) [page, next, taken] = [page + 1, 0, new Set()];
      covered = coveredBy(size, next, grid);
    }
    for (const place of covered) taken.add(place);
    cells.set(id, {
      page, column: next % grid.columns, row: Math.floor(next / grid.columns), ...spans[size],
    });
  }
  return cells;
}

/** The places, counted in reading order, that a size covers from one of them; null over an edge. */
function coveredBy(size, place, grid) {
  const { columns, rows } = spans[size];
  const [column, row] = [place % grid.columns, Math.floor(place / grid.columns)];
  if (column + columns > grid.columns || row + rows > grid.rows) return null;
  return Array.from({ length: columns * rows }, (_, part) =>
    place + (part % columns) + Math.floor(part / columns) * grid.columns);
}

/** A cell's rectangle on the screen, in points. */
export function cellRect(layout, cell) {
  const { frame } = layout;
  const pitch = layout.cell + layout.gap;
  return {
    x: frame.x + cell.column * pitch, y: frame.y + cell.row * pitch, ...extent(layout, cell),
  };
}

/** What a control of a size takes up, in points. */
export function extentOf(size, layout) {
  return extent(layout, spans[size]);
}

function extent({ cell, gap }, { columns, rows }) {
  const length = (count) => count * (cell + gap) - gap;
  return { width: length(columns), height: length(rows) };
}

/** The size after this one, as a tap on the handle goes. */
export function nextSize(size) {
  return { small: "medium", medium: "large", large: "small" }[size];
}

/** The size that comes nearest to a width and height in cells. */
export function sizeFor(width, height) {
  if (width < 1.5) return "small";
  return height < 1.5 ? "medium" : "large";
}
