import { texts } from "../app/texts.js";
import { extentOf } from "../control-center/control-flow.js";
import { appMark } from "../dom/app-mark.js";
import { h, setNumbers } from "../dom/dom.js";

/**
 * The controls of an app: a card for each. A press on a size calls `add(item, size)`. `target` is
 * the list of controls of a companion, null on the main device.
 */
export function controlGroup(group, { sizes, layout, target, add }) {
  const cards = group.items.map((item) => (sizes.length > 1
    ? sizesCard(item, sizes, { layout, target, add })
    : choiceCard(item, sizes[0], { layout, target, add })));
  return h("section", { class: "gallery-app" },
    h("div", { class: "gallery-app-head" },
      appMark(group.app), h("h3", { text: group.app }),
      h("span", { class: "quiet", text: texts.controlGallery.count(group.items.length) })),
    h("div", {
      class: sizes.length > 1 ? "control-cards" : "control-choices",
    }, cards));
}

/** A control with a button for each size. */
function sizesCard(item, sizes, { layout, target, add }) {
  const name = nameOf(item);
  const buttons = sizes.map((size) => h("button", {
    class: "control-offer", type: "button",
    "aria-label": texts.controlGallery.add(name, texts.control.sizes[size]),
    data: { kind: item.kind, size }, on: { click: () => add(item, size) },
  }, previewImage(item, size, layout, target)));
  return h("div", { class: "control-card" },
    h("div", { class: "control-card-words" },
      h("h4", { text: name }),
      item.description ? h("p", { class: "quiet", text: item.description }) : null),
    h("div", { class: "control-card-stage" }, buttons));
}

function choiceCard(item, size, { layout, target, add }) {
  const name = nameOf(item);
  return h("button", {
    class: "control-choice", type: "button", "aria-label": texts.controlGallery.choose(name),
    data: { kind: item.kind }, on: { click: () => add(item, size) },
  },
  h("span", { class: "control-card-stage" }, previewImage(item, size, layout, target)),
  h("span", { class: "gallery-card-name", text: name }),
  item.description
    ? h("span", { class: "control-choice-words quiet", text: item.description }) : null);
}

function nameOf(item) {
  return item.displayName || item.title || item.app;
}

/** The preview picture of a control; on a companion, in a list of controls. */
function previewImage(item, size, layout, target) {
  const path = [item.extension, item.kind, size].map(encodeURIComponent).join("/");
  const scale = Math.max(2, Math.ceil(window.devicePixelRatio));
  const isList = target && target.name !== "controlCenter";
  const query = isList ? `&surface=${target.name}` : "";
  const image = h("img", {
    class: "control-preview", alt: "", draggable: "false", data: { size },
    src: `/control-preview/${path}.png?scale=${scale}${query}`,
  });
  const { width, height } = extentOf(size, layout);
  setNumbers(image, { w: width, h: height });
  if (isList) {
    image.addEventListener("load", () => {
      setNumbers(image, { w: image.naturalWidth / scale, h: image.naturalHeight / scale });
    });
  }
  image.addEventListener("error", () => {
    const missing = h("span", {
      class: "control-preview control-missing", data: { size }, text: texts.gallery.noPreview,
    });
    missing.style.cssText = image.style.cssText;
    image.replaceWith(missing);
  });
  return image;
}
