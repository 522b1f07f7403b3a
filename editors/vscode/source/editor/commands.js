"use strict";

const { CONFIGURATION } = require("../model/fixes");

const NAMES = { check: "Checking", audit: "Auditing" };

/** Registers the commands of the extension. */
function registerCommands(vscode, { panel, diagnostics, workspace, sessions, output }) {
  const { commands, window, ProgressLocation } = vscode;

  function activeDocument() {
    const document = window.activeTextEditor?.document;
    if (!document) throw new Error("Open a Swift file of the project first.");
    return document;
  }

  /** Runs `check` or `audit` on the project of the active file, and says what it found. */
  function runTool(tool) {
    const source = workspace.sourceOf(activeDocument());
    const title = `${NAMES[tool]} the project`;
    const location = ProgressLocation.Notification;
    return window.withProgress({ location, title, cancellable: true }, async (progress, token) => {
      const controller = new AbortController();
      token.onCancellationRequested(() => controller.abort());
      const count = await diagnostics.run(tool, source, {
        signal: controller.signal, onProgress: (message) => progress.report({ message }),
      });
      if (count === null) return;
      const found = count === 1 ? "1 problem" : `${count || "no"} problems`;
      window.setStatusBarMessage(`vitrine ${tool}: ${found}`, 5000);
    });
  }

  const actions = {
    "vitrine.showPreviews": () => panel.show(activeDocument()),
    "vitrine.drawAgain": () => panel.refresh(),
    "vitrine.check": () => runTool("check"),
    "vitrine.audit": () => runTool("audit"),
    "vitrine.restart": async () => {
      sessions.restart();
      await panel.refresh();
    },
    "vitrine.showLog": () => output.show(true),
    "vitrine.ignoreFinding": (project, folder, fix) => {
      diagnostics.ignore(project, folder, fix);
      window.setStatusBarMessage(`${fix.rule} is ignored in ${CONFIGURATION}`, 5000);
    },
  };
  return Object.entries(actions).map(([name, action]) => commands.registerCommand(
    name, async (...parameters) => {
      try {
        await action(...parameters);
      } catch (error) {
        output.appendLine([error.message, error.detail].filter(Boolean).join("\n"));
        window.showErrorMessage(shortened(error.message));
      }
    }));
}

/** The first line of a message, which can list many compile errors. */
function shortened(message) {
  const [first, ...others] = message.trim().split("\n");
  return others.length > 0 ? `${first} … The log has the rest.` : first;
}

module.exports = { registerCommands };
