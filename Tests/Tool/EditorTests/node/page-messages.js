"use strict";

/**
 * Prints, as JSON, the document of the page and what the extension sends it, made of the recording:
 * a file's previews, all entries of one of them, and a failed build.
 */
const { PROJECT, load, recordedResult, recording, settle } = require("./support");

const { Preview } = load("model/preview");
const { axes, validChoice } = load("model/variants");
const { pageDocument } = load("page/html");
const { readResult } = load("protocol/answers");

const known = axes(["en_US", "de_DE"]);

async function main() {
  const results = [
    recordedResult("frames", ({ entries }) => entries === 1),
    recordedResult("frames", ({ entries }) => entries === 24),
    recording().at(-1).received.at(-1).result,
  ];
  let sent = [];
  const preview = new Preview({
    call: async () => readResult(results.shift(), "frames"),
    show: (message) => sent.push(message),
    belongs: () => true,
  });
  preview.choice = validChoice({}, known);
  const taken = () => {
    const messages = structuredClone(sent);
    sent = [];
    return messages;
  };
  await preview.open({
    file: `${PROJECT}/TideWidget.swift`, project: PROJECT, parameters: {},
  });
  const drawn = [{ type: "axes", axes: known, choice: preview.choice }, ...taken()];
  await preview.entries("Tide-small");
  const scrubbed = taken();
  preview.scrubbed.clear();
  await preview.redraw();
  await settle(2);
  const document = pageDocument({
    source: "http://page.test", nonce: "0123456789abcdef", script: "/page.js", style: "/page.css",
  });
  process.stdout.write(JSON.stringify({ document, drawn, scrubbed, failed: taken() }));
}

main();
