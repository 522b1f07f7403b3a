import { canFold } from "../app/fold.js";
import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";
import { looksOf, settingsFor } from "../rules/looks.js";
import { surfaces } from "../rules/surfaces.js";
import { createActionSetting } from "./action-setting.js";
import { createActivitySettings } from "./activity-settings.js";
import { createCompanionSettings } from "./companion-settings.js";
import { createExtensionList } from "./extension-list.js";
import { listedField } from "./listed-field.js";
import { createLocationSettings } from "./location-settings.js";
import { createNetworkSettings } from "./network-settings.js";
import { createOpenedLinks } from "./opened-links.js";
import { panelClose } from "./panel-close.js";
import {
  colorField, segmentField, selectField, switchField, textField,
} from "./settings-fields.js";
import { createWallpaperSettings } from "./wallpaper-settings.js";

const timeZones = ["UTC", ...Intl.supportedValuesOf("timeZone")];
const typeSizes = Object.entries(texts.typeSizes);

/** The settings panel: the device's settings, opened links and extensions. */
export function mountSettings(app, element) {
  const { store } = app;
  const set = (fields) => app.setDevice(fields);
  const t = texts.settings;
  const device = selectField(t.device, "setting-device", (value) => set({ device: value }));
  const hinge = segmentField(t.hinge, Object.entries(t.hinges), (value) => set({ hinge: value }));
  const scheme = segmentField(t.scheme, Object.entries(t.schemes),
    (value) => set({ colorScheme: value }));
  const look = segmentField(t.look, [], (value) => set({ look: value }));
  const os = segmentField(t.os, [], (value) => set(settingsFor(value, store.get().server.device)));
  const tint = colorField(t.tint, (value) => set({ tint: value }));
  const typeSize = selectField(t.typeSize, "setting-type-size",
    (value) => set({ typeSize: value }));
  typeSize.setOptions(typeSizes.map(([value, label]) => ({ value, label })));
  const locale = textField(t.locale, "setting-locale", locales, (value) => set({ locale: value }));
  const timeZone = textField(t.timeZone, "setting-time-zone", timeZones,
    (value) => set({ timeZone: value }));
  const protection = selectField(t.protection, "setting-data-protection",
    (value) => set({ dataProtection: value }));
  protection.setOptions(
    Object.entries(t.protections).map(([value, label]) => ({ value, label })));
  const switches = createSwitches(app);
  const more = createMoreSettings(set, Object.keys(switches));

  element.append(
    panelClose(app), h("h2", { text: t.title }),
    group(null, device, hinge, os, timeZone, locale),
    group(t.appearance, scheme, look, tint, switches.contrast, createWallpaperSettings(app)),
    group(t.text, typeSize, switches.hasBoldText, switches.reducesMotion),
    group(t.privacy, switches.isLocked, switches.redactsWhenLocked, protection,
      switches.isLuminanceReduced, switches.isNight),
    more.element,
    group(t.location, createLocationSettings(app)),
    group(t.network, createNetworkSettings(app)),
    group(t.development, switches.developerMode),
    group(t.controls, createActionSetting(app)),
    group(t.activities, createActivitySettings(app)),
    createCompanionSettings(app).element,
    h("section", { class: "settings-group" }, h("h3", { text: t.links }),
      createOpenedLinks(app).element),
    h("section", { class: "settings-group" }, h("h3", { text: t.extensions }),
      createExtensionList(app).element));

  function updateListed(listed) {
    const releases = listed.find(({ name }) => name === "os")?.values ?? [];
    os.setOptions(releases.map((value) => [value, value]));
    more.list(listed);
  }

  function update(settings) {
    if (!settings) return;
    more.update(settings);
    device.setValue(settings.device);
    hinge.setValue(settings.hinge);
    hinge.element.hidden = !canFold(store.get().server);
    scheme.setValue(settings.colorScheme);
    os.setValue(settings.os);
    look.setOptions(looksOf(settings.os).map((value) => [value, t.looks[value]]));
    look.setValue(settings.look);
    tint.setValue(settings.tint);
    tint.element.hidden = settings.look !== "tinted";
    typeSize.setValue(settings.typeSize);
    protection.setValue(settings.dataProtection);
    locale.setValue(settings.locale);
    timeZone.setValue(settings.timeZone);
    for (const [name, field] of Object.entries(switches)) {
      field.setValue(name === "contrast" ? settings.contrast === "increased" : settings[name]);
    }
  }

  store.watch(({ server }) => server.devices,
    (devices) => device.setOptions(deviceOptions(devices)));
  store.watch(({ server }) => server.settings, updateListed);
  store.watch(({ server }) => [server.device, server.devices, server.settings],
    ([settings]) => update(settings));
}

