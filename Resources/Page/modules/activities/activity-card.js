import { isDeleteKey } from "../app/keys.js";
import { texts } from "../app/texts.js";
import { h, setAttribute, setHidden, setNumbers, setText } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { animate, spring } from "../dom/motion.js";
import { watchGestures } from "../gestures/gestures.js";
import { lookOf } from "../widgets/item-view.js";
import { createActivityFace } from "./activity-face.js";
import { dismissActivity } from "./activity-tap.js";
import { createAllowQuestion } from "./allow-question.js";
import { swipeAway } from "./card-swipe.js";

/** A Live Activity on the Lock Screen. A swipe to the left, its button or Delete removes it. */
export function createActivityCard(app, id) {
  const face = createActivityFace(app, id, "lockScreen");
  const failure = h("p", { class: "activity-failure" });
  const clear = h("button", {
    class: "activity-clear", type: "button", on: { click: () => dismiss() },
  }, icon("close"));
  const plate = h("div", { class: "activity-plate" }, face.element, failure);
  const question = createAllowQuestion(app, id);
  const card = h("div", { class: "activity-card" }, plate, clear);
  const element = h("li", { class: "activity", data: { activity: id } }, card, question.element);
  let alerts = null;

  function dismiss() {
    setNumbers(card, { slide: -1 });
    return dismissActivity(app, id).then((answer) => {
      // The command failed: the card slides back.
      if (answer === undefined) setNumbers(card, { slide: 0 });
    });
  }

  /** The card slides back behind the question. */
  function confirmDismissal() {
    setNumbers(card, { slide: 0 });
    app.store.dispatch({ type: "sheet", sheet: { kind: "dismiss", activity: id } });
  }

  function update(server, asksPermission) {
    const state = server.activities[id];
    if (!state) return;
    const picture = server.activityPictures[id]?.lockScreen;
    face.update(server, lookOf(server.device));
    if (picture) setNumbers(element, { w: picture.width, h: picture.height });
    paintBackground(plate, state);
    setAttribute(element, "aria-label", texts.activity.label(state.app));
    setAttribute(element, "data-state", state.state);
    setAttribute(clear, "aria-label", texts.activity.clear(state.app));
    setAttribute(clear, "title", texts.activity.clear(state.app));
    setHidden(failure, !state.failure || Boolean(picture));
    setText(failure, state.failure ?? "");
    question.update(state, asksPermission);
    const count = state.alert?.count ?? 0;
    if (alerts !== null && count > alerts) pulse();
    alerts = count;
  }

  /** Animates the card for an alert. */
  function pulse() {
    animate(card, [{ scale: 1 }, { scale: 1.045, offset: 0.25 }, { scale: 1 }],
      { duration: 900, easing: spring });
  }

  element.addEventListener("focusin", () =>
    app.store.dispatch({ type: "select", placement: id }));
  element.addEventListener("keydown", (event) => {
    if (!isDeleteKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    dismiss();
  });
  watchGestures(card, {
    begin: ({ axis, dx }) => (axis === "x" && dx < 0 ? swipeAway(card, confirmDismissal) : null),
  });

  return {
    element, update,
    arrive() {
      animate(element, [{ opacity: 0, translate: "0 30%", scale: 0.9 },
        { opacity: 1, translate: "0 0", scale: 1 }], { duration: 620, easing: spring });
    },
    async remove() {
      element.inert = true;
      setAttribute(element, "data-leaving", true);
      await animate(element, [{ opacity: 1, scale: 1 }, { opacity: 0, scale: 0.86 }],
        { duration: 300, fill: "forwards" });
      element.remove();
    },
  };
}

/** Applies `activityBackgroundTint(_:)`. Without a tint the background is glass. */
export function paintBackground(plate, { backgroundTint }) {
  setAttribute(plate, "data-tinted", Boolean(backgroundTint));
  if (backgroundTint) plate.style.setProperty("--ground", `#${backgroundTint}`);
}
