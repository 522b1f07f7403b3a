"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { FakeProgram, ManualClock, PROJECT, load, recorded, recordedResult, recording, settle,
  version } = require("./support");

const { Session } = load("protocol/session");
const { DELAYS } = load("protocol/restart-policy");

/** A session whose programs answer with `answer`, and what it did. */
function newSession(answer = recorded, options = {}) {
  const clock = new ManualClock();
  const programs = [];
  const states = [];
  const logs = [];
  const session = new Session({
    start: () => {
      const program = new FakeProgram(answer);
      programs.push(program);
      return program;
    },
    clock, version, log: (text) => logs.push(text), onState: (state) => states.push(state),
    ...options,
  });
  const names = () => states.map(({ name }) => name);
  return { session, clock, programs, states, logs, names };
}

const check = { path: PROJECT };

/** Answers a greeting with changes to what was recorded. */
function greeting(change) {
  return (message) => recorded(message).map((each) => {
    if (!each.result) return each;
    return { ...each, result: change(structuredClone(each.result), message.method) };
  });
}

test("the first call starts the program, greets it and is answered", async () => {
  const { session, programs, names } = newSession();
  const progress = [];
  const { structured } = await session.call(
    "check", check, { onProgress: (text) => progress.push(text) });
  assert.equal(structured.wouldBuild, true);
  assert.match(progress[0], /^checking Everyday/);
  await session.call("check", check);
  assert.equal(programs.length, 1);
  assert.deepEqual(programs[0].sent.slice(0, 3).map(({ method }) => method),
    ["initialize", "notifications/initialized", "tools/list"]);
  assert.deepEqual(names(), ["starting", "running"]);
});

test("a compile error is a failure with the tool's words", async () => {
  const broken = recording().at(-1).received.at(-1);
  const { session } = newSession((message) => (message.params?.name === "frames"
    ? [{ ...broken, id: message.id }] : recorded(message)));
  await assert.rejects(session.call("frames", { path: PROJECT }), {
    code: "failed", message: /TideViews\.swift:\d+:\d+: error: /,
  });
});

test("a program that keeps ending is started later each time, and then not at all", async () => {
  const { session, clock, programs, names, states } = newSession((message, program) => {
    if (message.method !== "initialize") return [];
    program.listeners.printed("vitrine: error: unknown command \"mcp\"\n");
    program.exit("vitrine ended with status 2.");
    return [];
  });
  const call = session.call("check", check);
  call.catch(() => {});
  for (const delay of DELAYS) {
    await settle();
    const started = programs.length;
    clock.advance(delay - 1);
    await settle();
    assert.equal(programs.length, started, `before ${delay}`);
    clock.advance(1);
    await settle();
    assert.equal(programs.length, started + 1, `after ${delay}`);
  }
  await settle();
  await assert.rejects(call, {
    message: /status 2\..*not started again.*vitrine\.path/,
    detail: "vitrine: error: unknown command \"mcp\"",
  });
  assert.equal(names().at(-1), "failed");
  assert.equal(states.filter(({ name }) => name === "waiting").length, DELAYS.length);
  const count = programs.length;
  await assert.rejects(session.call("check", check), { code: "ended" });
  clock.advance(1e6);
  await settle();
  assert.equal(programs.length, count, "nothing is started without the user");
  session.restart();
  await settle();
  assert.equal(programs.length, count + 1);
});

