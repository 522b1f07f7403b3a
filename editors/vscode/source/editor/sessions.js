"use strict";

const { Session } = require("../protocol/session");
const { settingsOf } = require("./settings");

/** What the status bar shows of a session's state; nothing if it is as it should be. */
const STATUS = {
  starting: "$(sync~spin) Vitrine is starting",
  waiting: "$(sync~spin) Vitrine starts again",
  failed: "$(error) Vitrine",
};

/**
 * The sessions of the workspace: one for each folder, from its first use on.
 *
 * `start(program, folder)` starts a program as `Session` expects it. `onRunning(folder)` is called
 * when a program runs, also after its restart.
 */
class Sessions {
  constructor(vscode, { start, clock, version, log, onRunning }) {
    Object.assign(this, { vscode, start, clock, version, log, onRunning });
    this.sessions = new Map();
    this.status = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Left);
    this.status.command = "vitrine.showLog";
    this.listeners = [
      this.status,
      vscode.workspace.onDidChangeWorkspaceFolders(({ removed }) => {
        for (const folder of removed) this.remove(folder);
      }),
      vscode.workspace.onDidChangeConfiguration((event) => {
        // The next call starts the program that is set now.
        if (event.affectsConfiguration("vitrine.path")) this.stop();
      }),
    ];
  }

  isUsed(folder) {
    return this.sessions.has(folder.uri.toString());
  }

  of(folder) {
    const key = folder.uri.toString();
    const existing = this.sessions.get(key);
    if (existing) return existing;
    const session = new Session({
      start: () => this.start(settingsOf(this.vscode, folder).path, folder.uri.fsPath),
      clock: this.clock, version: this.version,
      log: (text) => this.log(`${folder.name}: ${text}`),
      onState: (state) => this.show(folder, state),
    });
    this.sessions.set(key, session);
    return session;
  }

  restart() {
    for (const session of this.sessions.values()) session.restart();
  }

  stop() {
    for (const session of this.sessions.values()) session.stop();
  }

  dispose() {
    this.stop();
    for (const listener of this.listeners) listener.dispose();
  }

  remove(folder) {
    const key = folder.uri.toString();
    this.sessions.get(key)?.stop();
    this.sessions.delete(key);
  }

  show(folder, { name, message, error }) {
    this.status.text = STATUS[name] ?? "";
    this.status.tooltip = message || undefined;
    if (STATUS[name]) this.status.show();
    else this.status.hide();
    if (name === "failed") this.explain(error);
    if (name !== "running") return;
    if (message) this.vscode.window.showWarningMessage(message);
    this.onRunning(folder);
  }

  async explain(error) {
    const actions = {
      "Start Again": () => this.restart(),
      "Open Settings": () => this.vscode.commands.executeCommand(
        "workbench.action.openSettings", "vitrine.path"),
      "Show Log": () => this.vscode.commands.executeCommand("vitrine.showLog"),
    };
    const chosen = await this.vscode.window.showErrorMessage(
      error.message, ...Object.keys(actions));
    actions[chosen]?.();
  }
}

module.exports = { Sessions };
