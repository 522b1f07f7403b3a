import { texts } from "../app/texts.js";
import { h, reconcile, setAttribute } from "../dom/dom.js";
import { everySecond } from "../phone/status-bar.js";
import { createModuleBlock } from "./module-block.js";

/** The device's own modules on the first page of Control Center. */
export function createSystemModules(app) {
  const element = h("div", {
    class: "center-modules", role: "group", "aria-label": texts.modules.title,
  });
  const views = new Map();

  /** Removes the modules of another layout, without an animation. */
  function clear() {
    views.clear();
    element.replaceChildren();
  }

  function updateValues() {
    const { server } = app.store.get();
    if (!server.device) return;
    for (const view of views.values()) view.updateValues(server.device);
  }
  const updateTime = () => {
    if (app.store.get().view.controlCenter.isOpen) updateValues();
  };
  everySecond(app, updateTime);
  app.store.watch(({ server }) => server.clock, updateTime);

  return {
    element,
    update({ isOpen, isEditing, page }, { surfaces, removesModules }) {
      const { blocks } = surfaces.controlCenter.modules;
      if (blocks.length && !blocks.some((block) => views.has(block))) clear();
      const isKnown = views.size > 0;
      reconcile(element, views, blocks, (block) => {
        const view = createModuleBlock(app, block);
        if (isOpen && isKnown) view.arrive();
        return view;
      });
      setAttribute(element, "inert", page !== 0 || (isEditing && !removesModules));
      for (const view of views.values()) view.update(isEditing && removesModules);
      updateValues();
    },
    /** A follower for a drag that begins on a slider; null elsewhere. */
    drag(target) {
      for (const view of views.values()) {
        const follower = view.drag(target);
        if (follower) return follower;
      }
      return null;
    },
  };
}
