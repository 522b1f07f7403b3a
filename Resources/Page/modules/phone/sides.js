import { createEnlargedActivities } from "../activities/enlarged-activities.js";
import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";
import { watchGestures } from "../gestures/gestures.js";
import { swipeStack } from "../gestures/swipes.js";
import { itemsOn } from "../rules/items.js";
import { surfaces } from "../rules/surfaces.js";
import { createSlots } from "../widgets/slots.js";

/** A surface with two small widgets on the phone in landscape, such as StandBy. */
export function mountSides(app, layer, screen, surface) {
  const { store } = app;
  const slots = createSlots(app, surface);
  const activities = createEnlargedActivities(app, surface);
  const element = h("section", { class: "surface sides", "aria-label": texts.surfaces[surface] },
    slots.elements, activities.element);
  layer.append(element);

  function update(server, view, device) {
    activities.update(server, view);
    const shown = slots.update(server, view, device);
    const sides = surfaces[surface].sides
      .filter((side) => server.isReady && !shown.some(({ place }) => place.side === side));
    slots.updateFree(sides.map((side) => ({
      key: side, slot: "side", label: texts.sides[side], frame: device.surfaces[surface][side],
      place: { surface, side },
    })));
  }

  function itemAt(target) {
    const found = target.closest(".item");
    return itemsOn(store.get().server, surface).find(({ id }) => id === found?.dataset.item);
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
