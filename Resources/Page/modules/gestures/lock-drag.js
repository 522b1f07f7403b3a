import { lockSlots } from "../rules/layout.js";
import { isRowFree } from "../rules/lock-row.js";
import { center, distance } from "../rules/points.js";
import { itemRect } from "../rules/surfaces.js";
import { liftGhost } from "./ghost.js";

/** Drags an accessory widget along the Lock Screen's row. A follower for `watchGestures`. */
export function dragAccessory({ app, screen, dragLayer, device, items }, item, view) {
  const home = itemRect(device, item);
  const ghost = liftGhost(view, dragLayer, home);
  const points = screen.getBoundingClientRect().width / device.screen.width;
  let target = null;

  return {
    move({ dx, dy }) {
      const rect = { ...home, x: home.x + dx / points, y: home.y + dy / points };
      ghost.move(rect);
      target = nearestSlot(device, items, item, rect);
      ghost.hint(target?.rect ?? null);
    },
    async end({ isCancelled }) {
      const isMoved = target && !isCancelled && target.position !== item.place.position;
      const settled = ghost.settle(isMoved ? target.rect : home);
      if (isMoved) {
        const place = { ...item.place, position: target.position };
        await app.run({ command: "move", placement: item.id, place });
      }
      await settled;
      ghost.remove();
    },
  };
}

function nearestSlot(device, items, item, rect) {
  return lockSlots(device, item.family)
    .map((slot, position) => ({ rect: slot, position }))
    .filter(({ position }) => isRowFree(items, item, position))
    .sort((a, b) => distance(center(a.rect), center(rect))
      - distance(center(b.rect), center(rect)))[0] ?? null;
}
