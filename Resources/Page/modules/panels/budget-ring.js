import { texts } from "../app/texts.js";
import { h, setAttribute, setText } from "../dom/dom.js";
import { momentText } from "../rules/dates.js";

/** A ring with the reloads that are left today. */
export function createBudgetRing() {
  const t = texts.inspector;
  const element = h("div", { class: "budget-ring", role: "img" }, h("b"), h("span"));
  return {
    element,
    /** `budget` is undefined until the explanation arrives. */
    update(budget, now, device) {
      setText(element.firstChild, !budget ? "–" : budget.isLifted ? "∞" : String(budget.left));
      setText(element.lastChild, !budget ? "" : budget.isLifted ? t.lifted : t.of(budget.total));
      element.style.setProperty("--left", String(!budget ? 0 : budget.isLifted
        ? 1 : budget.left / Math.max(1, budget.total)));
      setAttribute(element, "aria-label", budgetText(budget));
      setAttribute(element, "title", budget?.resets
        ? t.resets(momentText(Date.parse(budget.resets), now, device)) : null);
    },
  };
}

function budgetText(budget) {
  if (!budget) return texts.inspector.budget;
  if (budget.isLifted) return texts.inspector.liftedBudget;
  return `${texts.inspector.budget}: ${budget.left} ${texts.inspector.of(budget.total)}`;
}
