"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { RECORDING, load, recording, settle } = require("./support");

const { Client } = load("protocol/client");
const { MessageLines } = load("protocol/message-lines");
const { readResult, readFrames } = load("protocol/answers");
const { RestartPolicy, DELAYS } = load("protocol/restart-policy");

function newClient(options = {}) {
  const record = { sent: [], reports: [], failures: [] };
  const client = new Client({
    send: (text) => record.sent.push(JSON.parse(text)),
    report: (text) => record.reports.push(text),
    fail: (error) => record.failures.push(error),
    ...options,
  });
  const feed = (...messages) => {
    for (const each of messages) {
      client.receive(Buffer.from(`${typeof each === "string" ? each : JSON.stringify(each)}\n`));
    }
  };
  return { client, feed, ...record };
}

const answer = (id, result = {}) => ({ jsonrpc: "2.0", id, result });

test("lines are the same wherever the stream is cut", () => {
  const bytes = Buffer.from("{\"a\":\"é\"}\r\n\n  \nsecond 🌊\nrest");
  for (let size = 1; size <= bytes.length; size += 1) {
    const lines = new MessageLines();
    const found = [];
    for (let start = 0; start < bytes.length; start += size) {
      found.push(...lines.add(bytes.subarray(start, start + size)));
    }
    assert.deepEqual(
      found, [{ text: "{\"a\":\"é\"}" }, { text: "second 🌊" }], `chunks of ${size}`);
    assert.equal(lines.rest, "rest");
  }
});

test("a line above the limit is reported once and skipped", () => {
  const lines = new MessageLines(10);
  assert.deepEqual(lines.add(Buffer.from("12345678")), []);
  assert.deepEqual(lines.add(Buffer.from("9012345")), [{ excess: 15 }]);
  assert.deepEqual(lines.add(Buffer.from("x".repeat(1000))), []);
  assert.equal(lines.rest, "");
  assert.deepEqual(lines.add(Buffer.from("x\nnext\n")), [{ text: "next" }]);
});

test("every recorded answer is read, whatever the size of the chunks", async () => {
  for (const size of [997, 65_536]) {
    const { client, reports } = newClient();
    const results = recording().map(({ sent }) => client.request(sent.method, sent.params));
    const bytes = Buffer.from(recording().flatMap(({ received }) => received)
      .map((message) => `${JSON.stringify(message)}\n`).join(""));
    for (let start = 0; start < bytes.length; start += size) {
      client.receive(bytes.subarray(start, start + size));
    }
    const read = await Promise.all(results);
    assert.equal(read.length, recording().length, RECORDING);
    assert.equal(read[0].serverInfo.name, "vitrine");
    assert.deepEqual(reports, []);
  }
});

test("progress goes to its call", async () => {
  const { client, feed, sent } = newClient();
  const heard = [];
  const call = client.request(
    "tools/call", { name: "check" }, { onProgress: (text) => heard.push(text) });
  assert.equal(sent[0].params._meta.progressToken, 1);
  const progress = (token, message) => ({
    jsonrpc: "2.0", method: "notifications/progress", params: { progressToken: token, message },
  });
  feed(progress(1, "compiling"), progress(7, "of another"), progress(1), answer(1));
  await call;
  feed(progress(1, "too late"));
  assert.deepEqual(heard, ["compiling", ""]);
});

test("unreadable messages are reported, and the answer after them is read", async () => {
  const bad = [
    "{\"jsonrpc\":", "42", "null", "\"text\"", "[[]]", "{}",
    "{\"jsonrpc\":\"1.0\",\"id\":7,\"result\":{}}",
    "{\"jsonrpc\":\"2.0\"}", "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700}}",
  ];
  for (const text of bad) {
    const { client, feed, reports, failures } = newClient();
    const call = client.request("ping");
    feed(text, answer(1, { fine: true }));
    assert.deepEqual(await call, { fine: true }, text);
    assert.equal(reports.length, 1, text);
    assert.deepEqual(failures, []);
  }
});

test("an answer in another version of JSON-RPC is a failure with advice", async () => {
  for (const jsonrpc of ["1.0", 3, undefined]) {
    const { client, feed, reports } = newClient();
    const call = client.request("ping");
    feed({ jsonrpc, id: 1, result: {} });
    await assert.rejects(call, { code: "revision", message: /speaks 2\.0.*same release/s });
    assert.equal(reports.length, 1);
  }
});

test("a stream of unreadable messages is given up", () => {
  const { feed, failures, client } = newClient();
  client.fail = (error) => {
    failures.push(error);
    client.close(error);
  };
  for (let count = 0; count < 1000; count += 1) feed("<html>");
  assert.deepEqual(failures.map(({ code }) => code), ["garbled"]);
});

test("a message above the limit is a failure with advice", () => {
  const { client, failures } = newClient({ lines: new MessageLines(100) });
  client.receive(Buffer.from("x".repeat(300)));
  assert.equal(failures[0].code, "tooLong");
  assert.match(failures[0].message, /fewer variants/);
});

