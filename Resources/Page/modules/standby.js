import { openGallery } from "./dock.js";
import { h, reconcile, setNumbers } from "./dom.js";
import { frameNumbers } from "./frames.js";
import { watchGestures } from "./gestures.js";
import { icon } from "./icons.js";
import { createItemView } from "./item-view.js";
import { itemsOn } from "./items.js";
import { swipeStack } from "./swipes.js";
import { texts } from "./texts.js";

/** StandBy: the phone on its side, two small widgets on black; red at night. */
export function mountStandBy(app, layer) {
  const { store } = app;
  const slots = h("div", { class: "standby-slots" });
  const free = h("div", { class: "standby-slots" });
  const element = h("section", { class: "surface standby", "aria-label": texts.standBy.label },
    slots, free);
  layer.append(element);
  const views = new Map();
  const empty = new Map();
  let isFirst = true;

  function onKey(event, item) {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      store.dispatch({ type: "sheet", sheet: { kind: "remove", placement: item.top } });
    }
  }

  function update(server, view, device) {
    const shown = itemsOn(server, "standBy");
    const fresh = [];
    reconcile(slots, views, shown.map(({ id }) => id), (id) => {
      const item = createItemView(app, { onKey, showsLabel: false });
      fresh.push(item);
      return item;
    });
    for (const item of shown) views.get(item.id).update(item, server, view, device, null);
    if (!isFirst) fresh.forEach((item) => item.arrive());
    isFirst = isFirst && !server.isReady;
    const sides = ["left", "right"]
      .filter((side) => !shown.some(({ place }) => place.side === side));
    reconcile(free, empty, server.isReady ? sides : [], (side) => {
      const button = h("button", {
        class: "slot-empty", type: "button", "aria-label": texts.standBy.add[side],
        data: { slot: "standBy" },
        on: { click: () => openGallery(app, { surface: "standBy", side }) },
      }, icon("plus"));
      setNumbers(button, frameNumbers(device.surfaces.standBy[side]));
      return { element: button };
    });
  }

  function itemAt(target) {
    const found = target.closest(".item");
    return itemsOn(store.get().server, "standBy").find(({ id }) => id === found?.dataset.item);
  }

  watchGestures(element, {
    hold() {
      store.dispatch({ type: "editing", isEditing: true });
      return null;
    },
    begin({ axis, start }) {
      const item = itemAt(start.target);
      if (axis !== "y" || !item?.stack || store.get().view.isEditing) return null;
      return swipeStack(views.get(item.id), app);
    },
  });
  return { element, update };
}
