import { texts } from "../app/texts.js";
import { h, reconcile, setAttribute, setHidden, setNumbers } from "../dom/dom.js";
import { watchGestures } from "../gestures/gestures.js";
import { surfaces } from "../rules/surfaces.js";
import { lookOf } from "../widgets/item-view.js";
import {
  accessibleText, islandActivities, islandPresentations, openedActivity,
} from "./activities.js";
import { createActivityFace } from "./activity-face.js";
import { closeOpened, tapActivity } from "./activity-tap.js";
import { watchPress } from "./island-press.js";
import { islandShapes, turnedIslandShapes } from "./island-shapes.js";

/** The presentation at each place of the Island. */
const presentationIn = {
  compactLeading: "compactLeading", compactTrailing: "compactTrailing", minimal: "minimal",
  detached: "minimal", expanded: "expanded",
  landscapeLeading: "landscapeLeading", landscapeTrailing: "landscapeTrailing",
  landscapeMinimal: "landscapeMinimal", landscapeDetached: "landscapeMinimal",
};

/**
 * The Dynamic Island with Live Activities: a pill around the camera that grows for one activity,
 * with a circle beside it for a second one. A press and hold or an alert expands it.
 */
export function mountLiveIsland(app, screen) {
  const { store } = app;
  const mainFaces = h("div", { class: "live-faces" });
  const detachedFaces = h("div", { class: "live-faces" });
  const main = h("div", { class: "live-island" }, mainFaces);
  const detached = h("div", { class: "live-island live-detached" }, detachedFaces);
  const presses = {
    main: createIslandPress(app, () => shown.main),
    detached: createIslandPress(app, () => shown.detached),
  };
  const collapse = h("button", {
    class: "live-collapse", type: "button", text: texts.activity.collapse,
    on: { click: () => closeOpened(app) },
  });
  main.append(presses.main, collapse);
  detached.append(presses.detached);
  const shade = h("div", {
    class: "live-shade", "aria-hidden": "true", "data-no-gestures": true,
    on: { pointerdown: () => closeOpened(app) },
  });
  const layer = h("div", { class: "live-layer" }, shade, detached, main);
  screen.append(layer);
  const views = { main: new Map(), detached: new Map() };
  /** The ids of the activities in the pill and the circle: `{ main, detached }`. */
  let shown = {};
  /** The id of the expanded activity at the last update. */
  let lastOpened = null;
  const focus = createIslandFocus(store, layer, collapse);

  function update(server, view, device) {
    const isIsland = device.surfaces.cutout === "island";
    setHidden(layer, !isIsland || hasNoCamera(view.surface));
    const contents = islandContents(server, view, device);
    const { opened, mode, places } = contents;
    shown = contents.shown;
    showFaces(app, mainFaces, views.main, places.main ?? {}, server);
    showFaces(app, detachedFaces, views.detached, places.detached ?? {}, server);
    if (isIsland) updateShapes(device, mode, places, server, view);
    for (const [name, element] of [["main", main], ["detached", detached]]) {
      const state = server.activities[opened ? opened.id : shown[name]];
      setHidden(presses[name], Boolean(opened) || !shown[name]);
      describePart(element, presses[name], state, server, view);
    }
    setAttribute(main, "role", opened ? "group" : null);
    setAttribute(main, "aria-label", opened ? texts.activity.label(opened.app) : null);
    setHidden(collapse, !opened);
    mainFaces.inert = !opened;
    detachedFaces.inert = true;
    if (lastOpened && !opened) {
      focus.restore(presses[shown.detached === lastOpened ? "detached" : "main"]);
    }
    lastOpened = opened?.id ?? null;
  }

  function updateShapes(device, mode, places, server, view) {
    const shapesOn = view.surface === "turned" ? turnedIslandShapes : islandShapes;
    const shapes = shapesOn(device, mode, pictureSizes(server, places));
    for (const [element, box] of [[main, shapes.main], [detached, shapes.detached]]) {
      setNumbers(element, {
        x: box.x, y: box.y, w: box.width, h: box.height, r: box.radius,
      });
    }
    for (const face of [...views.main.values(), ...views.detached.values()]) {
      const box = shapes.faces[face.place];
      if (box) setNumbers(face.element, { fx: box.x, fy: box.y, fw: box.width, fh: box.height });
    }
    setNumbers(screen, besideIsland(device, mode, shapes));
    setAttribute(layer, "data-mode", mode);
    setAttribute(screen, "data-island", mode);
  }

  watchGestures(main, {
    begin({ axis, dy }) {
      if (axis !== "y" || dy > 0 || !lastOpened) return null;
      return { move() {}, end: ({ dy: moved }) => moved < -24 && closeOpened(app) };
    },
  });
  return { update };
}

/** Whether a surface covers the camera, as StandBy. */
function hasNoCamera(surface) {
  return surfaces[surface].isLandscape && surface !== "turned";
}

/**
 * What the Island shows: its mode, the ids of activities by place in the pill and the circle, and
 * the activity that each of them stands for.
 */
