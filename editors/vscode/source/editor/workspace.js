"use strict";

const fs = require("node:fs");
const { projectOf, isInside } = require("../model/project");
const { filesNamed } = require("../model/places");
const { settingsOf, projectSetting } = require("./settings");

/** The Swift files of a project that are looked at. */
const FILE_LIMIT = 5_000;
const EXCLUDED = "**/{.build,.git,.swiftpm,DerivedData,Pods,node_modules}/**";

/** The projects of the workspace and their Swift files. */
class Workspace {
  constructor(vscode) {
    this.vscode = vscode;
    this.files = new Map();
    const forget = () => this.files.clear();
    const watcher = vscode.workspace.createFileSystemWatcher("**/*.swift", false, true, false);
    this.listeners = [
      watcher, watcher.onDidCreate(forget), watcher.onDidDelete(forget),
      vscode.workspace.onDidChangeWorkspaceFolders(forget),
    ];
  }

  dispose() {
    for (const listener of this.listeners) listener.dispose();
  }

  /**
   * What is known of a document: `{ folder, settings, project }`. Throws an `Error` for the user if
   * it belongs to no project.
   */
  sourceOf(document) {
    const { uri, languageId } = document;
    if (languageId !== "swift" || uri.scheme !== "file") {
      throw new Error("Open a Swift file that is saved on this machine.");
    }
    const folder = this.vscode.workspace.getWorkspaceFolder(uri);
    if (!folder) {
      throw new Error("The file is in no folder of the workspace. Open the project's folder.");
    }
    const settings = settingsOf(this.vscode, folder);
    const project = projectSetting(settings, folder)
      ?? projectOf(uri.fsPath, folder.uri.fsPath, namesIn);
    if (!isInside(project, folder.uri.fsPath)) {
      throw new Error(
        `vitrine.project is ${project}, outside of ${folder.uri.fsPath}. Set a folder in it.`);
    }
    return { folder, settings, project };
  }

  /** The paths of the Swift files of a project. */
  async filesOf(project) {
    const known = this.files.get(project);
    if (known) return known;
    const paths = await this.find(project, "**/*.swift");
    this.files.set(project, paths);
    return paths;
  }

  /** The paths of the string catalogs of a project. */
  catalogsOf(project) {
    return this.find(project, "**/*.xcstrings");
  }

  async find(project, pattern) {
    const { RelativePattern, Uri, workspace } = this.vscode;
    const found = await workspace.findFiles(
      new RelativePattern(Uri.file(project), pattern), EXCLUDED, FILE_LIMIT);
    return found.map(({ fsPath }) => fsPath).sort();
  }

  /** The files that a name in the tool's answers can mean. */
  async filesNamed(name, project) {
    return filesNamed(name, { project, files: await this.filesOf(project) });
  }

  /** Opens a file at a line and column from 1, in an editor beside the page if there is one. */
  async open(file, line, column) {
    const { Position, Range, Uri, ViewColumn, window, workspace } = this.vscode;
    const document = await workspace.openTextDocument(Uri.file(file));
    const at = new Position(Math.max(line - 1, 0), Math.max((column ?? 1) - 1, 0));
    const visible = window.visibleTextEditors.find(
      (editor) => editor.document.uri.fsPath === file) ?? window.visibleTextEditors[0];
    await window.showTextDocument(document, {
      selection: new Range(at, at), viewColumn: visible?.viewColumn ?? ViewColumn.One,
    });
  }
}

function namesIn(folder) {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

module.exports = { Workspace };
