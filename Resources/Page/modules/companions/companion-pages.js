import { texts } from "../app/texts.js";
import { setHidden, setNumbers } from "../dom/dom.js";
import { createPageDots } from "../phone/page-dots.js";
import { deviceTitle } from "./device-title.js";

/** The pages of a companion's surface. Dots, the arrow keys and swipes show another one. */
export function createCompanionPages({ store }, role) {
  const dots = createPageDots(turn, {
    label: texts.companions.pages(deviceTitle(role)), page: texts.home.page,
  });
  let surface = null;
  let page = 0;
  /** The latest pages of the surface; those of a page that has no picture yet are not known. */
  let pages = null;
  const count = () => Math.max(pages?.count ?? 1, page + 1);

  function turn(next) {
    if (next < 0 || next >= count()) return;
    store.dispatch({ type: "companionPage", role, surface, page: next });
  }

  return {
    element: dots.element,
    update(nextSurface, nextPage, nextPages) {
      pages = nextPages ?? (nextSurface === surface ? pages : null);
      [surface, page] = [nextSurface, nextPage];
      setHidden(dots.element, !pages || count() < 2);
      if (pages) dots.update(page, count(), pages.dots);
      setNumbers(dots.element, { count: count() });
    },
    /** Turns the page for an arrow key; returns whether it did so. */
    turnByKey({ key }) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (!step || count() < 2) return false;
      turn(page + step);
      return true;
    },
    /** A follower that turns the page; null if there is one page only. */
    swipe() {
      if (count() < 2) return null;
      return {
        move() {},
        end({ dx, isCancelled }) {
          if (!isCancelled && Math.abs(dx) > 40) turn(page - Math.sign(dx));
        },
      };
    },
  };
}
