"use strict";

// The page of previews. Everything that it shows comes in messages from the extension, as text; it
// sends what the user does. Messages are described in editor/panel.js.
(() => {
  const vscode = acquireVsCodeApi();
  const send = (message) => vscode.postMessage(message);
  const part = (id) => document.getElementById(id);

  /** What the user chose on the page; survives that the page is hidden. */
  const saved = { form: "", entries: {}, ...vscode.getState() };
  let project = "";
  let subjects = [];
  /** The ids of the subjects under the cursor. */
  let marked = [];
  /** The labels of the elements in the line of the cursor. */
  let markedLabels = [];
  /** The view of each subject, by id. */
  const views = new Map();

  function create(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
      else if (name === "class") element.className = value;
      else element.setAttribute(name, value);
    }
    element.append(...children);
    return element;
  }

  const link = (text, onclick) => create(
    "button", { class: "link", type: "button", onclick }, text);

  function save() {
    vscode.setState(saved);
  }

  // The header

  function showTitle(message) {
    ({ project } = message);
    part("title").textContent = message.file ? `${message.file} — ${project}` : "Previews";
  }

  function showAxes({ axes, choice }) {
    const choices = (isRare) => axes.filter((axis) => axis.isRare === isRare).map(
      ({ name, title, options }) => choiceOf(
        title, options, choice[name], (value) => send({ type: "choose", name, value })));
    const more = create(
      "details", {}, create("summary", {}, "More"),
      create("div", { class: "choices" }, ...choices(true)));
    more.open = axes.some(({ name, options, isRare }) => isRare && choice[name] !== options[0][0]);
    part("choices").replaceChildren(
      ...choices(false), create("label", { id: "forms" }),
      create("button", { type: "button", onclick: () => send({ type: "refresh" }) }, "Draw again"),
      more);
    showForms();
  }

  function choiceOf(title, options, chosen, changed) {
    const select = create(
      "select", { onchange: (event) => changed(event.target.value) },
      ...options.map(([value, text]) => create("option", { value }, text)));
    select.value = chosen;
    return create("label", {}, title, select);
  }

  /** The families that the file's subjects have; one of them can be chosen. */
  function showForms() {
    const forms = [...new Set(subjects.map(({ form }) => form))];
    const place = part("forms");
    if (!place) return;
    place.hidden = forms.length < 2 && !saved.form;
    if (saved.form && subjects.length > 0 && !forms.includes(saved.form)) saved.form = "";
    const label = choiceOf(
      "Family", [["", "All"], ...forms.map((form) => [form, form])], saved.form, (value) => {
        saved.form = value;
        save();
        filterForms();
      });
    place.replaceChildren(...label.childNodes);
    filterForms();
  }

  function filterForms() {
    for (const { id, form } of subjects) {
      views.get(id).section.hidden = saved.form !== "" && form !== saved.form;
    }
  }

  function showStatus({ activity, problem, isOld }) {
    part("status").textContent = activity ?? "";
    document.body.classList.toggle("drawing", Boolean(activity));
    document.body.classList.toggle("old", isOld);
    const place = part("problem");
    place.hidden = problem === null;
    place.replaceChildren(...(problem ? problemParts(problem, isOld) : []));
    if (problem) for (const view of views.values()) resetTimeline(view);
  }

  /** Back to the first entry, if the others could not be drawn. */
  function resetTimeline(view) {
    if (hasAllEntries(view.subject)) return;
    delete saved.entries[view.subject.id];
    showTimeline(view);
    showFrames(view);
  }

  function problemParts({ code, title, text, detail, places }, isOld) {
    const parts = [create("h2", {}, isOld ? `${title}. These pictures are older.` : `${title}.`)];
    if (places.length > 0) {
      parts.push(create("ul", {}, ...places.slice(0, 50).map((place) => create("li", {}, link(
        `${place.file.split("/").pop()}:${place.line}: ${place.message}`,
        () => send({ type: "openPlace", file: place.file, line: place.line, column: place.column }),
      )))));
    } else {
      parts.push(create("pre", {}, text));
    }
    if (detail) parts.push(create("pre", {}, detail));
    const actions = [["restart", "Start vitrine again"], ["log", "Show the log"]];
    if (["ended", "notVitrine"].includes(code)) {
      actions.unshift(["settings", "Open the settings"]);
    }
    parts.push(create("div", { class: "actions" }, ...actions.map(([type, name]) => create(
      "button", { type: "button", onclick: () => send({ type }) }, name))));
    return parts;
  }

  // The subjects

  function showSubjects(message) {
    subjects = message.subjects;
    const known = new Set(subjects.map(({ id }) => id));
    for (const id of [...views.keys()]) if (!known.has(id)) views.delete(id);
    const notes = [];
    if (message.isEmpty) {
      notes.push("This file declares no previews, widgets, controls or Live Activities in the"
        + ` project ${project}. If it belongs to another one, set vitrine.project.`);
    }
    if (message.omitted > 0) {
      notes.push(`${message.omitted} pictures are left out. Choose fewer variants.`);
    }
    part("subjects").replaceChildren(
      ...subjects.map(sectionOf), ...notes.map((text) => create("p", { class: "empty" }, text)));
    showForms();
  }

  function sectionOf(subject) {
    const view = views.get(subject.id) ?? newView(subject.id);
    views.set(subject.id, view);
    view.subject = subject;
    const place = subject.file && subject.line ? `${subject.file}:${subject.line}` : subject.file;
    view.title.replaceChildren(link(subject.title, () => send({ type: "open", id: subject.id })));
    view.facts.textContent = [subject.form, place].filter(Boolean).join(" · ");
    view.failure.hidden = subject.failure === null;
    view.failure.textContent = subject.failure ?? "";
    showTimeline(view);
    showFrames(view);
    showMark(subject.id);
    return view.section;
  }

  function newView(id) {
    const view = {
      title: create("h2"), facts: create("p", { class: "facts" }),
      failure: create("p", { class: "failure" }), frames: create("div", { class: "frames" }),
      output: create("output"), pictures: new Map(),
    };
    view.slider = create("input", {
      type: "range", min: "0", "aria-label": "Entry",
      oninput: () => {
        saved.entries[id] = Number(view.slider.value);
        save();
        showFrames(view);
        if (!hasAllEntries(view.subject)) send({ type: "entries", id });
      },
    });
    view.timeline = create("div", { class: "timeline" }, view.slider, view.output);
    view.section = create(
      "section", { class: "subject", "data-id": id }, view.title, view.facts, view.failure,
      view.frames, view.timeline);
    return view;
  }

  const hasAllEntries = ({ frames }) => new Set(frames.map(({ entry }) => entry)).size > 1;

  function showTimeline({ subject, timeline, slider }) {
    timeline.hidden = subject.entries < 2;
    slider.max = String(Math.max(subject.entries - 1, 0));
    slider.value = String(saved.entries[subject.id] ?? 0);
  }

  /** Shows the frames of the entry at the slider, or of the nearest one before it. */
  function showFrames(view) {
    const { subject } = view;
    const wanted = subject.entries < 2 ? 0 : Number(view.slider.value);
    const entries = subject.frames.map(({ entry }) => entry);
    const shown = Math.max(...entries.filter((entry) => entry <= wanted), Math.min(...entries, 0));
    const frames = subject.frames.filter(({ entry }) => entry === shown);
    const date = subject.dates[wanted];
    const isLoading = wanted !== shown && !hasAllEntries(subject);
    view.output.textContent = [
      `${wanted + 1} of ${subject.entries}`, date && dateText(date), isLoading && "drawing …",
    ].filter(Boolean).join(" · ");
    view.frames.replaceChildren(...frames.map((frame, index) => figureOf(view, frame, index)));
  }

  const dateText = (date) => date.replace("T", " ").replace(/(:\d\d)(\.\d+)?Z$/, "$1 UTC");

  function figureOf({ subject, pictures }, frame, index) {
    const key = `${frame.panel} ${frame.variant} ${index}`;
    // The element of the picture before stays, so that nothing flickers.
    const image = pictures.get(key) ?? create("img", { draggable: "false" });
    pictures.set(key, image);
    const source = `data:image/png;base64,${frame.data}`;
    if (image.src !== source) image.src = source;
    image.alt = [subject.title, frame.panel, frame.variant].filter(Boolean).join(", ");
    const picture = create("div", { class: "picture" }, image, ...frame.elements.map(
      (element) => elementButton(subject.id, element, frame)));
    picture.style.width = `${frame.width}px`;
    const caption = [panelName(frame.panel, subject.form), frame.variant];
    return create(
      "figure", {}, create("div", { class: `panel ${frame.panel}` }, picture),
      create("figcaption", {}, caption.filter(Boolean).join(" · ")));
  }

  /** Controls and the Dynamic Island are drawn in the panel of the Lock Screen, too. */
  function panelName(panel, form) {
    if (panel !== "lockScreen") return panel;
    return form.startsWith("accessory") ? "Lock Screen" : "";
  }

  function elementButton(id, element, frame) {
    const text = [element.label, element.value].filter(Boolean).join(", ");
    const button = create("button", {
      class: "element", type: "button", title: `${element.role}: ${text}`,
      "aria-label": `${element.role} ${text}, show in the source`,
      onclick: () => send({ type: "openElement", id, label: element.label, value: element.value }),
    });
    button.dataset.label = element.label;
    markElement(button);
    const percent = (length, whole) => `${(100 * length) / whole}%`;
    button.style.left = percent(element.x, frame.width);
    button.style.top = percent(element.y, frame.height);
    button.style.width = percent(element.width, frame.width);
    button.style.height = percent(element.height, frame.height);
    return button;
  }

  function highlight({ ids, labels }) {
    marked = ids;
    markedLabels = labels;
    for (const button of document.querySelectorAll(".element")) markElement(button);
    for (const id of views.keys()) showMark(id);
    const first = ids.map((id) => views.get(id)?.section).find((each) => each && !each.hidden);
    first?.scrollIntoView({ block: "nearest" });
  }

  function markElement(button) {
    button.classList.toggle("highlighted", markedLabels.includes(button.dataset.label));
  }

  function showMark(id) {
    views.get(id).section.classList.toggle("highlighted", marked.includes(id));
  }

  const receivers = {
    title: showTitle, axes: showAxes, subjects: showSubjects, status: showStatus,
    highlight,
  };
  window.addEventListener("message", ({ data }) => receivers[data?.type]?.(data));
  send({ type: "ready" });
})();
