import { handleDeleteKey } from "../app/keys.js";
import { texts } from "../app/texts.js";
import { h, reconcile, setAttribute, setHidden, setNumbers } from "../dom/dom.js";
import { watchGestures } from "../gestures/gestures.js";
import { dragItem, moveByArrow, moveItems } from "../gestures/home-drag.js";
import { dragFromMenu } from "../gestures/menu-drag.js";
import { swipePages, swipeStack } from "../gestures/swipes.js";
import { homePage, pageCount } from "../rules/items.js";
import { createItemView } from "../widgets/item-view.js";
import { createAppIcons } from "./app-icons.js";
import { createDock } from "./dock.js";
import { createPageDots } from "./page-dots.js";

/** The Home Screen: pages of widgets, page dots and a dock. */
export function mountHome(app, layer, screen) {
  const { store } = app;
  const track = h("div", { class: "pages" });
  const dots = createPageDots((page) => store.dispatch({ type: "page", page }));
  const dock = createDock(app);
  const dragLayer = h("div", { class: "drag-layer", "aria-hidden": "true" });
  const element = h("section", { class: "surface home", "aria-label": texts.home.label },
    h("div", { class: "pages-window" }, track), dots.element, dock.element, dragLayer);
  layer.append(element);

  const pages = new Map();
  const views = new Map();
  let device = null;
  let preview = null;
  let isFirst = true;

  function update(server, view, nextDevice) {
    device = nextDevice;
    const count = pageCount(server) + (view.isEditing ? 1 : 0);
    setNumbers(element, { "page-shown": view.page });
    reconcile(track, pages, Array.from({ length: count }, (_, page) => page),
      (page) => createPage(app, page));
    for (const [number, page] of pages) {
      setAttribute(page.element, "inert", number !== view.page);
      setAttribute(page.element, "aria-label", texts.home.page(number + 1, count));
      updatePage(page, number, server, view);
    }
    dots.update(view.page, count, device.surfaces.home.pageDots);
    dock.update(device);
    isFirst = false;
  }

  function updatePage(page, number, server, view) {
    const shown = homePage(server, number);
    const animatesArrivals = page.views.size > 0 || !isFirst;
    const fresh = [];
    reconcile(page.slots, page.views, shown.map(({ id }) => id), (id) => {
      const item = createItemView(app, {
        onKey: (event, pressed) => moveByKey(host, views, event, pressed), showsLabel: true,
      });
      views.set(id, item);
      fresh.push(item);
      return item;
    });
    for (const item of shown) {
      const place = preview?.get(item.id);
      page.views.get(item.id)
        .update(item, server, view, device, place?.page === number ? place : null);
      setAttribute(page.views.get(item.id).element, "data-elsewhere",
        Boolean(place && place.page !== number));
    }
    // While editing, the cells of the icons are free for widgets.
    const hasIcons = number === pageCount(server) - 1 && !view.isEditing;
    setHidden(page.icons.element, !hasIcons);
    if (hasIcons) page.icons.update(server, device);
    setHidden(page.empty, shown.length > 0 || !server.isReady);
    if (animatesArrivals) fresh.forEach((item) => item.arrive());
  }

  const host = {
    app, screen, dragLayer, pad: null,
    get device() { return device; },
    get page() { return store.get().view.page; },
    turn: (page) => store.dispatch({ type: "page", page }),
    viewOf: (id) => pages.get(store.get().view.page)?.views.get(id) ?? views.get(id),
    setPreview(next) {
      preview = next;
      const { server, view } = store.get();
      update(server, view, device);
    },
  };

  const itemAt = (target) => itemOfPage(store.get(), target);
  watchHome(host, element, itemAt, () => swipePages(app, track, pages.size, screen));
  element.addEventListener("wheel", wheelPages(app, pages, itemAt, host), { passive: true });
  return { element, update };
}