test("calls fail when the program ends, and later ones wait for the next one", async () => {
  let isHung = true;
  const { session, clock, programs } = newSession((message) => (
    message.method === "tools/call" && isHung ? [] : recorded(message)));
  const lost = session.call("check", check);
  await settle();
  programs[0].print("{\"jsonrpc\":\"2.0\",\"id\":3,\"resu");
  programs[0].exit("vitrine ended with signal SIGSEGV.");
  await assert.rejects(lost, {
    code: "ended", message: /SIGSEGV/, detail: /Unfinished message: {"jsonrpc"/,
  });
  isHung = false;
  const waiting = session.call("check", check);
  await settle();
  clock.advance(DELAYS[0]);
  assert.equal((await waiting).structured.wouldBuild, true);
  assert.equal(programs.length, 2);
  assert.ok(programs[0].isEnded);
});

test("a program that does not answer is ended and killed", async () => {
  const { session, clock, programs, logs } = newSession(() => []);
  session.call("check", check).catch(() => {});
  await settle();
  clock.advance(20_000);
  await settle();
  assert.match(logs.at(-1), /did not answer for 20 seconds.*vitrine\.path/s);
  assert.ok(programs[0].isEnded);
  clock.advance(0);
  assert.ok(programs[0].isKilled);
});

test("a program that is stopped has time to end", async () => {
  const { session, clock, programs } = newSession();
  await session.call("check", check);
  session.stop();
  assert.ok(programs[0].isEnded);
  clock.advance(1_999);
  assert.ok(!programs[0].isKilled);
  clock.advance(1);
  assert.ok(programs[0].isKilled);
});

const FINAL = [
  ["a program that is not there", (message, program) => {
    program.exit("vitrine was not found. Install vitrine, or set vitrine.path.", true);
    return [];
  }, /not found/],
  ["another server", greeting((result, method) => (
    method === "initialize" ? { ...result, serverInfo: { name: "other" } } : result)),
  /is not vitrine: it calls itself "other".*vitrine\.path/],
  ["a server without a name", greeting((result, method) => (
    method === "initialize" ? {} : result)), /is not vitrine/],
  ["another revision", greeting((result, method) => (
    method === "initialize" ? { ...result, protocolVersion: "2031-01-01" } : result)),
  /speaks revision 2031-01-01.*Update/],
  ["no list of tools", greeting((result, method) => (
    method === "tools/list" ? { tools: null } : result)), /did not list its tools/],
];

for (const [name, answer, message] of FINAL) {
  test(`${name} is a failure with advice, without further attempts`, async () => {
    const { session, clock, programs, names } = newSession(answer);
    await assert.rejects(session.call("check", check), { message, isFinal: true });
    clock.advance(1e6);
    await settle();
    assert.equal(programs.length, 1);
    assert.equal(names().at(-1), "failed");
  });
}

test("a tool that is missing, or that lacks a parameter, fails alone", async () => {
  const { session } = newSession(greeting((result, method) => {
    if (method !== "tools/list") return result;
    const tools = result.tools.filter(({ name }) => name !== "audit");
    delete tools.find(({ name }) => name === "frames").inputSchema.properties.entries;
    return { tools };
  }));
  await assert.rejects(session.call("audit", check), {
    code: "toolMissing", message: /does not fit this extension.*no tool audit.*same release/,
  });
  await assert.rejects(session.call("frames", {}), { message: /frames has no parameter entries/ });
  assert.ok(await session.call("check", check));
});

test("another release of vitrine is a warning", async () => {
  const serverInfo = { name: "vitrine", version: "9.1.0" };
  const { session, states } = newSession(greeting((result, method) => (
    method === "initialize" ? { ...result, serverInfo } : result)));
  assert.ok(await session.call("check", check));
  assert.match(states.at(-1).message, /vitrine is 9\.1\.0 and the extension/);
});

test("a program that cannot even be started is a failure", async () => {
  const { startProgram } = load("protocol/program");
  const { session, names } = newSession(recorded, {
    start: () => startProgram("vitrine\0", "/"),
  });
  await assert.rejects(
    session.call("check", check), { message: /could not be started.*vitrine\.path/ });
  assert.deepEqual(names(), ["failed"]);
});

test("a program that prints without end does not fill the log", async () => {
  const { session, programs, logs } = newSession();
  await session.call("check", check);
  for (let count = 0; count < 5000; count += 1) programs[0].listeners.printed("y\n".repeat(500));
  assert.equal(logs.at(-1), "It prints too much; the rest is left out.");
  assert.ok(logs.join("").length <= 1_000_000);
  assert.equal(session.connection.tail.length, 2_000);
});

test("garbage from a program that is not vitrine does not hang", async () => {
  const { session, clock, names } = newSession((message, program) => {
    program.print("Welcome!\n".repeat(50));
    return [];
  });
  const call = session.call("check", check);
  call.catch(() => {});
  for (let round = 0; round <= DELAYS.length; round += 1) {
    await settle();
    clock.advance(20_000);
  }
  await assert.rejects(call, { code: "garbled", detail: "Welcome!" });
  assert.equal(names().at(-1), "failed");
});

test("a cancelled call that waits for the program is given up", async () => {
  const { session } = newSession(() => []);
  const controller = new AbortController();
  const call = session.call("check", check, { signal: controller.signal });
  controller.abort();
  await assert.rejects(call, { code: "cancelled" });
  assert.equal(session.waiting.size, 0);
});

test("stopping ends the program and what waits; the next call starts another one", async () => {
  const { session, programs, names } = newSession((message) => (
    message.method === "tools/call" && programs.length === 1 ? [] : recorded(message)));
  const call = session.call("check", check);
  await settle();
  session.stop();
  await assert.rejects(call, { code: "stopped" });
  assert.ok(programs[0].isEnded);
  assert.equal(names().at(-1), "stopped");
  programs[0].exit();
  assert.equal(names().at(-1), "stopped", "the end of an old program changes nothing");
  assert.ok(await session.call("check", check));
});

test("the recorded pictures are read", () => {
  const { readFrames, readResult } = load("protocol/answers");
  const { subjects } = readFrames(readResult(recordedResult("frames"), "frames"));
  assert.deepEqual(subjects.map(({ id }) => id), [
    "Tide", "Tide-Lock-Screen", "Tide-small", "Tide-medium", "Tide-large", "Tide-circular",
    "Tide-rectangular", "Tide-inline",
  ]);
  assert.equal(subjects[2].entries, 24);
  assert.equal(subjects[2].dates[1], "2026-03-05T10:00:00.000Z");
  assert.deepEqual(subjects[2].frames.map(({ panel }) => panel), ["light", "dark"]);
  assert.ok(subjects[0].frames[0].elements.some(({ label }) => label === "Old Harbour"));
});
