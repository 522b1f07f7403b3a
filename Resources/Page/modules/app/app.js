import { createConnection } from "./connection.js";
import { createStore } from "./store.js";
import { deviceNow } from "./server-state.js";
import { emptyState, reduce } from "./state.js";
import { texts } from "./texts.js";

/** What every view is given: the store, the host's commands, the device's clock. */
export function createApp() {
  const store = createStore(reduce, emptyState);
  const connection = createConnection({
    onStatus: (status) => {
      store.dispatch({ type: "connection", status });
      if (status === "open") load();
    },
    onMessage: (message, at) => {
      if (message.type === "problem") {
        complain(message.message);
        return;
      }
      store.dispatch({ type: "message", message, at });
      if (message.type === "gallery") loadGalleries();
    },
  });

  function complain(text) {
    store.dispatch({ type: "toast", level: "error", title: texts.toasts.refused, text });
  }

  async function load() {
    await Promise.allSettled([loadDevices(), loadGalleries(), loadLedger(), loadPushes()]);
  }
  async function loadDevices() {
    store.dispatch({ type: "devices", devices: await run({ command: "devices" }) });
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

  /** A device without a gateway takes no pushes, and has no log of them. */
  async function loadPushes() {
    const pushes = await connection.run({ command: "pushLog" }).catch(() => null);
    store.dispatch({ type: "pushesLoaded", pushes });
  }

  /** Runs a command; a refusal is told to the person, and undefined is the result. */
  async function run(command) {
    try {
      return await connection.run(command);
    } catch (error) {
      complain(error.message);
      return undefined;
    }
  }

  /** Changes the device: the page follows at once, the host's answer is the truth. */
  async function setDevice(fields) {
    const before = store.get().server.device;
    store.dispatch({ type: "deviceChanging", fields });
    const answer = await run({ command: "device", ...fields });
    if (answer === undefined) store.dispatch({ type: "deviceChanging", fields: before });
  }

  return {
    store, connection, run, setDevice,
    /** Names of controls that were pressed before their values came. */
    waitingPresses: new Set(),
    /** The device's time now, in milliseconds. */
    now: () => deviceNow(store.get().server.clock, performance.now()),
    /** A command whose refusal the caller shows itself. */
    attempt: (command) => connection.run(command),
    announce(text) {
      document.getElementById("announcer").textContent = text;
    },
  };
}
