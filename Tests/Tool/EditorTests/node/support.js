"use strict";

const fs = require("node:fs");
const path = require("node:path");
const { isDeepStrictEqual } = require("node:util");

const TESTS = path.dirname(__dirname);
const ROOT = path.resolve(TESTS, "../../..");
const EXTENSION = path.join(ROOT, "editors/vscode");
const RECORDING = path.join(TESTS, "Fixtures/everyday.jsonl");
/** The folder of the recorded project. */
const PROJECT = "/home/you/Everyday";

/** A module of the extension. */
const load = (name) => require(path.join(EXTENSION, "source", name));

const version = JSON.parse(fs.readFileSync(path.join(EXTENSION, "package.json"), "utf8")).version;

/** What the real `vitrine mcp` answered; see record.js. */
function recording() {
  return fs.readFileSync(RECORDING, "utf8").trim().split("\n").map((line) => JSON.parse(line));
}

/** The recorded result of a tool's call that `matches` its arguments. */
function recordedResult(tool, matches = () => true) {
  const { received } = recording().find(({ sent }) => sent.method === "tools/call"
    && sent.params.name === tool && matches(sent.params.arguments));
  return received.at(-1).result;
}

/** A clock whose timers run when a test moves it. */
class ManualClock {
  constructor() {
    this.time = 0;
    this.timers = new Set();
  }

  now() {
    return this.time;
  }

  after(delay, action) {
    const timer = { due: this.time + delay, action };
    this.timers.add(timer);
    return timer;
  }

  cancel(timer) {
    this.timers.delete(timer);
  }

  advance(by) {
    this.time += by;
    for (const timer of [...this.timers].sort((one, other) => one.due - other.due)) {
      if (timer.due > this.time || !this.timers.delete(timer)) continue;
      timer.action();
    }
  }
}

/**
 * A program in the test's process, as `Session` starts it. `answer(message, program)` returns the
 * messages that a message is answered with.
 */
class FakeProgram {
  constructor(answer) {
    this.program = "vitrine";
    this.answer = answer;
    this.sent = [];
    this.isEnded = false;
    this.isKilled = false;
  }

  listen(listeners) {
    this.listeners = listeners;
  }

  send(text) {
    const message = JSON.parse(text);
    this.sent.push(message);
    // As with a pipe, answers come later.
    setImmediate(() => this.answer(message, this).forEach((each) => this.write(each)));
  }

  write(message) {
    this.print(`${JSON.stringify(message)}\n`);
  }

  print(text) {
    this.listeners.output(Buffer.from(text));
  }

  exit(sentence = "vitrine ended with status 1.", isFinal = false) {
    this.listeners.ended(sentence, isFinal);
  }

  end() {
    this.isEnded = true;
  }

  kill() {
    this.isKilled = true;
  }
}

/** Answers with what was recorded for the same method and arguments. */
function recorded({ id, method, params }) {
  const call = recording().find(({ sent }) => sent.method === method && (method !== "tools/call"
    || (sent.params.name === params.name
      && isDeepStrictEqual(sent.params.arguments, params.arguments))));
  if (!call) return id === undefined ? [] : [{
    jsonrpc: "2.0", id, error: { code: -1, message: `not recorded: ${JSON.stringify(params)}` },
  }];
  return call.received.map((message) => ("id" in message ? { ...message, id } : {
    ...message, params: { ...message.params, progressToken: id },
  }));
}

/** Lets everything run that does not wait for a timer. */
async function settle(rounds = 20) {
  for (let round = 0; round < rounds; round += 1) await new Promise(setImmediate);
}

module.exports = {
  EXTENSION, PROJECT, RECORDING, ROOT, FakeProgram, ManualClock, load, recorded, recordedResult,
  recording, settle, version,
};
