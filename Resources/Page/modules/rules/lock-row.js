/** The Lock Screen's row has four positions; a rectangular widget occupies two. Pure. */
const count = 4;

function widthOf(family) {
  return family === "accessoryRectangular" ? 2 : 1;
}

function occupiedPositions(items) {
  const positions = new Set();
  for (const { place, family } of items) {
    if (place.slot !== "row") continue;
    for (let step = 0; step < widthOf(family); step++) positions.add(place.position + step);
  }
  return positions;
}

/** The free slots: `inline` and the row's positions, as strings. */
export function freeSlots(items) {
  const positions = occupiedPositions(items);
  const row = Array.from({ length: count }, (_, position) => position)
    .filter((position) => !positions.has(position)).map(String);
  return items.some(({ place }) => place.slot === "inline") ? row : ["inline", ...row];
}

/** Whether an item can move to a position; its current positions count as free. */
export function isRowFree(items, moving, position) {
  const others = occupiedPositions(items.filter(({ id }) => id !== moving.id));
  return Array.from({ length: widthOf(moving.family) }, (_, step) => position + step)
    .every((slot) => slot >= 0 && slot < count && !others.has(slot));
}
