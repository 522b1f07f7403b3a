import { setAttribute, setNumbers } from "./dom.js";
import { homePage } from "./items.js";

/** Followers of a finger, for `watchGestures`: Home Screen pages and Smart Stacks. */

/** Pages follow the finger, stiffer beyond the ends, and snap by distance or speed. */
export function swipePages(app, track, count, screen) {
  const { server, view } = app.store.get();
  const page = view.page;
  const pixels = screen.getBoundingClientRect().width;
  // What comes into sight has to be drawn before the finger is lifted.
  const near = [page - 1, page, page + 1].flatMap((number) => homePage(server, number));
  app.store.dispatch({ type: "glimpse", placements: near.map(({ top }) => top) });
  setAttribute(track, "data-dragged", true);
  return {
    move({ dx }) {
      const isOutward = (page === 0 && dx > 0) || (page === count - 1 && dx < 0);
      setNumbers(track, { drag: (isOutward ? dx * 0.35 : dx) / pixels });
    },
    end({ dx, vx, isCancelled }) {
      setAttribute(track, "data-dragged", false);
      setNumbers(track, { drag: 0 });
      const isFar = Math.abs(dx) > pixels * 0.42;
      const isQuick = Math.abs(vx) > 0.35 && Math.sign(vx) === Math.sign(dx);
      const step = !isCancelled && (isFar || isQuick) ? -Math.sign(dx) : 0;
      app.store.dispatch({ type: "page", page: page + step });
    },
  };
}

/** A stack's faces follow the finger up and down. */
export function swipeStack(view, app) {
  const { item } = view;
  const height = view.element.getBoundingClientRect().height;
  app.store.dispatch({ type: "glimpse", placements: item.members });
  const last = item.members.length - 1;
  const position = item.members.indexOf(item.top);
  return {
    move({ dy }) {
      const isOutward = (position === 0 && dy > 0) || (position === last && dy < 0);
      view.drag((isOutward ? dy * 0.3 : dy) / height);
    },
    end({ dy, vy, isCancelled }) {
      view.settle();
      const isFar = Math.abs(dy) > height * 0.4;
      const isQuick = Math.abs(vy) > 0.3 && Math.sign(vy) === Math.sign(dy);
      const next = item.members[position - Math.sign(dy)];
      if (!isCancelled && next && (isFar || isQuick)) view.turnTo(next);
      app.store.dispatch({ type: "glimpse", placements: [] });
    },
  };
}
