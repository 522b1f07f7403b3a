import { texts } from "../app/texts.js";
import { h, setText } from "../dom/dom.js";
import { everySecond } from "../phone/status-bar.js";
import { createExplanation } from "./explanation.js";
import { createAbout } from "./inspector-about.js";
import { createChoice, hasChoices } from "./inspector-choice.js";
import { createEvidence } from "./inspector-evidence.js";
import { createLedger } from "./inspector-ledger.js";
import { panelClose } from "./panel-close.js";

/**
 * The inspector, which explains why a widget did or did not reload: the verdict, the budget and the
 * ledger of the selected placement, control or activity.
 */
export function mountInspector(app, element) {
  const { store } = app;
  const t = texts.inspector;
  const choice = createChoice(app);
  const nothing = h("p", { class: "quiet" });
  const about = createAbout(app);
  const evidence = createEvidence(app);
  const ledger = createLedger(app);
  const explanation = createExplanation(app, update);
  element.append(panelClose(app), h("h2", { text: t.title }), choice.element, nothing,
    about.element, evidence.element, h("h3", { text: t.ledger }), ledger.element);

  function update() {
    const { server, view } = store.get();
    const selected = view.selected ?? null;
    const found = explanation.about(selected);
    choice.update(server, selected);
    nothing.hidden = about.update(server, selected, found);
    setText(nothing, hasChoices(server) ? t.nothing : t.empty);
    evidence.update(server, selected ? found : null);
    ledger.update(server, selected, found);
  }

  store.watch(({ view }) => view.selected, (selected) => {
    update();
    explanation.request(selected);
  });
  store.watchThrottled(({ server }) => [
    server.placements, server.controls, server.activities, server.stacks, server.ledger,
    server.isReady, server.device,
  ], update);
  everySecond(app, () => {
    const { server, view } = store.get();
    const { selected } = view;
    if (server.placements[selected]) about.update(server, selected, explanation.about(selected));
  });
}
