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
  const title = h("h2", {
    class: "sheet-title", id: "gallery-title",
    text: galleryTarget(store.get().server, sheet).title,
  });
  const front = h("div", { class: "gallery-front" },
    h("label", { class: "search" }, icon("search"), field), list);
  const element = h("div", {
    class: "sheet gallery", role: "dialog", "aria-modal": "true",
    "aria-labelledby": "gallery-title",
  },
  h("div", { class: "sheet-head" }, back, title,
    h("button", {
      class: "button button-icon button-glass", type: "button",
      "aria-label": texts.gallery.close, on: { click: close },
    }, icon("close"))),
  front);

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
    const known = target.device.families.map(({ family }) => family);
    const found = offers(server.gallery, { ...target, known, search });
    const groups = found.apps.map((group) => appGroup(server, target, group));
    if (found.other.length) {
      groups.push(appGroup(server, target,
        { app: texts.gallery.other, extension: null, items: found.other }));
    }
    list.replaceChildren(...groups);
    if (!groups.length) {
      list.append(h("p", {
        class: "gallery-empty",
        text: search ? texts.gallery.nothingFound(search) : texts.gallery.nothingInstalled,
      }));
    }
  }

  function appGroup(server, target, group) {
    return h("section", { class: "gallery-app" },
      h("div", { class: "gallery-app-head" },
        appMark(group.app),
        h("h3", { text: group.app }),
        h("span", { class: "quiet", text: texts.gallery.count(group.items.length) })),
      h("div", { class: "gallery-cards" }, group.items.map((item) =>
        card(server, target, group, item))));
  }

  function card(server, target, group, item) {
    const family = item.families[0];
    const button = h("button", {
      class: "gallery-card", type: "button", "aria-label": texts.gallery.choose(item.displayName),
      data: { kind: item.kind, family },
      on: { click: () => showDetail(group, item) },
    },
    previewStage("gallery-card-stage", item, family, target, server.device.colorScheme),
    h("span", { class: "gallery-card-name", text: item.displayName }));
    const isWide = !family.startsWith("accessory") && family !== "systemSmall";
    setAttribute(button, "data-wide", isWide);
    return button;
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
