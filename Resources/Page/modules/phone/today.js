import { handleDeleteKey } from "../app/keys.js";
import { texts } from "../app/texts.js";
import { h, reconcile, setHidden, setNumbers } from "../dom/dom.js";
import { watchGestures } from "../gestures/gestures.js";
import { swipeStack } from "../gestures/swipes.js";
import { dragToday, moveToday } from "../gestures/today-drag.js";
import { itemsOn } from "../rules/items.js";
import { todayRects } from "../rules/today.js";
import { createItemView } from "../widgets/item-view.js";

/** The Today View: a list of widgets that scrolls, left of the Home Screen. */
export function mountToday(app, layer, screen) {
  const { store } = app;
  const empty = h("p", { class: "page-empty" },
    h("strong", { text: texts.home.emptyTitle }), h("span", { text: texts.today.emptyText }));
  const list = h("div", { class: "today-items" });
  const scroller = h("div", { class: "today-scroller" }, list);
  const dragLayer = h("div", { class: "drag-layer", "aria-hidden": "true" });
  const element = h("section", { class: "surface today", "aria-label": texts.today.label },
    empty, scroller, dragLayer);
  layer.append(element);

  const views = new Map();
  let rects = [];
  let device = null;
  let isFirst = true;

  function update(server, view, nextDevice) {
    device = nextDevice;
    const items = itemsOn(server, "today");
    rects = todayRects(device, items);
    const last = rects.at(-1);
    setNumbers(list, { h: last ? last.y + last.height + 40 : 0 });
    const fresh = [];
    reconcile(list, views, items.map(({ id }) => id), (id) => {
      const item = createItemView(app, { onKey: moveByKey, showsLabel: false });
      fresh.push(item);
      return item;
    });
    items.forEach((item, index) => views.get(item.id)
      .update(item, server, view, device, { ...item.place, rect: rects[index] }));
    if (!isFirst) fresh.forEach((item) => item.arrive());
    isFirst = isFirst && !server.isReady;
    setHidden(empty, items.length > 0 || !server.isReady);
  }

  function moveByKey(event, item) {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (handleDeleteKey(app, event, item) || !step) return;
    event.preventDefault();
    event.stopPropagation();
    const position = item.place.position + step;
    const { title } = views.get(item.id);
    if (position < 0 || position >= rects.length) {
      app.announce(texts.widget.cannotMove(title));
      return;
    }
    app.announce(texts.widget.movedTo(title, position + 1, rects.length));
    moveToday(app, item, position);
  }

  function itemAt(target) {
    const found = target.closest(".item")?.dataset.item;
    return itemsOn(store.get().server, "today").find(({ id }) => id === found) ?? null;
  }

  function drag(item) {
    const scale = screen.getBoundingClientRect().width / device.screen.width;
    const scrolled = scroller.scrollTop / scale;
    const host = { app, screen, dragLayer, device, rects, scrolled };
    return dragToday(host, item, views.get(item.id));
  }

  function goHome() {
    store.dispatch({ type: "surface", surface: store.get().server.device.isLocked
      ? "lock" : "home" });
  }

  watchToday(app, element, { itemAt, drag, goHome, viewOf: (id) => views.get(id) });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowRight" || event.defaultPrevented) return;
    if (event.target.closest(".stack-turn, input")) return;
    event.preventDefault();
    goHome();
  });
  return { element, update };
}

/** Handles edits and drags of widgets, and swipes of stacks and to the Home Screen. */
function watchToday(app, element, { itemAt, drag, goHome, viewOf }) {
  const { store } = app;
  watchGestures(element, {
    hold(start) {
      if (!store.get().view.isEditing) store.dispatch({ type: "editing", isEditing: true });
      const item = itemAt(start.target);
      return item ? drag(item) : null;
    },
    begin({ axis, dx, start }) {
      const item = itemAt(start.target);
      if (store.get().view.isEditing && item && !start.target.closest(".item-remove")) {
        return drag(item);
      }
      if (axis === "y") return item?.stack ? swipeStack(viewOf(item.id), app) : null;
      if (dx > 0) return null;
      return {
        move() {},
        end: ({ dx: moved, vx, isCancelled }) => {
          if (!isCancelled && (moved < -60 || vx < -0.35)) goHome();
        },
      };
    },
  });
}
