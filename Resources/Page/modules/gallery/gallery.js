import { texts } from "../app/texts.js";
import { appMark } from "../dom/app-mark.js";
import { h, setAttribute } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { animate } from "../dom/motion.js";
import { createGalleryDetail } from "./gallery-detail.js";
import { galleryTarget } from "./gallery-target.js";
import { offers } from "./offers.js";
import { previewStage } from "./preview-stage.js";

/** The sheet with all widgets, grouped by app, with a search field. */
export function createGallery(app, sheet) {
  const { store } = app;
  let search = "";
  let detail = null;
  let listKey = "";
  const close = () => store.dispatch({ type: "sheet", sheet: null });

  const list = h("div", { class: "gallery-list" });
  const field = h("input", {
    class: "search-field", type: "search", placeholder: texts.gallery.search, autofocus: true,
    "aria-label": texts.gallery.search, autocomplete: "off", spellcheck: "false",
    on: {
      input: () => {
        search = field.value;
        update(store.get());
      },
    },
  });
  const back = h("button", {
    class: "button button-icon button-glass", type: "button", hidden: true,
    "aria-label": texts.gallery.back, on: { click: showList },
  }, icon("left"));
  const front = h("div", { class: "gallery-front" },
    h("label", { class: "search" }, icon("search"), field), list);
  const element = h("div", {
    class: "sheet gallery", role: "dialog", "aria-modal": "true",
    "aria-labelledby": "gallery-title",
  },
  galleryHead(back, galleryTarget(store.get().server, sheet).title, close), front);

  element.addEventListener("keydown", (event) => detail?.onKey(event));

  function update({ server }) {
    const target = galleryTarget(server, sheet);
    if (!target.device) return;
    const { colorScheme, os } = server.device;
    const key = JSON.stringify(
      [search, server.gallery, target.device.identifier, target.families, colorScheme, os]);
    if (key === listKey) return;
    listKey = key;
    fillList(server, target);
  }

  function fillList(server, target) {
    const context = { target, scheme: server.device.colorScheme, showDetail };
    const known = target.device.families.map(({ family }) => family);
    const found = offers(server.gallery, { ...target, known, search });
    const groups = found.apps.map((group) => appGroup(group, context));
    if (found.other.length) {
      groups.push(appGroup(
        { app: texts.gallery.other, extension: null, items: found.other }, context));
    }
    list.replaceChildren(...(groups.length ? groups : [nothingFound(search)]));
  }

  function showDetail(group, item) {
    detail = createGalleryDetail(app, { sheet, group, item, close });
    front.hidden = true;
    back.hidden = false;
    element.append(detail.element);
    animate(detail.element, [
      { opacity: 0, translate: "12% 0" }, { opacity: 1, translate: "0 0" },
    ], { duration: 380 });
    back.focus();
  }

  function showList() {
    detail?.element.remove();
    detail = null;
    front.hidden = false;
    back.hidden = true;
    animate(front, [{ opacity: 0, translate: "-8% 0" }, { opacity: 1, translate: "0 0" }],
      { duration: 320 });
    field.focus();
  }

  return { element, update };
}

function nothingFound(search) {
  return h("p", {
    class: "gallery-empty",
    text: search ? texts.gallery.nothingFound(search) : texts.gallery.nothingInstalled,
  });
}

function galleryHead(back, title, close) {
  return h("div", { class: "sheet-head" }, back,
    h("h2", { class: "sheet-title", id: "gallery-title", text: title }),
    h("button", {
      class: "button button-icon button-glass", type: "button",
      "aria-label": texts.gallery.close, on: { click: close },
    }, icon("close")));
}

/** The widgets of an app. A press on a card calls `showDetail(group, item)`. */
function appGroup(group, context) {
  return h("section", { class: "gallery-app" },
    h("div", { class: "gallery-app-head" },
      appMark(group.app),
      h("h3", { text: group.app }),
      h("span", { class: "quiet", text: texts.gallery.count(group.items.length) })),
    h("div", { class: "gallery-cards" }, group.items.map((item) =>
      card(group, item, context))));
}

function card(group, item, { target, scheme, showDetail }) {
  const family = item.families[0];
  const button = h("button", {
    class: "gallery-card", type: "button", "aria-label": texts.gallery.choose(item.displayName),
    data: { kind: item.kind, family },
    on: { click: () => showDetail(group, item) },
  },
  previewStage("gallery-card-stage", item, family, target, scheme),
  h("span", { class: "gallery-card-name", text: item.displayName }));
  const isWide = !family.startsWith("accessory") && family !== "systemSmall";
  setAttribute(button, "data-wide", isWide);
  return button;
}
