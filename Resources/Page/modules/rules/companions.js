import { itemsOn } from "./items.js";
import { deviceOf, heldDevice } from "./layout.js";
import { screenSize } from "./surfaces.js";
import { arrangeWall } from "./wall.js";

/** Rules for the devices beside the main one. What each has comes from the host. Pure. */

/** The width of the rim around the main device's screen, in points. */
export const rim = 13;
/** The height of the switcher between devices and of a companion's tools, in pixels. */
const switcherHeight = 44;
const toolsHeight = 40;

export function companionOf(server, role) {
  return server.companions.find((companion) => companion.role === role) ?? null;
}

/** The model of a companion, as it is held. */
export function companionDevice(server, role) {
  return heldDevice(server.devices, companionOf(server, role)?.settings);
}

/** The surface of a companion that the page shows: the chosen one, or its first. */
export function companionSurface(server, view, role) {
  const surfaces = companionOf(server, role)?.surfaces ?? [];
  return surfaces.find(({ name }) => name === view.companionSurfaces[role]) ?? surfaces[0] ?? null;
}

/** The key of a picture of a surface, or of one of its pages. */
export function surfaceKey(role, surface, page = 0) {
  return [role, surface, page || null].filter((part) => part !== null).join(".");
}

/** The page of a companion's surface that is in view, from 0. */
export function companionPage(view, role, surface) {
  return view.companionPages[surfaceKey(role, surface)] ?? 0;
}

/** The devices on the screen: `main`, roles of companions. */
export function shownDevices(server, view) {
  const roles = ["main", ...server.companions.map(({ role }) => role)];
  return roles.includes(view.device) ? [view.device] : roles;
}

/** The latest wall: all parts of the page ask for it after each change. */
let latest = { key: "", cells: null };

/** The cells of the devices on the screen (`arrangeWall`) in a box. */
export function wallOf(server, view, box) {
  const device = deviceOf(server);
  const sizes = shownDevices(server, view).map((key) => {
    if (key !== "main") {
      const screen = companionDevice(server, key)?.screen ?? { width: 1, height: 1 };
      return { key, ...screen, bar: toolsHeight, most: 2 };
    }
    const { width, height } = device ? screenSize(device, view.surface) : { width: 1, height: 1 };
    return { key, width: width + 2 * rim, height: height + 2 * rim, most: 1.3 };
  });
  const top = server.companions.length ? switcherHeight : 0;
  const key = JSON.stringify([sizes, box.width, box.height, top]);
  if (key !== latest.key) {
    const cells = arrangeWall(sizes, { width: box.width, height: Math.max(0, box.height - top) });
    for (const cell of cells.values()) cell.y += top;
    latest = { key, cells };
  }
  return latest.cells;
}

/**
 * The user's items on a list of a companion, in their order. Suggestions of the Smart Stack follow
 * them and cannot be moved.
 */
export function listed(server, role, surface) {
  return itemsOn(server, surface, role === "pad" ? role : null)
    .filter(({ id }) => !server.placements[id]?.placement.suggested);
}

/** The lists of controls that a surface of a companion shows: `{ name, title, sizes }`. */
export function controlLists(server, role, surface) {
  return companionOf(server, role)?.surfaces.find(({ name }) => name === surface)?.controls ?? [];
}

/**
 * The contents of a surface in two parts: what has its place on the screen, and what is in the list
 * that scrolls. The second is null if there is none.
 */
export function splitContents(contents) {
  if (!contents?.list) return [contents, null];
  const ids = new Set(contents.list.items);
  const part = (isListed) => {
    const of = (items, key) => items.filter((item) => ids.has(item[key]) === isListed);
    return {
      ...contents, widgets: of(contents.widgets, "placement"),
      activities: of(contents.activities, "activity"), controls: of(contents.controls, "control"),
    };
  };
  return [part(false), part(true)];
}
