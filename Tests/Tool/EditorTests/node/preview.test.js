"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { PROJECT, load, recordedResult, recording, settle } = require("./support");

const { Preview } = load("model/preview");
const { readResult } = load("protocol/answers");

const FILE = `${PROJECT}/TideWidget.swift`;
const SOURCE = { file: FILE, project: PROJECT, parameters: { scale: 0.25 } };

/** A preview whose calls a test answers. */
function newPreview() {
  const calls = [];
  const shown = [];
  const preview = new Preview({
    call: (tool, parameters, { signal, onProgress }) => new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(
        Object.assign(new Error("cancelled"), { code: "cancelled" })));
      calls.push({ tool, parameters, signal, onProgress, resolve, reject });
    }),
    show: (message) => shown.push(structuredClone(message)),
    belongs: ({ file }, { file: wanted }) => wanted.endsWith(file.split("/").pop()),
  });
  const last = (type) => shown.filter((message) => message.type === type).at(-1);
  return { preview, calls, shown, last };
}

const one = readResult(recordedResult("frames", ({ entries }) => entries === 1), "frames");
const all = readResult(recordedResult("frames", ({ entries }) => entries === 24), "frames");
const compileErrors = recording().at(-1).received.at(-1).result;

test("the file's subjects are drawn, and drawn again after a save", async () => {
  const { preview, calls, last } = newPreview();
  const drawing = preview.open(SOURCE);
  assert.deepEqual(calls[0].parameters, {
    scale: 0.25, path: PROJECT, filter: "TideWidget.swift", entries: 1,
  });
  assert.equal(last("status").activity, "Drawing …");
  calls[0].onProgress("compiling Everyday …");
  assert.equal(last("status").activity, "compiling Everyday …");
  calls[0].resolve(one);
  await drawing;
  assert.equal(last("subjects").subjects.length, 8);
  assert.deepEqual(last("status"), { type: "status", activity: null, problem: null, isOld: false });
  preview.redraw();
  assert.equal(calls.length, 2);
});

test("a newer drawing cancels the one before", async () => {
  const { preview, calls, last } = newPreview();
  preview.open(SOURCE);
  for (let count = 0; count < 10; count += 1) preview.redraw();
  assert.deepEqual(calls.map(({ signal }) => signal.aborted), [...Array(10).fill(true), false]);
  calls[0].resolve({ ...one, structured: { subjects: [] } });
  calls[10].resolve(one);
  await settle();
  assert.equal(last("subjects").subjects.length, 8);
  assert.equal(last("status").problem, null);
});

test("an error keeps the last pictures and says what is wrong, until it is corrected", async () => {
  const { preview, calls, last } = newPreview();
  preview.open(SOURCE);
  calls[0].resolve(one);
  await settle();
  preview.redraw();
  try {
    readResult(compileErrors, "frames");
  } catch (error) {
    calls[1].reject(error);
  }
  await settle();
  assert.equal(last("subjects").subjects.length, 8);
  const { problem, isOld } = last("status");
  assert.ok(isOld);
  assert.match(problem.title, /do not compile: \d+ errors/);
  assert.equal(problem.places[0].file, `${PROJECT}/TideViews.swift`);
  preview.redraw();
  calls[2].resolve(one);
  await settle();
  assert.equal(last("status").problem, null);
});

test("a drawing that the program's end interrupted is repeated once", async () => {
  const { preview, calls, last } = newPreview();
  const ended = Object.assign(new Error("vitrine ended."), { code: "ended" });
  preview.open(SOURCE);
  await preview.retry();
  calls[0].reject(ended);
  await settle();
  const retried = preview.retry();
  calls[1].reject(ended);
  await retried;
  await preview.retry();
  assert.equal(calls.length, 2);
  assert.equal(last("status").problem.text, "vitrine ended.");
  preview.redraw();
  calls[2].reject(new Error("does not compile"));
  await settle();
  await preview.retry();
  assert.equal(calls.length, 3, "another failure stays until the next save");
});

test("an answer that cannot be read is a problem, not a crash", async () => {
  const answers = [
    null, {}, { subjects: [{}] }, { subjects: [{ id: "a", frames: [{}] }] }, { subjects: [null] },
  ];
  for (const structured of answers) {
    const { preview, calls, last } = newPreview();
    preview.open(SOURCE);
    calls[0].resolve({ text: "", structured, pictures: [] });
    await settle();
    assert.match(last("status").problem.text, /cannot be read.*same release/);
  }
});

test("all entries of a subject are drawn when its slider moves, and after saves", async () => {
  const { preview, calls, last } = newPreview();
  preview.open(SOURCE);
  calls[0].resolve(one);
  await settle();
  preview.entries("Tide-small");
  preview.entries("Tide-small");
  assert.equal(calls.length, 2);
  assert.deepEqual(
    [calls[1].parameters.entries, calls[1].parameters.id], [24, "Tide-small"]);
  calls[1].resolve(all);
  await settle();
  const small = () => last("subjects").subjects.find(({ id }) => id === "Tide-small");
  assert.equal(small().frames.length, 48);
  preview.redraw();
  calls[2].resolve(one);
  await settle();
  assert.equal(calls[3].parameters.id, "Tide-small");
  calls[3].resolve(all);
  await settle();
  assert.equal(small().frames.length, 48);
  await preview.entries("unknown");
  await preview.entries("Tide-Lock-Screen");
  assert.equal(calls.length, 4, "a subject without entries is not drawn again");
});

test("another file starts from nothing, and a choice draws its variants", async () => {
  const { preview, calls, last } = newPreview();
  preview.open(SOURCE);
  calls[0].resolve(one);
  await settle();
  preview.choose({ scheme: "dark", locale: "" });
  assert.equal(calls[1].parameters.variants, "scheme=dark");
  preview.open({ ...SOURCE, file: `${PROJECT}/LunchWidget.swift` });
  assert.deepEqual(last("subjects").subjects, []);
  assert.ok(!last("subjects").isEmpty);
  calls[2].resolve(one);
  await settle();
  assert.ok(last("subjects").isEmpty, "the subjects of other files are left out");
  assert.equal(last("title").file, "LunchWidget.swift");
});

test("the marks are sent when they change", async () => {
  const { preview, shown } = newPreview();
  preview.highlight(["a"]);
  preview.highlight(["a"]);
  preview.highlight(["a"], ["High"]);
  preview.highlight([]);
  assert.deepEqual(shown.map(({ ids, labels }) => [ids, labels]),
    [[["a"], []], [["a"], ["High"]], [[], []]]);
  assert.deepEqual(preview.messages().map(({ type }) => type),
    ["title", "subjects", "highlight", "status"]);
});
