/**
 * Where things stand on a device's surfaces: `devices[].surfaces` of the host, in points. Only
 * devices with surfaces are shown here; the others (iPads, small phones) have none.
 */
export function deviceOf(server) {
  const chosen = server.devices.find(({ identifier }) => identifier === server.device?.device);
  return chosen?.surfaces ? chosen : null;
}

/** What a family takes on the screen, in points; null where the device does not show it. */
export function shownSize(device, family) {
  const found = device.families.find((entry) => entry.family === family);
  return found?.shownSize ?? found?.size ?? null;
}

/** The rectangle of a family whose top left cell this is. */
export function homeRect(device, { column, row }, family) {
  const { gridX, gridY, columnPitch, rowPitch } = device.surfaces.home;
  const size = shownSize(device, family) ?? { width: 2 * columnPitch, height: 2 * rowPitch };
  return { x: gridX + column * columnPitch, y: gridY + row * rowPitch, ...size };
}

/** Where in the grid, in cells and fractions, a rectangle's top left corner is. */
export function gridPosition(device, { x, y }) {
  const { gridX, gridY, columnPitch, rowPitch } = device.surfaces.home;
  return { column: (x - gridX) / columnPitch, row: (y - gridY) / rowPitch };
}

/** The Lock Screen's row: the positions a family can begin at, and their rectangles. */
export function lockSlots(device, family) {
  const { circular, rectangular } = device.surfaces.lock;
  return family === "accessoryRectangular" ? rectangular : circular;
}

/** Where an item stands on its surface. */
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

/** The screen as it is held: StandBy lies on its side. */
export function screenSize(device, surface) {
  return surface === "standBy" ? device.surfaces.standBy.screen : device.screen;
}

/** What a widget's points are multiplied by on a surface. */
export function surfaceScale(device, surface) {
  return surface === "standBy" ? device.surfaces.standBy.scale : 1;
}
