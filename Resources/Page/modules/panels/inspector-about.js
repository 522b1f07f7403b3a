import { texts } from "../app/texts.js";
import { h, setAttribute, setText } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { problemOf } from "../form/problems.js";
import { localizedTimes } from "../rules/dates.js";
import { itemOf } from "../rules/items.js";
import { createBudgetRing } from "./budget-ring.js";
import { createCutList } from "./cut-list.js";
import { createFacts } from "./facts.js";
import { activityActions, activityFacts } from "./inspector-activity.js";
import { controlActions, controlFacts } from "./inspector-control.js";
import { placementActions, placementFacts } from "./inspector-placement.js";
import { fillStackChoices, restack, stackChoices } from "./stacking.js";

/** What the inspector shows of the selected item: verdict, budget, facts, stack and actions. */
export function createAbout(app) {
  let shown = null;
  const selected = () => shown;
  const verdict = h("p", { class: "verdict" });
  const failure = h("p", { class: "form-issue" }, icon("warning"), h("span"));
  const cuts = createCutList();
  const ring = createBudgetRing();
  const facts = createFacts(app);
  const stack = createStackSettings(app, selected);
  const actions = createActions(app, selected);
  const element = h("div", { class: "inspector-about" },
    verdict, failure, cuts.element,
    h("div", { class: "inspector-figures" }, ring.element, facts.element),
    stack.elements, actions.element);

  /** Shows an item, and returns whether it exists. */
  function update(server, id, explanation) {
    shown = id;
    const subject = subjectOf(app, server, id, explanation?.budget);
    element.hidden = !subject;
    if (!subject) return false;
    const problem = problemOf(subject.state);
    setText(verdict, localizedTimes(explanation?.verdict ?? "", server.device));
    failure.hidden = !problem;
    setText(failure.lastChild, localizedTimes(problem ?? "", server.device));
    cuts.update(server.extensions.find((other) => other.id === subject.extension)?.cuts);
    ring.element.hidden = !subject.hasBudget;
    if (subject.hasBudget) ring.update(explanation?.budget, app.now(), server.device);
    facts.update(subject.facts);
    stack.update(server, subject.hasBudget ? id : null);
    actions.update(subject);
    return true;
  }

  return { element, update };
}

/**
 * `{ state, facts, hasBudget, canEdit, canReload, extension }` of an item; null if it does not
 * exist.
 */
function subjectOf(app, server, id, budget) {
  const [state, control, activity] =
    [server.placements[id], server.controls[id], server.activities[id]];
  if (state) {
    return {
      state, facts: placementFacts(state, budget, app.now(), server.device), hasBudget: true,
      canEdit: state.isConfigurable, canReload: true, extension: state.placement.extension,
    };
  }
  // Controls and activities have no reload budget and no stack.
  if (control) {
    return {
      state: control, facts: controlFacts(control), hasBudget: false,
      canEdit: control.isConfigurable, canReload: true, extension: control.control.extension,
    };
  }
  return activity ? {
    state: activity, facts: activityFacts(activity, app.now(), server.device), hasBudget: false,
    canEdit: false, canReload: false, extension: activity.extension,
  } : null;
}

/** The menu that stacks the selected widget, and the switch of its stack's Smart Rotate. */
function createStackSettings(app, selected) {
  const menu = h("select", {
    class: "field", id: "inspector-stack", on: { change: () => restack(app, selected(), menu) },
  });
  const menuLine = h("div", { class: "setting" },
    h("label", { for: "inspector-stack", text: texts.inspector.stack }), menu);
  const rotation = h("button", {
    class: "switch", type: "button", role: "switch", "aria-label": texts.inspector.smartRotate,
    on: { click: toggle },
  });
  const rotationLine = h("div", { class: "setting" },
    h("span", { text: texts.inspector.smartRotate }), rotation);

  function toggle() {
    const { stack } = itemOf(app.store.get().server, selected()) ?? {};
    if (!stack) return;
    app.run({ command: "stackSettings", stack: stack.id, smartRotate: !stack.smartRotate });
  }

  /** `placement` is null for an item that cannot be in a stack. */
  function update(server, placement) {
    const choices = placement ? stackChoices(server, placement) : [];
    menuLine.hidden = choices.length === 0;
    if (placement) fillStackChoices(menu, choices);
    const { stack } = placement ? itemOf(server, placement) ?? {} : {};
    rotationLine.hidden = !stack;
    if (placement) setAttribute(rotation, "aria-checked", stack?.smartRotate ? "true" : "false");
  }

  return { elements: [menuLine, rotationLine], update };
}

/** The buttons that reload, edit and remove the selected item. */
function createActions(app, selected) {
  const t = texts.inspector;
  const perform = (name) => () => {
    const { controls, activities } = app.store.get().server;
    const id = selected();
    const actions = controls[id] ? controlActions
      : activities[id] ? activityActions : placementActions;
    actions[name](app, id);
  };
  const reload = actionButton("reload", t.reload, t.reloadSelection, perform("reload"));
  const edit = actionButton("pencil", t.edit, t.editSelection, perform("edit"));
  const remove = actionButton("trash", t.remove, t.removeSelection, perform("remove"));
  return {
    element: h("div", { class: "inspector-actions" }, reload, edit, remove),
    update({ canEdit, canReload }) {
      edit.hidden = !canEdit;
      reload.hidden = !canReload;
    },
  };
}

function actionButton(glyph, text, label, run) {
  return h("button", { class: "button", type: "button", "aria-label": label, on: { click: run } },
    icon(glyph), h("span", { text }));
}
