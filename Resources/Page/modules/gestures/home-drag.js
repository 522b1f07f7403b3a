import { liftGhost } from "./ghost.js";
import { movePlan, nearestCell, reflow, samePlace } from "./grid.js";
import { itemsOn, pageCount } from "./items.js";
import { gridPosition, homeRect, itemRect } from "./layout.js";
import { center, distance } from "./points.js";

/** How near, in widget widths, two middles are where a drop makes a stack. */
const stackReach = 0.24;
/** How long a dragged widget rests at the screen's edge before the page turns, milliseconds. */
const edgeTime = 550;

/**
 * Lets a widget follow the finger: the others make room as it goes; on another of its family it
 * becomes a stack; at the edge the page turns. A follower for `watchGestures`.
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
    const way = middle < 36 ? -1 : middle > device.screen.width - 36 ? 1 : 0;
    if (way === edge?.way) return;
    clearTimeout(edge?.timer);
    edge = way === 0 ? null : {
      way, timer: setTimeout(() => {
        const { view } = app.store.get();
        app.store.dispatch({ type: "page", page: view.page + way });
        edge = null;
        key = "";
      }, edgeTime),
    };
  }

  /** What a drop here would do: `{ onto }`, `{ changes }`, or null. */
  function consider(rect) {
    const { server, view } = app.store.get();
    const all = itemsOn(server, "home");
    const others = all.filter((other) => other.id !== item.id && other.place.page === view.page);
    const onto = item.stack ? null : others.find((other) =>
      other.family === item.family
      && distance(center(homeRect(device, other.place, other.family)), center(rect))
        < stackReach * rect.width);
    if (onto) return { onto };
    const { column, row } = gridPosition(device, rect);
    const isOddPage = others.some(({ place }) => place.column % 2 || place.row % 2);
    const cell = nearestCell(column, row, item.family, !isOddPage);
    const target = { surface: "home", page: view.page, ...cell };
    return { target, changes: reflow(all, item, target, pageCount(server) - 1) };
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
      preview(consider(rect));
    },
    async end(move) {
      clearTimeout(edge?.timer);
      const done = move.isCancelled ? null : plan;
      const landing = done?.onto ? homeRect(device, done.onto.place, item.family)
        : done?.changes ? homeRect(device, done.target, item.family) : home;
      const settled = ghost.settle(landing);
      if (done?.onto) {
        await app.run({ command: "stack", placement: item.id, onto: done.onto.id });
      } else if (done?.changes) {
        await dropItem(app, done.changes);
      }
      await settled;
      host.setPreview(null);
      ghost.remove();
    },
  };
}

/** Makes the moves one after the other. */
export async function dropItem(app, changes) {
  const { server } = app.store.get();
  const all = itemsOn(server, "home");
  const real = new Map([...changes].filter(([id, place]) => {
    const item = all.find((other) => other.id === id);
    return item && !samePlace(item.place, place);
  }));
  for (const { id, place } of movePlan(all, real)) {
    const answer = await app.run({ command: "move", placement: id, place });
    if (answer === undefined) return;
  }
}
