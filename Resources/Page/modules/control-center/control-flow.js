/**
 * The cells of Control Center's controls, from their order: each control takes the first free cells
 * after the control before it. The host applies the same rule (`cell` in its state); the page needs
 * it to preview a drag. Pure.
 */
const spans = {
  small: { columns: 1, rows: 1 }, medium: { columns: 2, rows: 1 }, large: { columns: 2, rows: 2 },
};

/** Maps `[{ id, size }]` to cells by id: `{ page, column, row, columns, rows }`. */
export function flow(entries, grid) {
  const cells = new Map();
  let page = 0;
  // The device's own modules are at the top of the first page.
  let next = (grid.modules?.rows ?? 0) * grid.columns;
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

/** The places, numbered in reading order, that a size covers; null if it crosses an edge. */
function coveredBy(size, place, grid) {
  const { columns, rows } = spans[size];
  const [column, row] = [place % grid.columns, Math.floor(place / grid.columns)];
  if (column + columns > grid.columns || row + rows > grid.rows) return null;
  return Array.from({ length: columns * rows }, (_, part) =>
    place + (part % columns) + Math.floor(part / columns) * grid.columns);
}

/** The rectangle of a cell on the screen, in points. */
export function cellRect(layout, cell) {
  const { frame } = layout;
  const pitch = layout.cell + layout.gap;
  return {
    x: frame.x + cell.column * pitch, y: frame.y + cell.row * pitch, ...extent(layout, cell),
  };
}

/** The width and height of a size, in points. */
export function extentOf(size, layout) {
  return extent(layout, spans[size]);
}

function extent({ cell, gap }, { columns, rows }) {
  const length = (count) => count * (cell + gap) - gap;
  return { width: length(columns), height: length(rows) };
}

/** The size after a tap on the resize handle. */
export function nextSize(size) {
  return { small: "medium", medium: "large", large: "small" }[size];
}

/** The size nearest to a width and height in cells. */
export function sizeFor(width, height) {
  if (width < 1.5) return "small";
  return height < 1.5 ? "medium" : "large";
}
