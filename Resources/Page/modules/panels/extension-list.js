import { texts } from "../app/texts.js";
import { h, setAttribute } from "../dom/dom.js";
import { momentText } from "../rules/dates.js";
import { createCutList } from "./cut-list.js";

/** The installed extensions, in the settings: their states, and buttons that open their apps. */
export function createExtensionList(app) {
  const element = h("ul", { class: "extensions" });
  app.store.watch(({ server }) => [server.extensions, server.device], ([shown, settings]) => {
    if (!settings) return;
    element.replaceChildren(...shown.map((extension) => extensionRow(app, extension, settings)));
  });
  return { element };
}

function extensionRow(app, extension, settings) {
  const t = texts.settings;
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
  if (extension.hasLifeCycle) {
    row.append(h("button", {
      class: "button", type: "button", text: t.quitApp,
      "aria-label": t.quitAppOf(extension.name),
      on: { click: () => app.run({ command: "quitApp", extension: extension.id }) },
    }));
  }
  if (extension.cuts) {
    const cuts = createCutList();
    cuts.update(extension.cuts);
    row.append(cuts.element);
  }
  if (extension.problem) row.append(h("p", { class: "form-issue", text: extension.problem }));
  setAttribute(row, "data-running", extension.isRunning && !extension.cuts);
  return row;
}
