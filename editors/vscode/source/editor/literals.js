"use strict";

const fs = require("node:fs/promises");
const { keysOf, literalPlaces } = require("../model/literals");

/** Larger files are not searched, in bytes. */
const SIZE_LIMIT = 1 << 20;

/**
 * The places of the literals that a text most probably comes from: `{ file, line, column }`.
 *
 * `files` are Swift files, `catalogs` string catalogs.
 */
async function findLiteral(text, files, catalogs) {
  const keys = [];
  for (const catalog of catalogs) keys.push(...keysOf(await textIn(catalog), text));
  const places = [];
  for (const file of files) {
    const source = await textIn(file);
    places.push(...literalPlaces(source, text, keys).map((place) => ({ file, ...place })));
  }
  const most = Math.max(...places.map(({ exactness }) => exactness));
  return places.filter(({ exactness }) => exactness === most);
}

async function textIn(file) {
  try {
    const { size } = await fs.stat(file);
    return size <= SIZE_LIMIT ? await fs.readFile(file, "utf8") : "";
  } catch {
    return "";
  }
}

module.exports = { findLiteral };
