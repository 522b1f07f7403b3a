import { texts } from "../app/texts.js";
import { extentOf } from "../control-center/control-flow.js";
import { openControlForm } from "../controls/control-editing.js";
import { controlsInCenter } from "../controls/controls.js";
import { appMark } from "../dom/app-mark.js";
import { h, setNumbers } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { deviceOf } from "../rules/layout.js";
import { asksForConfiguration, controlOffers } from "./control-offers.js";

/** How long the user sees a new control before its form opens, in milliseconds. */
const formDelay = 400;

/** Opens the controls gallery. Without a place, a new control goes to the end of Control Center. */
export function openControlGallery(app, place = null) {
  app.store.dispatch({ type: "sheet", sheet: { kind: "controlGallery", place } });
}

/** The sheet with all controls, grouped by app, with a search field. */
export function createControlGallery(app, { place }) {
  const { store } = app;
  const t = texts.controlGallery;
  const surface = place?.surface ?? "controlCenter";
  const close = () => store.dispatch({ type: "sheet", sheet: null });
  let listKey = "";
  let isAdding = false;

  const list = h("div", { class: "gallery-list" });
  const field = h("input", {
    class: "search-field", type: "search", placeholder: t.search, autofocus: true,
    "aria-label": t.search, autocomplete: "off", spellcheck: "false",
    on: { input: () => update(store.get()) },
  });
  const element = h("div", {
    class: "sheet gallery control-gallery", role: "dialog", "aria-modal": "true",
    "aria-labelledby": "control-gallery-title",
  },
  h("div", { class: "sheet-head" },
    h("h2", { class: "sheet-title", id: "control-gallery-title", text: t.title[surface] }),
    h("button", {
      class: "button button-icon button-glass", type: "button", "aria-label": texts.gallery.close,
      on: { click: close },
    }, icon("close"))),
  h("div", { class: "gallery-front" },
    h("label", { class: "search" }, icon("search"), field), list));

  function update({ server }) {
    const device = deviceOf(server);
    if (!device) return;
    const key = JSON.stringify([field.value, server.controlGallery, device.identifier]);
    if (key === listKey) return;
    listKey = key;
    const layout = device.surfaces.controlCenter;
    const groups = controlOffers(server.controlGallery, field.value);
    list.replaceChildren(...groups.map((group) => appGroup(group, layout)));
    if (groups.length) return;
    list.append(h("p", {
      class: "gallery-empty", text: field.value ? t.nothingFound(field.value) : t.nothingInstalled,
    }));
  }

  function appGroup(group, layout) {
    const cards = group.items.map((item) =>
      (surface === "controlCenter" ? sizesCard(item, layout) : smallCard(item, layout)));
    return h("section", { class: "gallery-app" },
      h("div", { class: "gallery-app-head" },
        appMark(group.app), h("h3", { text: group.app }),
        h("span", { class: "quiet", text: t.count(group.items.length) })),
      h("div", {
        class: surface === "controlCenter" ? "control-cards" : "control-choices",
      }, cards));
  }

  /** A control for Control Center, with a button for each size. */
  function sizesCard(item, layout) {
    const name = nameOf(item);
    const buttons = Object.entries(texts.control.sizes).map(([size, text]) => h("button", {
      class: "control-offer", type: "button", "aria-label": t.add(name, text),
      data: { kind: item.kind, size }, on: { click: () => add(item, size) },
    }, previewImage(item, size, layout)));
    return h("div", { class: "control-card" },
      h("div", { class: "control-card-words" },
        h("h4", { text: name }),
        item.description ? h("p", { class: "quiet", text: item.description }) : null),
      h("div", { class: "control-card-stage" }, buttons));
  }

  function smallCard(item, layout) {
    const name = nameOf(item);
    return h("button", {
      class: "control-choice", type: "button", "aria-label": t.choose(name),
      data: { kind: item.kind }, on: { click: () => add(item, "small") },
    },
    h("span", { class: "control-card-stage" }, previewImage(item, "small", layout)),
    h("span", { class: "gallery-card-name", text: name }),
    item.description
      ? h("span", { class: "control-choice-words quiet", text: item.description }) : null);
  }

  async function add(item, size) {
    if (isAdding) return;
    isAdding = true;
    const position = controlsInCenter(store.get().server).length;
    const state = await app.run({
      command: "addControl", extension: item.extension, kind: item.kind,
      place: place ?? { surface: "controlCenter", position, size },
    });
    isAdding = false;
    if (!state) return;
    // The answer can arrive before the message about the new control.
    const message = { type: "control", control: state };
    store.dispatch({ type: "message", message, at: performance.now() });
    close();
    const { id } = state.control;
    store.dispatch({ type: "select", placement: id });
    if (state.cell) store.dispatch({ type: "controlPage", page: state.cell.page });
    if (asksForConfiguration(item, state)) setTimeout(() => askFor(id), formDelay);
  }

  /** Opens the form, unless the control is gone or another sheet is open. */
  function askFor(id) {
    const { server, view } = store.get();
    if (server.controls[id] && !view.sheet) openControlForm(app, id);
  }

  return { element, update };
}

function nameOf(item) {
  return item.displayName || item.title || item.app;
}

/** The preview picture of a control. */
function previewImage(item, size, layout) {
  const path = [item.extension, item.kind, size].map(encodeURIComponent).join("/");
  const scale = Math.max(2, Math.ceil(window.devicePixelRatio));
  const image = h("img", {
    class: "control-preview", alt: "", draggable: "false", data: { size },
    src: `/control-preview/${path}.png?scale=${scale}`,
  });
  const { width, height } = extentOf(size, layout);
  setNumbers(image, { w: width, h: height });
  image.addEventListener("error", () => {
    const missing = h("span", {
      class: "control-preview control-missing", data: { size }, text: texts.gallery.noPreview,
    });
    missing.style.cssText = image.style.cssText;
    image.replaceWith(missing);
  });
  return image;
}
