import { texts } from "../app/texts.js";
import { h, setAttribute, setNumbers } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { everySecond } from "../phone/status-bar.js";
import { createModule } from "./module-views.js";

/** The device's own modules on the first page of Control Center. */
export function createSystemModules(app) {
  const element = h("div", {
    class: "center-modules", role: "group", "aria-label": texts.modules.title,
  });
  let layout = null;
  let views = [];

  function build(modules) {
    layout = modules;
    views = modules.items.map((module) => createModule(app, module));
    const groups = modules.groups.map((frame) => {
      const group = h("div", { class: "module-group", "aria-hidden": "true" });
      setNumbers(group, frameNumbers(frame));
      return group;
    });
    element.replaceChildren(...groups, ...views.map((view) => view.element));
  }

  function updateValues() {
    const { server } = app.store.get();
    if (server.device) for (const view of views) view.update(server.device);
  }
  const updateTime = () => {
    if (app.store.get().view.controlCenter.isOpen) updateValues();
  };
  everySecond(app, updateTime);
  app.store.watch(({ server }) => server.clock, updateTime);

  return {
    element,
    update({ isEditing, page }, modules) {
      if (modules !== layout) build(modules);
      setAttribute(element, "inert", isEditing || page !== 0);
      updateValues();
    },
    /** A follower for a drag that begins on a slider; null elsewhere. */
    drag(target) {
      return views.find((view) => view.drag && view.element.contains(target))?.drag() ?? null;
    },
  };
}
