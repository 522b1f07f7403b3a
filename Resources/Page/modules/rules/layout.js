/**
 * The current device, whose `surfaces` give all positions in points; null if it has no surfaces, as
 * iPads and small phones.
 */
export function deviceOf(server) {
  const chosen = server.devices.find(({ identifier }) => identifier === server.device?.device);
  return chosen?.surfaces ? chosen : null;
}

/** The size of a family on the screen, in points; null if the device does not support it. */
export function shownSize(device, family) {
  const found = device.families.find((entry) => entry.family === family);
  return found?.shownSize ?? found?.size ?? null;
}

/** The rectangle of a family at a cell, its top left one. */
export function homeRect(device, { column, row }, family) {
  const { gridX, gridY, columnPitch, rowPitch } = device.surfaces.home;
  const size = shownSize(device, family) ?? { width: 2 * columnPitch, height: 2 * rowPitch };
  return { x: gridX + column * columnPitch, y: gridY + row * rowPitch, ...size };
}

/** The position of a rectangle's top left corner in the grid, in fractions of cells. */
export function gridPosition(device, { x, y }) {
  const { gridX, gridY, columnPitch, rowPitch } = device.surfaces.home;
  return { column: (x - gridX) / columnPitch, row: (y - gridY) / rowPitch };
}

/** The rectangles in the Lock Screen's row that a family can have, by position. */
export function lockSlots(device, family) {
  const { circular, rectangular } = device.surfaces.lock;
  return family === "accessoryRectangular" ? rectangular : circular;
}
