import { texts } from "../app/texts.js";
import { h, setAttribute, setHidden, setNumbers } from "../dom/dom.js";
import { surfaces } from "../rules/surfaces.js";

/** One press changes the volume by a sixteenth. */
const volumeStep = 100 / 16;
/** How long the volume is shown, in milliseconds. */
const displayTime = 1400;

/**
 * The side button, which locks the phone and then turns its display off and on, and the volume
 * buttons. They are for the pointer only: the dock, Control Center and the settings do the same.
 */
export function mountSideButtons(app, phone, screen) {
  const t = texts.sideButtons;
  const level = h("div", { class: "volume-level", "aria-hidden": "true" });
  screen.append(level);
  let timer = null;
  const buttons = Object.entries({
    louder: () => changeVolume(1), quieter: () => changeVolume(-1), side: pressSide,
  }).map(([name, press]) => h("button", {
    class: "side-button", type: "button", tabindex: "-1", "aria-label": t[name], title: t[name],
    data: { button: name }, on: { click: press },
  }));
  phone.prepend(...buttons);

  function changeVolume(direction) {
    const { volume } = app.store.get().server.device;
    const next = Math.min(100, Math.max(0, Math.round(volume + direction * volumeStep)));
    app.setDevice({ volume: next });
    setNumbers(level, { level: next / 100 });
    setAttribute(level, "data-shown", true);
    app.announce(t.volume(next));
    clearTimeout(timer);
    timer = setTimeout(() => setAttribute(level, "data-shown", false), displayTime);
  }

  function pressSide() {
    const { isLocked, isLuminanceReduced } = app.store.get().server.device;
    app.setDevice(isLocked ? { isLuminanceReduced: !isLuminanceReduced } : { isLocked: true });
  }

  function update(view, device) {
    const isShown = device.idiom === "phone" && !device.inner
      && !surfaces[view.surface].isLandscape;
    for (const button of buttons) setHidden(button, !isShown);
    setNumbers(level, { y: device.screen.height * 0.2 });
  }

  return { update };
}