test("a flood of progress and answers without a request keeps no memory", async () => {
  const { client, feed, reports } = newClient();
  let count = 0;
  const call = client.request("ping", {}, { onProgress: () => { count += 1; } });
  for (let index = 0; index < 20_000; index += 1) {
    feed({ jsonrpc: "2.0", method: "notifications/progress", params: { progressToken: 1 } });
    feed(answer(index + 100));
  }
  feed(answer(1));
  await call;
  assert.equal(count, 20_000);
  assert.equal(client.pending.size, 0);
  assert.deepEqual(reports, []);
});

/** Numbers that are the same in every run. */
function randomNumbers(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % limit;
  };
}

test("damaged messages never throw, and every request is settled", async () => {
  const text = recording().slice(0, 3).flatMap(({ received }) => received)
    .map((message) => `${JSON.stringify(message).slice(0, 3000)}\n`).join("");
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = randomNumbers(seed);
    const bytes = Buffer.from(text);
    for (let count = random(40); count >= 0; count -= 1) bytes[random(bytes.length)] = random(256);
    const { client } = newClient();
    client.fail = (error) => client.close(error);
    const calls = [1, 2, 3].map(() => client.request("ping"));
    const settled = Promise.allSettled(calls);
    for (let start = 0; start < bytes.length;) {
      const end = start + 1 + random(700);
      client.receive(bytes.subarray(start, end));
      start = end;
    }
    client.close(new Error("over"));
    assert.equal((await settled).length, 3);
    assert.equal(client.pending.size, 0);
  }
});

test("batches, requests of the server and errors are handled", async () => {
  const { client, feed, sent } = newClient();
  const calls = [client.request("a"), client.request("b")];
  feed([answer(2, "second"), {
    jsonrpc: "2.0", id: 1, error: { code: -32602, message: "unknown tool" },
  }]);
  await assert.rejects(
    calls[0], { code: "refused", message: /unknown tool/, detail: "code -32602" });
  assert.equal(await calls[1], "second");
  feed({ jsonrpc: "2.0", id: "p", method: "ping" },
    { jsonrpc: "2.0", id: "q", method: "sampling/createMessage" });
  assert.deepEqual(sent.slice(2).map(({ id, error }) => [id, error?.code]),
    [["p", undefined], ["q", -32601]]);
});

test("a cancelled call is cancelled at the server, and its answer is ignored", async () => {
  const { client, feed, sent, reports } = newClient();
  const controller = new AbortController();
  const call = client.request("tools/call", {}, { signal: controller.signal });
  controller.abort();
  await assert.rejects(call, { code: "cancelled" });
  assert.deepEqual(sent[1].params, { requestId: 1 });
  feed(answer(1));
  assert.deepEqual(reports, []);
  await assert.rejects(
    client.request("ping", {}, { signal: controller.signal }), { code: "cancelled" });
  assert.equal(sent.length, 2);
});

test("closing rejects what waits, and what follows", async () => {
  const { client, feed } = newClient();
  const call = client.request("ping");
  const error = new Error("gone");
  client.close(error);
  feed(answer(1));
  await assert.rejects(call, error);
  await assert.rejects(client.request("ping"), error);
  await settle(2);
});

test("results that do not fit are refused with a sentence", () => {
  const frame = { picture: 0, size: { width: 1, height: 1 } };
  const cases = [
    [() => readResult(null, "frames"), /no content/],
    [() => readResult({ content: "x" }, "frames"), /no content/],
    [() => readResult({ content: [], isError: true }, "frames"), /could not perform frames/],
    [() => readResult({ content: [{ type: "text", text: "why" }], isError: true }, "x"), /^why$/],
    [() => readFrames({ structured: null, pictures: [] }), /no subjects/],
    [() => readFrames({ structured: { subjects: [{}] }, pictures: [] }), /no id/],
    [() => readFrames({
      structured: { subjects: [{ id: "a", frames: [frame] }] }, pictures: [],
    }), /no picture/],
    [() => readFrames({
      structured: { subjects: [{ id: "a", frames: [{ ...frame, size: null }] }] }, pictures: ["x"],
    }), /no size/],
  ];
  for (const [read, message] of cases) assert.throws(read, { message });
  const { subjects } = readFrames({
    structured: { subjects: [{ id: "a", frames: [{ ...frame, elements: [{}, null] }] }] },
    pictures: ["x"],
  });
  assert.deepEqual(subjects[0].frames[0].elements, []);
  assert.equal(subjects[0].title, "a");
});

test("a program that keeps ending is started later each time, then not at all", () => {
  const policy = new RestartPolicy();
  const delays = DELAYS.map(() => policy.ended({ ran: 10 }));
  assert.deepEqual(delays, DELAYS);
  assert.equal(policy.ended({ ran: 10 }), null);
  assert.equal(policy.ended({ ran: 120_000 }), DELAYS[0]);
  policy.reset();
  assert.equal(policy.ended({ ran: 10 }), DELAYS[0]);
});
