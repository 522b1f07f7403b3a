"use strict";

const fs = require("node:fs/promises");
const { literalPlaces } = require("../model/sources");

/** Larger files are not searched, in bytes. */
const SIZE_LIMIT = 1 << 20;

/**
 * The places of a text as a string literal in Swift files: `{ file, line, column }`. The tool does
 * not say where a view comes from; a text that is written in one place shows it.
 */
async function findLiteral(text, files) {
  const places = [];
  for (const file of files) {
    const source = await sourceIn(file);
    places.push(...literalPlaces(source, text).map((place) => ({ file, ...place })));
  }
  return places;
}

async function sourceIn(file) {
  try {
    const { size } = await fs.stat(file);
    return size <= SIZE_LIMIT ? await fs.readFile(file, "utf8") : "";
  } catch {
    return "";
  }
}

module.exports = { findLiteral };
