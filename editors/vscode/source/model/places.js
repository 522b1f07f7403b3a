"use strict";

const path = require("node:path");

/**
 * Finds files as the tool names them: by an absolute path, a path below the project, or, for
 * previews, by the module and the file's name (`Widgets/Tide.swift`).
 *
 * - `files` are the absolute paths of the project's Swift files.
 * - Returns all files that the name can mean, the most probable first.
 */
function filesNamed(name, { project, files }) {
  if (path.isAbsolute(name)) return [path.normalize(name)];
  const exact = path.join(project, name);
  if (files.includes(exact)) return [exact];
  const bySuffix = files.filter((file) => file.endsWith(`/${name}`));
  if (bySuffix.length > 0) return bySuffix;
  const base = path.posix.basename(name);
  const module = path.posix.dirname(name);
  const byName = files.filter((file) => path.posix.basename(file) === base);
  const inModule = byName.filter((file) => file.split("/").includes(module));
  return inModule.length > 0 ? inModule : byName;
}

/** Reads `Tide.swift:12:3` or `Tide.swift:12`; null for anything else. Numbers are from 1. */
function parsePlace(text) {
  const match = /^(.+?):(\d+)(?::(\d+))?$/.exec(text);
  if (!match) return null;
  return { file: match[1], line: Number(match[2]), column: match[3] ? Number(match[3]) : null };
}

/** The places of compile errors in a failure: `/path/Tide.swift:12:3: error: message`. */
function errorsIn(text) {
  return text.split("\n").flatMap((line) => {
    const match = /^(\/.+?\.swift):(\d+):(\d+): error: (.*)$/.exec(line);
    if (!match) return [];
    return [{
      file: match[1], line: Number(match[2]), column: Number(match[3]), message: match[4],
    }];
  });
}

module.exports = { filesNamed, parsePlace, errorsIn };
