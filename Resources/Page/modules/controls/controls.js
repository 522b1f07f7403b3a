/** The controls of the main device, by their places. Those of a pad beside it name it. Pure. */

/** The controls in Control Center, in order. */
export function controlsInCenter(server) {
  return controlsOn(server, "controlCenter");
}

/**
 * The controls in the order of a surface. `device` is the pad beside the main device, whose Control
 * Center has the same name as that of the main one.
 */
export function controlsOn(server, surface, device = undefined) {
  return Object.values(server.controls)
    .filter(({ control }) => control.place.surface === surface && control.device === device)
    .sort((a, b) => a.control.place.position - b.control.place.position
      || a.control.id.localeCompare(b.control.id));
}

/** The control in one of the Lock Screen's two slots; null if the slot is free. */
export function controlInSlot(server, slot) {
  return Object.values(server.controls).find(({ control }) =>
    control.place.surface === "lock" && control.place.slot === slot && !control.device) ?? null;
}

/** The Action button's control; null if it has none. */
export function actionControl(server) {
  return Object.values(server.controls).find(({ control }) =>
    control.place.surface === "actionButton") ?? null;
}

export const lockSlotNames = ["left", "right"];

export function controlPageCount(server) {
  return Math.max(1, ...controlsInCenter(server).map(({ cell }) => (cell?.page ?? 0) + 1));
}

/**
 * The controls whose pictures the page needs: those on the screen and on the adjacent pages, and
 * the Action button's, which is shown as soon as the button is held.
 */
export function visibleControls(server, view) {
  const shown = [];
  if (view.controlCenter.isOpen) {
    const { page } = view.controlCenter;
    shown.push(...controlsInCenter(server)
      .filter(({ cell }) => Math.abs((cell?.page ?? 0) - page) <= 1));
  }
  if (view.surface === "lock") {
    shown.push(...lockSlotNames.map((slot) => controlInSlot(server, slot)));
  }
  shown.push(actionControl(server));
  return shown.filter(Boolean).map(({ control }) => control.id);
}

/** The surfaces' colour of a control that is on, as `RRGGBB`: systemBlue on dark backgrounds. */
const defaultTint = "0091FF";

/** The colour of a toggle's value text while it is on; null otherwise. */
export function valueTint(state) {
  const isLit = state.role === "toggle" && state.isOn && !state.isPrivate;
  return isLit ? `#${state.tint ?? defaultTint}` : null;
}

/** The text of a control's value; empty if the device hides it while locked. */
export function valueOf(state) {
  return state.isPrivate ? "" : state.value ?? "";
}
