"use strict";

const path = require("node:path");

/** The names in a folder that make it a project, the strongest first. */
const MARKS = [
  (name) => name === ".vitrine.json" || /\.(xcodeproj|xcworkspace)$/.test(name)
    || name === "project.yml" || name === "Project.swift",
  (name) => name === "Package.swift",
];

/**
 * The project that a file belongs to: the nearest folder above it, inside of the workspace folder,
 * that has a project's files; or else the highest one that has Swift files.
 *
 * `list` returns the names in a folder.
 */
function projectOf(file, folder, list) {
  const above = [];
  for (let at = path.dirname(file); isInside(at, folder); at = path.dirname(at)) {
    above.push(at);
    if (at === folder) break;
  }
  for (const isMark of MARKS) {
    const found = above.find((each) => list(each).some(isMark));
    if (found) return found;
  }
  return above.findLast((each) => list(each).some((name) => name.endsWith(".swift"))) ?? folder;
}

function isInside(file, folder) {
  const relative = path.relative(folder, file);
  return relative === "" || (!relative.startsWith("..") && !path.isAbsolute(relative));
}

module.exports = { projectOf, isInside };
