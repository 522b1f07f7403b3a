"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { test } = require("node:test");
const { EXTENSION, FakeProgram, PROJECT, ROOT, load, recorded, recording, settle } =
  require("./support");
const { fakeContext, fakeVSCode } = require("./fake-vscode");

const main = load("editor/main");
const { DELAYS } = load("protocol/restart-policy");
const manifest = JSON.parse(fs.readFileSync(path.join(EXTENSION, "package.json"), "utf8"));

/** The settings with which the answers were recorded. */
const RECORDED = { "vitrine.scale": 0.25, "vitrine.date": "2026-03-05T09:30" };

/**
 * The extension in a workspace with a copy of Everyday, whose `vitrine` answers with what was
 * recorded, or with `answer`.
 */
function activated(t, { answer = recorded, settings = {}, memory = null } = {}) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "vitrine-editor-"));
  t.after(() => fs.rmSync(scratch, { recursive: true }));
  const folder = path.join(scratch, "Everyday");
  fs.cpSync(path.join(ROOT, "Examples/Everyday"), folder, { recursive: true });
  const locales = { "vitrine.locales": ["en_US", "de_DE"] };
  const fake = fakeVSCode([folder], { ...RECORDED, ...locales, ...settings });
  const context = fakeContext(EXTENSION);
  if (memory) context.workspaceState = memory;
  const programs = [];
  const replaced = (value, from, to) => JSON.parse(JSON.stringify(value).replaceAll(from, to));
  main.activate(fake.vscode, context, {
    start: (setting, at) => {
      const program = new FakeProgram((message, self) => replaced(
        answer(replaced(message, folder, PROJECT), self), PROJECT, folder));
      program.setting = setting;
      program.folder = at;
      programs.push(program);
      return program;
    },
  });
  t.after(() => context.subscriptions.forEach((each) => each.dispose()));
  const file = (name) => path.join(folder, name);
  const show = (name, line) => {
    fake.vscode.window.activeTextEditor = fake.editor(file(name), line);
    return fake.vscode.commands.executeCommand("vitrine.showPreviews");
  };
  return { ...fake, context, file, folder, programs, show };
}

const checksIn = (programs) => programs.flatMap(({ sent }) => sent)
  .filter(({ params }) => params?.name === "check");

test("the manifest and the extension name the same commands and settings", (t) => {
  const { registered, vscode } = activated(t);
  const commands = manifest.contributes.commands.map(({ command }) => command);
  assert.deepEqual(commands.filter((name) => !registered.has(name)), []);
  assert.deepEqual([...registered.keys()].filter((name) => !commands.includes(name)),
    ["vitrine.ignoreFinding"]);
  const used = new Set();
  vscode.workspace.getConfiguration = () => ({
    get: (name, standard) => {
      used.add(`vitrine.${name}`);
      return standard;
    },
  });
  const { settingsOf } = load("editor/settings");
  const settings = settingsOf(vscode, { uri: null });
  const { properties } = manifest.contributes.configuration;
  assert.deepEqual([...used].sort(), Object.keys(properties).sort());
  const standard = (name) => properties[`vitrine.${name}`].default;
  assert.equal(settings.scale, standard("scale"));
  assert.equal(settings.checkOnSave, standard("checkOnSave"));
  assert.equal(settings.auditOnSave, standard("auditOnSave"));
});

test("nothing runs before the user asks for it", async (t) => {
  const { programs, emit, document, file } = activated(t);
  await emit("save", document(file("TideViews.swift")));
  await settle();
  assert.equal(programs.length, 0);
});

test("the previews of the open file are shown beside it", async (t) => {
  const { done, programs, show, folder } = activated(t);
  await show("TideWidget.swift");
  const [panel] = done.panels;
  assert.equal(programs[0].folder, folder);
  assert.equal(programs[0].setting, "");
  assert.match(panel.webview.html, /default-src 'none'.*script-src 'nonce-[0-9a-f]{32}'/);
  assert.ok(!panel.webview.html.includes("unsafe"));
  assert.equal(panel.last("subjects").subjects.length, 8);
  panel.sent.length = 0;
  await panel.receive({ type: "ready" });
  assert.deepEqual(panel.sent.map(({ type }) => type),
    ["axes", "title", "subjects", "highlight", "status"]);
});

