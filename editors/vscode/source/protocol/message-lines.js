"use strict";

/** The longest message in bytes: an answer of `frames` has at most 48 MB of pictures. */
const MESSAGE_LIMIT = 96 << 20;

/**
 * Cuts the bytes of a stream into lines.
 *
 *     lines.add(chunk).forEach(({ text, excess }) => …);
 *
 * A line is `{ text }`, or `{ excess }`, its length so far, if it is longer than the limit. The
 * rest of such a line is skipped. Empty lines are left out.
 */
class MessageLines {
  constructor(limit = MESSAGE_LIMIT) {
    this.limit = limit;
    this.parts = [];
    this.length = 0;
    this.isSkipping = false;
  }

  /** The text after the last line break. */
  get rest() {
    return Buffer.concat(this.parts).toString("utf8");
  }

  add(chunk) {
    const lines = [];
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      this.append(chunk.subarray(start, end), lines);
      if (!this.isSkipping) {
        const text = this.rest.trim();
        if (text) lines.push({ text });
      }
      this.clear();
      this.isSkipping = false;
      start = end + 1;
    }
    this.append(chunk.subarray(start), lines);
    return lines;
  }

  append(part, lines) {
    if (this.isSkipping || part.length === 0) return;
    this.parts.push(part);
    this.length += part.length;
    if (this.length > this.limit) {
      lines.push({ excess: this.length });
      this.clear();
      this.isSkipping = true;
    }
  }

  clear() {
    this.parts = [];
    this.length = 0;
  }
}

module.exports = { MessageLines };
