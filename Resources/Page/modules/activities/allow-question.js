import { texts } from "../app/texts.js";
import { h, setHidden, setText } from "../dom/dom.js";

/** "Allow Live Activities from …?", below the first activity of an app. */
export function createAllowQuestion(app, id) {
  const question = h("p");
  const answer = (allowed) => () => app.run({
    command: "allowActivities", extension: app.store.get().server.activities[id].extension, allowed,
  });
  const button = (text, isAllowed) => h("button", {
    class: "activity-answer", type: "button", text, on: { click: answer(isAllowed) },
  });
  const element = h("div", { class: "activity-question" }, question,
    h("div", { class: "activity-answers" },
      button(texts.activity.dontAllow, false), button(texts.activity.allow, true)));

  function update(state, asksPermission) {
    // `isAllowed` is missing until the user has answered.
    setHidden(element, !asksPermission || typeof state.isAllowed === "boolean");
    setText(question, texts.activity.question(state.app));
  }
  return { element, update };
}
