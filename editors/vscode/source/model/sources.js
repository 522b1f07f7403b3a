"use strict";

/** Whether a file can declare a preview, a widget, a control or a Live Activity. */
function mayDeclareSubjects(source) {
  return /#Preview\b|\bPreviewProvider\b|\bWidget\b|\bControlWidget\b|\bActivityAttributes\b/
    .test(source);
}

/**
 * The last line of the declaration that begins at a line; both are from 1. In formatted sources, it
 * goes on until the next line that begins in the first column with something else than a closing
 * bracket.
 */
function lastLine(source, first) {
  const lines = source.split("\n");
  for (let index = first; index < lines.length; index += 1) {
    if (/^[^\s})\]]/.test(lines[index])) {
      let last = index;
      while (last > first && lines[last - 1].trim() === "") last -= 1;
      return last;
    }
  }
  return lines.length;
}

/** The ids of the subjects whose declaration contains a line, from 1. */
function subjectsAt(line, subjects, source) {
  return subjects
    .filter((subject) => subject.line !== null && line >= subject.line
      && line <= lastLine(source, subject.line))
    .map((subject) => subject.id);
}

module.exports = { mayDeclareSubjects, lastLine, subjectsAt };
