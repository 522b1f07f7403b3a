/**
 * Loads what the host's messages do not contain: everything at each connection, later what a
 * message reports as changed. `run` shows a toast if a command fails.
 */
export function createLoader({ store, connection, run }) {
  async function all() {
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

  return { all, galleries: loadGalleries, builds: loadBuilds, output: loadOutput };
}
