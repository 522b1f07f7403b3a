"use strict";

const crypto = require("node:crypto");
const path = require("node:path");
const { filesNamed } = require("../model/places");
const { Preview } = require("../model/preview");
const { textsOf } = require("../model/literals");
const { mayDeclareSubjects, subjectsAt } = require("../model/sources");
const { axes, validChoice } = require("../model/variants");
const { pageDocument } = require("../page/html");
const { findLiteral } = require("./literals");
const { drawingParameters } = require("./settings");

const CHOICE = "vitrine.variants";

/**
 * The page of previews beside the editor. It follows the active Swift file.
 *
 * The page receives `title`, `axes`, `subjects`, `status` and `highlight`; it sends `ready`,
 * `choose`, `entries`, `open`, `openElement`, `openPlace`, `refresh`, `restart`, `settings` and
 * `log`.
 */
class PreviewPanel {
  constructor(vscode, { sessions, workspace, memory, folder }) {
    Object.assign(this, { vscode, sessions, workspace, memory, folder });
    this.panel = null;
    this.source = null;
    this.files = [];
    /** Whether a file was saved while the page was hidden. */
    this.isStale = false;
    this.preview = new Preview({
      call: (...call) => this.sessions.of(this.source.folder).call(...call),
      show: (message) => this.panel?.webview.postMessage(message),
      belongs: (subject, source) => this.belongs(subject, source),
    });
    this.preview.choice = memory.get(CHOICE) ?? {};
    this.listeners = [
      vscode.window.onDidChangeActiveTextEditor((editor) => this.follow(editor)),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => this.mark(textEditor)),
    ];
  }

  get isOpen() {
    return this.panel !== null;
  }

  dispose() {
    this.preview.stop();
    this.panel?.dispose();
    for (const listener of this.listeners) listener.dispose();
  }

  /** Shows the previews of a document. Rejects with an `Error` for the user. */
  async show(document) {
    const source = this.workspace.sourceOf(document);
    if (this.panel) this.panel.reveal(undefined, true);
    else this.create();
    await this.open(document, source);
  }

  async open(document, source) {
    this.source = source;
    const files = await this.workspace.filesOf(source.project);
    // Another file can have been opened meanwhile.
    if (this.source !== source) return;
    this.files = files;
    this.showAxes();
    await this.preview.open({
      file: document.uri.fsPath, project: source.project,
      parameters: drawingParameters(source.settings),
    });
    this.mark(this.vscode.window.activeTextEditor);
  }

  /** Draws again after a save of a file in the project. */
  async saved(document) {
    const { fsPath } = document.uri;
    if (!this.isOpen || !this.source || !fsPath.startsWith(this.source.project + path.sep)) return;
    this.isStale = !this.panel.visible;
    if (this.isStale) return;
    if (!this.files.includes(fsPath)) {
      this.files = await this.workspace.filesOf(this.source.project);
    }
    await this.preview.redraw();
    this.mark(this.vscode.window.activeTextEditor);
  }

  /** Draws again if the program of a folder ended during the drawing, and runs again. */
  retry(folder) {
    const { uri } = this.source?.folder ?? {};
    if (this.isOpen && uri?.toString() === folder.uri.toString()) this.preview.retry();
  }

  /** Draws again with the settings of now. */
  async refresh() {
    if (!this.isOpen || !this.source) return;
    const { file } = this.preview.source;
    const document = await this.vscode.workspace.openTextDocument(this.vscode.Uri.file(file));
    await this.open(document, this.workspace.sourceOf(document));
  }

  // The page

  create() {
    const { Uri, ViewColumn, window } = this.vscode;
    const page = Uri.file(path.join(this.folder, "source", "page"));
    this.panel = window.createWebviewPanel(
      "vitrine.previews", "Previews", { viewColumn: ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, localResourceRoots: [page] });
    const { webview } = this.panel;
    const address = (name) => webview.asWebviewUri(Uri.joinPath(page, name)).toString();
    this.panel.onDidDispose(() => {
      this.panel = null;
      this.preview.stop();
    });
    this.panel.onDidChangeViewState(() => {
      if (!this.panel.visible || !this.isStale) return;
      this.isStale = false;
      this.preview.redraw();
    });
    webview.onDidReceiveMessage((message) => this.receive(message));
    webview.html = pageDocument({
      source: webview.cspSource, nonce: crypto.randomBytes(16).toString("hex"),
      script: address("page.js"), style: address("page.css"),
    });
  }

  showAxes() {
    const known = axes(this.source?.settings.locales ?? []);
    this.preview.choice = validChoice(this.preview.choice, known);
    this.panel?.webview.postMessage({ type: "axes", axes: known, choice: this.preview.choice });
  }

  async receive(message) {
    const { commands } = this.vscode;
    try {
      switch (message?.type) {
        case "ready":
          this.showAxes();
          for (const each of this.preview.messages()) this.panel?.webview.postMessage(each);
          break;
        case "choose": await this.choose(message.name, message.value); break;
        case "entries": await this.preview.entries(String(message.id)); break;
        case "open": await this.openSubject(String(message.id)); break;
        case "openElement":
          await this.openElement(String(message.id), String(message.label), String(message.value));
          break;
        case "openPlace": await this.openPlace(message); break;
        case "refresh": await this.refresh(); break;
        case "restart": await commands.executeCommand("vitrine.restart"); break;
        case "log": await commands.executeCommand("vitrine.showLog"); break;
        case "settings":
          await commands.executeCommand("workbench.action.openSettings", "vitrine.path");
          break;
        default: break;
      }
    } catch (error) {
      this.vscode.window.showErrorMessage(error.message);
    }
  }

  async choose(name, value) {
    const known = axes(this.source?.settings.locales ?? []);
    const choice = validChoice({ ...this.preview.choice, [name]: value }, known);
    await this.memory.update(CHOICE, choice);
    await this.preview.choose(choice);
  }

  // From the picture to the source

  async openSubject(id) {
    const subject = this.preview.subject(id);
    if (!subject) return;
    await this.workspace.open(await this.fileOf(subject), subject.line ?? 1);
  }

  /** Opens a text of a picture where it is written, or else the declaration. */
  async openElement(id, ...texts) {
    const subject = this.preview.subject(id);
    if (!subject) return;
    const own = await this.fileOf(subject);
    const files = [own, ...this.files.filter((file) => file !== own)];
    const catalogs = await this.workspace.catalogsOf(this.source.project);
    for (const text of texts.filter(Boolean)) {
      const places = await findLiteral(text, files, catalogs);
      if (places.length === 0) continue;
      const place = places.length === 1 ? places[0] : await this.chosen(places, text);
      if (place) await this.workspace.open(place.file, place.line, place.column);
      return;
    }
    await this.openSubject(id);
    const text = texts.find(Boolean) ?? "";
    this.vscode.window.setStatusBarMessage(
      `“${text}” is not written in the sources: here is ${subject.title}`, 5000);
  }

  async chosen(places, text) {
    const items = places.map((place) => ({
      label: `${path.basename(place.file)}:${place.line}`,
      description: path.relative(this.source.project, path.dirname(place.file)), place,
    }));
    const item = await this.vscode.window.showQuickPick(
      items, { title: `Where “${text}” is written` });
    return item?.place;
  }

  async openPlace({ file, line, column }) {
    if (typeof file !== "string" || !this.source) return;
    const [found] = await this.workspace.filesNamed(file, this.source.project);
    if (found) await this.workspace.open(found, Number(line) || 1, Number(column) || 1);
  }

  async fileOf({ file }) {
    const named = file ? await this.workspace.filesNamed(file, this.source.project) : [];
    return named.includes(this.preview.source.file)
      ? this.preview.source.file : named[0] ?? this.preview.source.file;
  }

  // From the source to the picture

  /** Shows the active file's previews, if it can have any. */
  async follow(editor) {
    if (!this.isOpen || editor?.document.languageId !== "swift") return;
    if (editor.document.uri.fsPath === this.preview.source?.file) {
      this.mark(editor);
      return;
    }
    if (!mayDeclareSubjects(editor.document.getText())) {
      this.mark(editor);
      return;
    }
    try {
      await this.open(editor.document, this.workspace.sourceOf(editor.document));
    } catch {
      // The page keeps what it shows: the file belongs to no project.
    }
  }

  /** Marks the declaration under the cursor, and the texts of the pictures in its line. */
  mark(editor) {
    const { fsPath } = editor?.document.uri ?? {};
    if (!this.isOpen || !this.files.includes(fsPath)) return;
    const source = editor.document.getText();
    const { line } = editor.selection.active;
    this.preview.highlight(
      fsPath === this.preview.source?.file
        ? subjectsAt(line + 1, this.preview.subjects, source) : [],
      textsOf(source.split("\n")[line] ?? "", this.preview.labels));
  }

  belongs(subject, { file, project }) {
    if (!subject.file) return false;
    return filesNamed(subject.file, { project, files: this.files }).includes(file);
  }
}

module.exports = { PreviewPanel };
