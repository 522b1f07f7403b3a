import { texts } from "../app/texts.js";
import { itemsOn } from "../rules/items.js";

/** Changes of a widget by the user that can be undone. */

/** Changes a widget's size where it is; the others make room. */
export async function resizeWidget(app, id, family) {
  const { placement, title } = app.store.get().server.placements[id];
  if (placement.family === family) return;
  const places = placesOf(app, placement.place.surface);
  if (await app.run({ command: "resize", placement: id, family }) === undefined) return;
  const size = texts.families[family];
  app.announce(texts.widget.resized(title, size));
  app.undo.record(texts.widget.resized(title, size), async () => {
    await app.run({ command: "resize", placement: id, family: placement.family });
    await restorePlaces(app, places);
  });
}

/**
 * Moves a complication to another slot of a watch face (`openSlots`). The one in the slot gets the
 * old slot.
 */
export async function moveToSlot(app, id, { place, side }) {
  const { placement, title } = app.store.get().server.placements[id];
  if (await app.run({ command: "move", placement: id, place }) === undefined) return;
  const text = texts.companions.movedTo(title, texts.companions.sides[side]);
  app.announce(text);
  app.undo.record(text, () => app.run({ command: "move", placement: id, place: placement.place }));
}

/** Removes a widget, and shows a message with a button that places it again. */
export async function removeWidget(app, id) {
  const { placement, title } = app.store.get().server.placements[id];
  const { extension, kind, family, place, configuration, device } = placement;
  if (await app.run({ command: "remove", placement: id }) === undefined) return;
  app.undo.record(texts.remove.done(title), () => app.run({
    command: "place", extension, kind, family, configuration, on: device,
    ...(place.surface === "stack" ? {} : { place }),
  }));
  app.store.dispatch({
    type: "toast", level: "done", title: texts.remove.done(title), text: "", action: "undo",
  });
}

/** The places of all items of a surface, by their ids; `device` as for `itemsOn`. */
export function placesOf(app, surface, device = null) {
  const items = itemsOn(app.store.get().server, surface, device);
  return new Map(items.map(({ id, place }) => [id, place]));
}

/** Moves items back. Those that were removed meanwhile are left out. */
export async function restorePlaces(app, places) {
  for (const [placement, place] of places) {
    const { placements, stacks } = app.store.get().server;
    if (placements[placement] || stacks[placement]) {
      await app.run({ command: "move", placement, place });
    }
  }
}
