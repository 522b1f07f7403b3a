/** How far a held item moves before it is dragged, in pixels. */
const slop = 12;

/**
 * An item whose menu a hold has opened is dragged if it moves: `begin` closes the menu and returns
 * a follower, or null if the item cannot be dragged. A follower.
 */
export function dragFromMenu(begin) {
  let drag;
  return {
    move(move) {
      if (drag === undefined && Math.hypot(move.dx, move.dy) > slop) drag = begin();
      drag?.move(move);
    },
    end: (move) => drag?.end(move),
  };
}
