import { companionPage, surfaceKey } from "../rules/companions.js";
import { pageCount } from "../rules/items.js";
import { deviceOf } from "../rules/layout.js";
import { firstSurface, hasControlCenter, hasSurface, surfaces } from "../rules/surfaces.js";
import { closedControlCenter, reduceControlCenter } from "./control-center-state.js";
import { reduceOpened } from "./opened-activity.js";

/** What the user has opened, selected and scrolled to. */
export const emptyView = {
  /** A name in `surfaces`. */
  surface: "home",
  page: 0,
  /** `all`: a wall of all devices; or the one that is shown: `main`, or a companion's role. */
  device: "all",
  /** The chosen surface of each companion, by role. */
  companionSurfaces: {},
  /** The page in view of each surface of a companion, by `surfaceKey`; 0 if it is missing. */
  companionPages: {},
  isEditing: false,
  controlCenter: closedControlCenter,
  /** The activity that is shown expanded: opened-activity.js. */
  opened: null,
  /** The placement, control or activity that the inspector explains. */
  selected: null,
  /** null or one of `{ kind: "gallery", surface, place }`, `{ kind: "controlGallery", place }`,
   *  `{ kind: "form", placement }` or with `control`, `{ kind: "remove", placement }`,
   *  `{ kind: "unlock", control }` or with a command `tap` and its `title`, `{ kind: "keys" }`,
   *  `{ kind: "menu", placement }`, on a companion also with `control`,
   *  `{ kind: "dismiss", activity }`, `{ kind: "startActivity", extension, type }`. `on` is the
   *  role of the companion that it is about. */
  sheet: null,
  /** The open panel: null, `inspector`, `settings`, `pushes` or `console`. A wide window always
   *  shows the first two; there `pushes` replaces the inspector. */
  drawer: null,
  /** Placements whose pictures a gesture needs before they are on the screen. */
  preloaded: [],
  toasts: [],
  nextToast: 1,
};

const toastLimit = 4;

export function reduceView(view, action, server, serverBefore) {
  const next = reduceScreen(view, action, server, serverBefore);
  const controlCenter = !hasControlCenter(next.surface) ? closedControlCenter
    : reduceControlCenter(next.controlCenter, action, server, serverBefore);
  const opened = reduceOpened(next.opened, action, server, serverBefore, next.surface);
  const isSame = controlCenter === next.controlCenter && opened === next.opened;
  return isSame ? next : { ...next, controlCenter, opened };
}

function reduceScreen(view, action, server, serverBefore) {
  switch (action.type) {
    case "surface":
      return { ...view, surface: action.surface, isEditing: false, sheet: null, preloaded: [] };
    case "page":
      return { ...view, page: boundedPage(action.page, view, server), preloaded: [] };
    case "controlCenter":
      return {
        ...view, surface: surfaceBelow(action, view, server), isEditing: false, sheet: null,
      };
    case "editing": {
      const hasWidgets = surfaces[view.surface].families.length > 0;
      const surface = hasWidgets ? view.surface : "home";
      const next = { ...view, surface, isEditing: action.isEditing };
      return { ...next, page: boundedPage(view.page, next, server) };
    }
    case "select":
      return view.selected === action.placement ? view : { ...view, selected: action.placement };
    case "showDevice":
      return { ...view, device: action.device, sheet: null };
    case "companionSurface":
      return {
        ...view,
        companionSurfaces: { ...view.companionSurfaces, [action.role]: action.surface },
      };
    case "companionPage":
      return withCompanionPage(view, action);
    case "sheet":
      return { ...view, sheet: action.sheet };
    case "drawer":
      return { ...view, drawer: view.drawer === action.drawer ? null : action.drawer };
    case "preload":
      return { ...view, preloaded: action.placements };
    case "toast":
      return withToast(view, action);
    case "dismissToast":
      return withoutToasts(view, (toast) => toast.id === action.id);
    case "dismissToastsAbout":
      return withoutToasts(view, (toast) => toast.subject === action.subject);
    // The page loads the table of devices after the state. Its own lock change takes effect at
    // once, as the host's does.
    case "devices":
    case "deviceChanging":
      return afterChange(view, server, serverBefore);
    case "message":
      return afterChange(withShownPage(view, action.message), server, serverBefore);
    default:
      return view;
  }
}

/**
 * The surface while Control Center is open or after it was closed. It turns with a phone in
 * landscape, which is shown upright while it shows the Home Screen or an app that stays upright.
 */
