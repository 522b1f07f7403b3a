/** The Lock Screen's row: four positions, of which a rectangular widget takes two. Pure. */
const count = 4;

function widthOf(family) {
  return family === "accessoryRectangular" ? 2 : 1;
}

function taken(items) {
  const positions = new Set();
  for (const { place, family } of items) {
    if (place.slot !== "row") continue;
    for (let step = 0; step < widthOf(family); step++) positions.add(place.position + step);
  }
  return positions;
}

/** `inline` and the row's positions that nothing takes. */
export function freeSlots(items) {
  const positions = taken(items);
  const row = Array.from({ length: count }, (_, position) => position)
    .filter((position) => !positions.has(position)).map(String);
  return items.some(({ place }) => place.slot === "inline") ? row : ["inline", ...row];
}

/** Whether an item can stand at a position, its own not counted. */
export function isRowFree(items, moving, position) {
  const others = taken(items.filter(({ id }) => id !== moving.id));
  return Array.from({ length: widthOf(moving.family) }, (_, step) => position + step)
    .every((slot) => slot >= 0 && slot < count && !others.has(slot));
}
