import { h, reconcile, setHidden } from "../dom/dom.js";
import { shownDevices, wallOf } from "../rules/companions.js";
import { mountSheets, opensBesideMain } from "../sheets/sheets.js";
import { createCompanion } from "./companion-view.js";
import { createSwitcher } from "./switcher.js";

/**
 * The companions of the main device over its stage: a switcher, and a wall of all devices side by
 * side or one of them. `rules/companions.js` arranges them.
 *
 * The page reports which surfaces are on the screen; the host draws only these.
 */
export function mountCompanions(app, element, stage) {
  const { store } = app;
  const switcher = createSwitcher(app);
  const wall = h("div", { class: "companion-wall" });
  const sheets = h("div", { class: "companion-sheets" });
  element.append(switcher.element, wall, sheets);
  const views = new Map();
  let box = stage.getBoundingClientRect();
  let reported = "";
  mountSheets(app, sheets, { accepts: opensBesideMain });

  function update() {
    const { server, view } = store.get();
    setHidden(element, server.companions.length === 0);
    const roles = shownDevices(server, view).filter((key) => key !== "main");
    const cells = wallOf(server, view, box);
    reconcile(wall, views, roles, (role) => createCompanion(app, role));
    for (const [role, companion] of views) companion.update(server, view, cells.get(role));
    switcher.update(server, view);
    report(server);
  }

  function report(server) {
    const surfaces = document.hidden ? [] : [...views.values()].map(({ shown }) => shown)
      .filter(Boolean);
    const key = JSON.stringify([surfaces, server.connection]);
    if (key === reported) return;
    reported = key;
    app.connection.show({ surfaces });
  }

  new ResizeObserver(() => {
    box = stage.getBoundingClientRect();
    update();
  }).observe(stage);
  document.addEventListener("visibilitychange", update);
  store.watch(({ server, view }) => [
    server.isReady, server.connection, server.companions, server.devices, server.device,
    server.surfacePictures, server.placements, server.activities, server.controls, view.device,
    view.surface, view.companionSurfaces, view.companionPages, view.selected,
  ], update);
}
