import { texts } from "../app/texts.js";
import { h, reconcile, setAttribute, setHidden, setNumbers } from "../dom/dom.js";
import { watchGestures } from "../gestures/gestures.js";
import { lookOf } from "../widgets/item-view.js";
import { islandActivities, openedActivity, accessibleText } from "./activities.js";
import { createActivityFace } from "./activity-face.js";
import { closeOpened, tapActivity } from "./activity-tap.js";
import { watchPress } from "./island-press.js";
import { islandShapes } from "./island-shapes.js";

/** The presentation at each place of the Island. */
const presentationIn = {
  compactLeading: "compactLeading", compactTrailing: "compactTrailing", minimal: "minimal",
  detached: "minimal", expanded: "expanded",
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
    main: createPress(() => shown.main), detached: createPress(() => shown.detached),
  };
  const collapse = h("button", {
    class: "live-collapse", type: "button", text: texts.activity.collapse,
    on: { click: () => closeOpened(app) },
  });
  main.append(presses.main.element, collapse);
  detached.append(presses.detached.element);
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
  /** Whether the Island was last used with the keyboard. */
  let usesKeyboard = false;

  function createPress(current) {
    const element = h("button", {
      class: "live-press", type: "button", "aria-keyshortcuts": "ArrowDown",
      "aria-haspopup": "true", "aria-expanded": "false",
    });
    watchPress(element, {
      onTap: () => tapCenter(current()),
      onHold: () => store.dispatch({ type: "openActivity", activity: current(), cause: "hold" }),
    });
    return { element };
  }

  /** Compact and minimal presentations are a single target. */
  function tapCenter(id) {
    const { server } = store.get();
    const name = islandActivities(server).compact === id ? "compactLeading" : "minimal";
    const { width, height } = server.activityPictures[id]?.[name] ?? { width: 0, height: 0 };
    tapActivity(app, id, name, { x: width / 2, y: height / 2 });
  }

  function update(server, view, device) {
    const isIsland = device.surfaces.cutout === "island";
    const isActive = isIsland && view.surface === "home" && server.isReady;
    setHidden(layer, !isIsland || view.surface === "standBy");
    const { compact, attached, detached: second } = isActive ? islandActivities(server) : {};
    const opened = isActive ? openedActivity(server, view) : null;
    const mode = opened ? "expanded" : compact ? "compact" : attached ? "pair" : "hidden";
    const places = {
      expanded: { main: { expanded: opened?.id } },
      compact: { main: { compactLeading: compact, compactTrailing: compact } },
      pair: { main: { minimal: attached }, detached: { detached: second } },
      hidden: {},
    }[mode];
    shown = {
      main: mode === "pair" ? attached : compact, detached: mode === "pair" ? second : null,
    };
    showFaces(mainFaces, views.main, places.main ?? {}, server);
    showFaces(detachedFaces, views.detached, places.detached ?? {}, server);
    updateShapes(device, mode, places, server);
    updateLabels(server, mode, opened);
    if (lastOpened && !opened) restoreFocus(lastOpened);
    lastOpened = opened?.id ?? null;
  }

  function showFaces(parent, faces, places, server) {
    const keys = Object.entries(places).filter(([, id]) => id)
      .map(([place, id]) => `${place} ${id}`);
    reconcile(parent, faces, keys, (key) => {
      const [place, ...id] = key.split(" ");
      return createFadingFace(app, id.join(" "), presentationIn[place], place);
    });
    for (const face of faces.values()) face.update(server, lookOf(server.device));
  }

  function updateShapes(device, mode, places, server) {
    const sizes = {};
    for (const [place, id] of Object.entries({ ...places.main, ...places.detached })) {
      sizes[place] = server.activityPictures[id]?.[presentationIn[place]];
    }
    const shapes = islandShapes(device, mode, sizes);
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

  function updateLabels(server, mode, opened) {
    const isOpen = mode === "expanded";
    for (const [name, element] of [["main", main], ["detached", detached]]) {
      const state = server.activities[isOpen ? opened.id : shown[name]];
      const press = presses[name].element;
      setAttribute(element, "data-keyline", Boolean(state?.keylineTint));
      if (state?.keylineTint) element.style.setProperty("--keyline", `#${state.keylineTint}`);
      setHidden(press, isOpen || !shown[name]);
      if (!state) continue;
      const pictures = server.activityPictures[state.id] ?? {};
      const text = mode === "compact"
        ? accessibleText(pictures.compactLeading, pictures.compactTrailing)
        : accessibleText(pictures.minimal);
      setAttribute(press, "aria-label", texts.activity.island(state.app, text));
      setAttribute(press, "title", texts.activity.holdHint);
    }
    setAttribute(main, "role", isOpen ? "group" : null);
    setAttribute(main, "aria-label", isOpen ? texts.activity.label(opened.app) : null);
    setHidden(collapse, !isOpen);
    mainFaces.inert = !isOpen;
    detachedFaces.inert = true;
  }

  /** Moves the focus to the pill or circle of an activity that has been closed. */
  function restoreFocus(id) {
    const isWithin = layer.contains(document.activeElement)
      || document.activeElement === document.body;
    const press = presses[shown.detached === id ? "detached" : "main"].element;
    if (isWithin && usesKeyboard) press.focus({ preventScroll: true });
    usesKeyboard = false;
  }

  layer.addEventListener("keydown", (event) => {
    const keys = ["ArrowDown", "ContextMenu", "Enter", " ", "Escape"];
    if (keys.includes(event.key)) usesKeyboard = true;
  }, { capture: true });
  store.watch(({ view }) => view.opened, (opened) => {
    if (!opened || !usesKeyboard || opened.cause !== "hold") return;
    // The watcher that creates the presentation runs in the same flush.
    queueMicrotask(() => collapse.focus({ preventScroll: true }));
  });
  watchGestures(main, {
    begin({ axis, dy }) {
      if (axis !== "y" || dy > 0 || !lastOpened) return null;
      return { move() {}, end: ({ dy: moved }) => moved < -24 && closeOpened(app) };
    },
  });
  return { update };
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
