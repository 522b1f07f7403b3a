import { texts } from "../app/texts.js";
import { h, setText } from "../dom/dom.js";

/** Milliseconds without a key after which a payload is checked. */
const pause = 300;
/** The host accepts messages of 64 KB; a payload that is much too large is not sent to it. */
const checkedLimit = 30_000;

/** The size of a payload, in bytes. */
function sizeOf(text) {
  return new TextEncoder().encode(text).length;
}

/** Whether a payload is so large that the host need not see it. */
export function isHuge(text) {
  return sizeOf(text) > checkedLimit;
}

/**
 * Checks a payload while it is written, as `vitrine push lint` does: shows its size and its
 * problems. `onSelect` is called with the key path of a problem that is chosen.
 */
export function createPayloadCheck(app, { onSelect }) {
  const t = texts.composer;
  const size = h("span", { class: "quiet" });
  const summary = h("span", { role: "status" });
  const list = h("ul", { class: "push-problems", "aria-label": t.problems });
  const element = h("div", { class: "push-check" },
    h("p", { class: "push-check-line" }, summary, size), list);
  let timer = null;
  let number = 0;

  function show(problems) {
    const errors = problems.filter(({ level }) => level === "error").length;
    element.dataset.level = errors ? "error" : problems.length ? "warning" : "none";
    setText(summary, t.problemCount(errors, problems.length - errors));
    list.replaceChildren(...problems.map(({ level, sentence, keyPath }) => h("li", {
      class: "push-problem", data: { level },
    }, keyPath
      ? h("button", {
        class: "push-problem-place", type: "button", text: sentence,
        on: { click: () => onSelect(keyPath) },
      })
      : h("span", { text: sentence }))));
  }

  async function check(token, text, limit) {
    number += 1;
    const own = number;
    let problems;
    try {
      problems = isHuge(text)
        ? [{ level: "error", sentence: t.huge(sizeOf(text), limit) }]
        : (await app.attempt({ command: "lintPush", token, payload: text })).problems;
    } catch (error) {
      problems = [{ level: "error", sentence: error.message }];
    }
    // A newer text is being checked.
    if (own === number) show(problems);
  }

  return {
    element,
    /** Checks a text that will be sent to a token; after a pause unless `isNow`. */
    update(token, text, { limit, isNow = false }) {
      setText(size, t.size(sizeOf(text), limit));
      clearTimeout(timer);
      timer = setTimeout(() => check(token, text, limit), isNow ? 0 : pause);
    },
  };
}
