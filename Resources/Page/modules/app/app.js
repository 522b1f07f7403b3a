import { setText } from "../dom/dom.js";
import { deviceNow } from "../state/server-state.js";
import { emptyState, reduce } from "../state/state.js";
import { createStore } from "../state/store.js";
import { createConnection } from "./connection.js";
import { texts } from "./texts.js";
import { createUndo } from "./undo.js";

/** The object passed to every view: the store, the host's commands and the device's clock. */
export function createApp() {
  const store = createStore(reduce, emptyState);
  const connection = createConnection({
    onStatus: (status) => {
      store.dispatch({ type: "connection", status });
      if (status === "open") load();
    },
    onMessage: (message, at) => {
      if (message.type === "problem") {
        showError(message.message);
        return;
      }
      store.dispatch({ type: "message", message, at });
      if (message.type === "gallery") loadGalleries();
      if (message.type === "builds") loadBuilds();
      if (message.type === "output") loadOutput();
    },
  });

  function showError(text) {
    store.dispatch({ type: "toast", level: "error", title: texts.toasts.refused, text });
  }

  async function load() {
    await Promise.allSettled([
      loadDevices(), loadGalleries(), loadLedger(), loadPushes(), loadBuilds(), loadOutput(true),
    ]);
  }
  async function loadDevices() {
    const [devices, settings] = await Promise.all([
      run({ command: "devices" }), run({ command: "settings" }),
    ]);
    store.dispatch({ type: "devices", devices });
    store.dispatch({ type: "settingsLoaded", settings: settings ?? [] });
  }
  async function loadGalleries() {
    const [items, controls] = await Promise.all([
      run({ command: "gallery" }), run({ command: "controlGallery" }),
    ]);
    if (items) store.dispatch({ type: "galleryLoaded", items });
    if (controls) store.dispatch({ type: "controlGalleryLoaded", items: controls });
  }
  async function loadLedger() {
    const rows = await run({ command: "ledger", limit: 200 });
    store.dispatch({ type: "ledgerLoaded", rows });
  }

  /** `pushLog` fails on a device without a push gateway; `pushes` is then null. */
  async function loadPushes() {
    const pushes = await connection.run({ command: "pushLog" }).catch(() => null);
    store.dispatch({ type: "pushesLoaded", pushes });
  }

  async function loadBuilds() {
    const builds = await connection.run({ command: "builds" }).catch(() => null);
    if (builds) store.dispatch({ type: "buildsLoaded", builds, at: performance.now() });
  }

  let isLoadingOutput = false;
  let hasMoreOutput = false;

  /** Loads the rows since the last one. One request runs at a time, also if many are printed. */
  async function loadOutput(isFirst = false) {
    hasMoreOutput = true;
    if (isLoadingOutput && !isFirst) return;
    isLoadingOutput = true;
    while (hasMoreOutput) {
      hasMoreOutput = false;
      const after = isFirst ? undefined : store.get().server.output.last;
      const page = await connection.run({ command: "output", after, limit: 1000 })
        .catch(() => null);
      if (!page) break;
      store.dispatch({ type: "outputLoaded", page, isFirst });
      isFirst = false;
      hasMoreOutput ||= page.hasMore;
    }
    isLoadingOutput = false;
  }

  /** Runs a command. If it fails, shows a toast and returns undefined. */
  async function run(command) {
    try {
      return await connection.run(command);
    } catch (error) {
      showError(error.message);
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
