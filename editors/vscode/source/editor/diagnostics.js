"use strict";

const fs = require("node:fs");
const { problemsOfAudit, problemsOfCheck } = require("../model/problems");
const { configurationFile, sourceEdit, ignoringFinding, ignoreTitle } = require("../model/fixes");
const { buildParameters } = require("./settings");

const READERS = { check: problemsOfCheck, audit: problemsOfAudit };
/** The end of a line whose length is not known. */
const LINE_END = 10_000;

/** The problems that `check` and `audit` find, in the editor, with fixes. */
class Diagnostics {
  constructor(vscode, { sessions, workspace, log }) {
    Object.assign(this, { vscode, sessions, workspace, log });
    this.collections = {
      check: vscode.languages.createDiagnosticCollection("vitrine check"),
      audit: vscode.languages.createDiagnosticCollection("vitrine audit"),
    };
    /** What is shown: by tool and project, then `{ file, source, problem, diagnostic }`. */
    this.shown = new Map();
    this.running = new Map();
    this.listeners = [
      ...Object.values(this.collections),
      vscode.workspace.onDidChangeWorkspaceFolders(({ removed }) => this.forget(removed)),
      vscode.languages.registerCodeActionsProvider(
        { language: "swift", scheme: "file" },
        { provideCodeActions: (document, range, context) => this.actions(document, context) },
        { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] }),
    ];
  }

  dispose() {
    for (const controller of this.running.values()) controller.abort();
    for (const listener of this.listeners) listener.dispose();
  }

  /**
   * Runs a tool on a project, and shows what it finds. Returns the number of problems, or null if
   * a later run has taken its place. Rejects with a `ToolError`.
   */
  async run(tool, source, { signal, onProgress } = {}) {
    const { folder, settings, project } = source;
    const key = `${tool} ${project}`;
    this.running.get(key)?.abort();
    const controller = new AbortController();
    this.running.set(key, controller);
    signal?.addEventListener("abort", () => controller.abort(), { once: true });
    try {
      const { structured } = await this.sessions.of(folder).call(
        tool, { path: project, ...buildParameters(settings) },
        { signal: controller.signal, onProgress });
      const items = await this.located(READERS[tool](structured), source);
      if (this.running.get(key) !== controller) return null;
      this.shown.set(key, items);
      this.publish(tool);
      return items.length;
    } catch (error) {
      if (error.code === "cancelled") return null;
      throw error;
    } finally {
      if (this.running.get(key) === controller) this.running.delete(key);
    }
  }

  /** Finds the files of problems. Those without a place are in the log. */
  async located(problems, source) {
    const items = [];
    for (const problem of problems) {
      const files = problem.file
        ? await this.workspace.filesNamed(problem.file, source.project) : [];
      if (files.length === 0) {
        this.log(`${problem.source}: ${problem.severity}: ${problem.message}`);
        continue;
      }
      items.push({ file: files[0], source, problem, diagnostic: this.diagnostic(problem) });
    }
    return items;
  }

  diagnostic({ line, column, severity, message, code, source }) {
    const { Diagnostic, DiagnosticSeverity, Range } = this.vscode;
    const row = Math.max(line - 1, 0);
    // An empty range covers the word at its place.
    const range = column === null
      ? new Range(row, 0, row, LINE_END) : new Range(row, column - 1, row, column - 1);
    const severities = {
      error: DiagnosticSeverity.Error, warning: DiagnosticSeverity.Warning,
      information: DiagnosticSeverity.Information,
    };
    const diagnostic = new Diagnostic(range, message, severities[severity]);
    diagnostic.source = source;
    diagnostic.code = code;
    return diagnostic;
  }

  publish(tool) {
    const collection = this.collections[tool];
    const files = new Map();
    for (const [key, items] of this.shown) {
      if (!key.startsWith(`${tool} `)) continue;
      for (const { file, diagnostic } of items) {
        files.set(file, [...(files.get(file) ?? []), diagnostic]);
      }
    }
    collection.clear();
    for (const [file, list] of files) collection.set(this.vscode.Uri.file(file), list);
  }

  /** Hides the problems of folders that are no longer in the workspace. */
  forget(folders) {
    for (const [key, items] of this.shown) {
      const isGone = ({ source }) => folders.some(
        ({ uri }) => uri.toString() === source.folder.uri.toString());
      if (items.some(isGone)) this.shown.delete(key);
    }
    for (const tool of Object.keys(this.collections)) this.publish(tool);
  }

  // Fixes

  actions(document, { diagnostics }) {
    const items = [...this.shown.values()].flat().filter(
      ({ file, problem }) => file === document.uri.fsPath && problem.fix !== null);
    return diagnostics.flatMap((diagnostic) => {
      const item = items.find((each) => isSame(each.diagnostic, diagnostic));
      return item ? this.action(item, diagnostic, document) ?? [] : [];
    });
  }

  action({ source, problem }, diagnostic, document) {
    const { CodeAction, CodeActionKind, Range, WorkspaceEdit } = this.vscode;
    const { fix, line } = problem;
    if (fix.kind === "ignoreFinding") {
      const action = new CodeAction(ignoreTitle(fix), CodeActionKind.QuickFix);
      action.command = {
        title: action.title, command: "vitrine.ignoreFinding",
        arguments: [source.project, source.folder.uri.fsPath, fix],
      };
      action.diagnostics = [diagnostic];
      return action;
    }
    const change = sourceEdit(fix, document.getText(), line);
    if (!change) return null;
    const action = new CodeAction(change.title, CodeActionKind.QuickFix);
    action.edit = new WorkspaceEdit();
    action.edit.replace(
      document.uri, new Range(document.positionAt(change.start), document.positionAt(change.end)),
      change.text);
    action.diagnostics = [diagnostic];
    action.isPreferred = true;
    return action;
  }

  /** Writes a finding into the project's list of ignored ones, and hides it. */
  ignore(project, folder, fix) {
    const file = configurationFile(project, folder, fs.existsSync);
    const current = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : null;
    fs.writeFileSync(file, ignoringFinding(fix, current));
    const key = `audit ${project}`;
    this.shown.set(key, (this.shown.get(key) ?? []).filter(
      ({ problem }) => problem.fix.rule !== fix.rule || problem.fix.subject !== fix.subject));
    this.publish("audit");
  }
}

/** Whether two diagnostics are the same; the editor passes copies. */
function isSame(one, other) {
  return one.message === other.message && one.source === other.source
    && one.range.start.line === other.range.start.line;
}

module.exports = { Diagnostics };
