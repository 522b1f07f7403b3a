import { surfaceKey } from "../rules/companions.js";
import { reduceActivities } from "./activity-state.js";
import { reducePushes } from "./push-state.js";
import { emptyOutput, reduceSources } from "./source-state.js";

/** The state of the host, as its messages report it (docs/device-page.md). */
export const emptyServer = {
  isReady: false,
  connection: "connecting",
  clock: { now: 0, rate: 1, receivedAt: 0 },
  device: null,
  devices: [],
  /** The settings that the device has, with the values that they accept. */
  settings: [],
  extensions: [],
  /** The connected companions of the device: role and settings. */
  companions: [],
  /** Pictures of surfaces of companions, by `surfaceKey`: `{ tag, contents }`. */
  surfacePictures: {},
  placements: {},
  controls: {},
  activities: {},
  stacks: {},
  links: [],
  gallery: [],
  controlGallery: [],
  pictures: {},
  /** Pictures of activities, by activity id and presentation. */
  activityPictures: {},
  ledger: [],
  /** The extension whose app is in front of the device's screens; null if there is none. */
  frontApp: null,
  /** The card of the shortcut that runs; null if there is none. */
  snippet: null,
  /** Messages about the device itself, oldest first. */
  notifications: [],
  notices: [],
  /** Verdicts of pushes, newest first; null if the device has no push gateway. */
  pushes: null,
  /** The states of the watched projects, and when they arrived (`performance.now()`). */
  builds: [],
  buildsAt: 0,
  /** What extensions and apps print, oldest first. */
  output: emptyOutput,
};

const ledgerLimit = 400;
const linkLimit = 20;

export function reduceServer(server, action) {
  const items = reduceActivities(reduceItems(server, action), action);
  return reduceSources(reducePushes(items, action), action);
}

function reduceItems(server, action) {
  switch (action.type) {
    case "connection":
      return { ...server, connection: action.status };
    case "devices":
      return { ...server, devices: action.devices };
    case "settingsLoaded":
      return { ...server, settings: action.settings };
    case "galleryLoaded":
      return { ...server, gallery: action.items };
    case "controlGalleryLoaded":
      return { ...server, controlGallery: action.items };
    case "ledgerLoaded":
      return { ...server, ledger: mergeRows(server.ledger, action.rows) };
    case "deviceChanging":
      // A switch moves at once; the host's message overwrites it.
      return { ...server, device: { ...server.device, ...action.fields } };
    case "controlFlipping":
      return withControl(server, action.control, { isOn: action.isOn });
    case "stackTurning":
      return withStack(server, action.stack, { top: action.top });
    case "message":
      return reduceMessage(server, action.message, action.at);
    default:
      return server;
  }
}

function reduceMessage(server, message, at) {
  switch (message.type) {
    case "state":
      return fromState(server, message.state, at);
    case "placement": {
      const placement = message.placement;
      const id = placement.placement.id;
      return { ...server, placements: { ...server.placements, [id]: placement } };
    }
    case "removed":
      return {
        ...server,
        placements: without(server.placements, message.placement),
        pictures: without(server.pictures, message.placement),
      };
    case "control": {
      const { control } = message;
      return { ...server, controls: { ...server.controls, [control.control.id]: control } };
    }
    case "controlRemoved":
      return {
        ...server,
        controls: without(server.controls, message.control),
        pictures: without(server.pictures, message.control),
      };
    case "stack":
      return { ...server, stacks: { ...server.stacks, [message.stack.id]: message.stack } };
    case "stackRemoved":
      return { ...server, stacks: without(server.stacks, message.stack) };
    case "device":
      return { ...server, device: message.device };
    case "companions":
      return withCompanions(server, message.companions);
    case "surface": {
      const { on, surface, page, tag, contents } = message;
      const key = surfaceKey(on, surface, page);
      return {
        ...server, surfacePictures: { ...server.surfacePictures, [key]: { tag, contents } },
      };
    }
    case "clock":
      return { ...server, clock: clockState(message.clock, at) };
    case "extensions":
      return { ...server, extensions: message.extensions };
    case "frontApp":
      // The picture shows the app that was in front before.
      return {
        ...server, frontApp: message.extension, pictures: without(server.pictures, "app"),
      };
    case "snippet":
      return {
        ...server, snippet: message.snippet,
        pictures: message.snippet ? server.pictures : without(server.pictures, "snippet"),
      };
    case "notices":
      return { ...server, notices: message.notices };
    case "notifications":
      return { ...server, notifications: message.notifications };
    case "link":
      return { ...server, links: withLink(server.links, message.link) };
    case "ledger":
      return { ...server, ledger: mergeRows(server.ledger, [message.row]) };
    case "picture": {
      // Pictures with a presentation belong to activities: activity-state.js.
      if (message.presentation) return server;
      const { placement, tag, width, height, version, elements, parts, symbol } = message;
      const picture = {
        tag, width, height, elements: elements ?? [], parts: parts ?? [], version, symbol,
      };
      return { ...server, pictures: { ...server.pictures, [placement]: picture } };
    }
    default:
      return server;
  }
}

