import { liftGhost } from "./ghost.js";
import { itemRect, lockSlots } from "./layout.js";
import { isRowFree } from "./lock-row.js";
import { center, distance } from "./points.js";

/** Lets an accessory follow the finger along the row. A follower for `watchGestures`. */
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
      const goes = target && !isCancelled && target.position !== item.place.position;
      const settled = ghost.settle(goes ? target.rect : home);
      if (goes) {
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
    .sort((one, other) => distance(center(one.rect), center(rect))
      - distance(center(other.rect), center(rect)))[0] ?? null;
}
