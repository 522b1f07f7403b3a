import { texts } from "../app/texts.js";
import { h, setNumbers } from "../dom/dom.js";

/**
 * A preview picture `/PATH?scale=…`, with a text in its place if it cannot be loaded. Its `alt` is
 * empty: the element around it has the name. `extent` is its size in points.
 */
export function previewImage(path, query, extent, { className, missingClass, data }) {
  const image = h("img", {
    class: className, alt: "", draggable: "false", data,
    src: `/${path.map(encodeURIComponent).join("/")}.png?scale=${previewScale()}${query}`,
  });
  setNumbers(image, { w: extent.width, h: extent.height });
  image.addEventListener("error", () => {
    const missing = h("span", {
      class: `${className} ${missingClass}`, data, text: texts.gallery.noPreview,
    });
    missing.style.cssText = image.style.cssText;
    image.replaceWith(missing);
  });
  return image;
}

/** The pixels of a preview for each point. */
export const previewScale = () => Math.max(2, Math.ceil(window.devicePixelRatio));
