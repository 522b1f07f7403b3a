import { controlsInCenter } from "../controls/controls.js";

/** Moves a control to a place. */
export function placeControl(app, id, place) {
  return app.run({ command: "moveControl", control: id, place });
}

/** Moves a control by `step` positions in Control Center's order. */
export function reorderControl(app, id, step) {
  const shown = controlsInCenter(app.store.get().server);
  const position = shown.findIndex(({ control }) => control.id === id) + step;
  if (position < 0 || position >= shown.length) return undefined;
  const { place } = shown.find(({ control }) => control.id === id).control;
  return placeControl(app, id, { ...place, position });
}
