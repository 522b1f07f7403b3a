/**
 * Taps an activity where a person did: a button or switch is pressed, anything else opens its app.
 * `target` is `{ element }` or `{ x, y }`, in the picture's points.
 */
export async function tapActivity(app, id, presentation, { element, x, y }) {
  const { store } = app;
  store.dispatch({ type: "select", placement: id });
  const where = element === undefined ? { x, y } : { element };
  const face = presentation === "standBy"
    ? { presentation: "lockScreen", isFullscreen: true } : { presentation };
  const answer = await app.run({ command: "tapActivity", activity: id, ...face, ...where });
  // An app that opens takes the screen.
  if (answer?.outcome === "link" || answer?.outcome === "opened") {
    store.dispatch({ type: "closeActivity" });
  }
}

/** Puts away what was opened; a transient activity is over with it. */
export function closeOpened(app) {
  const { opened } = app.store.get().view;
  app.store.dispatch({ type: "closeActivity" });
  if (opened?.cause === "transient") dismissActivity(app, opened.activity);
}

/** Ended ones go, others are removed from the screen and end. */
export function dismissActivity(app, id) {
  return app.run({ command: "dismissActivity", activity: id });
}
