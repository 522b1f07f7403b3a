import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";
import { shownSize } from "../rules/layout.js";

/**
 * A preview picture on its ground: that of accessory widgets is a wallpaper, on a watch black.
 */
export function previewStage(className, item, family, target, scheme) {
  const data = { family, ...(target.role === "watch" ? { black: "" } : {}) };
  return h("span", { class: className, data }, previewImage(item, family, target, scheme));
}

/**
 * A preview picture for a `galleryTarget`. Its `alt` is empty: the element around it has the name.
 */
function previewImage(item, family, { device, query, plate }, scheme) {
  const size = shownSize(device, family) ?? { width: 158, height: 158 };
  const path = [item.extension, item.kind, family].map(encodeURIComponent).join("/");
  const scale = Math.max(2, Math.ceil(window.devicePixelRatio));
  const image = h("img", {
    class: "gallery-preview", alt: "", draggable: "false",
    data: { family, ...(plate ? { plate } : {}) },
    src: `/preview/${path}.png?scale=${scale}&scheme=${scheme}${query}`,
  });
  image.style.setProperty("--w", size.width);
  image.style.setProperty("--h", size.height);
  image.addEventListener("error", () => {
    const missing = h("span", {
      class: "gallery-preview gallery-missing", data: { family }, text: texts.gallery.noPreview,
    });
    missing.style.cssText = image.style.cssText;
    image.replaceWith(missing);
  });
  return image;
}
