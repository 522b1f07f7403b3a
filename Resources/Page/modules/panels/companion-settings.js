import { texts } from "../app/texts.js";
import { deviceTitle } from "../companions/device-title.js";
import { h, reconcile } from "../dom/dom.js";
import { listedField } from "./listed-field.js";
import { selectField, switchField } from "./settings-fields.js";

/**
 * The companions in the settings panel: a switch that connects each, and the settings of those that
 * are connected. The host lists the settings of a role; those that all devices share are left out.
 */
export function createCompanionSettings(app) {
  const switches = Object.keys(texts.companions.names).map((role) => [role,
    switchField(deviceTitle(role), (isOn) =>
      app.run({ command: "device", on: role, ...(isOn ? {} : { isConnected: false }) }))]);
  const groups = h("div", { class: "companion-settings" });
  const views = new Map();
  const element = h("section", { class: "settings-group" },
    h("h3", { text: texts.companions.title }),
    h("div", { class: "settings-rows" }, switches.map(([, field]) => field.element)), groups);

  app.store.watch(({ server }) => [server.companions, server.devices], ([companions, devices]) => {
    const roles = companions.map(({ role }) => role);
    for (const [role, field] of switches) field.setValue(roles.includes(role));
    reconcile(groups, views, roles, (role) => createGroup(app, role));
    for (const { role, settings } of companions) views.get(role).update(settings, devices);
  });
  return { element };
}

function createGroup(app, role) {
  const change = (name) => async (value) =>
    (await app.run({ command: "device", on: role, [name]: value })) !== undefined;
  const model = selectField(texts.settings.device, `setting-${role}-device`, change("device"));
  const rows = h("div", { class: "settings-rows" }, model.element);
  const element = h("details", { class: "companion-group", id: `companion-settings-${role}` },
    h("summary", { text: deviceTitle(role) }), rows);
  let fields = {};
  let current = null;
  let shownDevices = null;

  async function load() {
    const listed = await app.run({ command: "settings", on: role }) ?? [];
    const own = listed.filter(({ name, isShared }) => !isShared && name !== "device");
    fields = Object.fromEntries(own.map((setting) => [setting.name,
      listedField(setting, `setting-${role}-${setting.name}`, change(setting.name))]));
    rows.append(...Object.values(fields).map((field) => field.element));
    show();
  }

  function show() {
    if (!current) return;
    model.setValue(current.device);
    for (const [name, field] of Object.entries(fields)) field.setValue(current[name]);
    if (fields.tint) fields.tint.element.hidden = current.look !== "tinted";
  }

  function update(settings, devices) {
    current = settings;
    if (shownDevices !== devices) {
      shownDevices = devices;
      model.setOptions(devices.filter(({ idiom }) => idiom === role)
        .map(({ identifier, models, screen }) => ({
          value: identifier,
          label: [models.at(-1), texts.settings.points(screen.width, screen.height)]
            .filter(Boolean).join(" · "),
        })));
    }
    show();
  }

  load();
  return { element, update };
}
