"use strict";

const { Client } = require("./client");
const { ToolError, cancelled } = require("./errors");
const { greet } = require("./handshake");
const { readResult } = require("./answers");
const { RestartPolicy } = require("./restart-policy");

/** How long the program has for the greeting, and to end after its input has ended. */
const GREETING_LIMIT = 20_000;
const END_LIMIT = 2_000;
/** The characters of what the program printed last that a message shows. */
const TAIL = 2_000;
/** The characters that one program may print into the log. */
const LOG_LIMIT = 1_000_000;

/**
 * The one `vitrine mcp` of a workspace folder: starts it when it is first needed, and again, later
 * each time, when it ends.
 *
 *     const session = new Session({ start, clock, version, log, onState });
 *     const { structured, pictures } = await session.call("frames", { path }, { signal });
 *
 * States, as `onState` receives them in `{ name, message }`:
 *
 * - `stopped`: nothing runs; the next call starts the program.
 * - `starting`: it runs and is greeted. Calls wait.
 * - `running`: calls are sent.
 * - `waiting`: it ended and is started after a delay. Calls wait.
 * - `failed`: it cannot be started, or keeps ending. Calls fail at once until `restart()`.
 *
 * `start` starts the program: `{ program, send, end, kill, listen({ output, printed, ended }) }`.
 * `ended` is called once, with a sentence and whether another start fails in the same way.
 */
class Session {
  constructor({ start, clock, version, log, onState }) {
    Object.assign(this, { start, clock, version, log, onState });
    this.policy = new RestartPolicy();
    this.state = { name: "stopped", message: "" };
    this.connection = null;
    this.waiting = new Set();
    this.timer = null;
  }

  /** Calls a tool. Rejects with a `ToolError`. */
  async call(tool, params, { signal, onProgress } = {}) {
    const connection = await this.connected(signal);
    const missing = connection.server.missing.get(tool);
    if (missing) throw new ToolError("toolMissing", missing, { isFinal: true });
    const result = await connection.client.request(
      "tools/call", { name: tool, arguments: params }, { signal, onProgress });
    return readResult(result, tool);
  }

  /** Ends the program and starts it now, also after failures. */
  restart() {
    this.policy.reset();
    this.drop(new ToolError("restarted", "vitrine was started again during the call."));
    this.open();
  }

  /** Ends the program. The next call starts it. */
  stop() {
    this.policy.reset();
    const error = new ToolError("stopped", "vitrine was stopped.");
    this.drop(error);
    this.change("stopped");
    this.release((waiter) => waiter.reject(error));
  }

  // Connections

  connected(signal) {
    if (signal?.aborted) return Promise.reject(cancelled());
    if (this.state.name === "running") return Promise.resolve(this.connection);
    if (this.state.name === "failed") return Promise.reject(this.state.error);
    const promise = new Promise((resolve, reject) => {
      const abort = () => {
        this.waiting.delete(waiter);
        reject(cancelled());
      };
      const waiter = {
        resolve, reject, forget: () => signal?.removeEventListener("abort", abort),
      };
      this.waiting.add(waiter);
      signal?.addEventListener("abort", abort, { once: true });
    });
    if (this.state.name === "stopped") this.open();
    return promise;
  }

  open() {
    let process;
    try {
      process = this.start();
    } catch (error) {
      this.fail(new ToolError(
        "ended", `The program could not be started: ${error.message}. Check vitrine.path.`,
        { isFinal: true }));
      return;
    }
    const connection = { process, started: this.clock.now(), tail: "", logged: 0, server: null };
    const isCurrent = () => this.connection === connection;
    connection.client = new Client({
      send: (text) => process.send(text),
      report: (text) => this.log(text),
      fail: (error) => isCurrent() && this.ended(connection, error),
    });
    this.connection = connection;
    this.change("starting");
    process.listen({
      // What a program prints after its end does not matter, however much it is.
      output: (chunk) => isCurrent() && connection.client.receive(chunk),
      printed: (text) => this.printed(connection, text),
      ended: (sentence, isFinal) => isCurrent() && this.ended(connection, new ToolError(
        "ended", sentence, { detail: tailOf(connection), isFinal })),
    });
    const timer = this.clock.after(GREETING_LIMIT, () => isCurrent() && this.ended(
      connection, new ToolError(
        "silent", `${process.program} did not answer for ${GREETING_LIMIT / 1000} seconds.`
          + " Check that vitrine.path is the program vitrine.", { detail: tailOf(connection) })));
    greet(connection.client, { program: process.program, version: this.version }).then(
      (server) => {
        if (!isCurrent()) return;
        connection.server = server;
        if (server.warning) this.log(server.warning);
        this.change("running", server.warning ?? "");
        this.release((waiter) => waiter.resolve(connection));
      },
      (error) => isCurrent() && this.ended(connection, error),
    ).finally(() => this.clock.cancel(timer));
  }

  /** What the program prints on its standard error. */
  printed(connection, text) {
    connection.tail = (connection.tail + text).slice(-TAIL);
    if (connection.logged > LOG_LIMIT) return;
    connection.logged += text.length;
    this.log(connection.logged > LOG_LIMIT
      ? "It prints too much; the rest is left out." : text.trimEnd());
  }

  /** The program has ended, or is of no use. */
  ended(connection, error) {
    this.log(error.message);
    const delay = error.isFinal
      ? null : this.policy.ended({ ran: this.clock.now() - connection.started });
    this.drop(error);
    if (delay === null) {
      this.fail(error.isFinal ? error : new ToolError(
        error.code, `${error.message} It failed several times and is not started again.`
          + " Check vitrine.path, and the log for what it printed.", { detail: error.detail }));
      return;
    }
    this.change("waiting", `${error.message} It is started again in ${delay / 1000} s.`);
    this.timer = this.clock.after(delay, () => {
      this.timer = null;
      this.open();
    });
  }

  fail(error) {
    this.change("failed", error.message, error);
    this.release((waiter) => waiter.reject(error));
  }

  /** Gives up the connection, and rejects what waits for its answers. */
  drop(error) {
    this.clock.cancel(this.timer);
    this.timer = null;
    const { connection } = this;
    this.connection = null;
    if (!connection) return;
    connection.client.close(error);
    connection.process.end();
    // A program that does not speak the protocol does not end with its input either.
    const limit = ["garbled", "tooLong", "silent"].includes(error.code) ? 0 : END_LIMIT;
    this.clock.after(limit, () => connection.process.kill());
  }

  change(name, message = "", error = null) {
    this.state = { name, message, error };
    this.onState(this.state);
  }

  release(settle) {
    const waiters = [...this.waiting];
    this.waiting.clear();
    for (const waiter of waiters) {
      waiter.forget();
      settle(waiter);
    }
  }
}

/** What the program printed last: on the standard error, and an unfinished message. */
function tailOf({ tail, client }) {
  const half = client.lines.rest.trim();
  return [tail.trim(), half && `Unfinished message: ${half.slice(0, 200)}`].filter(Boolean)
    .join("\n");
}

module.exports = { Session };
