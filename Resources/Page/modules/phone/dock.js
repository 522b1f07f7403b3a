import { texts } from "../app/texts.js";
import { h, setHidden, setNumbers } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { nextLook } from "../rules/looks.js";

/** The dock. Its four icons are not apps but shortcuts for the device page. */
export function createDock(app) {
  const { store } = app;
  const entries = [
    ["widgets", texts.home.dockAdd, () => openGallery(app)],
    ["lock", texts.home.dockLock, () => app.setDevice({ isLocked: true })],
    ["standBy", texts.home.dockStandBy,
      () => store.dispatch({ type: "surface", surface: "standBy" })],
    ["theme", texts.home.dockLook, () => app.setDevice(nextLook(store.get().server.device))],
  ];
  const buttons = entries.map(([glyph, label, action]) => h("button", {
    class: `dock-icon dock-${glyph}`, type: "button", "aria-label": label, title: label,
    on: { click: action },
  }, icon(glyph)));
  const element = h("nav", { class: "dock", "aria-label": texts.home.dock }, buttons);

  function update({ surfaces, isMirrored }) {
    const shown = buttons.filter((button, index) => {
      const isShown = entries[index][0] !== "standBy" || Boolean(surfaces.standBy);
      setHidden(button, !isShown);
      return isShown;
    });
    const { dock, dockIcons, dockCornerRadius, iconCornerRadius } = surfaces.home;
    setNumbers(element, {
      x: dock.x, y: dock.y, w: dock.width, h: dock.height, r: dockCornerRadius,
    });
    shown.forEach((button, index) => {
      const frame = dockIcons[isMirrored ? dockIcons.length - 1 - index : index];
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
