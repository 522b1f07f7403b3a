"use strict";

const { startProgram } = require("../protocol/program");
const { Diagnostics } = require("./diagnostics");
const { PreviewPanel } = require("./panel");
const { Sessions } = require("./sessions");
const { Workspace } = require("./workspace");
const { registerCommands } = require("./commands");

/** The clock of sessions. */
const clock = {
  now: () => Date.now(),
  after: (milliseconds, action) => {
    const timer = setTimeout(action, milliseconds);
    timer.unref();
    return timer;
  },
  cancel: (timer) => clearTimeout(timer),
};

/**
 * Starts the extension. What is registered is disposed of by the editor.
 *
 * `start` replaces the program in tests.
 */
function activate(vscode, context, { start = startProgram } = {}) {
  const output = vscode.window.createOutputChannel("Vitrine");
  const log = (text) => output.appendLine(text);
  const { version } = context.extension.packageJSON;
  const sessions = new Sessions(vscode, {
    start, clock, version, log, onRunning: (folder) => panel.retry(folder),
  });
  const workspace = new Workspace(vscode);
  const diagnostics = new Diagnostics(vscode, { sessions, workspace, log });
  const panel = new PreviewPanel(vscode, {
    sessions, workspace, memory: context.workspaceState, folder: context.extensionPath,
  });

  let saves = 0;

  /** Draws first, because the user waits for the picture; then looks for problems. */
  async function saved(document) {
    if (document.uri.scheme !== "file") return;
    saves += 1;
    const save = saves;
    try {
      await panel.saved(document);
      // A later save draws now, and then looks for problems.
      if (save !== saves || document.languageId !== "swift") return;
      const folder = vscode.workspace.getWorkspaceFolder(document.uri);
      // Folders in which the user has not used the extension are left alone.
      if (!folder || !sessions.isUsed(folder)) return;
      const source = workspace.sourceOf(document);
      if (source.settings.checkOnSave) await diagnostics.run("check", source);
      if (source.settings.auditOnSave) await diagnostics.run("audit", source);
    } catch (error) {
      log(error.message);
    }
  }

  context.subscriptions.push(
    output, sessions, workspace, diagnostics, panel,
    vscode.workspace.onDidSaveTextDocument(saved),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (!event.affectsConfiguration("vitrine")) return;
      panel.refresh().catch((error) => log(error.message));
    }),
    ...registerCommands(vscode, { panel, diagnostics, workspace, sessions, output }));
}

module.exports = { activate };
