import { texts } from "../app/texts.js";
import { h, reconcile, setHidden, setText } from "../dom/dom.js";
import { localizedTimes, momentText } from "../rules/dates.js";
import { panelClose } from "./panel-close.js";

/**
 * The panel of pushes: the composer, and below it the pushes that the gateway has received with
 * their outcomes, newest first.
 */
export function mountPushes(app, element, composer) {
  const { store } = app;
  const t = texts.pushes;
  const empty = h("p", { class: "quiet", text: t.empty });
  const list = h("ol", { class: "pushes", "aria-label": t.received });
  element.append(panelClose(app), h("h2", { text: t.title }), composer,
    h("h3", { text: t.received }), empty, list);
  const views = new Map();

  store.watch(({ server }) => [server.pushes, server.device], ([pushes]) => {
    const shown = pushes ?? [];
    setHidden(empty, shown.length > 0);
    reconcile(list, views, shown.map(({ id }) => id), () => createRow(app));
    for (const push of shown) views.get(push.id).update(push);
  });
}

function createRow(app) {
  const t = texts.pushes;
  const outcome = h("b", { class: "tag" });
  const time = h("time");
  const type = h("span", { class: "push-type" });
  const topic = h("span", { class: "push-topic quiet" });
  const sentence = h("span", { class: "push-sentence" });
  const facts = h("dl", { class: "facts push-facts" });
  const details = h("details", { class: "push" },
    h("summary", {},
      h("span", { class: "ledger-head" }, outcome, time), sentence,
      h("span", { class: "push-foot" }, type, topic)),
    facts);
  const element = h("li", { class: "push-row" }, details);
  let shown = null;

  function update(push) {
    const { device } = app.store.get().server;
    if (push === shown || !device) return;
    shown = push;
    const received = Date.parse(push.received);
    element.dataset.outcome = push.outcome;
    element.dataset.tone = toneOf(push);
    setText(outcome, t.outcomes[push.outcome] ?? push.outcome);
    setText(time, momentText(received, app.now(), device));
    time.dateTime = push.received;
    setText(type, push.type ?? t.untyped);
    setText(topic, push.topic ?? "");
    setText(sentence, localizedTimes(push.sentence ?? "", device));
    facts.replaceChildren(...factsOf(push).flatMap(([term, text]) =>
      [h("dt", { text: term }), h("dd", { text })]));
  }
  return { element, update };
}

/** The details of a push: `[[term, text]]`. */
export function factsOf(push) {
  const t = texts.pushes;
  const status = push.status && [push.status, push.reason].filter(Boolean).join(" ");
  const details = typeof push.details === "string" ? [[t.details, push.details]]
    : Object.entries(push.details ?? {}).map(([name, value]) => [
      t.detailNames[name] ?? name, typeof value === "string" ? value : JSON.stringify(value),
    ]);
  return [[t.id, push.id], [t.status, status], ...details]
    .filter(([, text]) => text);
}

/** The tone of an outcome, for its color: `good`, `late` or `bad`. */
export function toneOf({ outcome, status }) {
  if (outcome === "delivered") return "good";
  if (["superseded", "overBudget", "stored", "expired"].includes(outcome)) return "late";
  return status === 200 && !outcome ? "good" : "bad";
}
