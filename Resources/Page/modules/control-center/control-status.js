import { setAttribute, setText } from "./dom.js";

/** How long a status stays, in milliseconds. */
const stay = 2600;

/** Shows the newest status that a control gives, for a moment; those from before are not told. */
export function showStatuses(app, element) {
  let timer = null;
  watchStatuses(app, (state) => {
    setText(element, `${state.title}: ${state.status}`);
    setAttribute(element, "data-shown", true);
    clearTimeout(timer);
    timer = setTimeout(() => setAttribute(element, "data-shown", false), stay);
  });
}

/** Tells of each status when it comes. */
export function watchStatuses(app, tell) {
  let counts = null;
  app.store.watch(({ server }) => [server.isReady, server.controls], ([isReady, controls]) => {
    if (!isReady) return;
    const before = counts;
    counts = new Map(Object.values(controls).map((state) =>
      [state.control.id, state.status ? state.statusCount ?? 0 : 0]));
    if (!before) return;
    for (const state of Object.values(controls)) {
      const { id } = state.control;
      if (before.has(id) && counts.get(id) > before.get(id)) tell(state);
    }
  });
}
