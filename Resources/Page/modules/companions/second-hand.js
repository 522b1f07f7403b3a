import { h, setHidden, setNumbers } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";

/** The second hand of a watch face. It moves without a new picture. */
export function createSecondHand(app) {
  const element = h("div", { class: "second-hand", "aria-hidden": "true", hidden: true });
  let timer = null;

  function tick() {
    clearTimeout(timer);
    timer = null;
    const { rate } = app.store.get().server.clock;
    if (element.hidden || !element.isConnected) return;
    const now = app.now();
    setNumbers(element, { seconds: Math.floor(now / 1000) % 60 });
    if (rate) timer = setTimeout(tick, Math.max(100, (1000 - (now % 1000)) / rate + 5));
  }

  /** Shows the hand of a dial: `{ frame, color }`; null hides it. */
  function update(hand) {
    setHidden(element, !hand);
    if (!hand) return;
    setNumbers(element, frameNumbers(hand.frame));
    element.style.color = `#${hand.color}`;
    if (timer === null) tick();
  }

  const stop = app.store.watch(({ server }) => server.clock, tick);
  return {
    element, update,
    remove() {
      clearTimeout(timer);
      stop();
    },
  };
}
