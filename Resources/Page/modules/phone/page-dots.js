import { h, setAttribute, setNumbers } from "./dom.js";
import { texts } from "./texts.js";

/** Dots of pages: each leads to its page. The Home Screen's words, where there are no others. */
export function createPageDots(onPage, words = { label: texts.home.pages, page: texts.home.page }) {
  const element = h("nav", { class: "page-dots", "aria-label": words.label });

  function update(page, count, frame) {
    setNumbers(element, { x: frame.x, y: frame.y, w: frame.width, h: frame.height });
    while (element.children.length > count) element.lastChild.remove();
    while (element.children.length < count) {
      const number = element.children.length;
      element.append(h("button", {
        class: "page-dot", type: "button", on: { click: () => onPage(number) },
      }));
    }
    [...element.children].forEach((dot, number) => {
      setAttribute(dot, "aria-label", words.page(number + 1, count));
      setAttribute(dot, "aria-current", number === page ? "page" : null);
    });
  }
  return { element, update };
}
