import { runTap } from "../app/locked-taps.js";

/**
 * Taps an activity. A tap on a button or switch presses it; any other tap opens the app. The target
 * is an element's index, or a point in points of the picture; `on` is the role of a companion.
 */
export async function tapActivity(app, id, presentation, { element, x, y, on }) {
  const { store } = app;
  store.dispatch({ type: "select", placement: id });
  const target = element === undefined ? { x, y } : { element };
  const answer = await runTap(
    app, { command: "tapActivity", activity: id, presentation, on, ...target },
    { title: store.get().server.activities[id]?.app ?? id, on });
  // An app that opens covers the screen.
  if (answer?.outcome === "link" || answer?.outcome === "opened") {
    store.dispatch({ type: "closeActivity" });
  }
}

/** Closes the expanded activity. This ends a transient one. */
export function closeOpened(app) {
  const { opened } = app.store.get().view;
  app.store.dispatch({ type: "closeActivity" });
  if (opened?.cause === "transient") dismissActivity(app, opened.activity);
}

/** Removes an activity from the screen and ends it. */
export function dismissActivity(app, id) {
  return app.run({ command: "dismissActivity", activity: id });
}
