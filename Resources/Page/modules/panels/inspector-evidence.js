import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";
import { localizedTimes, momentText } from "../rules/dates.js";

/**
 * What the device knows of an item besides its ledger: the last requests to its extension with
 * their durations, the app groups, and the pushes with their verdicts. `vitrine doctor` prints the
 * same.
 */
export function createEvidence(app) {
  const t = texts.inspector;
  const sections = [
    ["requests", t.requests, requestRow], ["groups", t.groups, groupRow],
    ["pushes", t.pushes, pushRow],
  ].map(([key, title, row]) => createSection(app, key, title, row));
  return {
    element: h("div", { class: "inspector-evidence" }, ...sections.map(({ element }) => element)),
    update(server, diagnosis) {
      for (const section of sections) section.update(server, diagnosis);
    },
  };
}

function createSection(app, key, title, row) {
  const list = h("ul", { class: "evidence" });
  const element = h("details", { data: { evidence: key } }, h("summary", { text: title }), list);
  return {
    element,
    update({ device }, diagnosis) {
      const found = diagnosis?.[key] ?? [];
      element.hidden = found.length === 0;
      const text = JSON.stringify([found, device?.timeZone, device?.locale]);
      if (list.dataset.key === text) return;
      list.dataset.key = text;
      list.replaceChildren(...found.map((item) => row(item, (date) =>
        momentText(Date.parse(date), app.now(), device), device)));
    },
  };
}

function requestRow({ date, name, subject, program, seconds, failure }, momentOf) {
  const t = texts.inspector;
  return evidenceRow(
    [program === "app" ? t.ofApp : null, name, subject].filter(Boolean).join(" · "),
    `${momentOf(date)} · ${t.seconds(seconds)}`, failure ?? null);
}

function groupRow({ name, programs, files, changed }, momentOf) {
  const t = texts.inspector;
  const owners = programs.length === 2 ? t.bothPrograms : t.onlyIn[programs[0]];
  return evidenceRow(name, owners,
    files === 0 ? t.neverWritten : t.files(files, momentOf(changed)));
}

function pushRow({ date, status, reason, verdict }, momentOf, device) {
  return evidenceRow(localizedTimes(verdict.sentence, device),
    [momentOf(date), status, reason].filter(Boolean).join(" · "), null);
}

function evidenceRow(title, detail, more) {
  return h("li", {},
    h("span", { class: "evidence-title", text: title }),
    h("span", { class: "quiet", text: detail }),
    more ? h("span", { class: "evidence-more", text: more }) : null);
}
