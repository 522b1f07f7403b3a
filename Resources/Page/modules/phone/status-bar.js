import { texts } from "../app/texts.js";
import { h, setAttribute, setNumbers, setText } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { icon, pathIcon } from "../dom/icons.js";
import { clockText } from "../rules/dates.js";
import { deviceOf, onItsSide } from "../rules/layout.js";
import { moduleOf } from "../rules/system-modules.js";

/** The status bar: the device's time, and drawn symbols for signal and battery. */
export function mountStatusBar(app, screen) {
  const time = h("span", { class: "status-time" });
  const signal = h("i", { class: "sign-signal" }, h("b"), h("b"), h("b"), h("b"));
  const element = h("div", { class: "status-bar", "aria-label": texts.status.time, role: "group" },
    time, h("span", { class: "status-signs", "aria-hidden": "true" },
      signal, icon("wifi"), h("i", { class: "sign-battery" })));
  screen.append(element);

  function update() {
    const { server, view } = app.store.get();
    const held = deviceOf(server);
    if (!held) return;
    // In landscape only Control Center has a status bar.
    const isTurned = view.surface === "turned";
    const device = isTurned ? onItsSide(held) : held;
    const { statusBar, sideStatus, cutout, cutoutFrame, controlCenter } = device.surfaces;
    const hasCutout = cutout !== "none" && !isTurned;
    setAttribute(element, "data-aside", Boolean(sideStatus));
    // In the strip of iPhone Duo; else beside the cutout, or, on a phone with a home button, in the
    // middle and at the right edge.
    setNumbers(element, sideStatus ? frameNumbers(sideStatus) : {
      ...frameNumbers(statusBar), side: hasCutout ? cutoutFrame.x + 8 : statusBar.width,
      middle: hasCutout ? cutoutFrame.y + cutoutFrame.height / 2 + 2 : statusBar.height / 2,
    });
    setAttribute(screen, "data-mirrored", Boolean(device.isMirrored));
    setAttribute(element, "data-airplane", server.device.airplaneMode);
    setAttribute(element, "data-offline", !server.device.wifi);
    if (!signal.querySelector("svg")) {
      signal.append(pathIcon(moduleOf(controlCenter.modules, "airplaneMode").icon));
    }
    setText(time, clockText(app.now(), server.device));
  }
  everySecond(app, update);
  app.store.watch(({ server, view }) =>
    [server.clock, server.device, server.devices, view.surface], update);
}

/**
 * Calls `update` at each second of the device's clock, at most ten times per real second, and not
 * while the clock is paused.
 */
export function everySecond(app, update) {
  let timer = null;
  function schedule() {
    clearTimeout(timer);
    const { rate } = app.store.get().server.clock;
    if (!rate) return;
    const left = 1000 - (app.now() % 1000);
    timer = setTimeout(() => {
      update();
      schedule();
    }, Math.max(100, left / rate + 5));
  }
  app.store.watch((state) => state.server.clock, schedule);
}
