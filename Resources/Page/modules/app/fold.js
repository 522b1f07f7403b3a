import { deviceOf } from "../rules/layout.js";

/** What each position of the hinge is followed by. */
const next = { closed: "open", open: "half", half: "closed" };

/** Whether the device has two screens and a hinge. */
export function canFold(server) {
  return Boolean(deviceOf(server)?.inner);
}

/** Moves the hinge to its next position: open, half open, closed. */
export function fold(app) {
  const { server } = app.store.get();
  if (canFold(server)) app.setDevice({ hinge: next[server.device.hinge] });
}
