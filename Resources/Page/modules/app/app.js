import { setText } from "../dom/dom.js";
import { deviceNow } from "../state/server-state.js";
import { emptyState, reduce } from "../state/state.js";
import { createStore } from "../state/store.js";
import { createConnection } from "./connection.js";
import { createLoader } from "./loader.js";
import { texts } from "./texts.js";
import { createUndo } from "./undo.js";

/** The object passed to every view: the store, the host's commands and the device's clock. */
export function createApp() {
  const store = createStore(reduce, emptyState);
  const connection = createConnection({
    onStatus: (status) => {
      store.dispatch({ type: "connection", status });
      if (status === "open") loader.all();
    },
    onMessage: (message, at) => {
      if (message.type === "problem") {
        showError(message.message);
        return;
      }
      store.dispatch({ type: "message", message, at });
      if (message.type === "gallery") loader.galleries();
      if (message.type === "builds") loader.builds();
      if (message.type === "output") loader.output();
    },
  });

  const loader = createLoader({ store, connection, run });

  function showError(text) {
    store.dispatch({ type: "toast", level: "error", title: texts.toasts.refused, text });
  }

  /**
   * Runs a command. If it fails, shows a toast and returns undefined; if it fails because the
   * device is locked, calls `onLocked` instead, if there is one.
   */
  async function run(command, { onLocked } = {}) {
    try {
      return await connection.run(command);
    } catch (error) {
      if (onLocked && error.code === "locked") onLocked();
      else showError(error.message);
      return undefined;
    }
  }

  /**
   * Changes the device: the page applies it at once and reverts it if the host rejects it. Returns
   * whether the host accepts it.
   */
  async function setDevice(fields) {
    const before = store.get().server.device;
    store.dispatch({ type: "deviceChanging", fields });
    const answer = await run({ command: "device", ...fields });
    if (answer === undefined) store.dispatch({ type: "deviceChanging", fields: before });
    return answer !== undefined;
  }

  const app = {
    store, connection, run, setDevice,
    /** Ids of controls that were pressed before their values had loaded. */
    pendingPresses: new Set(),
    /** The device's time now, in milliseconds. */
    now: () => deviceNow(store.get().server.clock, performance.now()),
    /** Runs a command and throws if it fails, without showing a toast. */
    attempt: (command) => connection.run(command),
    announce(text) {
      setText(document.getElementById("announcer"), text);
    },
  };
  app.undo = createUndo(app);
  return app;
}
