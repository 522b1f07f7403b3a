import { texts } from "../app/texts.js";
import { h, reconcile, setAttribute, setText } from "../dom/dom.js";
import { setIcon } from "../dom/icons.js";
import { everySecond } from "../phone/status-bar.js";
import {
  dayText, fromInput, hourText, inputValue, momentText, startOfDay, timeText,
} from "../rules/dates.js";
import { marksOfDay } from "./time-marks.js";

const rates = [1, 10, 60, 600, 3600];
const day = 86_400_000;
/** The minimum interval between commands while the scrubber is dragged, in milliseconds. */
const scrubInterval = 120;

/**
 * The time bar, which controls the device's clock: play, speed, a scrubber over the day, a date.
 */
export function mountTimeBar(app, element) {
  const { store } = app;
  const zone = () => store.get().server.device?.timeZone ?? "UTC";
  let lastRate = 1;
  /** The start of the day that the bar shows. */
  let shownDay = null;
  const clock = h("output", { class: "time-clock" });
  const date = h("span", { class: "time-day" });
  const play = h("button", {
    class: "button button-icon button-play", type: "button", id: "time-play", on: { click: toggle },
  });
  const speeds = createSpeeds(setRate);
  const scrubber = createScrubber({ now: () => app.now(), zone, setClock, onMove: () => tick() });
  const marks = createMarks();
  const field = dateField({ now: () => app.now(), zone, setClock });
  const hours = createHours();
  const now = h("button", {
    class: "button", type: "button", id: "time-now", text: texts.time.now,
    on: { click: () => setClock({ date: new Date().toISOString(), rate: 1 }) },
  });
  element.append(
    h("div", { class: "time-readout" }, play, h("div", {}, clock, date)),
    h("div", { class: "time-line" },
      h("div", { class: "time-track" }, marks.element, scrubber.element), hours.element),
    speeds.element,
    h("div", { class: "time-set" }, field, now));

  function setClock(fields) {
    return app.run({ command: "clock", ...fields });
  }
  function setRate(rate) {
    lastRate = rate;
    setClock({ rate });
  }
  function toggle() {
    setClock({ rate: store.get().server.clock.rate ? 0 : lastRate });
  }

  function tick() {
    const { device, isReady } = store.get().server;
    if (!device || !isReady) return;
    const instant = scrubber.scrubbed ?? app.now();
    const start = startOfDay(instant, device.timeZone);
    setText(clock, timeText(instant, device, true));
    setText(date, dayText(instant, device));
    hours.update(device);
    element.style.setProperty("--hand", String(Math.min(1, Math.max(0, (instant - start) / day))));
    scrubber.update(Math.floor((instant - start) / 60_000), timeText(instant, device));
    if (document.activeElement !== field) field.value = inputValue(instant, device.timeZone);
    if (start !== shownDay) {
      shownDay = start;
      updateMarks();
    }
  }
  function updateMarks() {
    const { server } = store.get();
    if (server.device && shownDay !== null) marks.update(server, shownDay);
  }

  store.watch(({ server }) => server.clock, ({ rate }) => {
    if (rate) lastRate = rates.includes(rate) ? rate : lastRate;
    setIcon(play, rate ? "pause" : "play");
    setAttribute(play, "aria-label", rate ? texts.time.pause : texts.time.play);
    setAttribute(element, "data-paused", !rate);
    speeds.update(rate || lastRate);
    tick();
  });
  store.watch(({ server }) => [server.device, server.isReady], tick);
  store.watchThrottled(({ server }) => [server.placements, server.ledger], updateMarks);
  everySecond(app, tick);
}

/** The slider over the day, which sets the clock. `scrubbed` is its date before the clock's. */
function createScrubber({ now, zone, setClock, onMove }) {
  let scrubbed = null;
  let sentAt = 0;
  const element = h("input", {
    class: "scrubber", type: "range", min: 0, max: 1439, step: 1, id: "time-scrubber",
    "aria-label": texts.time.scrub,
    on: { input: scrub, change: () => scrub(null, true) },
  });

  /** Moves the hand with the finger at once, and the host's clock at most every `scrubInterval`. */
  function scrub(_, isLast = false) {
    const start = startOfDay(now(), zone());
    scrubbed = start + Number(element.value) * 60_000;
    const at = performance.now();
    if (isLast || at - sentAt > scrubInterval) {
      sentAt = at;
      const target = scrubbed;
      setClock({ date: new Date(target).toISOString() }).finally(() => {
        if (scrubbed === target && isLast) scrubbed = null;
      });
    }
    onMove();
  }

  return {
    element,
    get scrubbed() { return scrubbed; },
    /** Shows a time of the day, in minutes, unless the user moves the slider. */
    update(minutes, text) {
      if (scrubbed === null) element.value = minutes;
      setAttribute(element, "aria-valuetext", text);
    },
  };
}

/** The reloads and entries of the day, on the scrubber. */
function createMarks() {
  const element = h("div", { class: "time-marks", "aria-hidden": "true" });
  const views = new Map();
  return {
    element,
    update(server, start) {
      const found = marksOfDay(server, start, start + day);
      reconcile(element, views, found.map(({ key }) => key), (key) => {
        const mark = found.find((other) => other.key === key);
        const view = h("i", { class: "time-mark", data: { kind: mark.kind } });
        view.style.setProperty("--at", String((mark.date - start) / day));
        const time = momentText(mark.date, mark.date, server.device);
        setAttribute(view, "title", mark.kind === "reload"
          ? texts.time.reloadMark(mark.title, time) : texts.time.entryMark(mark.title, time));
        return { element: view };
      });
    },
  };
}

/** The buttons that choose the rate of the clock. */
function createSpeeds(setRate) {
  const buttons = rates.map((rate) => h("button", {
    class: "segment", type: "button", text: `${rate}×`, "aria-label": texts.time.rateLabel(rate),
    data: { rate }, on: { click: () => setRate(rate) },
  }));
  return {
    element: h("div", {
      class: "segments time-speeds", role: "group", "aria-label": texts.time.rate,
    }, buttons),
    update(current) {
      for (const button of buttons) {
        const isCurrent = Number(button.dataset.rate) === current;
        setAttribute(button, "aria-pressed", isCurrent ? "true" : "false");
      }
    },
  };
}

/** The scale below the scrubber, in the device's locale. */
function createHours() {
  const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
  const labels = hours.map(() => h("span"));
  return {
    element: h("div", { class: "time-hours", "aria-hidden": "true" }, labels),
    update(device) {
      hours.forEach((hour, index) => setText(labels[index], hourText(hour, device)));
    },
  };
}

/** The field with the date, which sets the clock. */
function dateField({ now, zone, setClock }) {
  const field = h("input", {
    class: "field time-field", type: "datetime-local", "aria-label": texts.time.date,
    id: "time-date",
    on: {
      change: async () => {
        const instant = fromInput(field.value, zone());
        const isAccepted = instant !== null
          && await setClock({ date: new Date(instant).toISOString() }) !== undefined;
        if (!isAccepted) field.value = inputValue(now(), zone());
      },
    },
  });
  return field;
}
