import { handleDeleteKey } from "../app/keys.js";
import { h, reconcile, setNumbers } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { icon } from "../dom/icons.js";
import { openGallery } from "../phone/dock.js";
import { itemsOn } from "../rules/items.js";
import { createItemView } from "./item-view.js";

/**
 * The widgets on a surface with fixed slots, and a button on each free slot. `moveByKey` receives
 * every key other than Delete.
 */
export function createSlots(app, surface, { moveByKey = () => {} } = {}) {
  const shown = h("div", { class: "slots" });
  const free = h("div", { class: "slots" });
  const views = new Map();
  const buttons = new Map();
  let isFirst = true;

  function onKey(event, item) {
    if (!handleDeleteKey(app, event, item)) moveByKey(event, item);
  }

  /** Shows the widgets of the surface and returns them. */
  function update(server, view, device) {
    const items = itemsOn(server, surface);
    const fresh = [];
    reconcile(shown, views, items.map(({ id }) => id), (id) => {
      const item = createItemView(app, { onKey, showsLabel: false });
      fresh.push(item);
      return item;
    });
    for (const item of items) views.get(item.id).update(item, server, view, device, null);
    if (!isFirst) fresh.forEach((item) => item.arrive());
    isFirst = isFirst && !server.isReady;
    return items;
  }

  /** Shows buttons: `[{ key, slot, label, frame, place }]`; `slot` selects the style. */
  function updateFree(places) {
    const byKey = new Map(places.map((place) => [place.key, place]));
    reconcile(free, buttons, [...byKey.keys()], (key) => {
      const { slot, label, place } = byKey.get(key);
      return {
        element: h("button", {
          class: "slot-empty", type: "button", "aria-label": label, data: { slot },
          on: { click: () => openGallery(app, place) },
        }, icon("plus")),
      };
    });
    for (const { key, frame } of places) setNumbers(buttons.get(key).element, frameNumbers(frame));
  }

  return { elements: [shown, free], views, update, updateFree };
}
