/**
 * Where Control Center's controls stand, by their order: each at the first free cells behind the one
 * before it. The host's rule (`cell` of its state), for what a drag would make. Pure.
 */
const spans = { small: [1, 1], medium: [2, 1], large: [2, 2] };

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
    const [columns, rows] = spans[size];
    cells.set(id, {
      page, column: next % grid.columns, row: Math.floor(next / grid.columns), columns, rows,
    });
  }
  return cells;
}

/** The places, counted in reading order, that a size covers from one of them; null over an edge. */
function coveredBy(size, place, grid) {
  const [columns, rows] = spans[size];
  const [column, row] = [place % grid.columns, Math.floor(place / grid.columns)];
  if (column + columns > grid.columns || row + rows > grid.rows) return null;
  return Array.from({ length: columns * rows }, (_, part) =>
    place + (part % columns) + Math.floor(part / columns) * grid.columns);
}

/** A cell's rectangle on the screen, in points. */
export function cellRect({ cell: side, gap, frame }, { column, row, columns, rows }) {
  const pitch = side + gap;
  return {
    x: frame.x + column * pitch, y: frame.y + row * pitch,
    width: columns * pitch - gap, height: rows * pitch - gap,
  };
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
