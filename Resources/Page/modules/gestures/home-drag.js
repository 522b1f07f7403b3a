import { texts } from "../app/texts.js";
import { planMoves, nearestCell, reflow, samePlace } from "../rules/grid.js";
import { itemsOn, pageCount } from "../rules/items.js";
import { gridPosition, homeRect } from "../rules/layout.js";
import { center, distance } from "../rules/points.js";
import { itemRect } from "../rules/surfaces.js";
import { placesOf, restorePlaces } from "../widgets/widget-changes.js";
import { liftGhost } from "./ghost.js";

/** The distance of two centers, in widget widths, below which a drop creates a stack. */
const stackReach = 0.24;
/** How long a dragged widget rests at the screen's edge before the page turns, in milliseconds. */
const edgeTime = 550;

/**
 * Drags a widget: the others make room, a widget of the same family below it becomes a stack, and
 * the page turns at the screen's edge. A follower for `watchGestures`.
 *
 * The host is the view of a Home Screen: its `device`, the `page` in view, `turn(page)`, the views
 * of items, and the `pad` beside the main device (`itemsOn`) if it is not the main one's.
 */
export function dragItem(host, item) {
  const { app, screen, dragLayer, device } = host;
  const view = host.viewOf(item.id);
  const home = itemRect(device, item);
  const ghost = liftGhost(view, dragLayer, home);
  let plan = null;
  let edge = null;
  let key = "";

  function points() {
    return screen.getBoundingClientRect().width / device.screen.width;
  }

  function rectFor({ dx, dy }) {
    return { ...home, x: home.x + dx / points(), y: home.y + dy / points() };
  }

  function turnAtEdge(rect) {
    const middle = center(rect).x;
    const step = middle < 36 ? -1 : middle > device.screen.width - 36 ? 1 : 0;
    if (step === edge?.step) return;
    clearTimeout(edge?.timer);
    edge = step === 0 ? null : {
      step, timer: setTimeout(() => {
        host.turn(host.page + step);
        edge = null;
        key = "";
      }, edgeTime),
    };
  }

  function preview(next) {
    const nextKey = JSON.stringify([next?.onto?.id, next?.target]);
    if (nextKey === key) return;
    key = nextKey;
    plan = next;
    const rect = next?.onto ? homeRect(device, next.onto.place, next.onto.family)
      : next?.target ? homeRect(device, next.target, item.family) : null;
    ghost.hint(rect, Boolean(next?.onto));
    const others = new Map([...(next?.changes ?? [])].filter(([id]) => id !== item.id));
    host.setPreview(others);
  }

  return {
    move(move) {
      const rect = rectFor(move);
      ghost.move(rect);
      turnAtEdge(rect);
      preview(planDrop(host, device, item, rect));
    },
    async end(move) {
      clearTimeout(edge?.timer);
      const drop = move.isCancelled ? null : plan;
      const landing = drop?.onto ? homeRect(device, drop.onto.place, item.family)
        : drop?.changes ? homeRect(device, drop.target, item.family) : home;
      const settled = ghost.settle(landing);
      if (drop?.onto) {
        await app.run({ command: "stack", placement: item.id, onto: drop.onto.id });
      } else if (drop?.changes) {
        await moveItems(host, drop.changes);
      }
      await settled;
      host.setPreview(null);
      ghost.remove();
    },
  };
}

/** The effect of a drop at `rect`: `{ onto }` for a stack, or `{ target, changes }`. */
function planDrop({ app, page, pad }, device, item, rect) {
  const { server } = app.store.get();
  const grid = device.surfaces.home;
  const all = itemsOn(server, "home", pad);
  const others = all.filter((other) => other.id !== item.id && other.place.page === page);
  const onto = item.stack ? null : others.find((other) =>
    other.family === item.family
    && distance(center(homeRect(device, other.place, other.family)), center(rect))
      < stackReach * rect.width);
  if (onto) return { onto };
  const { column, row } = gridPosition(device, rect);
  const isOddPage = others.some(({ place }) => place.column % grid.smallSpan
    || place.row % grid.smallSpan);
  const cell = nearestCell(grid, column, row, item.family, !isOddPage);
  const target = { surface: "home", page, ...cell };
  return { target, changes: reflow(grid, all, item, target, pageCount(server, pad) - 1) };
}

/**
 * The changes (`reflow`) of a move by an arrow key, by one small widget: `{ target, changes }`;
 * null for other keys.
 */
export function moveByArrow({ app, device, pad }, item, key) {
  const grid = device.surfaces.home;
  const length = grid.smallSpan;
  const forward = device.isMirrored ? -length : length;
  const step = {
    ArrowLeft: [-forward, 0], ArrowRight: [forward, 0],
    ArrowUp: [0, -length], ArrowDown: [0, length],
  }[key];
  if (!step) return null;
  const { server } = app.store.get();
  const cell = nearestCell(
    grid, item.place.column + step[0], item.place.row + step[1], item.family, true);
  const target = { surface: "home", page: item.place.page, ...cell };
  const all = itemsOn(server, "home", pad);
  return { target, changes: reflow(grid, all, item, target, pageCount(server, pad) - 1) };
}

/** Sends the moves of a drop to the host, one after the other; stops if one fails. */
export async function moveItems({ app, device, pad }, changes) {
  const { server } = app.store.get();
  const places = placesOf(app, "home", pad);
  app.undo.record(texts.undo.move, () => restorePlaces(app, places));
  const all = itemsOn(server, "home", pad);
  const moved = new Map([...changes].filter(([id, place]) => {
    const item = all.find((other) => other.id === id);
    return item && !samePlace(item.place, place);
  }));
  for (const { id, place } of planMoves(device.surfaces.home, all, moved)) {
    const answer = await app.run({ command: "move", placement: id, place });
    if (answer === undefined) return;
  }
}
