import { texts } from "../app/texts.js";
import { h, reconcile } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { localizedTimes } from "../rules/dates.js";
import { linkText } from "../widgets/face.js";

/** How long a toast is shown, in milliseconds. */
const displayTime = 6000;

/** Toasts: failed commands, problems of extensions, opened links. */
export function mountToasts(app, element) {
  const { store } = app;
  element.setAttribute("role", "region");
  element.setAttribute("aria-label", texts.toasts.region);
  const views = new Map();

  /** Before the device is known there are no times to show as it does. */
  function wordsOf({ text }) {
    const { device } = store.get().server;
    return device ? localizedTimes(text, device) : text;
  }

  function createToast(id) {
    const toast = store.get().view.toasts.find((other) => other.id === id);
    const dismiss = () => store.dispatch({ type: "dismissToast", id });
    const view = h("div", {
      class: "toast", role: toast.level === "error" ? "alert" : null,
      data: { level: toast.level },
    },
    icon({ error: "warning", done: "check" }[toast.level] ?? "link"),
    h("div", { class: "toast-words" },
      h("strong", { text: toast.title }), toast.text ? h("span", { text: wordsOf(toast) }) : null),
    toast.action === "undo" ? h("button", {
      class: "button", type: "button", text: texts.undo.button,
      on: {
        click() {
          dismiss();
          app.undo.undo();
        },
      },
    }) : null,
    h("button", {
      class: "button button-icon button-plain", type: "button", "aria-label": texts.toasts.dismiss,
      on: { click: dismiss },
    }, icon("close")));
    setTimeout(dismiss, displayTime);
    return { element: view };
  }

  store.watch(({ view }) => view.toasts, (toasts) =>
    reconcile(element, views, toasts.map(({ id }) => id), createToast));
  watchNotices(app);
  watchProblems(store);
  watchLinks(app);
}

/** Shows each message about the device itself once, also after the page has been loaded again. */
function watchNotices(app) {
  app.store.watch(({ server }) => [server.isReady, server.notices], ([isReady, notices]) => {
    if (!isReady) return;
    const known = readNotices();
    for (const text of notices) {
      if (known.includes(text)) continue;
      app.store.dispatch({ type: "toast", level: "error", title: texts.toasts.device, text });
    }
    localStorage.notices = JSON.stringify(notices);
  });
}

/** The messages that this browser has shown. */
function readNotices() {
  try {
    const stored = JSON.parse(localStorage.notices ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Shows problems of extensions that appear after the page was opened, until they are solved. */
function watchProblems(store) {
  let known = null;
  store.watch(({ server }) => [server.isReady, server.extensions], ([isReady, extensions]) => {
    if (!isReady) return;
    const problems = new Map(extensions.filter(({ problem }) => problem)
      .map(({ id, problem }) => [id, problem]));
    for (const { id, name, problem } of known ? extensions : []) {
      const subject = `extension ${id}`;
      if (!problem) store.dispatch({ type: "dismissToastsAbout", subject });
      if (!problem || known.get(id) === problem) continue;
      store.dispatch({
        type: "toast", level: "error", title: texts.toasts.extension(name), text: problem, subject,
      });
    }
    known = problems;
  });
}

function watchLinks(app) {
  let newest = null;
  let failed = null;
  let isFirst = true;
  app.store.watch(({ server }) => [server.isReady, server.links[0]], ([isReady, link]) => {
    const isNew = link && link.date !== newest;
    const hasFailed = link?.hasFailed && link.date !== failed;
    newest = link?.date ?? null;
    if (hasFailed) failed = link.date;
    if (isReady && !isFirst && (isNew || hasFailed)) {
      const text = linkText(app, link);
      if (hasFailed) {
        showFailure(app, text, link);
      } else {
        app.store.dispatch({ type: "toast", level: "link", title: texts.toasts.opened, text });
      }
      app.announce(text);
    }
    if (isReady) isFirst = false;
  });
}

/** The toast about a link that an app did not get, or an app that ended with an error. */
function showFailure(app, text, link) {
  app.store.dispatch({
    type: "toast", level: "error", title: texts.toasts.linkFailed, text: `${text}: ${link.result}`,
  });
}
