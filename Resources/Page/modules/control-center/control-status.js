import { setAttribute, setText } from "../dom/dom.js";

/** How long a status is shown, in milliseconds. */
const displayTime = 2600;

/** Shows each new status of a control for a moment; earlier ones are not shown. */
export function showStatuses(app, element) {
  let timer = null;
  watchStatuses(app, (state) => {
    setText(element, state.status);
    setAttribute(element, "data-shown", true);
    clearTimeout(timer);
    timer = setTimeout(() => setAttribute(element, "data-shown", false), displayTime);
  });
}

/** Calls `report(state)` for each new status. */
function watchStatuses(app, report) {
  let counts = null;
  app.store.watch(({ server }) => [server.isReady, server.controls], ([isReady, controls]) => {
    if (!isReady) return;
    const before = counts;
    counts = new Map(Object.values(controls).map((state) =>
      [state.control.id, state.status ? state.statusCount ?? 0 : 0]));
    if (!before) return;
    for (const state of Object.values(controls)) {
      const { id } = state.control;
      if (before.has(id) && counts.get(id) > before.get(id)) report(state);
    }
  });
}
