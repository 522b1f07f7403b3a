"use strict";

const { ToolError, cancelled } = require("./errors");
const { MessageLines } = require("./message-lines");

/** Unreadable messages in a row after which the stream is given up. */
const BAD_MESSAGE_LIMIT = 10;
const EXCERPT = 200;

/**
 * The client's side of JSON-RPC 2.0 over lines, without I/O.
 *
 *     const client = new Client({ send: (text) => stdin.write(text), report, fail });
 *     stdout.on("data", (chunk) => client.receive(chunk));
 *     const result = await client.request("tools/call", params, { signal, onProgress });
 *
 * What cannot be read is passed to `report` and skipped, because other answers can follow. After
 * too many such messages, or one that is too long, `fail` is called with a `ToolError`; then the
 * stream is of no use. Every request is settled once, at the latest by `close`.
 */
class Client {
  constructor({ send, report, fail, lines = new MessageLines() }) {
    this.send = send;
    this.report = report;
    this.fail = fail;
    this.lines = lines;
    this.pending = new Map();
    this.lastId = 0;
    this.badMessages = 0;
    this.closed = null;
  }

  request(method, params, { signal, onProgress } = {}) {
    if (this.closed) return Promise.reject(this.closed);
    if (signal?.aborted) return Promise.reject(cancelled());
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      const abort = () => {
        if (!this.settle(id)) return;
        this.notify("notifications/cancelled", { requestId: id });
        reject(cancelled());
      };
      signal?.addEventListener("abort", abort, { once: true });
      this.pending.set(id, {
        resolve, reject, onProgress,
        forget: () => signal?.removeEventListener("abort", abort),
      });
      const meta = onProgress ? { _meta: { progressToken: id } } : {};
      this.write({ jsonrpc: "2.0", id, method, params: { ...params, ...meta } });
    });
  }

  notify(method, params = {}) {
    if (!this.closed) this.write({ jsonrpc: "2.0", method, params });
  }

  receive(chunk) {
    for (const { text, excess } of this.lines.add(chunk)) {
      if (this.closed) return;
      if (excess) {
        this.fail(new ToolError(
          "tooLong", `The program sent a message of more than ${Math.floor(excess / (1 << 20))} MB.`
            + " Draw fewer pictures: choose fewer variants or a smaller scale."));
        return;
      }
      this.read(text);
    }
  }

  /** Rejects all requests, and those that follow. */
  close(error) {
    if (this.closed) return;
    this.closed = error;
    for (const id of [...this.pending.keys()]) this.settle(id)?.reject(error);
  }

  read(text) {
    let value;
    try {
      value = JSON.parse(text);
    } catch {
      this.bad("not JSON", text);
      return;
    }
    for (const message of Array.isArray(value) ? value : [value]) this.handle(message, text);
  }

  handle(message, text) {
    if (message === null || typeof message !== "object" || Array.isArray(message)) {
      this.bad("not a message", text);
    } else if (message.jsonrpc !== "2.0") {
      this.handleVersion(message, text);
    } else if (typeof message.method === "string") {
      this.badMessages = 0;
      this.handleCall(message);
    } else if ("result" in message || "error" in message) {
      this.handleAnswer(message, text);
    } else {
      this.bad("neither a request nor an answer", text);
    }
  }

  /** A request that is answered in another version cannot succeed. */
  handleVersion({ id, jsonrpc }, text) {
    const version = JSON.stringify(jsonrpc) ?? "without a version";
    this.bad(`JSON-RPC ${version}`, text);
    this.settle(id)?.reject(new ToolError(
      "revision", `The program answers in JSON-RPC ${version}; the extension speaks 2.0. Install`
        + " the extension and vitrine from the same release.", { isFinal: true }));
  }

  handleCall({ id, method, params }) {
    if (method === "notifications/progress") {
      this.pending.get(params?.progressToken)?.onProgress?.(String(params.message ?? ""));
    } else if (id !== undefined && method === "ping") {
      this.write({ jsonrpc: "2.0", id, result: {} });
    } else if (id !== undefined) {
      this.write({ jsonrpc: "2.0", id, error: { code: -32601, message: `no method ${method}` } });
    }
  }

  handleAnswer({ id, result, error }, text) {
    if (id === null || id === undefined) {
      this.bad("an error without a request", text);
      return;
    }
    this.badMessages = 0;
    const entry = this.settle(id);
    // The answer to a cancelled request may have been on its way.
    if (!entry) return;
    if (error === undefined) {
      entry.resolve(result);
      return;
    }
    entry.reject(new ToolError(
      "refused", `vitrine refused the request: ${String(error?.message ?? "without a reason")}`,
      { detail: `code ${error?.code ?? "-"}` }));
  }

  /** Takes a request out of the table; undefined if it has been settled. */
  settle(id) {
    const entry = this.pending.get(id);
    this.pending.delete(id);
    entry?.forget();
    return entry;
  }

  bad(what, text) {
    this.badMessages += 1;
    const excerpt = text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text;
    this.report(`unreadable message (${what}): ${excerpt}`);
    if (this.badMessages >= BAD_MESSAGE_LIMIT) {
      this.fail(new ToolError(
        "garbled", `The program sent ${BAD_MESSAGE_LIMIT} messages that are not of the protocol.`,
        { detail: excerpt }));
    }
  }

  write(message) {
    this.send(`${JSON.stringify(message)}\n`);
  }
}

module.exports = { Client };
