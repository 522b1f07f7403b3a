import { h, reconcile, setHidden, setText } from "../modules/dom/dom.js";
import { AccessError, loadList, reload } from "./api.js";
import { mountHeader } from "./header.js";
import { mountInspector } from "./inspector.js";
import { createSection } from "./section.js";
import { texts } from "./texts.js";
import { parseVariants, variantsText } from "./variants.js";

/** Milliseconds before an unreachable host is asked again. */
const retryDelay = 1000;
const zooms = { least: 0.25, most: 3, step: 0.25 };

const place = (id) => document.getElementById(id);
const address = new URLSearchParams(location.hash.slice(1));
const zoom = Number(address.get("zoom"));

/** The page's state, which its address keeps. */
const app = {
  filter: address.get("filter") ?? "",
  zoom: zoom >= zooms.least && zoom <= zooms.most ? zoom : 1,
  variants: parseVariants(address.get("variants")),
  variantsText: "",
  inspector: mountInspector(place("inspector")),
  setFilter(text) {
    app.filter = text;
    keepState();
    applyFilter();
  },
  setZoom(value) {
    app.zoom = Math.max(zooms.least, Math.min(zooms.most, value));
    header.showZoom(app.zoom);
    keepState();
    for (const section of sections()) section.render();
  },
  setVariants(chosen) {
    app.variants = chosen;
    app.variantsText = variantsText(chosen);
    keepState();
    for (const section of sections()) section.load();
  },
  reload() {
    for (const key of projects.keys()) reload(Number(key)).catch(() => {});
  },
};
app.variantsText = variantsText(app.variants);

const header = mountHeader(app, place("header"));
header.showZoom(app.zoom);
const main = place("previews");
const empty = h("div", { class: "empty", hidden: true }, h("h2"), h("p", { class: "quiet" }));
main.append(empty);
const projects = new Map();
let list = { projects: [] };

const observer = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) {
    for (const project of projects.values()) {
      project.sectionOf(target)?.setVisible(isIntersecting);
    }
  }
}, { rootMargin: "300px" });

function sections() {
  return [...projects.values()].flatMap((project) => [...project.sections.values()]);
}

function keepState() {
  const state = new URLSearchParams();
  if (app.filter) state.set("filter", app.filter);
  if (app.zoom !== 1) state.set("zoom", String(app.zoom));
  if (app.variantsText) state.set("variants", app.variantsText);
  history.replaceState(null, "", `#${state}`);
}

/** One project: what it is doing, why it was not built, and its previews. */
function createProject(index) {
  const title = h("h1");
  const activity = h("p", { class: "quiet" });
  const failure = h("pre", { class: "failure", role: "alert", hidden: true });
  const body = h("div", { class: "project-previews" });
  const element = h("section", { class: "project" }, title, activity, failure, body);
  const views = new Map();
  let wasBuilding = true;

  return {
    element,
    sections: views,
    sectionOf: (target) => [...views.values()].find((section) => section.element === target),
    update(project) {
      setText(title, project.name);
      element.setAttribute("aria-label", project.name);
      const isBuilding = Boolean(project.activity);
      setText(activity, isBuilding ? texts.building(project.name)
        : texts.built(project.name, project.previews.length));
      setHidden(failure, !project.failure);
      setText(failure, project.failure ?? "");
      if (!isBuilding && wasBuilding) {
        announce(project.failure ? texts.failed(project.name)
          : texts.built(project.name, project.previews.length));
      }
      const hasNews = !isBuilding && wasBuilding;
      wasBuilding = isBuilding;
      const previews = new Map(
        project.previews.map((preview) => [`${preview.preview}.${preview.item}`, preview]));
      reconcile(body, views, [...previews.keys()], (key) => {
        const section = createSection(app, index, previews.get(key));
        observer.observe(section.element);
        section.update(previews.get(key));
        return section;
      });
      if (!hasNews) return;
      for (const [key, preview] of previews) views.get(key).update(preview);
    },
  };
}

function announce(text) {
  setText(place("status"), text);
}

function applyFilter() {
  const filter = app.filter.trim().toLowerCase();
  for (const section of sections()) setHidden(section.element, !section.matches(filter));
  const isEmpty = sections().every(({ element }) => element.hidden);
  const isBusy = list.projects.some(({ activity }) => activity);
  if (!isEmpty || (sections().length === 0 && isBusy)) setHidden(empty, true);
  else if (list.projects.length === 0) explain(texts.noProject, texts.noProjectText);
  else if (sections().length === 0) explain(texts.empty, texts.emptyText);
  else explain(texts.noMatch, "");
}

function explain(title, text) {
  setText(empty.children[0], title);
  setText(empty.children[1], text);
  setHidden(empty, false);
}

function update(next) {
  list = next;
  reconcile(main, projects, list.projects.map((_, index) => String(index)),
    (key) => createProject(Number(key)));
  list.projects.forEach((project, index) => projects.get(String(index)).update(project));
  main.append(empty);
  applyFilter();
}

/** Follows the list: each request returns at its next change. */
async function follow() {
  let revision = null;
  for (;;) {
    let next;
    try {
      next = await loadList(revision);
    } catch (error) {
      if (error instanceof AccessError) {
        explain(texts.noAccess, texts.noAccessText);
        return;
      }
      announce(texts.unreachable);
      revision = null;
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
      continue;
    }
    revision = next.revision;
    update(next);
  }
}

/** Moves the keyboard to the next or previous preview. */
function step(direction) {
  const shown = sections().filter(({ element }) => !element.hidden);
  const current = shown.findIndex(({ element }) => element.contains(document.activeElement));
  const next = shown[Math.max(0, Math.min(shown.length - 1, current + direction))];
  next?.element.scrollIntoView({ block: "start" });
  next?.focus();
}

const keys = {
  "/": () => header.focusFilter(), v: () => header.toggleVariants(),
  j: () => step(1), k: () => step(-1),
  "+": () => app.setZoom(app.zoom + zooms.step), "-": () => app.setZoom(app.zoom - zooms.step),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("textarea, select, input:not([type=range])")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

follow();
