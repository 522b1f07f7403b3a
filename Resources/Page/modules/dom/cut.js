import { setAttribute } from "./dom.js";

/**
 * Marks the sides at which a row that scrolls is cut, with `data-cut` as `start`, `end` or `both`.
 * Returns the function to call when the contents of the row have changed.
 */
export function markCut(row) {
  function mark() {
    const { scrollLeft, clientWidth, scrollWidth } = row;
    const isCutAtStart = scrollLeft > 1;
    const isCutAtEnd = scrollLeft + clientWidth < scrollWidth - 1;
    setAttribute(row, "data-cut", isCutAtStart && isCutAtEnd ? "both"
      : isCutAtStart ? "start" : isCutAtEnd ? "end" : null);
  }
  row.addEventListener("scroll", mark, { passive: true });
  new ResizeObserver(mark).observe(row);
  return mark;
}
