import { texts } from "../app/texts.js";
import { addEditing } from "../controls/control-editing.js";
import { createControlView } from "../controls/control-view.js";
import { h, setAttribute, setHidden, setNumbers } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { animate, spring } from "../dom/motion.js";
import { cellRect, nextSize } from "./control-flow.js";
import { placeControl, reorderControl } from "./control-moves.js";

const firstCell = { page: 0, column: 0, row: 0, columns: 1, rows: 1 };

/** A control in Control Center: in its cell, with the controls for editing. */
export function createCenterControl(app, id) {
  const view = createControlView(app, id);
  const { element } = view;
  const editing = addEditing(app, id, view, { onKey: moveByKey });
  setAttribute(editing.grip, "aria-describedby", "control-edit-hint");
  let state = null;
  const resize = h("button", {
    class: "control-resize", type: "button",
    on: {
      click() {
        const { place } = state.control;
        placeControl(app, id, { ...place, size: nextSize(place.size) });
      },
    },
  });
  element.append(resize);

  function moveByKey(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    reorderControl(app, id, step);
  }

  function update(next, server, pageView, { device, cell }) {
    state = next;
    const { isEditing, page } = pageView.controlCenter;
    view.update(state, server.pictures[id], server.device);
    editing.update(state, isEditing);
    const at = cell ?? firstCell;
    const rect = cellRect(device.surfaces.controlCenter, at);
    setNumbers(element, {
      ...frameNumbers(rect), page: at.page, column: at.column, row: at.row,
    });
    setAttribute(element, "data-span", `${at.columns}x${at.rows}`);
    setAttribute(element, "inert", at.page !== page);
    setAttribute(element, "data-selected", isEditing && pageView.selected === id);
    setHidden(resize, !isEditing);
    setAttribute(resize, "aria-label", texts.control.resize(
      state.title || state.app, texts.control.sizes[state.control.place.size]));
  }

  return {
    element, update, copy: view.copy,
    arrive() {
      animate(element, [{ opacity: 0, scale: 0.5 }, { opacity: 1, scale: 1 }],
        { duration: 560, easing: spring });
    },
    async remove() {
      element.inert = true;
      await animate(element, [{ opacity: 1, scale: 1 }, { opacity: 0, scale: 0.4 }],
        { duration: 220, fill: "forwards" });
      element.remove();
    },
  };
}
