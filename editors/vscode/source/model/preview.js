"use strict";

const path = require("node:path");
const { isDeepStrictEqual } = require("node:util");
const { readFrames } = require("../protocol/answers");
const { errorsIn } = require("./places");
const { variantsText } = require("./variants");

/** The entries that the tool draws at most. */
const ENTRY_LIMIT = 60;

/** The failures after which the program is started again, so that the same call can succeed. */
const PASSING = new Set(["ended", "silent", "garbled", "restarted", "stopped"]);

/**
 * What the page of previews shows, without an editor.
 *
 *     const preview = new Preview({ call, show, belongs });
 *     preview.open({ file, project, parameters });    // draws
 *     preview.redraw();                               // after a save
 *
 * - `call(tool, parameters, { signal, onProgress })` performs a tool.
 * - `belongs(subject, source)` says whether the file declares a subject.
 * - `show(message)` receives what changes; `messages()` returns all of it for a new page.
 *
 * A new drawing cancels the one before. If one fails, the last pictures stay, with the failure.
 */
class Preview {
  constructor({ call, show, belongs }) {
    Object.assign(this, { call, show, belongs });
    this.source = null;
    this.subjects = [];
    this.omitted = 0;
    this.choice = {};
    this.problem = null;
    this.activity = null;
    /** The ids of subjects, and labels of elements, under the cursor. */
    this.highlighted = { ids: [], labels: [] };
    /** The subjects of which all entries are drawn. */
    this.scrubbed = new Set();
    this.drawing = null;
    this.hasDrawn = false;
    this.hasRetried = false;
  }

  /** Shows another file. `source` is `{ file, project, parameters }`. */
  open(source) {
    if (this.source?.file !== source.file) {
      this.subjects = [];
      this.omitted = 0;
      this.problem = null;
      this.highlighted = { ids: [], labels: [] };
      this.scrubbed.clear();
      this.hasDrawn = false;
    }
    this.source = source;
    this.show(this.title());
    this.show(this.content());
    this.show(this.marks());
    return this.redraw();
  }

  choose(choice) {
    this.choice = choice;
    this.scrubbed.clear();
    return this.redraw();
  }

  highlight(ids, labels = []) {
    const next = { ids, labels };
    if (isDeepStrictEqual(next, this.highlighted)) return;
    this.highlighted = next;
    this.show(this.marks());
  }

  /** The labels of all elements of the pictures. */
  get labels() {
    const frames = this.subjects.flatMap((subject) => subject.frames);
    return [...new Set(frames.flatMap(({ elements }) => elements.map(({ label }) => label)))];
  }

  subject(id) {
    return this.subjects.find((each) => each.id === id) ?? null;
  }

  /** Draws again once if the program ended during the drawing, and runs again. */
  async retry() {
    if (this.drawing || this.hasRetried || !PASSING.has(this.problem?.code)) return;
    await this.redraw();
    this.hasRetried = true;
  }

  async redraw() {
    const { source } = this;
    this.hasRetried = false;
    if (!source) return;
    const controller = this.begin();
    try {
      const answer = readFrames(await this.perform(
        { filter: path.basename(source.file), entries: 1 }, controller));
      if (!this.isCurrent(controller)) return;
      const subjects = answer.subjects.filter((each) => this.belongs(each, source));
      this.omitted = answer.omitted;
      await this.addEntries(subjects, controller);
      if (!this.isCurrent(controller)) return;
      this.subjects = subjects;
      this.hasDrawn = true;
      this.end(null);
    } catch (error) {
      if (this.isCurrent(controller)) this.end(problemOf(error));
    }
  }

  /** Draws all entries of a subject. */
  async entries(id) {
    const subject = this.subject(id);
    if (!subject || subject.entries < 2 || this.scrubbed.has(id)) return;
    this.scrubbed.add(id);
    // A drawing that runs draws them, too.
    if (this.drawing) return;
    const controller = this.begin();
    try {
      await this.addEntries(this.subjects, controller, id);
      if (this.isCurrent(controller)) this.end(null);
    } catch (error) {
      this.scrubbed.delete(id);
      if (this.isCurrent(controller)) this.end(problemOf(error));
    }
  }

  stop() {
    this.drawing?.abort();
    this.drawing = null;
  }

  /** All messages, for a page that has none. */
  messages() {
    return [this.title(), this.content(), this.marks(), this.status()];
  }

  // Drawing

  begin() {
    this.drawing?.abort();
    const controller = new AbortController();
    this.drawing = controller;
    this.activity = "Drawing …";
    this.show(this.status());
    return controller;
  }

  end(problem) {
    this.drawing = null;
    this.activity = null;
    this.problem = problem;
    this.show(this.content());
    this.show(this.status());
  }

  isCurrent(controller) {
    return this.drawing === controller;
  }

  perform(parameters, controller) {
    const variants = variantsText(this.choice);
    return this.call(
      "frames",
      {
        ...this.source.parameters, path: this.source.project, ...parameters,
        ...(variants ? { variants } : {}),
      }, {
        signal: controller.signal,
        onProgress: (text) => {
          if (!this.isCurrent(controller) || !text) return;
          this.activity = text;
          this.show(this.status());
        },
      });
  }

  /** Replaces the subjects that are scrubbed, or the one with the id, by those with all entries. */
  async addEntries(subjects, controller, only = null) {
    for (const [index, { id, entries }] of subjects.entries()) {
      if (!this.scrubbed.has(id) || (only !== null && id !== only) || entries < 2) continue;
      const answer = readFrames(await this.perform({
        filter: path.basename(this.source.file), entries: Math.min(entries, ENTRY_LIMIT), id,
      }, controller));
      const found = answer.subjects.find((each) => each.id === id);
      if (found && this.isCurrent(controller)) subjects[index] = found;
    }
  }

  // Messages

  title() {
    return {
      type: "title", file: this.source ? path.basename(this.source.file) : "",
      project: this.source ? path.basename(this.source.project) : "", choice: this.choice,
    };
  }

  content() {
    return {
      type: "subjects", subjects: this.subjects, omitted: this.omitted,
      isEmpty: this.hasDrawn && this.subjects.length === 0,
    };
  }

  marks() {
    return { type: "highlight", ...this.highlighted };
  }

  status() {
    return {
      type: "status", activity: this.activity, problem: this.problem,
      isOld: this.problem !== null && this.subjects.length > 0,
    };
  }
}

/** What the page shows of an error. */
function problemOf(error) {
  const text = error?.message ?? String(error);
  const places = errorsIn(text);
  const count = places.length === 1 ? "1 error" : `${places.length} errors`;
  return {
    code: error?.code ?? "internal",
    title: places.length > 0 ? `The sources do not compile: ${count}` : "No new pictures",
    text,
    detail: error?.detail ?? "",
    places,
  };
}

module.exports = { Preview };
