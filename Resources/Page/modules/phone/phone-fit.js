import { visiblePresentations } from "../activities/activities.js";
import { visibleControls } from "../controls/controls.js";
import { setHidden } from "../dom/dom.js";
import { rim, wallOf } from "../rules/companions.js";
import { visiblePlacements } from "../rules/items.js";
import { deviceOf } from "../rules/layout.js";
import { screenSize, surfaceScale } from "../rules/surfaces.js";

/** The limits of `--pt`, in CSS pixels per point. */
const minPointSize = 0.3;
const maxPointSize = 1.3;

/**
 * Keeps the phone as large as its cell of the wall allows, and reports to the host what is on the
 * screen. Returns the function that fits it again.
 */
export function createPhoneFit(app, stage, phone) {
  const { store } = app;
  /** CSS pixels per point. */
  let point = 1;
  /** What was reported last. */
  let reported = "";
  /** The stage's rectangle, from the observer: reading it on each change would force a layout. */
  let box = stage.getBoundingClientRect();

  function fit() {
    const { server, view } = store.get();
    const device = deviceOf(server);
    if (!device) return;
    const cell = wallOf(server, view, box).get("main");
    setHidden(phone, !cell);
    if (cell) fitInto(cell, screenSize(device, view.surface), server);
    reportVisible();
  }

  /** Shows the phone in its cell of the wall, as large as it fits. */
  function fitInto(cell, size, server) {
    const [right, bottom] = [box.width - cell.x - cell.width, box.height - cell.y - cell.height];
    stage.style.padding = [cell.y, right, bottom, cell.x].map((side) => `${side}px`).join(" ");
    const available = { width: cell.width - 24, height: cell.height - 20 };
    point = Math.min(
      available.width / (size.width + 2 * rim), available.height / (size.height + 2 * rim));
    // On a wall, a phone that is larger than its cell would cover other devices.
    const least = server.companions.length > 0 ? 0 : minPointSize;
    point = Math.max(least, Math.min(point, maxPointSize));
    phone.style.setProperty("--pt", `${point}px`);
  }

  /** Reports to the host what is on the screen: nothing while the page or the phone is hidden. */
  function reportVisible() {
    const { server, view } = store.get();
    const device = deviceOf(server);
    if (!device) return;
    const isHidden = document.hidden || phone.hidden;
    const placements = isHidden ? [] : visiblePlacements(server, view);
    const controls = isHidden ? [] : visibleControls(server, view);
    const activities = isHidden ? []
      : visiblePresentations(server, view, device.surfaces.cutout === "island");
    const pixels = point * window.devicePixelRatio * surfaceScale(device, view.surface);
    const scale = Math.max(1, Math.min(4, Math.ceil(pixels * 4) / 4));
    const hasApp = !isHidden && Boolean(server.frontApp);
    const hasSnippet = !isHidden && Boolean(server.snippet?.size);
    const key = JSON.stringify([placements, controls, activities, hasApp && server.frontApp,
      hasSnippet, scale, server.connection]);
    if (key === reported) return;
    reported = key;
    app.connection.show({
      placements, controls, activities, app: hasApp, snippet: hasSnippet, scale,
    });
  }

  new ResizeObserver(([entry]) => {
    box = entry.target.getBoundingClientRect();
    fit();
  }).observe(stage);
  window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener("change", fit);
  document.addEventListener("visibilitychange", reportVisible);
  return fit;
}
