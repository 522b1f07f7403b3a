import { h, setNumbers } from "./dom.js";
import { icon } from "./icons.js";
import { texts } from "./texts.js";

/** The dock's four icons are the page's own: what a person does with a device all the time. */
export function createDock(app) {
  const { store } = app;
  const entries = [
    ["widgets", texts.home.dockAdd, () => openGallery(app)],
    ["lock", texts.home.dockLock, () => app.setDevice({ isLocked: true })],
    ["standBy", texts.home.dockStandBy,
      () => store.dispatch({ type: "surface", surface: "standBy" })],
    ["theme", texts.home.dockTime, () => nextLook(app)],
  ];
  const buttons = entries.map(([glyph, label, action]) => h("button", {
    class: `dock-icon dock-${glyph}`, type: "button", "aria-label": label, title: label,
    on: { click: action },
  }, icon(glyph)));
  const element = h("nav", { class: "dock", "aria-label": texts.home.dock }, buttons);

  function update({ surfaces }) {
    const { dock, dockIcons, dockCornerRadius, iconCornerRadius } = surfaces.home;
    setNumbers(element, {
      x: dock.x, y: dock.y, w: dock.width, h: dock.height, r: dockCornerRadius,
    });
    buttons.forEach((button, place) => {
      const frame = dockIcons[place];
      setNumbers(button, {
        x: frame.x - dock.x, y: frame.y - dock.y, w: frame.width, h: frame.height,
        r: iconCornerRadius,
      });
    });
  }
  return { element, update };
}

export function openGallery(app, place = null) {
  const { surface } = app.store.get().view;
  app.store.dispatch({ type: "sheet", sheet: { kind: "gallery", surface, place } });
}

/** Light, dark, tinted, clear, and round again. */
function nextLook(app) {
  const { colorScheme, look } = app.store.get().server.device;
  if (look === "tinted") app.setDevice({ look: "clear" });
  else if (look === "clear") app.setDevice({ look: "standard", colorScheme: "light" });
  else if (colorScheme === "light") app.setDevice({ colorScheme: "dark" });
  else app.setDevice({ look: "tinted" });
}