function islandContents(server, view, device) {
  const isTurned = view.surface === "turned";
  const isActive = device.surfaces.cutout === "island" && server.isReady
    && (isTurned || view.surface === "home");
  const isSmallShown = isActive && (!isTurned || device.surfaces.turned.hasIsland);
  const { compact, attached, detached } = isSmallShown ? islandActivities(server) : {};
  const opened = isActive ? openedActivity(server, view) : null;
  const mode = opened ? "expanded" : compact ? "compact" : attached ? "pair" : "hidden";
  const { leading, trailing, minimal } = islandPresentations(view.surface);
  const places = {
    expanded: { main: { expanded: opened?.id } },
    compact: { main: { [leading]: compact, [trailing]: compact } },
    pair: {
      main: { [minimal]: attached },
      detached: { [isTurned ? "landscapeDetached" : "detached"]: detached },
    },
    hidden: {},
  }[mode];
  const isPair = mode === "pair";
  const shown = { main: isPair ? attached : compact, detached: isPair ? detached : null };
  return { opened, mode, places, shown };
}

/** The sizes of the presentations, by place. */
function pictureSizes(server, places) {
  const shown = Object.entries({ ...places.main, ...places.detached });
  return Object.fromEntries(shown.map(([place, id]) =>
    [place, server.activityPictures[id]?.[presentationIn[place]]]));
}

/** Moves the focus of a keyboard user into the expanded Island, and back when it closes. */
function createIslandFocus(store, layer, collapse) {
  /** Whether the Island was last used with the keyboard. */
  let usesKeyboard = false;
  layer.addEventListener("keydown", (event) => {
    const keys = ["ArrowDown", "ContextMenu", "Enter", " ", "Escape"];
    if (keys.includes(event.key)) usesKeyboard = true;
  }, { capture: true });
  store.watch(({ view }) => view.opened, (opened) => {
    if (!opened || !usesKeyboard || opened.cause !== "hold") return;
    // The watcher that creates the presentation runs in the same flush.
    queueMicrotask(() => collapse.focus({ preventScroll: true }));
  });
  return {
    /** `press` is the button of the activity that has been closed. */
    restore(press) {
      const isWithin = layer.contains(document.activeElement)
        || document.activeElement === document.body;
      if (isWithin && usesKeyboard) press.focus({ preventScroll: true });
      usesKeyboard = false;
    },
  };
}

/** The button over a part of the Island. `current()` returns the activity that it shows. */
function createIslandPress(app, current) {
  const { store } = app;
  const element = h("button", {
    class: "live-press", type: "button", "aria-keyshortcuts": "ArrowDown",
    "aria-haspopup": "true", "aria-expanded": "false",
  });
  watchPress(element, {
    onTap: () => tapCenter(app, current()),
    onHold: () => store.dispatch({ type: "openActivity", activity: current(), cause: "hold" }),
  });
  return element;
}

/** Compact and minimal presentations are a single target. */
function tapCenter(app, id) {
  const { server, view } = app.store.get();
  const { leading, minimal } = islandPresentations(view.surface);
  const name = islandActivities(server).compact === id ? leading : minimal;
  const { width, height } = server.activityPictures[id]?.[name] ?? { width: 0, height: 0 };
  tapActivity(app, id, name, { x: width / 2, y: height / 2 });
}

/** Shows the presentations of `places`, which are ids of activities by place. */
function showFaces(app, parent, faces, places, server) {
  const keys = Object.entries(places).filter(([, id]) => id).map(([place, id]) => `${place} ${id}`);
  reconcile(parent, faces, keys, (key) => {
    const [place, ...id] = key.split(" ");
    return createFadingFace(app, id.join(" "), presentationIn[place], place);
  });
  for (const face of faces.values()) face.update(server, lookOf(server.device));
}

/** Sets the keyline and the name of a part of the Island; `state` is its activity, if any. */
function describePart(element, press, state, server, view) {
  setAttribute(element, "data-keyline", Boolean(state?.keylineTint));
  if (state?.keylineTint) element.style.setProperty("--keyline", `#${state.keylineTint}`);
  if (!state) return;
  const pictures = server.activityPictures[state.id] ?? {};
  const { leading, trailing, minimal } = islandPresentations(view.surface);
  const text = islandActivities(server).compact === state.id
    ? accessibleText(pictures[leading], pictures[trailing]) : accessibleText(pictures[minimal]);
  setAttribute(press, "aria-label", texts.activity.island(state.app, text));
  setAttribute(press, "title", texts.activity.holdHint);
}

/**
 * The room that the Island leaves to the status bar at the left and at the right, in points. Only
 * a compact or minimal presentation takes some of it.
 */
function besideIsland(device, mode, { main, detached }) {
  const { width } = device.screen;
  if (mode !== "compact" && mode !== "pair") return { roomleft: width, roomright: width };
  const end = Math.max(main.x + main.width, detached.x + detached.width);
  return { roomleft: main.x, roomright: width - end };
}

/** A face that fades out in place while the Island changes its shape. */
function createFadingFace(app, id, presentation, place) {
  const face = createActivityFace(app, id, presentation);
  setAttribute(face.element, "data-place", place);
  return {
    element: face.element, place,
    update: face.update,
    remove() {
      face.element.inert = true;
      setAttribute(face.element, "data-leaving", true);
      setTimeout(() => face.element.remove(), fadeTime);
    },
  };
}

/** The duration of the fade in live-island.css, in milliseconds. */
const fadeTime = 260;
