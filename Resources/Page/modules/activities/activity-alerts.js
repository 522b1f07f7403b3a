import { companionOf } from "../rules/companions.js";
import { mountWatchNotice } from "./watch-notice.js";

/** How long an alert keeps an activity expanded, in milliseconds. */
const displayTime = 5000;

/**
 * Shows each alert on the sketch of a watch beside the phone, unless a watch is connected, and
 * closes what an alert has opened.
 */
export function watchAlerts(app, stage) {
  const { store } = app;
  const watch = mountWatchNotice(stage);
  let knownCounts = null;
  store.watch(({ server }) => [server.isReady, server.activities], ([isReady, activities]) => {
    if (!isReady) return;
    const hasWatch = Boolean(companionOf(store.get().server, "watch"));
    const counts = new Map();
    for (const { id, app: name, alert } of Object.values(activities)) {
      counts.set(id, alert?.count ?? 0);
      if (!hasWatch && knownCounts && alert && alert.count > (knownCounts.get(id) ?? 0)) {
        watch.show(name, alert);
      }
    }
    knownCounts = counts;
  });
  store.watch(({ server }) => server.companions, (companions) => {
    if (companions.some(({ role }) => role === "watch")) watch.close();
  });

  let timer = null;
  store.watch(({ view }) => view.opened, (opened) => {
    clearTimeout(timer);
    if (opened?.cause !== "alert") return;
    const hide = () => {
      // Stays open while an alarm rings, or while the user points at it or has the focus in it.
      const { alarm } = store.get().server.activities[opened.activity] ?? {};
      if (alarm?.state === "alerting"
        || document.querySelector(".live-island:hover, .live-island:focus-within, "
        + ".activity-banner:hover, .activity-banner:focus-within")) {
        timer = setTimeout(hide, 1000);
        return;
      }
      if (store.get().view.opened === opened) store.dispatch({ type: "closeActivity" });
    };
    timer = setTimeout(hide, displayTime);
  });
}
