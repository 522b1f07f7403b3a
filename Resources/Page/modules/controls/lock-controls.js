import { texts } from "../app/texts.js";
import { h, reconcile, setAttribute, setNumbers } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { icon } from "../dom/icons.js";
import { openControlGallery } from "../gallery/control-gallery.js";
import { addEditing } from "./control-editing.js";
import { createControlView } from "./control-view.js";
import { controlInSlot, lockSlotNames } from "./controls.js";

/** The Lock Screen's two slots for controls, which can be filled and emptied while editing. */
export function createLockControls(app) {
  const element = h("div", { class: "lock-controls" });
  const views = new Map();

  function update(server, view, device) {
    const slots = lockSlotNames.map((slot, index) => ({
      slot, frame: device.surfaces.lock.controls[index], state: controlInSlot(server, slot),
    })).filter(({ frame, state }) => frame && (state || view.isEditing));
    const keyOf = ({ slot, state }) => (state ? state.control.id : slot);
    reconcile(element, views, slots.map(keyOf), (key) =>
      (lockSlotNames.includes(key) ? createEmptySlot(app, key) : createSlotControl(app, key)));
    for (const entry of slots) {
      const shown = views.get(keyOf(entry));
      setNumbers(shown.element, frameNumbers(entry.frame));
      shown.update?.(entry.state, server, view);
    }
  }

  return { element, update };
}

function createEmptySlot(app, slot) {
  return {
    element: h("button", {
      class: "slot-empty", type: "button", "aria-label": texts.lockControl.add[slot],
      data: { slot: "row" },
      on: { click: () => openControlGallery(app, { surface: "lock", slot }) },
    }, icon("plus")),
  };
}

function createSlotControl(app, id) {
  const view = createControlView(app, id);
  const editing = addEditing(app, id, view);
  view.element.classList.add("control-lock");
  setAttribute(view.element, "data-span", "1x1");

  function update(state, server, { isEditing, selected }) {
    view.update(state, server.pictures[id], server.device);
    editing.update(state, isEditing);
    setAttribute(view.element, "data-selected", isEditing && selected === id);
  }

  return { element: view.element, update };
}
