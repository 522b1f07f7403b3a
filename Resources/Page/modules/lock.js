import { clockText, dayText } from "./dates.js";
import { h, reconcile, setAttribute, setNumbers, setText } from "./dom.js";
import { frameNumbers } from "./frames.js";
import { watchGestures } from "./gestures.js";
import { openGallery } from "./dock.js";
import { icon } from "./icons.js";
import { createItemView } from "./item-view.js";
import { itemsOn } from "./items.js";
import { deviceOf, lockSlots } from "./layout.js";
import { freeSlots, isRowFree } from "./lock-row.js";
import { dragAccessory } from "./lock-drag.js";
import { everySecond } from "./status-bar.js";
import { texts } from "./texts.js";

/** The Lock Screen: date, large clock, a slot above and four below; up unlocks. */
export function mountLock(app, layer, screen) {
  const { store } = app;
  const date = h("div", { class: "lock-date" });
  const time = h("div", { class: "lock-time" });
  const slots = h("div", { class: "lock-slots" });
  const free = h("div", { class: "lock-slots" });
  const sign = h("div", { class: "lock-sign", role: "img", "aria-label": texts.lock.locked },
    icon("lock"));
  const unlockButton = h("button", {
    class: "lock-unlock", type: "button", on: { click: unlock },
  }, h("span", { text: texts.lock.hint }));
  const wake = h("button", {
    class: "lock-wake", type: "button", "aria-label": texts.lock.wake,
    on: { click: () => app.setDevice({ isLuminanceReduced: false }) },
  });
  const dragLayer = h("div", { class: "drag-layer", "aria-hidden": "true" });
  const content = h("div", { class: "lock-content" }, sign, date, time, slots, free, unlockButton);
  const element = h("section", { class: "surface lock", "aria-label": texts.lock.label },
    content, wake, dragLayer);
  layer.append(element);
  const views = new Map();
  const empty = new Map();
  let isFirst = true;

  function unlock() {
    if (store.get().view.isEditing) return;
    app.setDevice({ isLocked: false, isLuminanceReduced: false });
  }

  function tick() {
    const { device } = store.get().server;
    if (!device) return;
    setText(time, clockText(app.now(), device));
    setText(date, dayText(app.now(), device));
  }

  function update(server, view, device) {
    const { lock } = device.surfaces;
    const shown = itemsOn(server, "lock");
    const hasInline = shown.some(({ place }) => place.slot === "inline");
    const isDateAbove = hasInline || view.isEditing;
    setNumbers(date, {
      ...frameNumbers(lock.inline), y: lock.inline.y - (isDateAbove ? lock.inline.height : 0),
      x: 0, w: device.screen.width,
    });
    setNumbers(time, { ...frameNumbers(lock.clock), size: lock.clockFontSize });
    setNumbers(sign, { h: device.surfaces.statusBar.height });
    sign.hidden = !server.device.isLocked;
    const fresh = [];
    reconcile(slots, views, shown.map(({ id }) => id), (id) => {
      const item = createItemView(app, { onKey, showsLabel: false });
      fresh.push(item);
      return item;
    });
    for (const item of shown) views.get(item.id).update(item, server, view, device, null);
    if (!isFirst) fresh.forEach((item) => item.arrive());
    updateEmpty(shown, view, device);
    wake.hidden = !server.device.isLuminanceReduced;
    setAttribute(content, "inert", server.device.isLuminanceReduced);
    isFirst = isFirst && !server.isReady;
    tick();
  }

  /** While editing, what is free can be filled. */
  function updateEmpty(shown, view, device) {
    const keys = view.isEditing ? freeSlots(shown) : [];
    const { inline } = device.surfaces.lock;
    reconcile(free, empty, keys, (key) => {
      const place = key === "inline" ? { surface: "lock", slot: "inline" }
        : { surface: "lock", slot: "row", position: Number(key) };
      const button = h("button", {
        class: "slot-empty", type: "button",
        "aria-label": key === "inline" ? texts.lock.addInline : texts.lock.addRow(Number(key) + 1),
        on: { click: () => openGallery(app, place) },
      }, icon("plus"));
      button.dataset.slot = key === "inline" ? "inline" : "row";
      const rect = key === "inline" ? inline : lockSlots(device, "accessoryCircular")[Number(key)];
      setNumbers(button, frameNumbers(rect));
      return { element: button };
    });
  }

  function onKey(event, item) {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      store.dispatch({ type: "sheet", sheet: { kind: "remove", placement: item.top } });
      return;
    }
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || item.place.slot !== "row") return;
    event.preventDefault();
    const position = item.place.position + step;
    const { server } = store.get();
    if (isRowFree(itemsOn(server, "lock"), item, position)) {
      app.run({ command: "move", placement: item.id, place: { ...item.place, position } });
    }
  }

  watchGestures(element, {
    hold(start) {
      if (start.target.closest(".lock-wake") || store.get().view.isEditing) return null;
      store.dispatch({ type: "editing", isEditing: true });
      return null;
    },
    begin({ axis, dy, start }) {
      const { server, view } = store.get();
      const found = start.target.closest(".item")?.dataset.item;
      const items = itemsOn(server, "lock");
      const item = items.find(({ id }) => id === found);
      if (view.isEditing && item?.place.slot === "row") {
        const device = deviceOf(server);
        return dragAccessory({ app, screen, dragLayer, device, items }, item, views.get(item.id));
      }
      if (axis !== "y" || dy > 0 || store.get().view.isEditing) return null;
      return swipeUp(content, unlock);
    },
  });
  everySecond(app, tick);
  store.watch((state) => state.server.clock, tick);
  return { element, update };
}

/** The Lock Screen goes up with the finger, and away where it goes far or fast. */
function swipeUp(content, unlock) {
  const height = content.getBoundingClientRect().height;
  setAttribute(content, "data-dragged", true);
  return {
    move({ dy }) {
      setNumbers(content, { lift: Math.min(0, dy) / height });
    },
    end({ dy, vy, isCancelled }) {
      setAttribute(content, "data-dragged", false);
      setNumbers(content, { lift: 0 });
      if (!isCancelled && (dy < -height * 0.18 || vy < -0.45)) unlock();
    },
  };
}
