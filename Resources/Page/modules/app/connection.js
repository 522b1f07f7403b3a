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
/** The host accepts messages of 64 KB on the WebSocket; larger commands go over HTTP. */
const largestMessage = 20_000;

/**
 * The connection to the host: a WebSocket for messages and commands, which reconnects by itself.
 * While it is closed, commands go over HTTP.
 */
export function createConnection({ onStatus, onMessage }) {
  let socket = null;
  let delay = firstDelay;
  let timer = null;
  let hasOpened = false;
  const commands = createPendingCommands();
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
    socket.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "answer") commands.settle(message);
      else onMessage(message, performance.now());
    });
    socket.addEventListener("close", () => {
      onStatus("closed");
      if (!hasOpened) checkAccess();
      commands.fail(
        new CommandError({ code: "disconnected", message: texts.header.disconnected }));
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
      const isLarge = JSON.stringify(command).length > largestMessage;
      if (isLarge || socket?.readyState !== WebSocket.OPEN) return post(command);
      const { id, answer } = commands.add();
      socket.send(JSON.stringify({ type: "command", id, command }));
      return answer;
    },
  };
}

/** The commands without an answer, by number. */
function createPendingCommands() {
  let counter = 0;
  const pending = new Map();
  return {
    add() {
      counter += 1;
      const id = counter;
      const answer = new Promise((resolve, reject) => pending.set(id, { resolve, reject }));
      return { id, answer };
    },
    settle(message) {
      const entry = pending.get(message.id);
      pending.delete(message.id);
      if (!entry) return;
      if (message.ok) entry.resolve(message.result);
      else entry.reject(new CommandError(message.error));
    },
    fail(error) {
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
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
