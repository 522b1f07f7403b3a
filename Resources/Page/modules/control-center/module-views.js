import { texts } from "../app/texts.js";
import { h, setAttribute, setNumbers, setText } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { pathIcon } from "../dom/icons.js";
import {
  draggedLevel, isOn, levelAfterKey, switched, timerAfterPress, timerText,
} from "./module-values.js";

const t = texts.modules;

/** Creates the view of a module: `{ element, update(device) }`, with `drag()` for a slider. */
export function createModule(app, module) {
  const view = { toggle: createSwitch, level: createLevel, timer: createTimer }[module.kind](
    app, module);
  setNumbers(view.element, frameNumbers(module.frame));
  view.element.dataset.module = module.setting;
  view.element.style.setProperty("--module-tint", `#${module.tint}`);
  return view;
}

function createSwitch(app, module) {
  const name = t[module.setting];
  const element = h("button", {
    class: "module module-switch", type: "button", role: "switch", "aria-label": name, title: name,
    on: { click: () => app.setDevice(switched(module, app.store.get().server.device)) },
  }, pathIcon(module.icon));
  return {
    element,
    update: (device) => setAttribute(element, "aria-checked", String(isOn(module, device))),
  };
}

function createLevel(app, module) {
  const { setting } = module;
  /** The level that the host does not have yet; null if it has the newest. */
  let wanted = null;
  let isSending = false;
  const current = () => wanted ?? app.store.get().server.device[setting];

  /** Sends one level at a time, and of those that come meanwhile only the last. */
  async function set(level) {
    wanted = level;
    update(app.store.get().server.device);
    if (isSending) return;
    isSending = true;
    while (wanted !== null) {
      const sent = wanted;
      await app.setDevice({ [setting]: sent });
      if (wanted === sent) wanted = null;
    }
    isSending = false;
  }

  const element = h("div", {
    class: "module module-level", role: "slider", tabindex: "0", "aria-label": t[setting],
    title: t[setting], "aria-orientation": "vertical", "aria-valuemin": "0",
    "aria-valuemax": "100",
    on: {
      keydown(event) {
        const level = levelAfterKey(current(), event.key);
        if (level === null) return;
        event.preventDefault();
        event.stopPropagation();
        if (level !== current()) set(level);
      },
    },
  }, pathIcon(module.icon));

  /** A follower for `watchGestures`. The look follows the finger, the host learns the end. */
  function drag() {
    const start = current();
    const { height } = element.getBoundingClientRect();
    const show = (level) =>
      app.store.dispatch({ type: "deviceChanging", fields: { [setting]: level } });
    return {
      move: ({ dy }) => show(draggedLevel(start, -dy / height)),
      end({ dy, isCancelled }) {
        show(start);
        if (!isCancelled) set(draggedLevel(start, -dy / height));
      },
    };
  }

  function update(device) {
    const level = wanted ?? device[setting];
    setAttribute(element, "aria-valuenow", level);
    setAttribute(element, "aria-valuetext", `${level}%`);
    setNumbers(element, { level });
    setAttribute(element, "data-covers", level / 100 * module.frame.height > 30);
  }

  return { element, drag, update };
}

function createTimer(app, module) {
  const rest = h("span", { class: "module-rest", "aria-hidden": "true" });
  const element = h("button", {
    class: "module module-switch module-timer", type: "button", role: "switch",
    "aria-label": t.timer, title: t.timer,
    on: {
      click: () => app.setDevice({
        timer: timerAfterPress(app.store.get().server.device.timer, app.now()),
      }),
    },
  }, pathIcon(module.icon), rest);
  return {
    element,
    update({ timer }) {
      const text = timerText(timer, app.now());
      setText(rest, text ?? "");
      setAttribute(element, "aria-checked", String(text !== null));
    },
  };
}
