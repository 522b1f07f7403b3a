"use strict";

// The extension with the real `vitrine mcp`, on a copy of Everyday.

const assert = require("node:assert/strict");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { test } = require("node:test");
const { EXTENSION, ROOT, load } = require("./support");
const { fakeContext, fakeVSCode } = require("./fake-vscode");

const TOOL = process.env.VITRINE_TOOL ?? path.join(ROOT, ".build/debug/vitrine");
const LIMIT = 120_000;

function activated(t, program = TOOL) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "vitrine-live-"));
  t.after(() => fs.rmSync(scratch, { recursive: true, force: true }));
  const folder = path.join(scratch, "Everyday");
  fs.cpSync(path.join(ROOT, "Examples/Everyday"), folder, { recursive: true });
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
    const { collections, done, edit, file, show, vscode } = activated(t);
    await show("TideWidget.swift");
    const [panel] = done.panels;
    const pictures = () => panel.last("subjects").subjects.map(({ frames }) => frames[0].data);
    const before = pictures();
    assert.equal(before.length, 8, JSON.stringify(panel.last("status")));

    await edit("TideViews.swift", "Old Harbour", "New Harbour");
    const after = pictures();
    assert.notEqual(after[0], before[0]);
    assert.equal(after[1], before[1]);
    assert.equal(panel.last("status").problem, null);
    assert.equal(collections.get("vitrine check").size, 0);

    await edit("TideViews.swift", "Text(\"New Harbour\")", "Chart { }");
    const { problem, isOld } = panel.last("status");
    assert.ok(isOld);
    assert.equal(problem.places[0].file, file("TideViews.swift"));
    assert.deepEqual(pictures(), after);
    const [found] = collections.get("vitrine check").get(file("TideViews.swift"));
    assert.equal(found.message, "Chart: the file lacks import Charts");

    await edit("TideViews.swift", "Chart { }", "Text(\"Old Harbour\")");
    assert.deepEqual(pictures(), before);
    assert.equal(collections.get("vitrine check").size, 0);

    await panel.receive({ type: "entries", id: "Tide-small" });
    assert.equal(panel.last("subjects").subjects[2].frames.length, 48);
    await vscode.commands.executeCommand("vitrine.restart");
    assert.equal(panel.last("subjects").subjects.length, 8);
    assert.deepEqual(done.messages, []);
  });

for (const [name, program, message] of [
  ["is not there", "/nowhere/vitrine", /\/nowhere\/vitrine was not found/],
  ["may not be executed", path.join(EXTENSION, "package.json"), /may not be executed/],
]) {
  test(`a program that ${name} is a message`, { timeout: LIMIT }, async (t) => {
    const { done, show } = activated(t, program);
    await show("TideWidget.swift");
    assert.match(done.panels[0].last("status").problem.text, message);
    assert.equal(done.messages.length, 1);
  });
}
