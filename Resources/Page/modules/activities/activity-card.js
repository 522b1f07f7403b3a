import { createActivityFace } from "./activity-face.js";
import { dismissActivity } from "./activity-tap.js";
import { createAllowQuestion } from "./allow-activities.js";
import { swipeAway } from "./card-swipe.js";
import { h, setAttribute, setHidden, setNumbers, setText } from "./dom.js";
import { watchGestures } from "./gestures.js";
import { icon } from "./icons.js";
import { isDeletion } from "./keys.js";
import { lookOf } from "./item-view.js";
import { animate, spring } from "./motion.js";
import { texts } from "./texts.js";

/** One Live Activity on the Lock Screen; swiped to the left, by a button or Delete, it is removed. */
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
      // Refused: it stays.
      if (answer === undefined) setNumbers(card, { slide: 0 });
    });
  }

  function update(server, asks) {
    const state = server.activities[id];
    if (!state) return;
    const picture = server.activityPictures[id]?.lockScreen;
    face.update(server, lookOf(server.device));
    if (picture) setNumbers(element, { w: picture.width, h: picture.height });
    paint(plate, state);
    setAttribute(element, "aria-label", texts.activity.label(state.app));
    setAttribute(element, "data-state", state.state);
    setAttribute(clear, "aria-label", texts.activity.clear(state.app));
    setAttribute(clear, "title", texts.activity.clear(state.app));
    setHidden(failure, !state.failure || Boolean(picture));
    setText(failure, state.failure ?? "");
    question.update(state, asks);
    const count = state.alert?.count ?? 0;
    if (alerts !== null && count > alerts) ring();
    alerts = count;
  }

  /** An alert on the Lock Screen: the card steps forward. */
  function ring() {
    animate(card, [{ scale: 1 }, { scale: 1.045, offset: 0.25 }, { scale: 1 }],
      { duration: 900, easing: spring });
  }

  element.addEventListener("focusin", () =>
    app.store.dispatch({ type: "select", placement: id }));
  element.addEventListener("keydown", (event) => {
    if (!isDeletion(event)) return;
    event.preventDefault();
    event.stopPropagation();
    dismiss();
  });
  watchGestures(card, {
    begin: ({ axis, dx }) => (axis === "x" && dx < 0 ? swipeAway(card, dismiss) : null),
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

/** `activityBackgroundTint(_:)`: the colour that the presentation stands on; glass without one. */
export function paint(plate, { backgroundTint }) {
  setAttribute(plate, "data-tinted", Boolean(backgroundTint));
  if (backgroundTint) plate.style.setProperty("--ground", `#${backgroundTint}`);
}
