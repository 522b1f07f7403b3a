import { clockText } from "./dates.js";
import { h, setNumbers, setText } from "./dom.js";
import { deviceOf } from "./layout.js";
import { texts } from "./texts.js";

/** The screen's top line: the device's time, signal and battery of our own drawing. */
export function mountStatusBar(app, screen) {
  const time = h("span", { class: "status-time" });
  const element = h("div", { class: "status-bar", "aria-label": texts.status.time, role: "group" },
    time, h("span", { class: "status-signs", "aria-hidden": "true" },
      h("i", { class: "sign-signal" }, h("b"), h("b"), h("b"), h("b")),
      h("i", { class: "sign-battery" })));
  screen.append(element);

  function update() {
    const { server } = app.store.get();
    const device = deviceOf(server);
    if (!device) return;
    setNumbers(element, { h: device.surfaces.statusBar.height });
    setText(time, clockText(app.now(), server.device));
  }
  everySecond(app, update);
  app.store.watch(({ server }) => [server.clock, server.device, server.devices], update);
}

/**
 * Calls as often as the device's clock needs it: each of its seconds, at most ten times a second,
 * and not at all while it is paused.
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
