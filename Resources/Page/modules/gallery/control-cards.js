import { texts } from "../app/texts.js";
import { extentOf } from "../control-center/control-flow.js";
import { appMark } from "../dom/app-mark.js";
import { h, setNumbers } from "../dom/dom.js";
import { previewImage, previewScale } from "./preview-image.js";

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
  }, controlPreview(item, size, layout, target)));
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
  h("span", { class: "control-card-stage" }, controlPreview(item, size, layout, target)),
  h("span", { class: "gallery-card-name", text: name }),
  item.description
    ? h("span", { class: "control-choice-words quiet", text: item.description }) : null);
}

function nameOf(item) {
  return item.displayName || item.title || item.app;
}

/** The preview picture of a control; on a companion, in a list of controls. */
function controlPreview(item, size, layout, target) {
  const isList = target && target.name !== "controlCenter";
  const image = previewImage(
    ["control-preview", item.extension, item.kind, size],
    isList ? `&surface=${target.name}` : "", extentOf(size, layout),
    { className: "control-preview", missingClass: "control-missing", data: { size } });
  if (isList) {
    image.addEventListener("load", () => {
      const scale = previewScale();
      setNumbers(image, { w: image.naturalWidth / scale, h: image.naturalHeight / scale });
    });
  }
  return image;
}
