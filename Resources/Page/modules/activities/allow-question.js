import { h, setHidden, setText } from "./dom.js";
import { texts } from "./texts.js";

/** "Allow Live Activities from …?": asked below the first one of an app. */
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

  function update(state, asks) {
    // Nobody has been asked yet where there is no answer.
    setHidden(element, !asks || typeof state.isAllowed === "boolean");
    setText(question, texts.activity.question(state.app));
  }
  return { element, update };
}
