import { homeRect, inlineSlot, lockSlots } from "./layout.js";

/**
 * The surfaces that the page shows, in the order of the header's buttons. Other modules read this
 * table in place of comparing names:
 *
 * - `view`: the module of `phone/stage.js` that shows it.
 * - `glyph`: the icon of its buttons.
 * - `isInDock`: whether the dock has a button for it.
 * - `location`: the name of its `WidgetLocation`.
 * - `families`: the widget families that it can show.
 * - `canStack`: whether widgets can be stacked.
 * - `isLandscape`: whether the phone is on its side; the surface then has its own `screen` in
 *   `device.surfaces`, and none of what is at the edges of the upright screen: status bar, Control
 *   Center and Action button. It is black behind its widgets, which `scale` enlarges.
 * - `sides`: the positions of widgets on a surface with two.
 * - `staysWhenLocked`: whether it is also shown on a locked device.
 * - `isRedAtNight`: whether everything is red in the device's night mode.
 * - `enlargedActivity`: the presentation of an activity that fills the screen after a tap on its
 *   circle; without one, activities are in the Dynamic Island.
 * - `rect(device, place, family)`: the rectangle of an item, in points.
 */
export const surfaces = {
  today: {
    view: "today",
    glyph: "today",
    location: "homeScreen",
    families: ["systemSmall", "systemMedium", "systemLarge", "systemExtraLargePortrait"],
    canStack: true,
    // A position in the list says nothing of the frame: `phone/today.js` adds it to the place.
    rect: (device, { rect }) => rect,
  },
  home: {
    view: "home",
    glyph: "home",
    location: "homeScreen",
    families: [
      "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
    ],
    canStack: true,
    rect: homeRect,
  },
  lock: {
    view: "lock",
    glyph: "lock",
    location: "lockScreen",
    families: ["accessoryCircular", "accessoryRectangular", "accessoryInline"],
    rect(device, place, family) {
      if (place.slot === "inline") return inlineSlot(device);
      const slots = lockSlots(device, family);
      return slots[Math.min(place.position, slots.length - 1)];
    },
  },
  standBy: {
    view: "sides",
    glyph: "standBy",
    isInDock: true,
    location: "standBy",
    families: ["systemSmall"],
    canStack: true,
    isLandscape: true,
    sides: ["left", "right"],
    staysWhenLocked: true,
    isRedAtNight: true,
    enlargedActivity: "standBy",
    rect: (device, { surface, side }) => device.surfaces[surface][side],
  },
  /** What a phone in landscape shows: the app in front, or an empty window, and Control Center. */
  turned: { view: "turned", glyph: "turned", families: [], isLandscape: true },
};

/** The surface that an unlocked device shows first. An app can stay upright. */
export function firstSurface(device) {
  return hasSurface(device, "turned") && !device.isAppUpright ? "turned" : "home";
}

/** Whether Control Center can be opened over a surface. */
export function hasControlCenter(surface) {
  return !surfaces[surface].isLandscape || surface === "turned";
}

/** The rectangle of an item on its surface, in points. */
export function itemRect(device, { place, family }) {
  return surfaces[place.surface]?.rect?.(device, place, family)
    ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Whether a device has a surface. Some have fewer. */
export function hasSurface(device, surface) {
  return Boolean(device?.surfaces[surface]);
}

/** The size of the screen while it shows a surface, in points. */
export function screenSize(device, surface) {
  return surfaces[surface]?.isLandscape ? device.surfaces[surface].screen : device.screen;
}

/** The factor by which a surface enlarges its widgets. */
export function surfaceScale(device, surface) {
  return surfaces[surface]?.isLandscape ? device.surfaces[surface].scale ?? 1 : 1;
}
