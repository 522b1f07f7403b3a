import { h } from "../dom/dom.js";
import { shownSize } from "../rules/layout.js";
import { previewImage } from "./preview-image.js";

/**
 * A preview picture on its ground: that of accessory widgets is a wallpaper, on a watch black.
 */
export function previewStage(className, item, family, target, scheme) {
  const data = { family, ...(target.role === "watch" ? { black: "" } : {}) };
  return h("span", { class: className, data }, widgetPreview(item, family, target, scheme));
}

/**
 * A preview picture for a `galleryTarget`. Its `alt` is empty: the element around it has the name.
 */
function widgetPreview(item, family, { device, query, plate }, scheme) {
  const image = previewImage(
    ["preview", item.extension, item.kind, family], `&scheme=${scheme}${query}`,
    shownSize(device, family) ?? { width: 158, height: 158 },
    {
      className: "gallery-preview", missingClass: "gallery-missing", data: { family },
      hasPlaceholder: true,
    });
  if (plate) image.dataset.plate = plate;
  return image;
}
