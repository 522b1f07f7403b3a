"use strict";

/**
 * Records what `vitrine mcp` answers, for the tests of the protocol:
 *
 *     node Tests/Tool/EditorTests/node/record.js .build/debug/vitrine
 *
 * Writes Fixtures/everyday.jsonl: a line for each message of the extension, with the messages that
 * came until its answer. The project's folder is replaced.
 */
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { PROJECT, RECORDING, ROOT, load, version } = require("./support");

const { Client } = load("protocol/client");
const { greet } = load("protocol/handshake");
const { startProgram } = load("protocol/program");

const DRAWING = {
  scale: 0.25, kinds: true, at: "2026-03-05T09:30", variants: "scheme=light:dark",
};

async function record(tool) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "vitrine-record-"));
  const project = path.join(scratch, "Everyday");
  fs.cpSync(path.join(ROOT, "Examples/Everyday"), project, { recursive: true });
  const program = startProgram(path.resolve(tool), project);
  const entries = [];
  const client = new Client({
    send: (text) => {
      const sent = JSON.parse(text);
      if (sent.id !== undefined) entries.push({ sent, received: [] });
      program.send(text);
    },
    report: console.error, fail: (error) => { throw error; },
  });
  let rest = "";
  program.listen({
    output: (chunk) => {
      rest += chunk;
      const lines = rest.split("\n");
      rest = lines.pop();
      for (const line of lines) {
        const message = JSON.parse(line);
        const id = message.id ?? message.params.progressToken;
        entries.find(({ sent }) => sent.id === id).received.push(message);
      }
      client.receive(chunk);
    },
    printed: (text) => process.stderr.write(text),
    ended: (sentence) => console.error(sentence),
  });
  const call = (name, parameters) => client.request(
    "tools/call", { name, arguments: { ...parameters } }, { onProgress: () => {} });
  const frames = { ...DRAWING, path: project, filter: "TideWidget.swift" };
  await greet(client, { program: tool, version });
  await call("check", { path: project });
  await call("frames", { ...frames, entries: 1 });
  await call("frames", { ...frames, entries: 24, id: "Tide-small" });
  await call("audit", { path: project });
  const source = path.join(project, "TideViews.swift");
  const text = fs.readFileSync(source, "utf8");
  fs.writeFileSync(source, text.replace("entry.date", "entry.dat").replace("Text(", "Chart("));
  await call("check", { path: project });
  await call("frames", { ...frames, entries: 1 });
  program.end();
  const lines = entries.map((entry) => JSON.stringify(entry).replaceAll(project, PROJECT));
  fs.writeFileSync(RECORDING, `${lines.join("\n")}\n`);
  fs.rmSync(scratch, { recursive: true });
}

record(process.argv[2]);