function fromState(server, state, at) {
  const placements = {};
  for (const placement of state.placements) placements[placement.placement.id] = placement;
  const controls = {};
  for (const control of state.controls ?? []) controls[control.control.id] = control;
  const stacks = {};
  for (const stack of state.stacks) stacks[stack.id] = stack;
  const pictures = {};
  for (const [id, picture] of Object.entries(server.pictures)) {
    const isShown = placements[id] || controls[id] || (id === "app" && state.frontApp)
      || (id === "snippet" && state.snippet);
    if (isShown) pictures[id] = picture;
  }
  return {
    ...withCompanions(server, state.companions ?? []), isReady: true,
    clock: clockState(state.clock, at), device: state.device,
    extensions: state.extensions, placements, controls, stacks, links: state.links, pictures,
    frontApp: state.frontApp ?? null,
    snippet: state.snippet ?? null,
    notifications: state.notifications ?? [],
    notices: state.notices ?? [],
  };
}

/** A companion that is disconnected has no pictures. */
function withCompanions(server, companions) {
  const roles = new Set(companions.map(({ role }) => role));
  const kept = Object.entries(server.surfacePictures)
    .filter(([key]) => roles.has(key.split(".")[0]));
  return { ...server, companions, surfacePictures: Object.fromEntries(kept) };
}

function clockState(clock, at) {
  return { now: Date.parse(clock.now), rate: clock.rate, receivedAt: at };
}

/** The device's time at `at`, a value of `performance.now()`; both in milliseconds. */
export function deviceNow(clock, at) {
  return clock.now + (at - clock.receivedAt) * clock.rate;
}

function withStack(server, id, fields) {
  const stack = server.stacks[id];
  if (!stack) return server;
  return { ...server, stacks: { ...server.stacks, [id]: { ...stack, ...fields } } };
}

function withControl(server, id, fields) {
  const control = server.controls[id];
  if (!control) return server;
  return { ...server, controls: { ...server.controls, [id]: { ...control, ...fields } } };
}

function without(object, key) {
  const { [key]: _, ...rest } = object;
  return rest;
}

/** Adds a link at the front. A link that is already listed is replaced: it now has its result. */
function withLink(links, link) {
  const index = links.findIndex((other) =>
    other.date === link.date && other.placement === link.placement && other.url === link.url);
  if (index < 0) return [link, ...links].slice(0, linkLimit);
  return links.map((other, at) => (at === index ? link : other));
}

/** Merges rows by sequence number, newest first. */
function mergeRows(rows, added) {
  const bySequence = new Map(rows.map((row) => [row.sequence, row]));
  for (const row of added) bySequence.set(row.sequence, row);
  return [...bySequence.values()].sort((a, b) => b.sequence - a.sequence).slice(0, ledgerLimit);
}
