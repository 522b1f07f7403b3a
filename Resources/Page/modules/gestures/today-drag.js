import { center, distance } from "../rules/points.js";
import { liftGhost } from "./ghost.js";

/**
 * Drags a widget to another position of the Today View's list. A follower for `watchGestures`.
 * `rects` are the rectangles of the positions, in points of the list; `scrolled` is how far the
 * list is scrolled, in points.
 */
export function dragToday({ app, screen, dragLayer, device, rects, scrolled }, item, view) {
  const onScreen = (rect) => ({ ...rect, y: rect.y - scrolled });
  const home = onScreen(rects[item.place.position]);
  const ghost = liftGhost(view, dragLayer, home);
  const points = screen.getBoundingClientRect().width / device.screen.width;
  let target = item.place.position;

  return {
    move({ dx, dy }) {
      const rect = { ...home, x: home.x + dx / points, y: home.y + dy / points };
      ghost.move(rect);
      const far = rects.map((slot) => distance(center(onScreen(slot)), center(rect)));
      target = far.indexOf(Math.min(...far));
      ghost.hint(target === item.place.position ? null : onScreen(rects[target]));
    },
    async end({ isCancelled }) {
      const isMoved = !isCancelled && target !== item.place.position;
      const settled = ghost.settle(isMoved ? onScreen(rects[target]) : home);
      if (isMoved) await moveToday(app, item, target);
      await settled;
      ghost.remove();
    },
  };
}

/** Moves an item to a position of the list. */
export function moveToday(app, item, position) {
  return app.run({
    command: "move", placement: item.id, place: { surface: "today", position },
  });
}
