/** How long panels may wait, in milliseconds. */
const patience = 120;

/**
 * Holds the state: actions go through one pure reducer, watchers are told after it.
 * Watchers of one turn are told once, before the browser paints.
 */
export function createStore(reduce, initial) {
  let state = initial;
  let isScheduled = false;
  const watchers = new Set();

  function flush() {
    isScheduled = false;
    for (const watcher of [...watchers]) {
      const selection = watcher.select(state);
      if (isSame(selection, watcher.last)) continue;
      watcher.last = selection;
      watcher.tell(selection, state);
    }
  }

  return {
    get: () => state,
    dispatch(action) {
      const next = reduce(state, action);
      if (next === state) return;
      state = next;
      if (!isScheduled) {
        isScheduled = true;
        queueMicrotask(flush);
      }
    },
    /** Tells at once, and then whenever `select` gives something else. Returns the way to end. */
    watch(select, tell) {
      const watcher = { select, tell, last: select(state) };
      watchers.add(watcher);
      tell(watcher.last, state);
      return () => watchers.delete(watcher);
    },
    /**
     * As `watch`, for what stands beside the phone: told of many changes at once, a little later, so
     * that the phone's own picture is on the screen first.
     */
    watchAtLeisure(select, tell) {
      let timer = null;
      return this.watch(select, () => {
        timer ??= setTimeout(() => {
          timer = null;
          tell(select(state), state);
        }, patience);
      });
    },
  };
}

/** The same value, or lists of the same values. */
export function isSame(one, other) {
  if (Object.is(one, other)) return true;
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((value, index) => Object.is(value, other[index]));
}
