import { isRightToLeft } from "./dates.js";
import { removedNames, removesModules, withoutModules } from "./system-modules.js";

/** The variants of devices, by the device, so that each has one identity. */
const variants = new WeakMap();

/** The main device as it is held; null if it has no surfaces, as small phones. */
export function deviceOf(server) {
  const app = server.extensions?.find(({ id }) => id === server.frontApp);
  const device = heldDevice(server.devices, server.device, app?.uprightIdioms);
  return device?.surfaces ? device : null;
}

/**
 * The device of these settings as it is held: `screen` is its size, and `surfaces` gives all
 * positions in points. Its `families` are those of the release of iOS. In a language that is
 * written from right to left it is `isMirrored`: the first column of the Home Screen is on the
 * right. Of two screens, it has the one that the hinge shows. `uprightIdioms` are those on which
 * the app in front stays upright: an iPad is then upright, and a phone `isAppUpright`. Control
 * Center lacks the modules that the user has removed. null if the device is unknown.
 */
export function heldDevice(devices, settings, uprightIdioms = []) {
  const chosen = devices.find(({ identifier }) => identifier === settings?.device);
  if (!chosen) return null;
  const { locale, os, orientation } = settings;
  const isInner = Boolean(chosen.inner) && settings.hinge !== "closed";
  const isMirrored = isRightToLeft(locale);
  const isAppUpright = uprightIdioms.includes(chosen.idiom);
  const isLandscape = orientation === "landscape";
  if (!variants.has(chosen)) variants.set(chosen, new Map());
  const known = variants.get(chosen);
  const removed = removedNames(settings);
  const key = `${os} ${isMirrored} ${isLandscape} ${isInner} ${isAppUpright} ${removed}`;
  if (!known.has(key)) {
    const families = chosen.families.filter(({ since }) => !since || Number(since) <= Number(os));
    const screen = isInner ? { ...chosen, ...chosen.inner } : chosen;
    const canTurn = Boolean(screen.landscape || screen.surfaces?.turned);
    const held = { ...screen, ...turned(screen, isLandscape, os, isAppUpright) };
    known.set(key, {
      ...held, surfaces: withoutModules(held.surfaces, removed), families, isMirrored, canTurn,
      isInner, isAppUpright, removesModules: removesModules(os),
    });
  }
  return known.get(key);
}

/**
 * What differs for a device that is held in landscape. An iPad's surfaces turn. A phone's stay
 * upright, and it has one surface more: `turned`. From iOS 27 the Island is shown there.
 */
function turned({ surfaces, landscape }, isLandscape, os, isAppUpright) {
  if (landscape) {
    return isLandscape && !isAppUpright ? { surfaces: landscape, screen: landscape.screen } : {};
  }
  if (!surfaces?.turned) return {};
  const hasIsland = Boolean(surfaces.turned.island) && Number(os) >= 27;
  return {
    surfaces: { ...surfaces, turned: isLandscape ? { ...surfaces.turned, hasIsland } : null },
  };
}

/** A phone in landscape as the app in front and Control Center are laid out for it. */
export function onItsSide(device) {
  const { surfaces } = device;
  const { screen, ...turned } = surfaces.turned;
  return { ...device, screen, surfaces: { ...surfaces, ...turned, sideStatus: null } };
}

/** The width of the screen without the strip at the right edge of iPhone Duo. */
export function contentWidth({ screen, surfaces }) {
  return surfaces.sideStatus?.x ?? screen.width;
}

/** The width within which the Home Screen is mirrored. */
function mirrorWidth(device) {
  return device.surfaces.home.mirrorWidth ?? contentWidth(device);
}

/** The slot of the inline widget beside the date of the Lock Screen. */
export function inlineSlot(device) {
  const { inline } = device.surfaces.lock;
  return device.isMirrored
    ? { ...inline, x: contentWidth(device) - inline.x - inline.width } : inline;
}

/** The size of a family on the screen, in points; null if the device does not show it. */
export function shownSize(device, family) {
  const found = device.families.find((entry) => entry.family === family);
  return found?.shownSize ?? found?.size ?? null;
}

/** The factor by which the Home Screen scales widgets: 1, or less on an iPad. */
export function homeScale(device) {
  const small = device.families.find(({ family }) => family === "systemSmall");
  return small.shownSize.width / small.size.width;
}

/** The rectangle of a family at a cell, its top left one. */
export function homeRect(device, { column, row }, family) {
  const { gridX, gridY, columnPitch, rowPitch } = device.surfaces.home;
  const size = shownSize(device, family) ?? { width: 2 * columnPitch, height: 2 * rowPitch };
  const left = gridX + column * columnPitch;
  const x = device.isMirrored ? mirrorWidth(device) - left - size.width : left;
  return { x, y: gridY + row * rowPitch, ...size };
}

/** The rectangle of the icon in a cell. */
export function iconRect(device, { column, row }) {
  const {
    gridX, gridY, columnPitch, rowPitch, iconInset, iconTop, iconSize,
  } = device.surfaces.home;
  const left = gridX + iconInset + column * columnPitch;
  const x = device.isMirrored ? mirrorWidth(device) - left - iconSize : left;
  return { x, y: gridY + iconTop + row * rowPitch, width: iconSize, height: iconSize };
}

/** The position of a rectangle's first corner at the top in the grid, in fractions of cells. */
export function gridPosition(device, { x, y, width }) {
  const { gridX, gridY, columnPitch, rowPitch } = device.surfaces.home;
  const left = device.isMirrored ? mirrorWidth(device) - x - width : x;
  return { column: (left - gridX) / columnPitch, row: (y - gridY) / rowPitch };
}

/**
 * The rectangles in the Lock Screen's row that a family can have, by position. The column of an
 * iPad in landscape is at the side at which lines begin.
 */
export function lockSlots(device, family) {
  const { circular, rectangular, row } = device.surfaces.lock;
  const slots = family === "accessoryRectangular" ? rectangular : circular;
  if (!device.isMirrored || row.height < row.width) return slots;
  return slots.map((slot) => ({ ...slot, x: contentWidth(device) - slot.x - slot.width }));
}
