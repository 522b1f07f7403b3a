/** The longest delay of a throttled watcher, in milliseconds. */
const throttleDelay = 120;

/**
 * Holds the state of the page. Actions go through one pure reducer; watchers are called if their
 * selection has changed:
 *
 *     const store = createStore(reduce, emptyState);
 *     const stop = store.watch(({ view }) => view.page, (page) => showPage(page));
 *     store.dispatch({ type: "page", page: 1 });
 *
 * All actions of one task cause one call per watcher, in a microtask, before the browser paints.
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
      watcher.onChange(selection, state);
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
    /**
     * Calls `onChange` now and whenever the result of `select` changes (`isSame`). Returns a
     * function that ends this.
     */
    watch(select, onChange) {
      const watcher = { select, onChange, last: select(state) };
      watchers.add(watcher);
      onChange(watcher.last, state);
      return () => watchers.delete(watcher);
    },
    /**
     * Like `watch`, but combines the changes of `throttleDelay` into one call. For the panels
     * beside the phone, so that the phone itself is updated first.
     */
    watchThrottled(select, onChange) {
      let timer = null;
      return this.watch(select, () => {
        timer ??= setTimeout(() => {
          timer = null;
          onChange(select(state), state);
        }, throttleDelay);
      });
    },
  };
}

/** Whether two values are identical, or arrays of identical values. */
export function isSame(a, b) {
  if (Object.is(a, b)) return true;
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((value, index) => Object.is(value, b[index]));
}
