import { texts } from "../app/texts.js";
import { h, reconcile, setHidden, setText } from "../dom/dom.js";
import { icon, setIcon } from "../dom/icons.js";

/**
 * What is being built, and what does not compile, beside the phone, which keeps its last good
 * pictures. The panel disappears when the project is built again.
 */
export function mountBuilds(app, element) {
  const { store } = app;
  const views = new Map();
  element.hidden = true;

  store.watch(({ server }) => [server.builds, server.buildsAt], ([builds, at]) => {
    const shown = builds.filter(({ phase }) => isActive(phase) || phase === "failed");
    reconcile(element, views, shown.map(({ project }) => project), () => createBuild(app));
    for (const build of shown) views.get(build.project).update(build, at);
    setHidden(element, shown.length === 0);
  });
  watchOutcomes(app);
}

export const isActive = (phase) => !["waiting", "current", "failed"].includes(phase);

/** Says what has begun, failed and succeeded; a success is also a toast. */
function watchOutcomes(app) {
  const t = texts.builds;
  let known = new Map();
  app.store.watch(({ server }) => server.builds, (builds) => {
    for (const build of builds) {
      const before = known.get(build.project);
      const isSame = before?.phase === build.phase && before.seconds === build.seconds;
      if (!before || isSame) continue;
      const subject = `build of ${build.project}`;
      if (build.phase === "failed") {
        app.store.dispatch({ type: "dismissToastsAbout", subject });
        app.announce(t.failed(build.name, build.problems.length));
      } else if (build.phase === "current") {
        const title = t.updated(build.name, build.seconds);
        const text = build.files.join(", ");
        app.store.dispatch({ type: "toast", level: "done", title, text, subject });
        app.announce(title);
      } else if (isActive(build.phase) && !isActive(before.phase)) {
        app.announce(t.phases[build.phase](build.name, build.subject));
      }
    }
    known = new Map(builds.map((build) => [build.project, build]));
  });
}

/** The windows in which a list of errors would cover the phone: narrow ones that are not low. */
const coversPhone = "(max-width: 979px) and (orientation: portrait), "
  + "(max-width: 979px) and (min-height: 561px)";

function createBuild(app) {
  const t = texts.builds;
  const title = h("h2", { class: "build-title" });
  // A screen reader does not count the seconds.
  const seconds = h("span", { class: "quiet build-seconds", "aria-hidden": "true" });
  const hide = h("button", {
    class: "button button-icon button-plain", type: "button", "aria-expanded": "true",
    "aria-label": t.hide, title: t.hide, on: { click: toggle },
  }, icon("minus"));
  const list = h("ol", { class: "build-problems" });
  const element = h("article", { class: "build" },
    h("div", { class: "build-head" }, icon("warning"), title, seconds, hide), list);
  let timer = null;
  let shown = null;
  if (matchMedia(coversPhone).matches) toggle();

  function toggle() {
    setHidden(list, !list.hidden);
    hide.setAttribute("aria-expanded", list.hidden ? "false" : "true");
    hide.setAttribute("aria-label", list.hidden ? t.show : t.hide);
    hide.title = hide.getAttribute("aria-label");
    setIcon(hide, list.hidden ? "plus" : "minus");
  }

  function update(build, at) {
    if (build === shown) return;
    shown = build;
    element.dataset.phase = build.phase;
    const active = isActive(build.phase);
    setText(title, active ? t.phases[build.phase](build.name, build.subject)
      : t.failed(build.name, build.problems.length));
    clearInterval(timer);
    setText(seconds, "");
    if (active) {
      const count = () =>
        setText(seconds, t.seconds((build.elapsed ?? 0) + (performance.now() - at) / 1000));
      count();
      timer = setInterval(count, 100);
    }
    setHidden(hide, build.problems.length === 0);
    list.replaceChildren(...build.problems.map((problem) => createProblem(app, problem)));
  }
  return {
    element, update,
    remove() {
      clearInterval(timer);
      element.remove();
    },
  };
}

function createProblem(app, problem) {
  return h("li", { class: "build-problem" },
    place(app, problem), h("p", { class: "build-message", text: problem.message }),
    problem.excerpt ? h("pre", { class: "build-excerpt", text: problem.excerpt }) : null,
    problem.notes.map((note) => h("div", { class: "build-note" },
      h("p", { text: texts.builds.note(note.message) }),
      note.excerpt ? h("pre", { class: "build-excerpt", text: note.excerpt }) : null)));
}

/** A button that opens the place in the editor. */
function place(app, { file, name, line, column }) {
  if (!file) return null;
  const text = [name ?? file, line, column].filter(Boolean).join(":");
  return h("button", {
    class: "build-place", type: "button", text, title: texts.builds.open,
    "aria-label": `${text}, ${texts.builds.open}`,
    on: { click: () => app.run({ command: "openEditor", file, line, column }) },
  });
}
