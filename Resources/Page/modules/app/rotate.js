import { deviceOf } from "../rules/layout.js";

/** Whether the surfaces turn with the device; phones stay upright. */
export function canRotate(server) {
  return Boolean(deviceOf(server)?.landscape);
}

/** Turns the device to its other orientation. */
export function rotate(app) {
  const { server } = app.store.get();
  if (!canRotate(server)) return;
  const isLandscape = server.device.orientation === "landscape";
  app.setDevice({ orientation: isLandscape ? "portrait" : "landscape" });
}
