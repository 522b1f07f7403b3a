import { texts } from "../app/texts.js";

/** How long an alert is shown, in milliseconds. */
const displayTime = 5000;

/** Announces each alert to screen readers, and closes what an alert has opened. */
export function watchAlerts(app) {
  const { store } = app;
  let knownCounts = null;
  store.watch(({ server }) => [server.isReady, server.activities], ([isReady, activities]) => {
    if (!isReady) return;
    const counts = new Map();
    for (const { id, app: name, alert } of Object.values(activities)) {
      counts.set(id, alert?.count ?? 0);
      if (knownCounts && alert && alert.count > (knownCounts.get(id) ?? 0)) {
        app.announce(texts.activity.alert(name, alert.title, alert.body));
      }
    }
    knownCounts = counts;
  });

  let timer = null;
  store.watch(({ view }) => view.opened, (opened) => {
    clearTimeout(timer);
    if (opened?.cause !== "alert") return;
    const hide = () => {
      // Stays open while the user points at it or has the focus in it.
      if (document.querySelector(".live-island:hover, .live-island:focus-within, "
        + ".activity-banner:hover, .activity-banner:focus-within")) {
        timer = setTimeout(hide, 1000);
        return;
      }
      if (store.get().view.opened === opened) store.dispatch({ type: "closeActivity" });
    };
    timer = setTimeout(hide, displayTime);
  });
}