/** A page: its widgets, and the icons of apps if it is the last one. */
function createPage(app, number) {
  const empty = h("p", { class: "page-empty" },
    h("strong", { text: texts.home.emptyTitle }), h("span", { text: texts.home.emptyText }));
  const slots = h("div", { class: "page-items" });
  const icons = createAppIcons(app);
  const page = h("div", { class: "page", role: "group" }, empty, slots, icons.element);
  setNumbers(page, { page: number });
  return { element: page, slots, icons, empty, views: new Map() };
}

/** Removes or moves a widget by a key, and announces the place. */
function moveByKey(host, views, event, item) {
  const { app } = host;
  if (handleDeleteKey(app, event, item)) return undefined;
  const move = moveByArrow(host, item, event.key);
  if (!move) return undefined;
  event.preventDefault();
  event.stopPropagation();
  const { title } = views.get(item.id);
  if (!move.changes?.size) return app.announce(texts.widget.cannotMove(title));
  const { column, row, page } = move.target;
  app.announce(texts.widget.moved(title, column + 1, row + 1, page + 1));
  return moveItems(host, move.changes);
}

/** The item of the page in view at an element; null beside all items. */
function itemOfPage({ server, view }, target) {
  const found = target.closest(".item");
  return found
    ? homePage(server, view.page).find(({ id }) => id === found.dataset.item) ?? null : null;
}

/** Handles keys, menus, drags of widgets, and swipes of stacks and pages (`swipe()`). */
function watchHome(host, element, itemAt, swipe) {
  const { store } = host.app;

  element.addEventListener("keydown", (event) => {
    if (event.target.closest(".stack-turn, input") || event.defaultPrevented) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    turnPage(host.app, step);
  });

  function openMenu(item) {
    store.dispatch({ type: "select", placement: item.top });
    store.dispatch({ type: "sheet", sheet: { kind: "menu", placement: item.top } });
  }

  element.addEventListener("contextmenu", (event) => {
    const item = itemAt(event.target);
    if (!item || event.defaultPrevented) return;
    event.preventDefault();
    openMenu(item);
  });

  watchGestures(element, {
    hold(start) {
      const { view } = store.get();
      if (start.target.closest(".dock, .page-dots")) return null;
      const item = itemAt(start.target);
      if (!item || view.isEditing) {
        if (!view.isEditing) store.dispatch({ type: "editing", isEditing: true });
        return item ? dragItem(host, item) : null;
      }
      openMenu(item);
      return dragFromMenu(() => {
        store.dispatch({ type: "sheet", sheet: null });
        store.dispatch({ type: "editing", isEditing: true });
        return dragItem(host, item);
      });
    },
    begin({ axis, start }) {
      const { view } = store.get();
      const item = itemAt(start.target);
      if (view.isEditing && item && !start.target.closest(".item-remove")) {
        return dragItem(host, item);
      }
      if (axis === "y") return item?.stack ? swipeStack(host.viewOf(item.id), host.app) : null;
      return swipe();
    },
  });
}

/** Shows the next or the previous page; before the first one is the Today View. */
function turnPage(app, step) {
  const page = app.store.get().view.page + step;
  app.store.dispatch(page < 0 ? { type: "surface", surface: "today" } : { type: "page", page });
}

/** One page per wheel movement: events less than 350 ms apart belong to the same movement. */
function wheelPages(app, pages, itemAt, host) {
  let last = 0;
  return (event) => {
    const isHorizontal = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const isSameMovement = event.timeStamp - last < 350;
    if (Math.max(Math.abs(event.deltaX), Math.abs(event.deltaY)) < 12) return;
    if (isSameMovement) {
      last = event.timeStamp;
      return;
    }
    if (isHorizontal) {
      last = event.timeStamp;
      turnPage(app, Math.sign(event.deltaX));
      return;
    }
    const item = itemAt(event.target);
    if (!item?.stack) return;
    last = event.timeStamp;
    host.viewOf(item.id)?.turnBy(Math.sign(event.deltaY));
  };
}
