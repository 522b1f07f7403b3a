import { texts } from "./texts.js";

/** How long an alert is shown, in milliseconds. */
const stay = 5000;

/** Tells each alert to those who listen, and takes back what it has opened. */
export function watchAlerts(app) {
  const { store } = app;
  let known = null;
  store.watch(({ server }) => [server.isReady, server.activities], ([isReady, activities]) => {
    if (!isReady) return;
    const counts = new Map();
    for (const { id, app: name, alert } of Object.values(activities)) {
      counts.set(id, alert?.count ?? 0);
      if (known && alert && alert.count > (known.get(id) ?? 0)) {
        app.announce(texts.activity.alert(name, alert.title, alert.body));
      }
    }
    known = counts;
  });

  let timer = null;
  store.watch(({ view }) => view.opened, (opened) => {
    clearTimeout(timer);
    if (opened?.cause !== "alert") return;
    const hide = () => {
      // Somebody is using it.
      if (document.querySelector(".live-island:hover, .live-island:focus-within, "
        + ".activity-banner:hover, .activity-banner:focus-within")) {
        timer = setTimeout(hide, 1000);
        return;
      }
      if (store.get().view.opened === opened) store.dispatch({ type: "closeActivity" });
    };
    timer = setTimeout(hide, stay);
  });
}
