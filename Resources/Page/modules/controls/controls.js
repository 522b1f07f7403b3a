/** Which controls stand where. Pure. */

/** Control Center's, in their order. */
export function controlsInCenter(server) {
  return Object.values(server.controls)
    .filter(({ control }) => control.place.surface === "controlCenter")
    .sort((one, other) => one.control.place.position - other.control.place.position
      || one.control.id.localeCompare(other.control.id));
}

/** One of the Lock Screen's two, by its slot; null where it is free. */
export function controlInSlot(server, slot) {
  return Object.values(server.controls).find(({ control }) =>
    control.place.surface === "lock" && control.place.slot === slot) ?? null;
}

/** The Action button's; null where it has none. */
export function actionControl(server) {
  return Object.values(server.controls).find(({ control }) =>
    control.place.surface === "actionButton") ?? null;
}

export const lockSlotNames = ["left", "right"];

export function controlPageCount(server) {
  return Math.max(1, ...controlsInCenter(server).map(({ cell }) => (cell?.page ?? 0) + 1));
}

/**
 * The controls whose pictures are needed: what is seen, with the pages beside it, and the Action
 * button's, which shows as soon as it is held.
 */
export function visibleControls(server, view) {
  const shown = [];
  if (view.controlCenter.isOpen) {
    const { page } = view.controlCenter;
    shown.push(...controlsInCenter(server)
      .filter(({ cell }) => Math.abs((cell?.page ?? 0) - page) <= 1));
  }
  if (view.surface === "lock") shown.push(...lockSlotNames.map((slot) => controlInSlot(server, slot)));
  shown.push(actionControl(server));
  return shown.filter(Boolean).map(({ control }) => control.id);
}

/** What a person reads beside the title; nothing where a locked device hides it. */
export function valueOf(state) {
  return state.isPrivate ? "" : state.value ?? "";
}
