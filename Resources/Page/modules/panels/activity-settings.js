import { playsAlarms, setPlaysAlarms } from "../activities/alarm-sound.js";
import { texts } from "../app/texts.js";
import { h, reconcile, setHidden } from "../dom/dom.js";
import { switchField } from "./settings-fields.js";

/** The settings rows of Live Activities: for each app the permission and the update frequency. */
export function createActivitySettings(app) {
  const t = texts.activity.settings;
  const { store } = app;
  const list = h("div", { class: "activity-settings" });
  const none = h("p", { class: "quiet setting", text: t.none });
  const sound = switchField(t.alarmSound, (isOn) => {
    setPlaysAlarms(isOn);
    sound.setValue(isOn);
  });
  sound.setValue(playsAlarms());
  const element = h("div", {}, none, list, sound.element);
  const views = new Map();

  store.watch(({ server }) => server.extensions, (extensions) => {
    const permissions = permissionsOf(extensions);
    reconcile(list, views, permissions.map(({ id }) => id), (id) => createRow(app, id));
    for (const permission of permissions) views.get(permission.id).update(permission);
    setHidden(none, permissions.length > 0);
  });
  return { element };
}

/**
 * The permissions of the apps with activities: `[{ id, name, types, allowed, frequentPushes }]`.
 * `types` are the attributes types; `allowed` is null until the user has answered. Pure.
 */
export function permissionsOf(extensions) {
  return extensions.flatMap(({ id, name, activityTypes, activities: permission }) => {
    if (!permission) return [];
    return [{
      id, name, types: activityTypes ?? [], allowed: permission.isAllowed ?? null,
      frequentPushes: permission.allowsFrequentPushes,
    }];
  });
}

function createRow(app, id) {
  const t = texts.activity.settings;
  let shown = null;
  const allow = (fields) => app.run({
    command: "allowActivities", extension: id, allowed: shown.allowed ?? true, ...fields,
  });
  const activities = switchField("", (isOn) => allow({ allowed: isOn }));
  const pushes = switchField("", (isOn) => allow({ frequentPushes: isOn }));
  const starts = h("div", { class: "setting activity-starts" });
  return {
    element: h("div", {}, activities.element, pushes.element, starts),
    update(permission) {
      shown = permission;
      const { name, allowed } = permission;
      activities.setLabel(name, t.allow(name));
      pushes.setLabel(t.frequent, t.frequentFor(name));
      activities.setValue(allowed !== false);
      pushes.setValue(permission.frequentPushes);
      setHidden(pushes.element, allowed === false);
      setHidden(starts, allowed === false);
      const { types } = permission;
      if (starts.dataset.types === types.join(" ")) return;
      starts.dataset.types = types.join(" ");
      starts.replaceChildren(...types.map((type) => h("button", {
        class: "button", type: "button", text: t.start(type),
        on: {
          click: () => app.store.dispatch(
            { type: "sheet", sheet: { kind: "startActivity", extension: id, type } }),
        },
      })));
    },
  };
}
