import { texts } from "../app/texts.js";
import { h, setHidden, setText } from "../dom/dom.js";
import { toneOf } from "../panels/pushes.js";
import { localizedTimes } from "../rules/dates.js";

/** What the device did with a push, beside the button that sent it. */
export function createPushVerdict(app) {
  const outcome = h("b", { class: "tag" });
  const sentence = h("span");
  const element = h("p", { class: "push-verdict", role: "status" }, outcome, sentence);
  setHidden(outcome, true);

  return {
    element,
    /** - `push`: The entry of the log; undefined if none was sent. */
    show(push) {
      setHidden(outcome, !push);
      element.dataset.tone = push ? toneOf(push) : "";
      setText(outcome, push ? texts.pushes.outcomes[push.outcome] ?? push.outcome : "");
      setText(sentence, push ? localizedTimes(push.sentence, app.store.get().server.device) : "");
    },
  };
}