test("a save draws again, then checks", async (t) => {
  const { done, emit, document, file, programs, show } = activated(t);
  await show("TideWidget.swift");
  await emit("save", document(file("TideViews.swift")));
  const calls = programs[0].sent.filter(({ method }) => method === "tools/call")
    .map(({ params }) => params.name);
  assert.deepEqual(calls, ["frames", "frames", "check"]);
  done.panels[0].dispose();
  await emit("save", document(file("TideViews.swift")));
  assert.equal(checksIn(programs).length, 2);
});

test("of many saves only the last one checks, and saves of other files only draw", async (t) => {
  const { emit, document, done, file, programs, show } = activated(t);
  await show("TideWidget.swift");
  const saves = [1, 2, 3, 4].map(() => emit("save", document(file("TideViews.swift"))));
  await Promise.all(saves);
  assert.equal(checksIn(programs).length, 1);
  const before = programs[0].sent.length;
  await emit("save", document(file("Localizable.xcstrings")));
  assert.equal(programs[0].sent.length, before + 1);
  assert.equal(done.panels[0].last("status").problem, null);
});

test("a drawing is repeated when vitrine has ended and runs again", async (t) => {
  let isFirst = true;
  const { done, programs, show } = activated(t, {
    answer: (message, program) => {
      if (message.method !== "tools/call" || !isFirst) return recorded(message);
      isFirst = false;
      program.exit("vitrine ended with signal SIGKILL.");
      return [];
    },
  });
  await show("TideWidget.swift");
  const [panel] = done.panels;
  assert.match(panel.last("status").problem.text, /SIGKILL/);
  await new Promise((resolve) => { setTimeout(resolve, DELAYS[0] + 50); });
  await settle();
  assert.equal(programs.length, 2);
  assert.equal(panel.last("subjects").subjects.length, 8);
  assert.equal(panel.last("status").problem, null);
});

test("no check after a save if the user does not want it", async (t) => {
  const { emit, document, file, programs, show } = activated(t, {
    settings: { "vitrine.checkOnSave": false },
  });
  await show("TideWidget.swift");
  await emit("save", document(file("TideViews.swift")));
  assert.equal(checksIn(programs).length, 0);
});

test("the declaration under the cursor is marked on the page", async (t) => {
  const { done, editor, emit, file, show } = activated(t);
  await show("TideWidget.swift", 102);
  const [panel] = done.panels;
  assert.deepEqual(panel.last("highlight").ids, ["Tide"]);
  await emit("selection", { textEditor: editor(file("TideWidget.swift"), 43) });
  assert.equal(panel.last("highlight").ids.length, 6);
  await emit("selection", { textEditor: editor(file("TideWidget.swift"), 0) });
  assert.deepEqual(panel.last("highlight").ids, []);
  const line = fs.readFileSync(file("TideViews.swift"), "utf8").split("\n")
    .findIndex((each) => each.includes("\"Old Harbour\""));
  await emit("selection", { textEditor: editor(file("TideViews.swift"), line) });
  assert.deepEqual(panel.last("highlight").labels, ["Old Harbour"]);
  await emit("selection", { textEditor: editor("/elsewhere/A.swift", 0) });
  assert.deepEqual(panel.last("highlight").labels, ["Old Harbour"]);
});

test("a click goes to the declaration, or to the text in the sources", async (t) => {
  const { done, file, show } = activated(t);
  await show("TideWidget.swift");
  const [panel] = done.panels;
  await panel.receive({ type: "open", id: "Tide" });
  await panel.receive({ type: "openElement", id: "Tide", label: "Old Harbour", value: "" });
  await panel.receive({ type: "openElement", id: "Tide", label: "ランチまで", value: "" });
  await panel.receive({ type: "openElement", id: "Tide", label: "4.7 m", value: "" });
  await panel.receive({ type: "open", id: "unknown" });
  await panel.receive({ type: "nonsense" });
  await panel.receive(null);
  const lineOf = (name, text) => {
    const lines = fs.readFileSync(file(name), "utf8").split("\n");
    return `${name}:${lines.findIndex((line) => line.includes(text)) + 1}`;
  };
  assert.deepEqual(done.opened, [
    "TideWidget.swift:101", lineOf("TideViews.swift", "\"Old Harbour\""),
    lineOf("LunchWidget.swift", "\"Lunch in\""), "TideWidget.swift:101",
  ]);
  assert.match(done.status.at(-1), /“4\.7 m” is not written in the sources/);
});

