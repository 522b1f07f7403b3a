import { texts } from "./texts.js";

/**
 * The page's line to the host: a WebSocket that comes back by itself, and commands over it, or over
 * HTTP while it is down.
 */
class CommandError extends Error {
  constructor({ code, message }) {
    super(message);
    this.code = code;
  }
}

const firstDelay = 250;
const longestDelay = 8000;

export function createConnection({ onStatus, onMessage }) {
  let socket = null;
  let delay = firstDelay;
  let timer = null;
  let hasOpened = false;
  let counter = 0;
  const waiting = new Map();
  let shown = { placements: [], controls: [], activities: [], scale: 2 };

  function open() {
    timer = null;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(`${scheme}//${location.host}/api/changes`);
    socket.addEventListener("open", () => {
      delay = firstDelay;
      hasOpened = true;
      onStatus("open");
      sendShown();
    });
    socket.addEventListener("message", ({ data }) => receive(JSON.parse(data)));
    socket.addEventListener("close", () => {
      onStatus("closed");
      if (!hasOpened) askWhy();
      for (const { fail } of waiting.values()) {
        fail(new CommandError({ code: "disconnected", message: texts.header.gone }));
      }
      waiting.clear();
      reopenLater();
    });
  }

  /** A socket does not tell why it was refused; a request does. */
  async function askWhy() {
    const response = await fetch("/api/state").catch(() => null);
    if (response?.status === 401 && !hasOpened) onStatus("refused");
  }

  function reopenLater() {
    if (timer !== null) return;
    timer = setTimeout(open, delay);
    delay = Math.min(delay * 2, longestDelay);
  }

  function receive(message) {
    if (message.type !== "answer") {
      onMessage(message, performance.now());
      return;
    }
    const entry = waiting.get(message.id);
    waiting.delete(message.id);
    if (!entry) return;
    if (message.ok) entry.done(message.result);
    else entry.fail(new CommandError(message.error));
  }

  function sendShown() {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: "show", ...shown }));
  }

  return {
    open,
    /** At once, rather than when its time has come: the person is looking. */
    reopen() {
      if (timer === null) return;
      clearTimeout(timer);
      delay = firstDelay;
      open();
    },
    /**
     * Which placements, controls and activities (`{ activity, presentation }`) are on the screen, and
     * at how many pixels a point.
     */
    show(placements, controls, activities, scale) {
      shown = { placements, controls, activities, scale };
      sendShown();
    },
    /** Runs a command (docs/device-page.md); throws a `CommandError` with the host's words. */
    async run(command) {
      if (socket?.readyState !== WebSocket.OPEN) return post(command);
      counter += 1;
      const id = counter;
      return new Promise((done, fail) => {
        waiting.set(id, { done, fail });
        socket.send(JSON.stringify({ type: "command", id, command }));
      });
    },
  };
}

async function post(command) {
  let answer;
  try {
    const response = await fetch("/api", {
      method: "POST", headers: { "Content-Type": "application/json" },
      body: JSON.stringify(command),
    });
    answer = await response.json();
  } catch {
    throw new CommandError({ code: "unreachable", message: texts.header.silent });
  }
  if (!answer.ok) throw new CommandError(answer.error);
  return answer.result;
}
