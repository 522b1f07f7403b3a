"use strict";

const { ToolError } = require("./errors");

/**
 * Reads the result of a tool. Returns `{ text, structured, pictures }`; pictures are in Base64.
 * Throws if the tool could not do its work, with its own words.
 */
function readResult(result, tool) {
  if (!Array.isArray(result?.content)) throw unfit(tool, "it has no content");
  const parts = result.content.filter((part) => part !== null && typeof part === "object");
  const text = parts.filter((part) => part.type === "text").map((part) => String(part.text))
    .join("\n");
  if (result.isError) {
    throw new ToolError("failed", text || `vitrine could not perform ${tool}, without a reason.`);
  }
  return {
    text,
    // Beside pictures, the value is in _meta: some clients leave them out for a structured result.
    structured: result.structuredContent ?? result._meta?.["vitrine/result"] ?? null,
    pictures: parts.filter((part) => part.type === "image").map((part) => String(part.data)),
  };
}

/** Reads the answer of `frames`: its subjects, each frame with its picture in Base64. */
function readFrames({ structured, pictures }) {
  const subjects = structured?.subjects;
  if (!Array.isArray(subjects)) throw unfit("frames", "it has no subjects");
  return {
    omitted: Number.isInteger(structured.omitted) ? structured.omitted : 0,
    subjects: subjects.map((subject) => readSubject(subject, pictures)),
  };
}

function readSubject(subject, pictures) {
  if (typeof subject?.id !== "string" || !Array.isArray(subject.frames)) {
    throw unfit("frames", "a subject has no id or no frames");
  }
  return {
    id: subject.id,
    title: String(subject.title ?? subject.id),
    file: typeof subject.file === "string" ? subject.file : null,
    line: Number.isInteger(subject.line) ? subject.line : null,
    kind: typeof subject.kind === "string" ? subject.kind : null,
    form: String(subject.form ?? ""),
    failure: typeof subject.failure === "string" ? subject.failure : null,
    entries: Number.isInteger(subject.entries) ? subject.entries : 1,
    dates: Array.isArray(subject.dates) ? subject.dates.map(String) : [],
    frames: subject.frames.map((frame) => readFrame(frame, pictures)),
  };
}

function readFrame(frame, pictures) {
  const data = pictures[frame?.picture];
  const { width, height } = frame?.size ?? {};
  if (data === undefined || !(width > 0) || !(height > 0)) {
    throw unfit("frames", "a frame has no picture or no size");
  }
  return {
    data, width, height,
    panel: String(frame.panel ?? ""),
    variant: String(frame.variant ?? ""),
    entry: Number.isInteger(frame.entry) ? frame.entry : 0,
    date: String(frame.date ?? ""),
    elements: Array.isArray(frame.elements) ? frame.elements.flatMap(readElement) : [],
  };
}

function readElement(element) {
  const { x, y, width, height } = element?.frame ?? {};
  if (![x, y, width, height].every(Number.isFinite)) return [];
  return [{
    x, y, width, height,
    role: String(element.role ?? ""),
    label: String(element.label ?? ""),
    value: String(element.value ?? ""),
  }];
}

function unfit(tool, what) {
  return new ToolError(
    "unreadable", `The answer of ${tool} cannot be read: ${what}. Install the extension and`
      + " vitrine from the same release.");
}

module.exports = { readResult, readFrames };
