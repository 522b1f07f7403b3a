import { texts } from "../app/texts.js";
import { h, reconcile } from "../dom/dom.js";
import { accessOf } from "../rules/location-access.js";
import { switchField } from "./settings-fields.js";

/** The settings rows of the network: a permission per extension. */
export function createNetworkSettings(app) {
  const t = texts.settings;
  const list = h("div");
  const rows = new Map();

  app.store.watch(({ server }) => [server.device, server.extensions], ([device, extensions]) => {
    if (!device) return;
    const allowed = new Set(accessOf(device.networkAccess)
      .filter(({ decision }) => decision === "allow").map(({ extension }) => extension));
    reconcile(list, rows, extensions.map(({ id }) => id), (id) =>
      switchField("", (isOn) =>
        app.setDevice({ networkAccess: `${id}:${isOn ? "allow" : "deny"}` })));
    for (const { id, name } of extensions) {
      rows.get(id).setLabel(name, t.allowNetwork(name));
      rows.get(id).setValue(allowed.has(id));
    }
  });
  return { element: list };
}
