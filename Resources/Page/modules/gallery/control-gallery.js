import { texts } from "../app/texts.js";
import { extentOf } from "../control-center/control-flow.js";
import { openControlForm } from "../controls/control-editing.js";
import { appMark } from "../dom/app-mark.js";
import { h, setAttribute, setNumbers } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { controlLists } from "../rules/companions.js";
import { deviceOf } from "../rules/layout.js";
import { asksForConfiguration, controlOffers } from "./control-offers.js";

/** How long the user sees a new control before its form opens, in milliseconds. */
const formDelay = 400;

/** Opens the controls gallery. Without a place, a new control goes to the end of Control Center. */
export function openControlGallery(app, place = null) {
  app.store.dispatch({ type: "sheet", sheet: { kind: "controlGallery", place } });
}

/**
 * The sheet with all controls, grouped by app, with a search field. For a companion, `on` is its
 * role and `shown` the surface that the page shows: a new control goes to the end of one of the
 * lists of controls on it.
 */
export function createControlGallery(app, { place, on, surface: shown }) {
  const { store } = app;
  const t = texts.controlGallery;
  const surface = place?.surface ?? "controlCenter";
  const lists = on ? controlLists(store.get().server, on, shown) : [];
  let target = lists[0] ?? null;
  const close = () => store.dispatch({ type: "sheet", sheet: null });
  let listKey = "";
  let isAdding = false;

  const list = h("div", { class: "gallery-list" });
  const field = h("input", {
    class: "search-field", type: "search", placeholder: t.search, autofocus: true,
    "aria-label": t.search, autocomplete: "off", spellcheck: "false",
    on: { input: () => update(store.get()) },
  });
  const choice = lists.length > 1 ? createChoice() : null;
  const element = h("div", {
    class: "sheet gallery control-gallery", role: "dialog", "aria-modal": "true",
    "aria-labelledby": "control-gallery-title", data: on ? { on } : {},
  },
  h("div", { class: "sheet-head" },
    h("h2", {
      class: "sheet-title", id: "control-gallery-title",
      text: target ? texts.companions.controls(target.title) : t.title[surface],
    }),
    h("button", {
      class: "button button-icon button-glass", type: "button", "aria-label": texts.gallery.close,
      on: { click: close },
    }, icon("close"))),
  h("div", { class: "gallery-front" },
    h("label", { class: "search" }, icon("search"), field), choice, list));

  /** Buttons for the lists of a companion. */
  function createChoice() {
    const buttons = lists.map((other) => h("button", {
      class: "segment", type: "button", text: other.title, data: { list: other.name },
      on: {
        click() {
          target = other;
          update(store.get());
        },
      },
    }));
    return h("div", {
      class: "segments control-lists", role: "group", "aria-label": texts.companions.controlLists,
    }, buttons);
  }

  function update({ server }) {
    const device = deviceOf(server);
    if (!device) return;
    for (const button of choice?.children ?? []) {
      setAttribute(button, "aria-pressed",
        button.dataset.list === target.name ? "true" : "false");
    }
    const key = JSON.stringify(
      [field.value, server.controlGallery, device.identifier, target?.name]);
    if (key === listKey) return;
    listKey = key;
    const layout = device.surfaces.controlCenter;
    const groups = controlOffers(server.controlGallery, on ?? "main", field.value);
    list.replaceChildren(...groups.map((group) => appGroup(group, layout)));
    if (groups.length) return;
    list.append(h("p", {
      class: "gallery-empty", text: field.value ? t.nothingFound(field.value) : t.nothingInstalled,
    }));
  }

  function appGroup(group, layout) {
    const sizes = target?.sizes
      ?? (surface === "controlCenter" ? Object.keys(texts.control.sizes) : ["small"]);
    const cards = group.items.map((item) =>
      (sizes.length > 1 ? sizesCard(item, sizes, layout) : choiceCard(item, sizes[0], layout)));
    return h("section", { class: "gallery-app" },
      h("div", { class: "gallery-app-head" },
        appMark(group.app), h("h3", { text: group.app }),
        h("span", { class: "quiet", text: t.count(group.items.length) })),
      h("div", {
        class: sizes.length > 1 ? "control-cards" : "control-choices",
      }, cards));
  }

  /** A control with a button for each size. */
  function sizesCard(item, sizes, layout) {
    const name = nameOf(item);
    const buttons = sizes.map((size) => h("button", {
      class: "control-offer", type: "button",
      "aria-label": t.add(name, texts.control.sizes[size]),
      data: { kind: item.kind, size }, on: { click: () => add(item, size) },
    }, previewImage(item, size, layout, target)));
    return h("div", { class: "control-card" },
      h("div", { class: "control-card-words" },
        h("h4", { text: name }),
        item.description ? h("p", { class: "quiet", text: item.description }) : null),
      h("div", { class: "control-card-stage" }, buttons));
  }

  function choiceCard(item, size, layout) {
    const name = nameOf(item);
    return h("button", {
      class: "control-choice", type: "button", "aria-label": t.choose(name),
      data: { kind: item.kind }, on: { click: () => add(item, size) },
    },
    h("span", { class: "control-card-stage" }, previewImage(item, size, layout, target)),
    h("span", { class: "gallery-card-name", text: name }),
    item.description
      ? h("span", { class: "control-choice-words quiet", text: item.description }) : null);
  }

  async function add(item, size) {
    if (isAdding) return;
    isAdding = true;
    // Without a position, at the end.
    const end = { surface: target?.name ?? "controlCenter", size };
    const state = await app.run({
      command: "addControl", extension: item.extension, kind: item.kind, place: place ?? end,
      ...(on ? { on } : {}),
    });
    isAdding = false;
    if (!state) return;
    // The answer can arrive before the message about the new control.
    const message = { type: "control", control: state };
    store.dispatch({ type: "message", message, at: performance.now() });
    close();
    const { id } = state.control;
    store.dispatch({ type: "select", placement: id });
    if (state.cell) showPage(state.cell.page);
    if (asksForConfiguration(item, state)) setTimeout(() => askFor(id), formDelay);
  }

  function showPage(page) {
    store.dispatch(on
      ? { type: "companionPage", role: on, surface: target.name, page }
      : { type: "controlPage", page });
  }

  /** Opens the form, unless the control is gone or another sheet is open. */
  function askFor(id) {
    const { server, view } = store.get();
    if (server.controls[id] && !view.sheet) openControlForm(app, id, on);
  }

  return { element, update };
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
