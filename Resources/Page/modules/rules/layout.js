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

/** The rectangle of an item on its surface. */
export function itemRect(device, { place, family }) {
  switch (place.surface) {
    case "home": return homeRect(device, place, family);
    case "standBy": return device.surfaces.standBy[place.side];
    case "lock": {
      if (place.slot === "inline") return device.surfaces.lock.inline;
      const slots = lockSlots(device, family);
      return slots[Math.min(place.position, slots.length - 1)];
    }
    default: return { x: 0, y: 0, width: 0, height: 0 };
  }
}

/** The size of the screen; in StandBy the phone is in landscape. */
export function screenSize(device, surface) {
  return surface === "standBy" ? device.surfaces.standBy.screen : device.screen;
}

/** The factor by which a surface enlarges its widgets. */
export function surfaceScale(device, surface) {
  return surface === "standBy" ? device.surfaces.standBy.scale : 1;
}
