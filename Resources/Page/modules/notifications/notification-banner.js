import { texts } from "../app/texts.js";
import { h, setAttribute, setNumbers } from "../dom/dom.js";
import { deviceOf } from "../rules/layout.js";

/** How long a notification is shown, in milliseconds. */
const displayTime = 6000;

/**
 * The banner of a new notification at the top of the screen: the app, the title and the texts. A
 * tap removes it. The status role has it read to screen readers.
 */
export function mountNotificationBanner(app, screen) {
  const element = h("div", {
    class: "notification-banner", role: "status", "aria-label": texts.notification.region,
    on: { click: hide },
  });
  screen.append(element);
  let known = null;
  let timer = null;

  function hide() {
    clearTimeout(timer);
    setAttribute(element, "data-shown", false);
  }

  function hideLater() {
    clearTimeout(timer);
    timer = setTimeout(() => (element.matches(":hover") ? hideLater() : hide()), displayTime);
  }

  function show({ app: name, title, subtitle, body }) {
    const lines = [["title", title], ["subtitle", subtitle], ["body", body]];
    element.replaceChildren(
      h("p", { class: "notification-app", text: name }),
      ...lines.filter(([, text]) => text)
        .map(([part, text]) => h("p", { class: `notification-${part}`, text })));
    const { statusBar, cutout, cutoutFrame } = deviceOf(app.store.get().server).surfaces;
    setNumbers(element, {
      y: cutout === "island" ? cutoutFrame.y + cutoutFrame.height : statusBar.height,
    });
    setAttribute(element, "data-shown", true);
    hideLater();
  }

  app.store.watch(({ server }) => [server.isReady, server.notifications],
    ([isReady, notifications]) => {
      if (!isReady) return;
      const [newest] = notifications;
      // Those that were delivered before the page was opened are not shown again.
      if (known !== null && newest?.number > known) show(newest);
      known = Math.max(known ?? 0, newest?.number ?? 0);
    });
}
