import { deviceOf } from "../rules/layout.js";
import { texts } from "./texts.js";

/** The number of changes that can be undone. */
const limit = 30;

/**
 * The user's last changes on the page: moves, sizes and removals of widgets. `record` takes the
 * name of the change and the function that reverts it; `undo` reverts the last one that was made in
 * the same grid, because each orientation of an iPad has its own arrangement.
 */
export function createUndo(app) {
  const changes = [];

  function grid() {
    const { columns, rows, smallSpan } = deviceOf(app.store.get().server)?.surfaces.home ?? {};
    return `${columns}x${rows}/${smallSpan}`;
  }

  return {
    record(name, revert) {
      changes.push({ name, revert, grid: grid() });
      if (changes.length > limit) changes.shift();
    },
    async undo() {
      const now = grid();
      const index = changes.findLastIndex((other) => other.grid === now);
      const [change] = index < 0 ? [] : changes.splice(index, 1);
      if (!change) {
        app.announce(texts.undo.nothing);
        return;
      }
      await change.revert();
      app.announce(texts.undo.done(change.name));
    },
  };
}
