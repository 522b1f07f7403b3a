import { createStandByActivities } from "../activities/standby-activities.js";
import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";
import { watchGestures } from "../gestures/gestures.js";
import { swipeStack } from "../gestures/swipes.js";
import { itemsOn } from "../rules/items.js";
import { createSlots } from "../widgets/slots.js";

/** StandBy: two small widgets on the phone in landscape, red at night. */
export function mountStandBy(app, layer) {
  const { store } = app;
  const slots = createSlots(app, "standBy");
  const activities = createStandByActivities(app);
  const element = h("section", { class: "surface standby", "aria-label": texts.standBy.label },
    slots.elements, activities.element);
  layer.append(element);

  function update(server, view, device) {
    activities.update(server, view);
    const shown = slots.update(server, view, device);
    const sides = ["left", "right"]
      .filter((side) => server.isReady && !shown.some(({ place }) => place.side === side));
    slots.updateFree(sides.map((side) => ({
      key: side, slot: "standBy", label: texts.standBy.add[side],
      frame: device.surfaces.standBy[side], place: { surface: "standBy", side },
    })));
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
      return swipeStack(slots.views.get(item.id), app);
    },
  });
  return { element, update };
}
