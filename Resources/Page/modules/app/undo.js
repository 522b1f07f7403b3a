import { texts } from "./texts.js";

/** The number of changes that can be undone. */
const limit = 30;

/**
 * The user's last changes on the page: moves, sizes and removals of widgets. `record` takes the
 * name of the change and the function that reverts it; `undo` reverts the last one.
 */
export function createUndo(app) {
  const changes = [];
  return {
    record(name, revert) {
      changes.push({ name, revert });
      if (changes.length > limit) changes.shift();
    },
    async undo() {
      const change = changes.pop();
      if (!change) {
        app.announce(texts.undo.nothing);
        return;
      }
      await change.revert();
      app.announce(texts.undo.done(change.name));
    },
  };
}
