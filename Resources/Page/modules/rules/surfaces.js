import { homeRect, lockSlots } from "./layout.js";

/**
 * The surfaces that the page shows, in the order of the header's buttons:
 *
 * - `glyph`: the button's icon.
 * - `location`: the name of its `WidgetLocation`.
 * - `families`: the widget families that it can show.
 * - `canStack`: whether widgets can be stacked.
 * - `isLandscape`: whether the phone is on its side; the surface then has its own `screen` and
 *   `scale` in `device.surfaces`.
 * - `rect(device, place, family)`: the rectangle of an item, in points.
 */
export const surfaces = {
  today: {
    glyph: "today",
    location: "homeScreen",
    families: ["systemSmall", "systemMedium", "systemLarge", "systemExtraLargePortrait"],
    canStack: true,
    // A position in the list says nothing of the frame: `phone/today.js` adds it to the place.
    rect: (device, { rect }) => rect,
  },
  home: {
    glyph: "home",
    location: "homeScreen",
    families: [
      "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
    ],
    canStack: true,
    rect: homeRect,
  },
  lock: {
    glyph: "lock",
    location: "lockScreen",
    families: ["accessoryCircular", "accessoryRectangular", "accessoryInline"],
    rect(device, place, family) {
      if (place.slot === "inline") return device.surfaces.lock.inline;
      const slots = lockSlots(device, family);
      return slots[Math.min(place.position, slots.length - 1)];
    },
  },
  standBy: {
    glyph: "standBy",
    location: "standBy",
    families: ["systemSmall"],
    canStack: true,
    isLandscape: true,
    rect: (device, { side }) => device.surfaces.standBy[side],
  },
};

/** The rectangle of an item on its surface, in points. */
export function itemRect(device, { place, family }) {
  return surfaces[place.surface]?.rect(device, place, family)
    ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Whether a device has a surface. iPads have no StandBy. */
export function hasSurface(device, surface) {
  return Boolean(device?.surfaces[surface]);
}

/** The size of the screen while it shows a surface, in points. */
export function screenSize(device, surface) {
  return surfaces[surface]?.isLandscape ? device.surfaces[surface].screen : device.screen;
}

/** The factor by which a surface enlarges its widgets. */
export function surfaceScale(device, surface) {
  return surfaces[surface]?.isLandscape ? device.surfaces[surface].scale : 1;
}
