import { setAttribute, setNumbers } from "./dom.js";

/**
 * Lets a card follow the finger to the left, and away where it goes far or fast. A follower for
 * `watchGestures`; `--slide` is in the card's widths.
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
