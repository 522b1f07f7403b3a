import { texts } from "../app/texts.js";
import { controlsInCenter } from "../controls/controls.js";

/** Moves a control to a place. */
export function placeControl(app, id, place) {
  return app.run({ command: "moveControl", control: id, place });
}

/** Moves a control by `step` positions in Control Center's order. */
export function reorderControl(app, id, step) {
  const shown = controlsInCenter(app.store.get().server);
  const position = shown.findIndex(({ control }) => control.id === id) + step;
  const { control: { place }, title, app: owner } =
    shown.find(({ control }) => control.id === id);
  if (position < 0 || position >= shown.length) {
    return app.announce(texts.widget.cannotMove(title || owner));
  }
  app.announce(texts.widget.movedTo(title || owner, position + 1, shown.length));
  return placeControl(app, id, { ...place, position });
}
