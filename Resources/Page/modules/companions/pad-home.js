import { texts } from "../app/texts.js";
import { h, setNumbers } from "../dom/dom.js";
import { cancelGestures } from "../gestures/gestures.js";
import { dragItem, moveByArrow, moveItems } from "../gestures/home-drag.js";
import { companionDevice, companionPage } from "../rules/companions.js";
import { nearestCell, reflow } from "../rules/grid.js";
import { itemOf, itemsOn, pageCount } from "../rules/items.js";
import { itemRect } from "../rules/surfaces.js";

/**
 * Moves widgets on the Home Screen of the pad beside the main device: by a drag after a hold, or
 * with Shift and the arrow keys. The screen is one picture, so that a dragged copy is cut out of
 * it, and no widget makes room before the drop.
 */
export function createPadHome(app, screen) {
  const { store } = app;
  const pad = "pad";
  const dragLayer = h("div", { class: "drag-layer", "aria-hidden": "true" });
  screen.append(dragLayer);
  /** The widget that gets the focus when its page is shown. */
  let focused = null;
  let held = null;

  const elementOf = (id) => screen.querySelector(`.companion-item[data-item="${id}"]`);
  const lastPage = () => pageCount(store.get().server, pad) - 1;

  const host = {
    app, screen, dragLayer, pad,
    get device() { return companionDevice(store.get().server, "pad"); },
    get page() { return companionPage(store.get().view, pad, "home"); },
    /** A widget can be moved to a new page after the last one. */
    turn(page) {
      if (page > lastPage() + 1) return;
      store.dispatch({ type: "companionPage", role: pad, surface: "home", page });
    },
    viewOf(id) {
      const item = itemsOn(store.get().server, "home", pad).find((other) => other.id === id);
      return { element: elementOf(item.top), copy: () => copyOf(item, host.device, screen) };
    },
    setPreview() {},
  };

  function itemAt(target) {
    const id = target.closest(".companion-item")?.dataset.item;
    const item = id && itemOf(store.get().server, id);
    return item?.place.surface === "home" && item.device === pad ? item : null;
  }

  return {
    /** A follower that drags a held widget; null beside all widgets. */
    drag(target) {
      const item = itemAt(target);
      if (!item) return null;
      const follower = dragItem(host, item);
      return {
        ...follower,
        end(move) {
          if (move.isCancelled && host.page > lastPage()) host.turn(lastPage());
          return follower.end(move);
        },
      };
    },
    /** Moves a widget for Shift and an arrow key; returns whether the key is one. */
    moveByKey({ target: element, key }) {
      const item = itemAt(element);
      const move = item && moveByArrow(host, item, key);
      if (!move) return false;
      const { target, changes } = move.changes?.size ? move : moveToPage(host, item, key) ?? move;
      const { title } = store.get().server.placements[item.top];
      if (!changes?.size) {
        app.announce(texts.widget.cannotMove(title));
        return true;
      }
      app.announce(
        texts.widget.moved(title, target.column + 1, target.row + 1, target.page + 1));
      moveItems(host, changes);
      if (target.page !== host.page) {
        focused = item.top;
        host.turn(target.page);
      }
      return true;
    },
    /** Ends a drag if the pad turns, and focuses a widget that has been moved to another page. */
    update() {
      const { device } = host;
      if (held && device !== held) cancelGestures();
      held = device;
      const button = focused && elementOf(focused)?.querySelector("button:not([hidden])");
      if (!button) return;
      focused = null;
      button.focus({ preventScroll: true });
    },
  };
}

/** A copy of a widget, cut out of the picture of the screen. */
function copyOf(item, device, screen) {
  const copy = h("div", { class: "pad-copy" });
  const { x, y } = itemRect(device, item);
  setNumbers(copy, { "from-x": x, "from-y": y });
  const image = [...screen.querySelectorAll("img.picture")].at(-1);
  if (image) copy.style.backgroundImage = `url("${image.src}")`;
  return copy;
}

/** The move of a widget at the side of a page to the next or the previous page. */
function moveToPage(host, item, key) {
  const grid = host.device.surfaces.home;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key] * (host.device.isMirrored ? -1 : 1);
  const page = item.place.page + step;
  const { server } = host.app.store.get();
  const lastPage = pageCount(server, host.pad) - 1;
  const all = itemsOn(server, "home", host.pad);
  const isAlone = all.every(({ id, place }) => id === item.id || place.page !== item.place.page);
  if (!step || page < 0 || page > lastPage + (isAlone ? 0 : 1)) return null;
  const cell = nearestCell(
    grid, step > 0 ? 0 : grid.columns, item.place.row, item.family, true);
  const target = { surface: "home", page, ...cell };
  return { target, changes: reflow(grid, all, item, target, lastPage) };
}
