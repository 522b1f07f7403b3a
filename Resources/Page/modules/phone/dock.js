import { texts } from "../app/texts.js";
import { h, setHidden, setNumbers } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { nextLook } from "../rules/looks.js";
import { hasSurface, surfaces } from "../rules/surfaces.js";

/** The dock. Its four icons are not apps but shortcuts for the device page. */
export function createDock(app) {
  const { store } = app;
  /** The glyph, the label, the action, and the surface to which it leads, if any. */
  const entries = [
    ["widgets", texts.home.dockAdd, () => openGallery(app)],
    ["lock", texts.home.dockLock, () => app.setDevice({ isLocked: true })],
    ...Object.entries(surfaces).filter(([, { isInDock }]) => isInDock).map(
      ([surface, { glyph }]) => [
        glyph, texts.surfaces[surface], () => store.dispatch({ type: "surface", surface }), surface,
      ]),
    ["theme", texts.home.dockLook, () => app.setDevice(nextLook(store.get().server.device))],
  ];
  const buttons = entries.map(([glyph, label, action]) => h("button", {
    class: `dock-icon dock-${glyph}`, type: "button", "aria-label": label, title: label,
    on: { click: action },
  }, icon(glyph)));
  const element = h("nav", { class: "dock", "aria-label": texts.home.dock }, buttons);

  function update(device) {
    const { dock, dockIcons, dockCornerRadius, iconCornerRadius } = device.surfaces.home;
    const shown = buttons.filter((button, index) => {
      const surface = entries[index][3];
      const isShown = !surface || hasSurface(device, surface);
      setHidden(button, !isShown);
      return isShown;
    });
    setNumbers(element, {
      x: dock.x, y: dock.y, w: dock.width, h: dock.height, r: dockCornerRadius,
    });
    // A dock at the side is the same in all languages.
    const isReversed = device.isMirrored && dock.width > dock.height;
    shown.forEach((button, index) => {
      const frame = dockIcons[isReversed ? dockIcons.length - 1 - index : index];
      setNumbers(button, {
        x: frame.x - dock.x, y: frame.y - dock.y, w: frame.width, h: frame.height,
        r: iconCornerRadius,
      });
    });
  }
  return { element, update };
}

export function openGallery(app, place = null) {
  const { view } = app.store.get();
  const hasWidgets = surfaces[view.surface].families.length > 0;
  const surface = hasWidgets ? view.surface : "home";
  if (!hasWidgets) app.store.dispatch({ type: "surface", surface });
  app.store.dispatch({ type: "sheet", sheet: { kind: "gallery", surface, place } });
}
