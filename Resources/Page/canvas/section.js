import { h, reconcile, setHidden, setText } from "../modules/dom/dom.js";
import { loadFrames } from "./api.js";
import { createEditor } from "./editor.js";
import { createFrameView } from "./frame-view.js";
import { texts } from "./texts.js";

/** One preview: its heading, a scrubber over its entries, and its frames, variants side by side. */
export function createSection(app, project, preview) {
  const title = preview.name ?? preview.place;
  const heading = h("h2", { text: title, tabindex: "-1" });
  const detail = h("p", { class: "quiet" });
  const failure = h("pre", { class: "failure", role: "alert", hidden: true });
  const scrubber = createScrubber(title, (next) => {
    index = next;
    editor.showState(index);
    render();
  });
  const panels = createPanels(app, title);
  let index = 0;
  const editor = createEditor(preview, { change: load, state: () => index });
  const loading = h("p", { class: "quiet", text: texts.loading, hidden: true });
  const element = h("div", { class: "preview", role: "group", "aria-label": title },
    h("div", { class: "preview-heading" }, h("div", {}, heading, detail), scrubber.element),
    failure, loading, panels.element, editor.element);

  let frames = [];
  let isVisible = false;
  let isStale = true;
  let request = 0;

  /** Loads the frames if the section is visible, or else as soon as it is. */
  async function load() {
    isStale = true;
    if (!isVisible) return;
    isStale = false;
    if (!preview.content) return;
    request += 1;
    const number = request;
    setHidden(loading, frames.length > 0);
    const answer = await loadFrames({
      project, preview: preview.preview, item: preview.item,
      variants: app.variantsText || undefined, ...editor.values(),
    }).catch((error) => ({ frames: [], failure: error.message }));
    // A newer request has been sent meanwhile.
    if (number !== request) return;
    setHidden(loading, true);
    if (editor.isEdited()) {
      editor.showProblem(answer.failure);
      showFailure(failure, null);
    } else showFailure(failure, answer.failure);
    if (answer.frames.length > 0) {
      frames = answer.frames;
      render();
    }
  }

  function render() {
    const count = Math.max(0, ...frames.map(({ state }) => state)) + 1;
    index = Math.min(index, count - 1);
    const shown = frames.filter(({ state }) => state === index);
    scrubber.update(index, count, labelOf(preview, index, count, shown));
    panels.update(shown);
  }

  return {
    element, load, render,
    focus: () => heading.focus(),
    setVisible(visible) {
      isVisible = visible;
      if (isVisible && isStale) load();
    },
    /** Shows the preview after its project has been built. */
    update(next) {
      preview = next;
      setText(detail, [preview.content, preview.place].filter(Boolean).join(" · "));
      showFailure(failure, preview.failure);
      editor.update(preview);
      load();
    },
    matches: (filter) =>
      `${preview.name ?? ""} ${preview.place}`.toLowerCase().includes(filter),
  };
}

function showFailure(element, text) {
  setHidden(element, !text);
  setText(element, text ?? "");
}

/** The name of a state, or of an entry with its date. */
function labelOf({ states }, index, count, shown) {
  return states ? texts.state(index, count)
    : texts.entry(index, count, timeText(shown[0]?.date));
}

/** The slider over the entries or states of a preview; hidden if there is one. */
function createScrubber(title, onChange) {
  const input = h("input", {
    type: "range", min: "0", value: "0", "aria-label": texts.scrubber(title),
    on: { input: () => onChange(Number(input.value)) },
  });
  const output = h("output", { class: "quiet" });
  const element = h("div", { class: "scrubber", hidden: true }, input, output);
  return {
    element,
    update(index, count, label) {
      input.max = String(count - 1);
      input.value = String(index);
      setHidden(element, count === 1);
      setText(output, label);
      input.setAttribute("aria-valuetext", label);
    },
  };
}

/** The frames of one entry, in a panel for each kind of them. */
function createPanels(app, title) {
  const element = h("div", { class: "frame-panels" });
  const views = new Map();
  return {
    element,
    update(shown) {
      const names = Object.keys(texts.panels)
        .filter((name) => shown.some(({ panel }) => panel === name));
      reconcile(element, views, names, (name) => createPanel(app, title, name));
      for (const name of names) {
        views.get(name).update(shown.filter(({ panel }) => panel === name));
      }
    },
  };
}

function createPanel(app, title, name) {
  const views = new Map();
  const panel = h("div", { class: "panel", data: { panel: name } });
  return {
    element: panel,
    update(list) {
      reconcile(panel, views, list.map(({ variant }) => variant),
        () => createFrameView(app, title));
      for (const frame of list) views.get(frame.variant).update(frame, frame.variant);
    },
  };
}

function timeText(date) {
  if (!date) return "";
  return new Date(date).toISOString().slice(0, 19).replace("T", " ");
}