/** The main devices; the settings of companions offer theirs. */
function deviceOptions(devices) {
  const t = texts.settings;
  const main = devices.filter(({ companion }) => !companion);
  return main.map(({ identifier, models, screen, surfaces: layout, isEstimate }) => ({
    value: identifier,
    label: [
      models.at(-1), t.points(screen.width, screen.height), isEstimate ? t.estimate : null,
    ].filter(Boolean).join(" · "),
    isDisabled: !layout,
  }));
}

/** The switches, by setting. */
function createSwitches(app) {
  const t = texts.settings;
  const toggle = (label, name) => switchField(label, (isOn) => app.setDevice({ [name]: isOn }));
  return {
    contrast: switchField(t.contrast,
      (isOn) => app.setDevice({ contrast: isOn ? "increased" : "standard" })),
    hasBoldText: toggle(t.bold, "hasBoldText"),
    reducesMotion: toggle(t.motion, "reducesMotion"),
    isLocked: toggle(t.locked, "isLocked"),
    redactsWhenLocked: toggle(t.redacts, "redactsWhenLocked"),
    isLuminanceReduced: switchField(t.alwaysOn, (isOn) =>
      app.setDevice({ isLuminanceReduced: isOn, ...(isOn ? lockUnlessShown(app) : {}) })),
    isNight: toggle(t.night, "isNight"),
    developerMode: toggle(t.developer, "developerMode"),
  };
}

/** The always-on display needs a surface of a locked device. */
function lockUnlessShown(app) {
  return surfaces[app.store.get().view.surface].staysWhenLocked ? {} : { isLocked: true };
}

/** The settings without a row of their own get one from the host's list. */
function createMoreSettings(set, switches) {
  const known = new Set(["device", "orientation", "hinge", "colorScheme", "look", "os", "tint",
    "typeSize", "locale", "timeZone", "dataProtection", "location", "locationAccess",
    "networkAccess", "systemModules", ...Object.keys(texts.modules), ...switches]);
  const rows = h("div", { class: "settings-rows settings-more" });
  const element = h("section", { class: "settings-group", hidden: true },
    h("h3", { text: texts.settings.more }), rows);
  let fields = {};
  return {
    element,
    list(listed) {
      const others = listed.filter(({ name }) => !known.has(name));
      fields = Object.fromEntries(others.map((setting) => [setting.name, listedField(
        setting, `setting-${setting.name}`, (value) => set({ [setting.name]: value }))]));
      rows.replaceChildren(...Object.values(fields).map(({ element: row }) => row));
      element.hidden = !others.length;
    },
    update(settings) {
      for (const [name, field] of Object.entries(fields)) field.setValue(settings[name]);
    },
  };
}

/** Suggested locales; any other can be typed. */
const locales = [
  "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "pt_BR", "nl_NL", "sv_SE", "pl_PL", "tr_TR",
  "ja_JP", "zh_Hans_CN", "ko_KR", "ar_SA", "he_IL", "hi_IN",
];

function group(title, ...fields) {
  const section = h("section", { class: "settings-group" });
  if (title) section.append(h("h3", { text: title }));
  section.append(h("div", { class: "settings-rows" }, fields.map(({ element }) => element)));
  return section;
}