test("a choice on the page is kept and drawn", async (t) => {
  const { context, done, programs, show } = activated(t);
  await show("TideWidget.swift");
  await done.panels[0].receive({ type: "choose", name: "scheme", value: "dark" });
  await done.panels[0].receive({ type: "choose", name: "scheme", value: "--no-sandbox" });
  const variants = programs[0].sent.filter(({ params }) => params?.name === "frames")
    .map(({ params }) => params.arguments.variants);
  assert.deepEqual(variants, ["scheme=light:dark", "scheme=dark", "scheme=light:dark"]);
  assert.equal(context.workspaceState.get("vitrine.variants").scheme, "light:dark");
});

test("a locale that was chosen is kept until the next start", async (t) => {
  const { workspaceState } = fakeContext(EXTENSION);
  await workspaceState.update("vitrine.variants", { locale: "de_DE", scheme: "no" });
  const { done, show } = activated(t, { memory: workspaceState });
  await show("TideWidget.swift");
  const { choice } = done.panels[0].last("axes");
  assert.deepEqual([choice.locale, choice.scheme], ["de_DE", "light:dark"]);
});

test("a hidden page is drawn when it is shown", async (t) => {
  const { done, emit, document, file, programs, show } = activated(t);
  await show("TideWidget.swift");
  const [panel] = done.panels;
  const drawings = () => programs[0].sent.filter(({ params }) => params?.name === "frames").length;
  panel.visible = false;
  await emit("save", document(file("TideViews.swift")));
  panel.changed();
  assert.equal(drawings(), 1);
  panel.visible = true;
  panel.changed();
  panel.changed();
  await settle();
  assert.equal(drawings(), 2);
});

test("of two files that are opened at once the last one is shown", async (t) => {
  const { done, editor, emit, file, show } = activated(t);
  await show("TideWidget.swift");
  await Promise.all(["LunchWidget.swift", "ReadingStreakWidget.swift", "TideWidget.swift"]
    .map((name) => emit("editor", editor(file(name)))));
  await emit("editor", editor(file("ReadingStreakWidget.swift")));
  assert.equal(done.panels[0].last("title").file, "ReadingStreakWidget.swift");
});

test("the page follows files that can have previews", async (t) => {
  const { done, editor, emit, file, show } = activated(t);
  await show("TideWidget.swift");
  const title = () => done.panels[0].last("title").file;
  await emit("editor", editor(file("TideViews.swift")));
  assert.equal(title(), "TideWidget.swift");
  await emit("editor", editor(file("LunchWidget.swift")));
  assert.equal(title(), "LunchWidget.swift");
  await emit("editor", undefined);
});

const DIAGNOSED = recording().filter(({ sent }) => sent.params.name === "check").at(-1);

test("check shows problems, and a fix adds the import", async (t) => {
  const { collections, document, file, show, vscode } = activated(t, {
    answer: (message) => (message.params?.name === "check"
      ? [{ ...DIAGNOSED.received.at(-1), id: message.id }] : recorded(message)),
  });
  await show("TideWidget.swift");
  await vscode.commands.executeCommand("vitrine.check");
  const shown = collections.get("vitrine check").get(file("TideViews.swift"));
  const missing = shown.find(({ message }) => message.startsWith("Chart:"));
  assert.equal(missing.severity, 0);
  const source = document(file("TideViews.swift"));
  const [action] = vscode.provider.provideCodeActions(
    source, missing.range, { diagnostics: shown });
  assert.equal(action.title, "Add “import Charts”");
  assert.equal(action.edit.edits[0].text, "import Charts\n");
  fs.writeFileSync(file("TideViews.swift"), `import Charts\n${source.getText()}`);
  assert.deepEqual(
    vscode.provider.provideCodeActions(source, missing.range, { diagnostics: shown }), []);
});

test("audit shows findings, and a fix ignores one", async (t) => {
  const { collections, document, done, file, show, vscode } = activated(t);
  await show("TideWidget.swift");
  await vscode.commands.executeCommand("vitrine.audit");
  const audit = collections.get("vitrine audit");
  const findings = audit.get(file("ReadingStreakWidget.swift"));
  assert.equal(findings.length, 5);
  assert.deepEqual([findings[0].code, findings[0].range.start.line], ["tap-target", 45]);
  const [action] = vscode.provider.provideCodeActions(
    document(file("ReadingStreakWidget.swift")), findings[0].range, { diagnostics: [findings[0]] });
  assert.equal(action.title, "Ignore tap-target for ReadingStreak in .vitrine.json");
  await vscode.commands.executeCommand(action.command.command, ...action.command.arguments);
  assert.equal(audit.has(file("ReadingStreakWidget.swift")), false);
  assert.equal(audit.get(file("LunchWidget.swift")).length, 1);
  const written = JSON.parse(fs.readFileSync(file(".vitrine.json"), "utf8"));
  assert.deepEqual(written.audit.ignore, [{ rule: "tap-target", kind: "ReadingStreak" }]);
  fs.writeFileSync(file(".vitrine.json"), "{");
  await vscode.commands.executeCommand(action.command.command, ...action.command.arguments);
  assert.match(done.messages.at(-1), /not valid JSON/);
});

