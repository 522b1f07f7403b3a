import { texts } from "./texts.js";

/** The host's error for a failed command. */
class CommandError extends Error {
  constructor({ code, message }) {
    super(message);
    this.code = code;
  }
}

/** Delays before reconnecting, in milliseconds; each is twice as long as the one before. */
const firstDelay = 250;
const longestDelay = 8000;

/**
 * The connection to the host: a WebSocket for messages and commands, which reconnects by itself.
 * While it is closed, commands go over HTTP.
 */
export function createConnection({ onStatus, onMessage }) {
  let socket = null;
  let delay = firstDelay;
  let timer = null;
  let hasOpened = false;
  let counter = 0;
  const pending = new Map();
  let shown = {
    placements: [], controls: [], activities: [], app: false, scale: 2, surfaces: [],
  };

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
      if (!hasOpened) checkAccess();
      for (const { reject } of pending.values()) {
        reject(new CommandError({ code: "disconnected", message: texts.header.disconnected }));
      }
      pending.clear();
      reopenLater();
    });
  }

  /** A WebSocket does not report why it was refused; an HTTP request returns the status. */
  async function checkAccess() {
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
    const entry = pending.get(message.id);
    pending.delete(message.id);
    if (!entry) return;
    if (message.ok) entry.resolve(message.result);
    else entry.reject(new CommandError(message.error));
  }

  function sendShown() {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: "show", ...shown }));
  }

  return {
    open,
    /** Reconnects at once instead of waiting for the delay: the page has become visible. */
    reopen() {
      if (timer === null) return;
      clearTimeout(timer);
      delay = firstDelay;
      open();
    },
    /**
     * Reports what is on the screen: the placements, controls and activities
     * (`{ activity, presentation }`) of the main device, whether an app may be in front, and their
     * `scale` in pixels per point; the `surfaces` (`{ on, surface, scale, page }`) of companions.
     * What is left out stays as it was reported.
     */
    show(part) {
      shown = { ...shown, ...part };
      sendShown();
    },
    /** Runs a command (docs/device-page.md); throws a `CommandError` with the host's message. */
    async run(command) {
      if (socket?.readyState !== WebSocket.OPEN) return post(command);
      counter += 1;
      const id = counter;
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
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
    throw new CommandError({ code: "unreachable", message: texts.header.unreachable });
  }
  if (!answer.ok) throw new CommandError(answer.error);
  return answer.result;
}
