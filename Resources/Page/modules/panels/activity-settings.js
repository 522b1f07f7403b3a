import { h, reconcile, setHidden } from "./dom.js";
import { switchField } from "./settings-fields.js";
import { texts } from "./texts.js";

/** The settings' rows for Live Activities: for each app whether it may show them, and push often. */
export function createActivitySettings(app) {
  const t = texts.activity.settings;
  const { store } = app;
  const list = h("div", { class: "activity-settings" });
  const none = h("p", { class: "quiet setting", text: t.none });
  const element = h("div", {}, none, list);
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
 * `[{ id, name, allowed, frequentPushes }]` of the apps that have activities; `allowed` is null where
 * the person has not been asked. Pure.
 */
export function permissionsOf(extensions) {
  return extensions.flatMap(({ id, name, activities: permission }) => {
    if (!permission) return [];
    return [{
      id, name, allowed: permission.isAllowed ?? null,
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
  return {
    element: h("div", {}, activities.element, pushes.element),
    update(permission) {
      shown = permission;
      const { name, allowed } = permission;
      activities.setLabel(name, t.allow(name));
      pushes.setLabel(t.frequent, t.frequentFor(name));
      activities.setValue(allowed !== false);
      pushes.setValue(permission.frequentPushes);
      setHidden(pushes.element, allowed === false);
    },
  };
}
