"use strict";

const fs = require("node:fs");
const path = require("node:path");

/** The parts of the editor's API that the extension uses, without an editor. */
function fakeVSCode(folders, settings = {}) {
  const listeners = {};
  const event = (name) => (listener) => {
    (listeners[name] ??= new Set()).add(listener);
    return { dispose: () => listeners[name].delete(listener) };
  };
  /** What the extension did. */
  const done = { messages: [], opened: [], status: [], executed: [], output: [], panels: [] };
  const registered = new Map();

  const Uri = {
    file: (fsPath) => ({ scheme: "file", fsPath, toString: () => `file://${fsPath}` }),
    joinPath: (uri, ...names) => Uri.file(path.join(uri.fsPath, ...names)),
  };
  class Position {
    constructor(line, character) {
      Object.assign(this, { line, character });
    }
  }
  class Range {
    constructor(...numbers) {
      const [a, b, c, d] = numbers;
      this.start = numbers.length === 4 ? new Position(a, b) : a;
      this.end = numbers.length === 4 ? new Position(c, d) : b;
    }
  }
  class Diagnostic {
    constructor(range, message, severity) {
      Object.assign(this, { range, message, severity });
    }
  }
  class CodeAction {
    constructor(title, kind) {
      Object.assign(this, { title, kind });
    }
  }
  class WorkspaceEdit {
    constructor() {
      this.edits = [];
    }

    replace(uri, range, text) {
      this.edits.push({ uri, range, text });
    }
  }
  class RelativePattern {
    constructor(base, pattern) {
      Object.assign(this, { base, pattern });
    }
  }

  function document(fsPath, languageId = fsPath.endsWith(".swift") ? "swift" : "plaintext") {
    const text = () => fs.readFileSync(fsPath, "utf8");
    return {
      uri: Uri.file(fsPath), languageId, getText: text,
      positionAt: (offset) => {
        const before = text().slice(0, offset).split("\n");
        return new Position(before.length - 1, before.at(-1).length);
      },
    };
  }

  const editor = (fsPath, line = 0) => ({
    document: document(fsPath), viewColumn: 1, selection: { active: new Position(line, 0) },
  });

  const collections = new Map();
  const answers = [];
  const workspaceFolders = folders.map((folder) => ({
    uri: Uri.file(folder), name: path.basename(folder), index: 0,
  }));

  const vscode = {
    Uri, Position, Range, Diagnostic, CodeAction, WorkspaceEdit, RelativePattern,
    CodeActionKind: { QuickFix: "quickfix" },
    DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2 },
    ProgressLocation: { Notification: 15 },
    StatusBarAlignment: { Left: 1 },
    ViewColumn: { Beside: -2, One: 1 },
    commands: {
      registerCommand(name, action) {
        if (registered.has(name)) throw new Error(`command ${name} exists`);
        registered.set(name, action);
        return { dispose: () => registered.delete(name) };
      },
      executeCommand: (name, ...parameters) => {
        done.executed.push(name);
        return registered.get(name)?.(...parameters);
      },
    },
    languages: {
      createDiagnosticCollection(name) {
        const entries = new Map();
        collections.set(name, entries);
        return {
          set: (uri, list) => entries.set(uri.fsPath, list), clear: () => entries.clear(),
          dispose: () => entries.clear(),
        };
      },
      registerCodeActionsProvider(selector, provider) {
        vscode.provider = provider;
        return { dispose() {} };
      },
    },
    window: {
      activeTextEditor: undefined,
      visibleTextEditors: [],
      createOutputChannel: () => ({
        appendLine: (line) => done.output.push(line), show: () => done.status.push("log"),
        dispose() {},
      }),
      createStatusBarItem: () => ({ show() {}, hide() {}, dispose() {} }),
      createWebviewPanel(type, title, column, options) {
        const panel = {
          type, options, sent: [], isDisposed: false, visible: true,
          webview: {
            cspSource: "vscode-resource:", html: "",
            asWebviewUri: (uri) => `vscode-resource:${uri.fsPath}`,
            postMessage: (message) => {
              if (panel.isDisposed) throw new Error("the page is gone");
              panel.sent.push(structuredClone(message));
            },
            onDidReceiveMessage: (listener) => { panel.receive = listener; },
          },
          reveal() {},
          onDidDispose: (listener) => { panel.disposed = listener; },
          onDidChangeViewState: (listener) => { panel.changed = listener; },
          dispose() {
            panel.isDisposed = true;
            panel.disposed();
          },
          last: (kind) => panel.sent.filter((message) => message.type === kind).at(-1),
        };
        done.panels.push(panel);
        return panel;
      },
      onDidChangeActiveTextEditor: event("editor"),
      onDidChangeTextEditorSelection: event("selection"),
      setStatusBarMessage: (text) => done.status.push(text),
      showErrorMessage: async (text) => {
        done.messages.push(text);
        return answers.shift();
      },
      showWarningMessage: async (text) => void done.messages.push(text),
      showQuickPick: async (items) => items[Number(answers.shift() ?? 0)],
      showTextDocument: async ({ uri }, { selection }) => {
        done.opened.push(`${path.basename(uri.fsPath)}:${selection.start.line + 1}`);
      },
      withProgress: (options, task) => task(
        { report() {} }, { onCancellationRequested: (listener) => { vscode.cancel = listener; } }),
    },
    workspace: {
      workspaceFolders,
      getConfiguration: () => ({
        get: (name, standard) => settings[`vitrine.${name}`] ?? standard,
      }),
      getWorkspaceFolder: (uri) => workspaceFolders.find(
        ({ uri: folder }) => uri.fsPath.startsWith(`${folder.fsPath}/`)),
      findFiles: async ({ base, pattern }) => fs.readdirSync(base.fsPath, { recursive: true })
        .filter((name) => name.endsWith(path.extname(pattern)))
        .map((name) => Uri.file(path.join(base.fsPath, name))),
      openTextDocument: async (uri) => document(uri.fsPath),
      onDidChangeConfiguration: event("configuration"),
      onDidChangeWorkspaceFolders: event("folders"),
      createFileSystemWatcher: () => ({
        onDidCreate: event("files"), onDidDelete: event("files"), dispose() {},
      }),
      onDidSaveTextDocument: event("save"),
    },
  };

  const emit = (name, value) => Promise.all(
    [...(listeners[name] ?? [])].map((listener) => listener(value)));
  return { vscode, answers, collections, document, done, editor, emit, registered };
}

/** The context of an extension's activation. */
function fakeContext(folder) {
  const stored = new Map();
  const packageJSON = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  return {
    subscriptions: [], extensionPath: folder, extension: { packageJSON },
    workspaceState: {
      get: (name) => stored.get(name), update: async (name, value) => void stored.set(name, value),
    },
  };
}

module.exports = { fakeContext, fakeVSCode };
