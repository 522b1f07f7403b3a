import { texts } from "../app/texts.js";
import { h, reconcile } from "../dom/dom.js";
import { accessOf } from "../rules/location-access.js";
import { switchField, textField } from "./settings-fields.js";

/** The settings rows of the location: the position, and a permission per extension that asked. */
export function createLocationSettings(app) {
  const { store } = app;
  const t = texts.settings;
  const position = textField(t.position, "setting-location", [],
    (value) => app.setDevice({ location: value }));
  const list = h("div");
  const rows = new Map();

  store.watch(({ server }) => [server.device, server.extensions], ([device, extensions]) => {
    if (!device) return;
    position.setValue(device.location);
    const access = accessOf(device.locationAccess);
    reconcile(list, rows, access.map(({ extension }) => extension), (id) =>
      switchField("", (isOn) =>
        app.setDevice({ locationAccess: `${id}:${isOn ? "allow" : "deny"}` })));
    for (const { extension, decision } of access) {
      const name = extensions.find(({ id }) => id === extension)?.name ?? extension;
      rows.get(extension).setLabel(name, t.allowLocation(name));
      rows.get(extension).setValue(decision === "allow");
    }
  });
  return { element: h("div", {}, position.element, list) };
}
