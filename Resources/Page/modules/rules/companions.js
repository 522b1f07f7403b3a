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

/** The model of a companion, as it is held, with what `rules/layout.js` needs. */
export function companionDevice(server, role) {
  const settings = companionOf(server, role)?.settings;
  const entry = server.devices.find(({ identifier }) => identifier === settings?.device);
  if (!entry) return null;
  const isLandscape = settings.orientation === "landscape" && Boolean(entry.landscape);
  const screen = isLandscape ? entry.landscape.screen : entry.screen;
  return { ...entry, screen, allFamilies: entry.families };
}

/** The surface of a companion that the page shows: the chosen one, or its first. */
export function companionSurface(server, view, role) {
  const surfaces = companionOf(server, role)?.surfaces ?? [];
  return surfaces.find(({ name }) => name === view.companionSurfaces[role]) ?? surfaces[0] ?? null;
}

/** The pad beside the main device, as it is held, with its surfaces; null without one. */
export function padOf(server) {
  return heldDevice(server.devices, companionOf(server, "pad")?.settings);
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
  const cells = arrangeWall(sizes, { width: box.width, height: Math.max(0, box.height - top) });
  for (const cell of cells.values()) cell.y += top;
  return cells;
}

/** The placements on a list of a companion, in their order. */
export function listed(server, role, surface) {
  const named = role === "pad" ? role : undefined;
  return Object.values(server.placements).map(({ placement }) => placement)
    .filter(({ place, device }) => place.surface === surface && device === named)
    .sort((a, b) => a.place.position - b.place.position);
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
