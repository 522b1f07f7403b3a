import { deviceOf } from "../rules/layout.js";

/** Whether the device can be held in landscape. */
export function canRotate(server) {
  return Boolean(deviceOf(server)?.canTurn);
}

/** Turns the device to its other orientation. */
export function rotate(app) {
  const { server } = app.store.get();
  if (!canRotate(server)) return;
  const isLandscape = server.device.orientation === "landscape";
  app.setDevice({ orientation: isLandscape ? "portrait" : "landscape" });
}