function surfaceBelow({ isOpen }, { surface }, server) {
  const device = deviceOf(server);
  if (server.device?.isLocked || !hasSurface(device, "turned")) return surface;
  if (isOpen) return "turned";
  return surface === "turned" ? firstSurface(device) : surface;
}

function withCompanionPage(view, { role, surface, page }) {
  const companionPages = {
    ...view.companionPages, [surfaceKey(role, surface)]: Math.max(0, page),
  };
  return { ...view, companionPages };
}

/** The host shows the last page in place of one that does not exist any more. */
function withShownPage(view, { type, on, surface, page = 0, contents }) {
  if (type !== "surface" || page !== companionPage(view, on, surface)) return view;
  const shown = contents.pages?.shown ?? page;
  return shown === page ? view
    : withCompanionPage(view, { role: on, surface, page: shown });
}

/** Adapts the view to a changed server state: the lock, removed items and removed pages. */
function afterChange(view, server, before) {
  let next = view;
  const device = deviceOf(server);
  const first = firstSurface(device);
  const isLocked = server.device?.isLocked ?? false;
  const wasLocked = before.device?.isLocked ?? false;
  if (isLocked !== wasLocked && !surfaces[view.surface].staysWhenLocked) {
    const surface = isLocked ? "lock" : first;
    if (surface !== view.surface) {
      next = { ...next, surface, isEditing: false, sheet: null, preloaded: [] };
    }
  }
  if (device && !hasSurface(device, next.surface)) {
    next = {
      ...next, surface: isLocked ? "lock" : first, isEditing: false, sheet: null, preloaded: [],
    };
  }
  if (!isLocked) next = afterTurn(next, server, before);
  const isConnected = (role) => server.companions.some((companion) => companion.role === role);
  if (!["all", "main"].includes(next.device) && !isConnected(next.device)) {
    next = { ...next, device: "all" };
  }
  if (next.sheet?.on && !isConnected(next.sheet.on)) next = { ...next, sheet: null };
  const isGone = (id) =>
    id && !server.placements[id] && !server.controls[id] && !server.activities[id];
  if (isGone(next.selected)) next = { ...next, selected: null };
  const { placement, control, activity } = next.sheet ?? {};
  if (isGone(placement ?? control ?? activity)) next = { ...next, sheet: null };
  const page = boundedPage(next.page, next, server);
  return page === next.page ? next : { ...next, page };
}

/**
 * A phone that is turned to landscape shows an app, and so does one in landscape when an app comes
 * to the front; an app that stays upright is over the Home Screen. When the app is left, the Home
 * Screen is shown, which stays upright.
 */
function afterTurn(view, server, before) {
  const [device, deviceBefore] = [deviceOf(server), deviceOf(before)];
  if (!hasSurface(device, "turned")) return view;
  const [first, firstBefore] = [firstSurface(device), firstSurface(deviceBefore)];
  const wasTurned = hasSurface(deviceBefore, "turned");
  const [app, appBefore] = [server.frontApp, before.frontApp];
  const isLeft = wasTurned && appBefore && !app && view.surface === "turned";
  const isNew = !wasTurned || (app && (app !== appBefore || first !== firstBefore));
  // Control Center turns even over an app that stays upright.
  const shown = view.controlCenter.isOpen ? "turned" : first;
  const surface = isLeft ? "home" : isNew ? shown : view.surface;
  return surface === view.surface ? view
    : { ...view, surface, isEditing: false, sheet: null, preloaded: [] };
}

function boundedPage(page, view, server) {
  // While editing there is one empty page more.
  const count = pageCount(server) + (view.isEditing ? 1 : 0);
  return Math.max(0, Math.min(page, count - 1));
}

/** With a toast, which replaces an earlier one about the same subject. */
function withToast(view, { level, title, text, action, subject }) {
  const isRepeat = view.toasts.some((toast) => toast.text === text && toast.title === title);
  if (isRepeat) return view;
  const toast = {
    id: view.nextToast, level, title, text,
    ...(action ? { action } : {}), ...(subject ? { subject } : {}),
  };
  const others = view.toasts.filter((other) => !subject || other.subject !== subject);
  return {
    ...view, toasts: [...others, toast].slice(-toastLimit), nextToast: view.nextToast + 1,
  };
}

function withoutToasts(view, isObsolete) {
  const toasts = view.toasts.filter((toast) => !isObsolete(toast));
  return toasts.length === view.toasts.length ? view : { ...view, toasts };
}
