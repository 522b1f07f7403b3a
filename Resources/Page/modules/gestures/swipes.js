import { setAttribute, setNumbers } from "../dom/dom.js";
import { homePage } from "../rules/items.js";

/** Followers for `watchGestures` that swipe Home Screen pages and Smart Stacks. */

/**
 * Moves the pages with the finger, less beyond the ends; snaps by distance or velocity. Before the
 * first page is the Today View.
 */
export function swipePages(app, track, count, screen) {
  const { server, view } = app.store.get();
  const page = view.page;
  const pixels = screen.getBoundingClientRect().width;
  // The neighboring pages have to be drawn before the finger is lifted.
  const near = [page - 1, page, page + 1].flatMap((number) => homePage(server, number));
  app.store.dispatch({ type: "preload", placements: near.map(({ top }) => top) });
  setAttribute(track, "data-dragged", true);
  return {
    move({ dx }) {
      const isBeyondEnd = (page === 0 && dx > 0) || (page === count - 1 && dx < 0);
      setNumbers(track, { drag: (isBeyondEnd ? dx * 0.35 : dx) / pixels });
    },
    end({ dx, vx, isCancelled }) {
      setAttribute(track, "data-dragged", false);
      setNumbers(track, { drag: 0 });
      const isFar = Math.abs(dx) > pixels * 0.42;
      const isQuick = Math.abs(vx) > 0.35 && Math.sign(vx) === Math.sign(dx);
      const step = !isCancelled && (isFar || isQuick) ? -Math.sign(dx) : 0;
      if (page + step < 0) {
        app.store.dispatch({ type: "surface", surface: "today" });
        return;
      }
      app.store.dispatch({ type: "page", page: page + step });
    },
  };
}

/** Moves the faces of a stack with the finger. */
export function swipeStack(view, app) {
  const { item } = view;
  const height = view.element.getBoundingClientRect().height;
  app.store.dispatch({ type: "preload", placements: item.members });
  const last = item.members.length - 1;
  const position = item.members.indexOf(item.top);
  return {
    move({ dy }) {
      const isBeyondEnd = (position === 0 && dy > 0) || (position === last && dy < 0);
      view.drag((isBeyondEnd ? dy * 0.3 : dy) / height);
    },
    end({ dy, vy, isCancelled }) {
      view.settle();
      const isFar = Math.abs(dy) > height * 0.4;
      const isQuick = Math.abs(vy) > 0.3 && Math.sign(vy) === Math.sign(dy);
      const next = item.members[position - Math.sign(dy)];
      if (!isCancelled && next && (isFar || isQuick)) view.turnTo(next);
      app.store.dispatch({ type: "preload", placements: [] });
    },
  };
}
