import { isDeleteKey } from "../app/keys.js";
import { texts } from "../app/texts.js";
import { h, setAttribute, setHidden, setNumbers } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { icon } from "../dom/icons.js";
import { animate } from "../dom/motion.js";
import { createModule } from "./module-views.js";

/** A module of Control Center, or several on one platter, which are removed together. */
export function createModuleBlock(app, { name, frame, items }) {
  const views = items.map((module) => createModule(app, module));
  const title = texts.modules.names[name];
  const badge = h("button", {
    class: "item-remove", type: "button", "aria-label": texts.control.remove(title),
    on: { click: remove },
  }, icon("minus"));
  const grip = h("button", {
    class: "control-grip", type: "button", "aria-label": texts.control.fixed(title),
    "aria-description": texts.modules.removeHint,
    on: {
      keydown(event) {
        if (!isDeleteKey(event)) return;
        event.preventDefault();
        remove();
      },
    },
  });
  const editing = h("div", { class: "module-editing" }, grip, badge);
  const platter = items.length > 1
    ? h("div", { class: "module-group", "aria-hidden": "true" }) : null;
  for (const part of [editing, platter].filter(Boolean)) setNumbers(part, frameNumbers(frame));
  const element = h("div", { class: "module-block", data: { block: name } },
    platter, ...views.map((view) => view.element), editing);

  function remove() {
    return setModule(app, name, "removed");
  }

  /** Moves the focus to the next block, or else the previous one, when all are in their order. */
  function passFocus() {
    if (!element.contains(document.activeElement)) return;
    const block = element.nextElementSibling ?? element.previousElementSibling;
    const target = block?.querySelector(".item-remove") ?? document.querySelector(".center-edit");
    queueMicrotask(() => target.focus({ preventScroll: true }));
  }

  return {
    element,
    update(isEditing) {
      setAttribute(element, "data-editing", isEditing);
      setHidden(editing, !isEditing);
      for (const view of views) setAttribute(view.element, "inert", isEditing);
    },
    updateValues(device) {
      for (const view of views) view.update(device);
    },
    drag: (target) =>
      views.find((view) => view.drag && view.element.contains(target))?.drag() ?? null,
    arrive() {
      animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 });
    },
    async remove() {
      passFocus();
      element.inert = true;
      await animate(element, [{ opacity: 1 }, { opacity: 0 }],
        { duration: 220, fill: "forwards" });
      element.remove();
    },
  };
}

/** Removes a module from Control Center, or adds it again. Returns whether the host did it. */
export async function setModule(app, name, state, on = undefined) {
  const answer = await app.run({
    command: "device", systemModules: `${name}:${state}`, ...(on ? { on } : {}),
  });
  return answer !== undefined;
}
