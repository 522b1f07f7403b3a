import { createActivityFace } from "./activity-face.js";
import { closeOpened, tapActivity } from "./activity-tap.js";
import { islandActivities, openedActivity, wordsOf } from "./activities.js";
import { createAlertMark } from "./alert-mark.js";
import { h, reconcile, setAttribute, setHidden, setNumbers } from "./dom.js";
import { watchGestures } from "./gestures.js";
import { islandShapes } from "./island-shapes.js";
import { watchPress } from "./island-press.js";
import { lookOf } from "./item-view.js";
import { texts } from "./texts.js";

/** Which places of the Island show which presentation. */
const presentationIn = {
  compactLeading: "compactLeading", compactTrailing: "compactTrailing", minimal: "minimal",
  detached: "minimal", expanded: "expanded",
};

/**
 * The Dynamic Island with Live Activities: a pill about the camera that grows for one activity, has
 * a circle beside it for a second one, and opens when it is held or an alert comes.
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
  const mark = createAlertMark();
  const shade = h("div", {
    class: "live-shade", "aria-hidden": "true", "data-no-gestures": true,
    on: { pointerdown: () => closeOpened(app) },
  });
  const layer = h("div", { class: "live-layer" }, shade, detached, main, mark.element);
  screen.append(layer);
  const views = { main: new Map(), detached: new Map() };
  /** `{ main, detached, opened }`: names of activities. */
  let shown = {};
  let wasOpen = null;

  function createPress(current) {
    const element = h("button", {
      class: "live-press", type: "button", "aria-keyshortcuts": "ArrowDown",
      "aria-haspopup": "true", "aria-expanded": "false",
    });
    watchPress(element, {
      onTap: () => tapMiddle(current()),
      onHold: () => store.dispatch({ type: "openActivity", activity: current(), cause: "hold" }),
    });
    return { element };
  }

  /** Compact and minimal presentations are one target each. */
  function tapMiddle(id) {
    const { server } = store.get();
    const name = islandActivities(server).compact === id ? "compactLeading" : "minimal";
    const { width, height } = server.activityPictures[id]?.[name] ?? { width: 0, height: 0 };
    tapActivity(app, id, name, { x: width / 2, y: height / 2 });
  }

  function update(server, view, device) {
    const isIsland = device.surfaces.cutout === "island";
    const isHere = isIsland && view.surface === "home" && server.isReady;
    setHidden(layer, !isIsland || view.surface === "standBy");
    const { compact, attached, detached: second } = isHere ? islandActivities(server) : {};
    const opened = isHere ? openedActivity(server, view) : null;
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
    shape(device, mode, places, server);
    describe(server, mode, opened);
    mark.update(opened && view.opened.cause === "alert" ? opened : null);
    if (wasOpen && !opened) returnFocus(wasOpen);
    wasOpen = opened?.id ?? null;
  }

  function showFaces(parent, faces, places, server) {
    const keys = Object.entries(places).filter(([, id]) => id)
      .map(([place, id]) => `${place} ${id}`);
    reconcile(parent, faces, keys, (key) => {
      const [place, ...id] = key.split(" ");
      return createLeavingFace(app, id.join(" "), presentationIn[place], place);
    });
    for (const face of faces.values()) face.update(server, lookOf(server.device));
  }

  function shape(device, mode, places, server) {
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
    setNumbers(mark.element, { y: shapes.main.y + shapes.main.height });
    for (const face of [...views.main.values(), ...views.detached.values()]) {
      const box = shapes.faces[face.place];
      if (box) setNumbers(face.element, { fx: box.x, fy: box.y, fw: box.width, fh: box.height });
    }
    setAttribute(layer, "data-mode", mode);
    setAttribute(screen, "data-island", mode);
  }

  function describe(server, mode, opened) {
    const isOpen = mode === "expanded";
    for (const [name, element] of [["main", main], ["detached", detached]]) {
      const state = server.activities[isOpen ? opened.id : shown[name]];
      const press = presses[name].element;
      setAttribute(element, "data-keyline", Boolean(state?.keylineTint));
      if (state?.keylineTint) element.style.setProperty("--keyline", `#${state.keylineTint}`);
      setHidden(press, isOpen || !shown[name]);
      if (!state) continue;
      const pictures = server.activityPictures[state.id] ?? {};
      const words = mode === "compact"
        ? wordsOf(pictures.compactLeading, pictures.compactTrailing) : wordsOf(pictures.minimal);
      setAttribute(press, "aria-label", texts.activity.island(state.app, words));
      setAttribute(press, "title", texts.activity.holdHint);
    }
    setAttribute(main, "role", isOpen ? "group" : null);
    setAttribute(main, "aria-label", isOpen ? texts.activity.label(opened.app) : null);
    setHidden(collapse, !isOpen);
    mainFaces.inert = !isOpen;
    detachedFaces.inert = true;
  }

  /** To the pill that the presentation went back into. */
  function returnFocus(id) {
    const isWithin = layer.contains(document.activeElement)
      || document.activeElement === document.body;
    const press = presses[shown.detached === id ? "detached" : "main"].element;
    if (isWithin && hasKeys) press.focus({ preventScroll: true });
    hasKeys = false;
  }
  let hasKeys = false;

  layer.addEventListener("keydown", (event) => {
    // Who opens and leaves it by keys goes on by keys.
    if (["ArrowDown", "ContextMenu", "Enter", " ", "Escape"].includes(event.key)) hasKeys = true;
  }, { capture: true });
  store.watch(({ view }) => view.opened, (opened) => {
    if (!opened || !hasKeys || opened.cause !== "hold") return;
    // The presentation is made with this very change.
    queueMicrotask(() => collapse.focus({ preventScroll: true }));
  });
  watchGestures(main, {
    begin({ axis, dy }) {
      if (axis !== "y" || dy > 0 || !wasOpen) return null;
      return { move() {}, end: ({ dy: moved }) => moved < -24 && closeOpened(app) };
    },
  });
  return { update };
}

/** A face that fades away in its place, while the Island changes its shape. */
function createLeavingFace(app, id, presentation, place) {
  const face = createActivityFace(app, id, presentation);
  setAttribute(face.element, "data-place", place);
  return {
    element: face.element, place,
    update: face.update,
    remove() {
      face.element.inert = true;
      setAttribute(face.element, "data-leaving", true);
      setTimeout(() => face.element.remove(), leaveTime);
    },
  };
}

/** As long as the style sheet's fade, in milliseconds. */
const leaveTime = 260;
