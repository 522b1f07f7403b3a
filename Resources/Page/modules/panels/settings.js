import { texts } from "../app/texts.js";
import { h, setAttribute } from "../dom/dom.js";
import { momentText } from "../rules/dates.js";
import { looksOf, settingsFor } from "../rules/looks.js";
import { linkText } from "../widgets/face.js";
import { createActionSetting } from "./action-setting.js";
import { createActivitySettings } from "./activity-settings.js";
import { createCompanionSettings } from "./companion-settings.js";
import { listedField } from "./listed-field.js";
import { createLocationSettings } from "./location-settings.js";
import { createNetworkSettings } from "./network-settings.js";
import { panelClose } from "./panel-close.js";
import {
  colorField, segmentField, selectField, switchField, textField,
} from "./settings-fields.js";

const timeZones = ["UTC", ...Intl.supportedValuesOf("timeZone")];
const typeSizes = Object.entries(texts.typeSizes);

/** The settings panel: the device's settings, opened links and extensions. */
export function mountSettings(app, element) {
  const { store } = app;
  const set = (fields) => app.setDevice(fields);
  const t = texts.settings;
  const device = selectField(t.device, "setting-device", (value) => set({ device: value }));
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
  const switches = {
    contrast: switchField(t.contrast, (isOn) => set({ contrast: isOn ? "increased" : "standard" })),
    hasBoldText: switchField(t.bold, (isOn) => set({ hasBoldText: isOn })),
    reducesMotion: switchField(t.motion, (isOn) => set({ reducesMotion: isOn })),
    isLocked: switchField(t.locked, (isOn) => set({ isLocked: isOn })),
    redactsWhenLocked: switchField(t.redacts, (isOn) => set({ redactsWhenLocked: isOn })),
    isLuminanceReduced: switchField(t.alwaysOn, (isOn) =>
      set({ isLuminanceReduced: isOn, ...(isOn ? lockUnlessStandBy() : {}) })),
    isNight: switchField(t.night, (isOn) => set({ isNight: isOn })),
    developerMode: switchField(t.developer, (isOn) => set({ developerMode: isOn })),
  };
  // The settings without a row above get one from the host's list.
  const known = new Set(["device", "orientation", "colorScheme", "look", "os", "tint", "typeSize",
    "locale", "timeZone", "dataProtection", "location", "locationAccess", "networkAccess",
    ...Object.keys(texts.modules), ...Object.keys(switches)]);
  const more = h("div", { class: "settings-rows" });
  const moreGroup = h("section", { class: "settings-group", hidden: true },
    h("h3", { text: t.more }), more);
  let moreFields = {};
  const links = h("ol", { class: "links" });
  const extensions = h("ul", { class: "extensions" });

  element.append(
    panelClose(app), h("h2", { text: t.title }),
    group(null, device, os, timeZone, locale),
    group(t.appearance, scheme, look, tint, switches.contrast),
    group(t.text, typeSize, switches.hasBoldText, switches.reducesMotion),
    group(t.privacy, switches.isLocked, switches.redactsWhenLocked, protection,
      switches.isLuminanceReduced, switches.isNight),
    moreGroup,
    group(t.location, createLocationSettings(app)),
    group(t.network, createNetworkSettings(app)),
    group(t.development, switches.developerMode),
    group(t.controls, createActionSetting(app)),
    group(t.activities, createActivitySettings(app)),
    createCompanionSettings(app).element,
    h("section", { class: "settings-group" }, h("h3", { text: t.links }), links),
    h("section", { class: "settings-group" }, h("h3", { text: t.extensions }), extensions));

  /** The always-on display needs the Lock Screen or StandBy. */
  function lockUnlessStandBy() {
    return store.get().view.surface === "standBy" ? {} : { isLocked: true };
  }

  function updateDevices(devices) {
    // The settings of companions offer theirs.
    const main = devices.filter(({ companion }) => !companion);
    device.setOptions(main.map(({ identifier, models, screen, surfaces, isEstimate }) => ({
      value: identifier,
      label: [
        models.at(-1), t.points(screen.width, screen.height), isEstimate ? t.estimate : null,
      ].filter(Boolean).join(" · "),
      isDisabled: !surfaces,
    })));
  }

  function updateMore(listed) {
    const releases = listed.find(({ name }) => name === "os")?.values ?? [];
    os.setOptions(releases.map((value) => [value, value]));
    const others = listed.filter(({ name }) => !known.has(name));
    moreFields = Object.fromEntries(others.map((setting) => [setting.name,
      listedField(setting, `setting-${setting.name}`, (value) => set({ [setting.name]: value }))]));
    more.replaceChildren(...Object.values(moreFields).map(({ element: row }) => row));
    moreGroup.hidden = !others.length;
  }

  function update(settings) {
    if (!settings) return;
    for (const [name, field] of Object.entries(moreFields)) field.setValue(settings[name]);
    device.setValue(settings.device);
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

  function updateLinks(shown, settings) {
    const rows = shown.map((link) => h("li", { class: "link-row" },
      h("span", { text: linkText(app, link) }),
      h("span", { class: "quiet", text: [
        momentText(Date.parse(link.date), app.now(), settings), userInfoText(link), link.result,
      ].filter(Boolean).join(" · ") })));
    links.replaceChildren(...rows);
    if (!rows.length) links.append(h("li", { class: "quiet", text: t.noLinks }));
  }

  function updateExtensions(shown, settings) {
    extensions.replaceChildren(...shown.map((extension) => {
      const state = extension.heldBackUntil
        ? t.heldBack(momentText(Date.parse(extension.heldBackUntil), app.now(), settings))
        : extension.isRunning ? t.running : t.idle;
      const row = h("li", { class: "extension-row" },
        h("span", { class: "extension-name", text: extension.name }),
        h("span", { class: "tag", text: state }));
      if (extension.hasApp) {
        row.append(h("button", {
          class: "button", type: "button", text: t.openApp,
          "aria-label": t.openAppOf(extension.name),
          on: { click: () => app.run({ command: "openApp", extension: extension.id }) },
        }));
      }
      if (extension.problem) row.append(h("p", { class: "form-issue", text: extension.problem }));
      setAttribute(row, "data-running", extension.isRunning);
      return row;
    }));
  }

  store.watch(({ server }) => server.devices, updateDevices);
  store.watch(({ server }) => server.settings, updateMore);
  store.watch(({ server }) => [server.device, server.devices, server.settings],
    ([settings]) => update(settings));
  store.watch(({ server }) => [server.links, server.device, server.extensions],
    ([shown, settings]) => settings && updateLinks(shown, settings));
  store.watch(({ server }) => [server.extensions, server.device],
    ([shown, settings]) => settings && updateExtensions(shown, settings));
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

/** The `userInfo` of the `NSUserActivity` that was passed to an app. */
function userInfoText({ userInfo }) {
  return Object.entries(userInfo ?? {}).map(([key, value]) => `${key}: ${value}`).join(", ");
}
