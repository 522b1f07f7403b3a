import { texts } from "../app/texts.js";
import { h, setAttribute, setNumbers } from "../dom/dom.js";

const homeLabels = { label: texts.home.pages, page: texts.home.page };

/** Page dots: each one is a button for its page. `labels` are the Home Screen's by default. */
export function createPageDots(onPage, labels = homeLabels) {
  const element = h("nav", { class: "page-dots", "aria-label": labels.label });

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
      setAttribute(dot, "aria-label", labels.page(number + 1, count));
      setAttribute(dot, "aria-current", number === page ? "page" : null);
    });
  }
  return { element, update };
}
