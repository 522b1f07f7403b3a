import { texts } from "../app/texts.js";
import { h, setNumbers } from "../dom/dom.js";

/** After how long a widget's placeholder takes the place of a slow snapshot, in milliseconds. */
const placeholderDelay = 400;

/**
 * A preview picture `/PATH?scale=…`, with a text in its place if it cannot be loaded. Its `alt` is
 * empty: the element around it has the name. `extent` is its size in points. With `hasPlaceholder`,
 * the widget's placeholder is shown until a slow snapshot arrives.
 */
export function previewImage(path, query, extent, options) {
  const { className, missingClass, data, hasPlaceholder } = options;
  const address = `/${path.map(encodeURIComponent).join("/")}.png?scale=${previewScale()}${query}`;
  const image = h("img", { class: className, alt: "", draggable: "false", data, src: address });
  setNumbers(image, { w: extent.width, h: extent.height });
  let shown = image;
  const show = (element) => {
    if (element !== image) element.style.cssText = image.style.cssText;
    shown.replaceWith(element);
    shown = element;
  };
  const timer = hasPlaceholder && setTimeout(() => {
    if (!image.isConnected) return;
    show(h("img", {
      class: className, alt: "", draggable: "false", data: { ...image.dataset },
      src: `${address}&content=placeholder`,
    }));
  }, placeholderDelay);
  image.addEventListener("load", () => {
    clearTimeout(timer);
    if (shown !== image) show(image);
  });
  image.addEventListener("error", () => {
    clearTimeout(timer);
    show(h("span", {
      class: `${className} ${missingClass}`, data, text: texts.gallery.noPreview,
    }));
  });
  return image;
}

/** The pixels of a preview for each point. */
export const previewScale = () => Math.max(2, Math.ceil(window.devicePixelRatio));
