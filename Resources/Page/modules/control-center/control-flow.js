/**
 * The cells of Control Center's controls, from their order: each control takes the first free cells
 * after the control before it, row by row, or on a phone in landscape column by column. The cells
 * of the device's own modules are not free. The host applies the same rule (`cell` in its state);
 * the page needs it to preview a drag and a turn. Pure.
 */
const spans = {
  small: { columns: 1, rows: 1 }, medium: { columns: 2, rows: 1 }, large: { columns: 2, rows: 2 },
};

/** The entry of a control for `flow`. */
export function entryOf({ control: { id, place } }) {
  return { id, size: place.size };
}

/** Maps `[{ id, size }]` to cells by id: `{ page, column, row, columns, rows }`. */
export function flow(entries, grid) {
  const cells = new Map();
  let [page, next] = [0, 0];
  let taken = new Set((grid.modules?.blocks ?? []).flatMap((block) => placesIn(block, grid)));
  for (const { id, size } of entries) {
    let covered = coveredBy(size, next, grid);
    while (!covered || covered.some((place) => taken.has(place))) {
      next += 1;
      if (next >= grid.columns * grid.rows) [page, next, taken] = [page + 1, 0, new Set()];
      covered = coveredBy(size, next, grid);
    }
    for (const place of covered) taken.add(place);
    cells.set(id, { page, ...placeOf(next, grid), ...spans[size] });
  }
  return cells;
}

/** The places, numbered in the order of filling, that a size covers; null if it crosses an edge. */
function coveredBy(size, place, grid) {
  const { columns, rows } = spans[size];
  const { column, row } = placeOf(place, grid);
  if (column + columns > grid.columns || row + rows > grid.rows) return null;
  return placesIn({ column, row, columns, rows }, grid);
}

function placesIn({ column, row, columns, rows }, grid) {
  const [right, down] = grid.fillsColumns ? [grid.rows, 1] : [1, grid.columns];
  return Array.from({ length: columns * rows }, (_, part) =>
    (column + part % columns) * right + (row + Math.floor(part / columns)) * down);
}

/** The column and the row of a place. */
function placeOf(place, { columns, rows, fillsColumns }) {
  const length = fillsColumns ? rows : columns;
  const [line, rest] = [Math.floor(place / length), place % length];
  return fillsColumns ? { column: line, row: rest } : { column: rest, row: line };
}

/** The rectangle of a cell on the screen, in points. */
export function cellRect(layout, cell) {
  const { frame } = layout;
  const pitch = layout.cell + layout.gap;
  return {
    x: frame.x + cell.column * pitch, y: frame.y + cell.row * pitch, ...extent(layout, cell),
  };
}

/** The columns and rows that a size covers. */
export function spanOf(size) {
  return spans[size];
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
