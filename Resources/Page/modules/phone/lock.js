import { createLockActivities } from "../activities/lock-activities.js";
import { texts } from "../app/texts.js";
import { createLockControls } from "../controls/lock-controls.js";
import { h, setAttribute, setNumbers, setText } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { icon } from "../dom/icons.js";
import { watchGestures } from "../gestures/gestures.js";
import { dragAccessory } from "../gestures/lock-drag.js";
import { clockText } from "../rules/dates.js";
import { itemsOn } from "../rules/items.js";
import { deviceOf, inlineSlot, lockSlots } from "../rules/layout.js";
import { freeSlots, isRowFree } from "../rules/lock-row.js";
import { createSlots } from "../widgets/slots.js";
import { createDate } from "./lock-date.js";
import { everySecond } from "./status-bar.js";

/**
 * The Lock Screen: date, clock, an inline slot, a row of four slots; a swipe up unlocks. On an
 * unlocked device it is Notification Center; a swipe up closes it.
 */
export function mountLock(app, layer, screen) {
  const { store } = app;
  const time = h("div", { class: "lock-time" });
  const slots = createSlots(app, "lock", {
    moveByKey: (event, item) => moveByKey(app, slots, event, item),
  });
  const sign = h("div", { class: "lock-sign", role: "img", "aria-label": texts.lock.locked },
    icon("lock"));
  const unlockButton = h("button", {
    class: "lock-unlock", type: "button", on: { click: unlock },
  }, h("span"));
  const wake = h("button", {
    class: "lock-wake", type: "button", "aria-label": texts.lock.wake,
    on: { click: () => app.setDevice({ isLuminanceReduced: false }) },
  });
  const dragLayer = h("div", { class: "drag-layer", "aria-hidden": "true" });
  const activities = createLockActivities(app);
  const controls = createLockControls(app);
  const date = createDate(app);
  const frames = ["inline", "clock", "row"].map((slot) => ({
    slot, element: h("div", { class: "lock-frame", "aria-hidden": "true" }),
  }));
  const content = h("div", { class: "lock-content" }, frames.map((frame) => frame.element),
    sign, date.element, time, slots.elements,
    activities.element, unlockButton, controls.element);
  const element = h("section", { class: "surface lock", "aria-label": texts.lock.label },
    content, wake, dragLayer);
  layer.append(element);

  function unlock() {
    const { server, view } = store.get();
    if (view.isEditing) return;
    if (!server.device.isLocked) {
      store.dispatch({ type: "surface", surface: "home" });
      return;
    }
    app.setDevice({ isLocked: false, isLuminanceReduced: false });
  }

  function tick() {
    const { device } = store.get().server;
    if (!device) return;
    setText(time, clockText(app.now(), device));
    date.tick();
  }

  function update(server, view, device) {
    const { lock } = device.surfaces;
    const shown = slots.update(server, view, device);
    date.update(server, device, shown.find(({ place }) => place.slot === "inline"),
      view.isEditing);
    setNumbers(time, { ...frameNumbers(lock.clock), size: lock.clockFontSize });
    for (const { slot, element } of frames) {
      element.hidden = !view.isEditing;
      // The date belongs to the line of the inline widget.
      setNumbers(element, slot === "inline"
        ? { ...frameNumbers(lock.clock), y: lock.inline.y, h: lock.inline.height }
        : frameNumbers(lock[slot]));
    }
    setNumbers(sign, { h: device.surfaces.statusBar.height });
    const { isLocked } = server.device;
    sign.hidden = !isLocked;
    setText(unlockButton.firstChild, isLocked ? texts.lock.hint : texts.lock.close);
    setAttribute(element, "aria-label", isLocked ? texts.lock.label : texts.lock.notifications);
    slots.updateFree(view.isEditing ? freePlaces(shown, device) : []);
    activities.update(server, view, device);
    controls.update(server, view, device);
    wake.hidden = !server.device.isLuminanceReduced;
    setAttribute(content, "inert", server.device.isLuminanceReduced);
    tick();
  }

  watchLock({ app, screen, dragLayer, slots }, element, () => swipeUp(content, unlock));
  everySecond(app, tick);
  store.watch((state) => state.server.clock, tick);
  return { element, update };
}

/** The free slots, with the labels of their buttons. */
function freePlaces(shown, device) {
  return freeSlots(shown).map((key) => (key === "inline" ? {
    key, slot: "inline", label: texts.lock.addInline, frame: inlineSlot(device),
    place: { surface: "lock", slot: "inline" },
  } : {
    key, slot: "row", label: texts.lock.addRow(Number(key) + 1),
    frame: lockSlots(device, "accessoryCircular")[Number(key)],
    place: { surface: "lock", slot: "row", position: Number(key) },
  }));
}

/** Moves a widget of the row by an arrow key. */
function moveByKey(app, slots, event, item) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step || item.place.slot !== "row") return;
  event.preventDefault();
  const position = item.place.position + step;
  const { server } = app.store.get();
  const { title } = slots.views.get(item.id);
  if (!isRowFree(itemsOn(server, "lock"), item, position)) {
    app.announce(texts.widget.cannotMove(title));
    return;
  }
  app.announce(texts.widget.movedTo(title, position + 1, 4));
  app.run({ command: "move", placement: item.id, place: { ...item.place, position } });
}

/** Handles edits, drags of widgets, and the swipe that unlocks, whose follower `unlock` returns. */
function watchLock({ app, screen, dragLayer, slots }, element, unlock) {
  const { store } = app;
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
        const host = { app, screen, dragLayer, device, items };
        return dragAccessory(host, item, slots.views.get(item.id));
      }
      if (axis !== "y" || dy > 0 || store.get().view.isEditing) return null;
      return unlock();
    },
  });
}

/** Moves the Lock Screen with the finger; unlocks after a far or fast swipe. A follower. */
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
