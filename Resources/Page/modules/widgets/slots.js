import { openGallery } from "./dock.js";
import { h, reconcile, setNumbers } from "./dom.js";
import { frameNumbers } from "./frames.js";
import { icon } from "./icons.js";
import { createItemView } from "./item-view.js";
import { itemsOn } from "./items.js";
import { removesByKey } from "./keys.js";

/**
 * The widgets of a surface with fixed places, and buttons that fill what is free. `moveByKey` is
 * told of keys that do not remove the widget.
 */
export function createSlots(app, surface, { moveByKey = () => {} } = {}) {
  const shown = h("div", { class: "slots" });
  const free = h("div", { class: "slots" });
  const views = new Map();
  const buttons = new Map();
  let isFirst = true;

  function onKey(event, item) {
    if (!removesByKey(app, event, item)) moveByKey(event, item);
  }

  /** Shows the surface's widgets and returns them. */
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

  /** `places`: each with a `key`, the `slot` that it looks like, `label`, `frame` and `place`. */
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
