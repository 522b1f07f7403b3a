import { texts } from "../app/texts.js";
import { h, reconcile, setAttribute, setText } from "../dom/dom.js";
import { setIcon } from "../dom/icons.js";
import { everySecond } from "../phone/status-bar.js";
import {
  dayText, fromInput, inputValue, momentText, startOfDay, timeText,
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
  let lastRate = 1;
  let scrubbed = null;
  let sentAt = 0;
  const clock = h("output", { class: "time-clock" });
  const date = h("span", { class: "time-day" });
  const play = h("button", {
    class: "button button-icon button-play", type: "button", id: "time-play", on: { click: toggle },
  });
  const speeds = rates.map((rate) => h("button", {
    class: "segment", type: "button", text: `${rate}×`, "aria-label": texts.time.rateLabel(rate),
    data: { rate }, on: { click: () => setRate(rate) },
  }));
  const scrubber = h("input", {
    class: "scrubber", type: "range", min: 0, max: 1439, step: 1, id: "time-scrubber",
    "aria-label": texts.time.scrub,
    on: { input: scrub, change: () => scrub(null, true) },
  });
  const marks = h("div", { class: "time-marks", "aria-hidden": "true" });
  const hours = h("div", { class: "time-hours", "aria-hidden": "true" },
    [0, 3, 6, 9, 12, 15, 18, 21, 24].map((hour) =>
      h("span", { text: String(hour).padStart(2, "0") })));
  const field = h("input", {
    class: "field time-field", type: "datetime-local", "aria-label": texts.time.date,
    id: "time-date",
    on: {
      change: async () => {
        const instant = fromInput(field.value, zone());
        const isAccepted = instant !== null
          && await setClock({ date: new Date(instant).toISOString() }) !== undefined;
        if (!isAccepted) field.value = inputValue(app.now(), zone());
      },
    },
  });
  const now = h("button", {
    class: "button", type: "button", id: "time-now", text: texts.time.now,
    on: { click: () => setClock({ date: new Date().toISOString(), rate: 1 }) },
  });
  element.append(
    h("div", { class: "time-readout" }, play, h("div", {}, clock, date)),
    h("div", { class: "time-line" }, h("div", { class: "time-track" }, marks, scrubber), hours),
    h("div", {
      class: "segments time-speeds", role: "group", "aria-label": texts.time.rate,
    }, speeds),
    h("div", { class: "time-set" }, field, now));
  const markViews = new Map();

  const zone = () => store.get().server.device?.timeZone ?? "UTC";

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

  /** Moves the hand with the finger at once, and the host's clock at most every `scrubInterval`. */
  function scrub(_, isLast = false) {
    const start = startOfDay(app.now(), zone());
    scrubbed = start + Number(scrubber.value) * 60_000;
    const at = performance.now();
    if (isLast || at - sentAt > scrubInterval) {
      sentAt = at;
      const target = scrubbed;
      setClock({ date: new Date(target).toISOString() }).finally(() => {
        if (scrubbed === target && isLast) scrubbed = null;
      });
    }
    tick();
  }

  function tick() {
    const { device, isReady } = store.get().server;
    if (!device || !isReady) return;
    const instant = scrubbed ?? app.now();
    const start = startOfDay(instant, device.timeZone);
    setText(clock, timeText(instant, device, true));
    setText(date, dayText(instant, device));
    if (scrubbed === null) scrubber.value = Math.floor((instant - start) / 60_000);
    element.style.setProperty("--hand", String(Math.min(1, Math.max(0, (instant - start) / day))));
    setAttribute(scrubber, "aria-valuetext", timeText(instant, device));
    if (document.activeElement !== field) field.value = inputValue(instant, device.timeZone);
    if (start !== shownDay) {
      shownDay = start;
      updateMarks();
    }
  }
  let shownDay = null;

  function updateMarks() {
    const { server } = store.get();
    if (!server.device || shownDay === null) return;
    const found = marksOfDay(server, shownDay, shownDay + day);
    reconcile(marks, markViews, found.map(({ key }) => key), (key) => {
      const mark = found.find((other) => other.key === key);
      const view = h("i", { class: "time-mark", data: { kind: mark.kind } });
      view.style.setProperty("--at", String((mark.date - shownDay) / day));
      const time = momentText(mark.date, mark.date, server.device);
      setAttribute(view, "title", mark.kind === "reload" ? texts.time.reloadMark(mark.title, time)
        : texts.time.entryMark(mark.title, time));
      return { element: view };
    });
  }

  store.watch(({ server }) => server.clock, ({ rate }) => {
    if (rate) lastRate = rates.includes(rate) ? rate : lastRate;
    setIcon(play, rate ? "pause" : "play");
    setAttribute(play, "aria-label", rate ? texts.time.pause : texts.time.play);
    setAttribute(element, "data-paused", !rate);
    for (const button of speeds) {
      const isCurrent = Number(button.dataset.rate) === (rate || lastRate);
      setAttribute(button, "aria-pressed", isCurrent ? "true" : "false");
    }
    tick();
  });
  store.watch(({ server }) => [server.device, server.isReady], tick);
  store.watchThrottled(({ server }) => [server.placements, server.ledger], updateMarks);
  everySecond(app, tick);
}
