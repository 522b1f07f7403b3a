"use strict";

/**
 * Why a call could not be made or answered.
 *
 * `code` says which kind of failure it is, `message` what happened and how to go on, `detail` what
 * else is known, such as the last lines that the program printed. `isFinal` says that the same call
 * fails until the user has changed something.
 */
class ToolError extends Error {
  constructor(code, message, { detail = "", isFinal = false } = {}) {
    super(message);
    this.name = "ToolError";
    this.code = code;
    this.detail = detail;
    this.isFinal = isFinal;
  }
}

const cancelled = () => new ToolError("cancelled", "The call was cancelled.");

module.exports = { ToolError, cancelled };
