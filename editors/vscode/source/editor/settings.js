"use strict";

const path = require("node:path");

/** The settings that apply to a workspace folder, with valid values. */
function settingsOf(vscode, folder) {
  const values = vscode.workspace.getConfiguration("vitrine", folder.uri);
  const text = (name) => String(values.get(name, "") ?? "").trim();
  const locales = values.get("locales", []);
  const scale = Number(values.get("scale", 2));
  return {
    path: text("path"),
    project: text("project"),
    target: text("target"),
    device: text("device"),
    date: text("date"),
    scale: scale >= 0.25 && scale <= 16 ? scale : 2,
    kinds: values.get("widgets", true) !== false,
    locales: Array.isArray(locales) ? locales.map(String).filter((each) => each.trim()) : [],
    checkOnSave: values.get("checkOnSave", true) !== false,
    auditOnSave: values.get("auditOnSave", false) === true,
  };
}

/** The project that the user has set; null without one. */
function projectSetting({ project }, folder) {
  return project ? path.resolve(folder.uri.fsPath, project) : null;
}

/** The parameters of all tools that build. */
const buildParameters = ({ target }) => (target ? { target } : {});

/** The parameters of `frames`. */
function drawingParameters(settings) {
  const { device, date, scale, kinds } = settings;
  return {
    ...buildParameters(settings), scale, kinds,
    ...(device ? { device } : {}), ...(date ? { at: date } : {}),
  };
}

module.exports = { settingsOf, projectSetting, buildParameters, drawingParameters };
