import { texts } from "../app/texts.js";
import { h, reconcile, setAttribute, setNumbers } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { sideOfSlot } from "../rules/complications.js";
import { itemFactories } from "./item-factories.js";

/**
 * The widgets, activities, controls and free slots on the picture of a companion: an element over
 * each frame, with the accessible elements of its content. A car accepts no taps; there, a press
 * opens the menu of a widget.
 */
export function createCompanionItems(app, role) {
  const { store } = app;
  const element = h("div", { class: "companion-items" });
  const views = new Map();
  /** Whether the surface accepts taps. */
  let isInteractive = true;
  const create = itemFactories(app, role, () => isInteractive);

  /** Shows the contents of a surface (docs/device-page.md); null before the first picture. */
  function update(server, contents, surface) {
    isInteractive = contents?.isInteractive ?? true;
    const widgets = (contents?.widgets ?? []).filter((widget) =>
      server.placements[widget.placement]);
    const activities = (contents?.activities ?? []).filter((shown) =>
      server.activities[shown.activity]);
    const controls = (contents?.controls ?? []).filter((shown) => server.controls[shown.control]);
    const entries = new Map([
      ...activities.map((shown) => [`${shown.activity} ${shown.presentation}`, shown]),
      ...widgets.map((widget) => [widget.placement, widget]),
      ...controls.map((shown) => [shown.control, shown]),
      ...(contents?.slots ?? []).map((slot) => [JSON.stringify(slot.place), slot]),
    ]);
    const focused = document.activeElement;
    reconcile(element, views, [...entries.keys()], (key) => {
      const entry = entries.get(key);
      if (entry.placement) return create.widget(entry.placement);
      if (entry.control) return create.control(entry.control);
      return entry.activity ? create.activity(entry.activity, entry.presentation)
        : create.slot(entry, surface.name);
    });
    // An element that is moved in the document loses the focus.
    if (focused !== document.activeElement && element.contains(focused)) focused.focus();
    const { selected } = store.get().view;
    for (const [key, entry] of entries) {
      const view = views.get(key);
      if (entry.placement) {
        view.update(entry, server.placements[entry.placement], selected === entry.placement);
      } else if (entry.activity) {
        view.update(entry, server.activities[entry.activity]);
      } else if (entry.control) {
        view.update(entry, server.controls[entry.control], selected === entry.control);
      } else {
        const side = texts.companions.sides[sideOfSlot(server, contents, entry)];
        setNumbers(view.element, frameNumbers(entry.frame));
        setAttribute(view.element, "aria-label",
          texts.companions.addSlot([texts.families[entry.family], side]));
      }
    }
  }

  return { element, update };
}