test("a check can be cancelled", async (t) => {
  const { programs, show, vscode } = activated(t, {
    answer: (message) => (message.params?.name === "check" ? [] : recorded(message)),
  });
  await show("TideWidget.swift");
  const check = vscode.commands.executeCommand("vitrine.check");
  await settle();
  vscode.cancel();
  await check;
  assert.equal(programs[0].sent.at(-1).method, "notifications/cancelled");
});

test("a program that is not there is explained once, with what to do", async (t) => {
  const { answers, done, emit, document, file, show, programs } = activated(t, {
    answer: (message, program) => {
      program.exit("vitrine was not found. Install vitrine, or set vitrine.path.", true);
      return [];
    },
  });
  answers.push("Open Settings");
  await show("TideWidget.swift");
  await settle();
  assert.ok(done.executed.includes("workbench.action.openSettings"));
  const { problem } = done.panels[0].last("status");
  assert.match(problem.text, /not found.*vitrine\.path/);
  assert.deepEqual(done.messages, [problem.text]);
  for (let count = 0; count < 5; count += 1) await emit("save", document(file("Tide.swift")));
  assert.equal(programs.length, 1);
  assert.equal(done.messages.length, 1);
});

test("another path of the program is used at the next call", async (t) => {
  const settings = {};
  const { vscode, done, emit, programs, show } = activated(t);
  await show("TideWidget.swift");
  const { get } = vscode.workspace.getConfiguration();
  settings["vitrine.path"] = "~/bin/vitrine";
  vscode.workspace.getConfiguration = () => ({
    get: (name, standard) => settings[`vitrine.${name}`] ?? get(name, standard),
  });
  await emit("configuration", {
    affectsConfiguration: (name) => "vitrine.path".startsWith(name),
  });
  await settle();
  assert.deepEqual(programs.map(({ setting }) => setting), ["", "~/bin/vitrine"]);
  assert.ok(programs[0].isEnded);
  assert.equal(done.panels[0].last("status").problem, null);
});

test("files outside of a project are refused with a sentence", async (t) => {
  const { done, file, show, vscode, editor } = activated(t);
  await vscode.commands.executeCommand("vitrine.showPreviews");
  vscode.window.activeTextEditor = editor(path.join(EXTENSION, "package.json"));
  await vscode.commands.executeCommand("vitrine.showPreviews");
  const elsewhere = path.join(os.tmpdir(), `vitrine-${process.pid}.swift`);
  fs.writeFileSync(elsewhere, "");
  t.after(() => fs.rmSync(elsewhere));
  vscode.window.activeTextEditor = editor(elsewhere);
  await vscode.commands.executeCommand("vitrine.showPreviews");
  assert.deepEqual(done.messages.map((text) => text.split(".")[0]), [
    "Open a Swift file of the project first", "Open a Swift file that is saved on this machine",
    "The file is in no folder of the workspace",
  ]);
  vscode.workspace.getConfiguration = () => ({
    get: (name, standard) => (name === "project" ? "../.." : standard),
  });
  await show("TideWidget.swift");
  assert.match(done.messages.at(-1), /vitrine\.project is .*, outside of/);
  assert.equal(done.panels.length, 0);
  assert.ok(fs.existsSync(file("TideWidget.swift")));
});

test("removing a folder ends its program and hides its problems", async (t) => {
  const { collections, emit, programs, show, vscode } = activated(t);
  await show("TideWidget.swift");
  await vscode.commands.executeCommand("vitrine.audit");
  assert.equal(collections.get("vitrine audit").size, 2);
  await emit("folders", { removed: vscode.workspace.workspaceFolders, added: [] });
  assert.ok(programs[0].isEnded);
  assert.equal(collections.get("vitrine audit").size, 0);
});
