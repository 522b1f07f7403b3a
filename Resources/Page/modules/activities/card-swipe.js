import { setAttribute, setNumbers } from "../dom/dom.js";

/**
 * Moves a card to the left with the finger; a far or fast swipe calls `dismiss`. A follower for
 * `watchGestures`. `--slide` is in widths of the card.
 */
export function swipeAway(card, dismiss) {
  const { width } = card.getBoundingClientRect();
  setAttribute(card, "data-dragged", true);
  return {
    move({ dx }) {
      setNumbers(card, { slide: Math.min(0, dx) / width });
    },
    end({ dx, vx, isCancelled }) {
      setAttribute(card, "data-dragged", false);
      if (!isCancelled && (dx < -width * 0.4 || vx < -0.5)) dismiss();
      else setNumbers(card, { slide: 0 });
    },
  };
}
