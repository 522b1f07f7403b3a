import { texts } from "../app/texts.js";
import { markCut } from "../dom/cut.js";
import { h, reconcile, setAttribute, setHidden, setText } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { deviceTitle } from "./device-title.js";

/** The tools above a companion: its surfaces, and buttons for widgets, controls and settings. */
export function createCompanionTools({ store }, role) {
  const t = texts.companions;
  const name = deviceTitle(role);
  const buttons = new Map();
  let current = null;
  let shown = null;
  const segments = h("div", {
    class: "segments", role: "group", "aria-label": t.surfaces(name),
  });
  const mark = markCut(segments);
  const add = h("button", {
    class: "button button-icon", type: "button", "aria-label": t.add(name), title: t.add(name),
    on: {
      click: () => store.dispatch(
        { type: "sheet", sheet: { kind: "gallery", on: role, surface: current, place: null } }),
    },
  }, icon("plus"));
  const addControl = h("button", {
    class: "button button-icon", type: "button", "aria-label": t.addControl(name),
    title: t.addControl(name),
    on: {
      click: () => store.dispatch(
        { type: "sheet", sheet: { kind: "controlGallery", on: role, surface: current } }),
    },
  }, icon("controls"));
  const settings = h("button", {
    class: "button button-icon", type: "button", "aria-label": t.settings(name),
    title: t.settings(name), on: { click: showSettings },
  }, icon("gear"));
  const element = h("div", { class: "companion-tools" },
    segments, add, addControl, settings);

  function showSettings() {
    if (store.get().view.drawer !== "settings") {
      store.dispatch({ type: "drawer", drawer: "settings" });
    }
    const group = document.getElementById(`companion-settings-${role}`);
    if (!group) return;
    group.open = true;
    group.scrollIntoView({ block: "start" });
    group.querySelector("summary").focus({ preventScroll: true });
  }

  function create(surface) {
    return { element: h("button", {
      class: "segment", type: "button", data: { surface },
      on: { click: () => store.dispatch({ type: "companionSurface", role, surface }) },
    }) };
  }

  function update(server, surface) {
    current = surface.name;
    const { surfaces } = server.companions.find((companion) => companion.role === role);
    reconcile(segments, buttons, surfaces.map((other) => other.name), create);
    for (const { name: key, title } of surfaces) {
      const button = buttons.get(key).element;
      setText(button, title);
      setAttribute(button, "aria-pressed", key === current ? "true" : "false");
    }
    setHidden(add, surface.families.length === 0);
    setHidden(addControl, surface.controls.length === 0);
    // Pages with many widgets call this after each change.
    const key = JSON.stringify([current, surfaces.map(({ title }) => title)]);
    if (shown === key) return;
    shown = key;
    buttons.get(current).element.scrollIntoView({ block: "nearest", inline: "nearest" });
    mark();
  }

  return { element, update };
}
