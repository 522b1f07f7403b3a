"use strict";

// The extension with the real `vitrine mcp`, on a copy of the project of the agents' tests.

const assert = require("node:assert/strict");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { test } = require("node:test");
const { EXTENSION, ROOT, load } = require("./support");
const { fakeContext, fakeVSCode } = require("./fake-vscode");

const TOOL = process.env.VITRINE_TOOL ?? path.join(ROOT, ".build/debug/vitrine");
const FIXTURE = path.join(ROOT, "Tests/Tool/AgentClientTests/Fixtures/Quay");
const LIMIT = 120_000;

function activated(t, program = TOOL) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "vitrine-live-"));
  t.after(() => fs.rmSync(scratch, { recursive: true, force: true }));
  const folder = path.join(scratch, "Quay");
  fs.cpSync(FIXTURE, folder, { recursive: true });
  for (const name of ["CACHE_HOME", "STATE_HOME", "RUNTIME_DIR"]) {
    process.env[`XDG_${name}`] = path.join(scratch, name);
    fs.mkdirSync(path.join(scratch, name), { mode: 0o700 });
  }
  const settings = {
    "vitrine.path": program, "vitrine.scale": 0.5, "vitrine.date": "2026-03-05T09:30",
  };
  const fake = fakeVSCode([folder], settings);
  const context = fakeContext(EXTENSION);
  load("editor/main").activate(fake.vscode, context);
  t.after(() => context.subscriptions.forEach((each) => each.dispose()));
  const file = (name) => path.join(folder, name);
  return {
    ...fake, file, settings,
    show: (name) => {
      fake.vscode.window.activeTextEditor = fake.editor(file(name));
      return fake.vscode.commands.executeCommand("vitrine.showPreviews");
    },
    edit: (name, from, to) => {
      const text = fs.readFileSync(file(name), "utf8");
      assert.ok(text.includes(from), from);
      fs.writeFileSync(file(name), text.replace(from, to));
      return fake.emit("save", fake.document(file(name)));
    },
  };
}

test("draws, follows saves, keeps pictures during errors, and finds problems", { timeout: LIMIT },
  async (t) => {
    const { collections, done, edit, file, settings, show, vscode } = activated(t);
    settings["vitrine.checkOnSave"] = false;
    await show("QuayWidgets.swift");
    const [panel] = done.panels;
    const pictures = () => panel.last("subjects").subjects.map(({ frames }) => frames[0].data);
    const before = pictures();
    const { subjects } = panel.last("subjects");
    assert.deepEqual(subjects.map(({ id, entries, line }) => [id, entries, line]), [
      ["Quay", 2, 95], ["Quay-small", 4, 62], ["FerryAttributes-lock", 1, 69],
      ["FerryAttributes-compact", 1, 69], ["FerryAttributes-minimal", 1, 69],
      ["FerryAttributes-expanded", 1, 69],
    ], JSON.stringify(panel.last("status")));

    await edit("QuayWidgets.swift", "Ferry in", "Boat in");
    const after = pictures();
    assert.notEqual(after[0], before[0]);
    assert.equal(after[2], before[2]);
    assert.equal(panel.last("status").problem, null);
    await panel.receive({ type: "entries", id: "Quay-small" });
    assert.equal(panel.last("subjects").subjects[1].frames.length, 8);

    settings["vitrine.checkOnSave"] = true;
    await edit("QuayWidgets.swift", "Text(entry.isOpen", "Chart { }; Text(entry.isOpen");
    const { problem, isOld } = panel.last("status");
    assert.ok(isOld);
    assert.equal(problem.places[0].file, file("QuayWidgets.swift"));
    assert.deepEqual(pictures(), after);
    const [found] = collections.get("vitrine check").get(file("QuayWidgets.swift"));
    assert.equal(found.message, "Chart: the file lacks import Charts");

    settings["vitrine.checkOnSave"] = false;
    await edit("QuayWidgets.swift", "Chart { }; ", "");
    assert.deepEqual(pictures(), after);
    await vscode.commands.executeCommand("vitrine.restart");
    assert.equal(panel.last("subjects").subjects.length, 6);
    assert.deepEqual(done.messages, []);
  });

for (const [name, program, message] of [
  ["is not there", "/nowhere/vitrine", /\/nowhere\/vitrine was not found/],
  ["may not be executed", path.join(EXTENSION, "package.json"), /may not be executed/],
]) {
  test(`a program that ${name} is a message`, { timeout: LIMIT }, async (t) => {
    const { done, show } = activated(t, program);
    await show("QuayWidgets.swift");
    assert.match(done.panels[0].last("status").problem.text, message);
    assert.equal(done.messages.length, 1);
  });
}
