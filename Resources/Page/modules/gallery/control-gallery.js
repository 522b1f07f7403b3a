import { texts } from "../app/texts.js";
import { setModule } from "../control-center/module-block.js";
import { openControlForm } from "../controls/control-editing.js";
import { h, setAttribute } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { companionDevice, controlLists } from "../rules/companions.js";
import { deviceOf } from "../rules/layout.js";
import { controlGroup } from "./control-cards.js";
import { asksForConfiguration, controlOffers } from "./control-offers.js";
import { moduleGroup, moduleOffers } from "./module-cards.js";

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
  const choice = lists.length > 1 ? listChoice(lists, chooseList) : null;
  const element = h("div", {
    class: "sheet gallery control-gallery", role: "dialog", "aria-modal": "true",
    "aria-labelledby": "control-gallery-title", data: on ? { on } : {},
  },
  galleryHead(target ? texts.companions.controls(target.title) : t.title[surface], close),
  h("div", { class: "gallery-front" },
    h("label", { class: "search" }, icon("search"), field), choice, list));

  function chooseList(list) {
    target = list;
    update(store.get());
  }

  function update({ server }) {
    const device = deviceOf(server);
    if (!device) return;
    markList(choice, target);
    const blocks = (target?.name ?? surface) !== "controlCenter" ? []
      : moduleOffers(on ? companionDevice(server, on) : device, field.value);
    const key = JSON.stringify([field.value, server.controlGallery, device.identifier,
      target?.name, blocks.map(({ name }) => name)]);
    if (key === listKey) return;
    listKey = key;
    const layout = device.surfaces.controlCenter;
    const groups = controlOffers(server.controlGallery, on ?? "main", field.value);
    const sizes = target?.sizes
      ?? (surface === "controlCenter" ? Object.keys(texts.control.sizes) : ["small"]);
    list.replaceChildren(...groups.map((group) =>
      controlGroup(group, { sizes, layout, target, add })));
    if (blocks.length) list.prepend(moduleGroup(blocks, (block) =>
      restoreModule(app, block, { on, target })));
    if (groups.length || blocks.length) return;
    list.append(h("p", {
      class: "gallery-empty", text: field.value ? t.nothingFound(field.value) : t.nothingInstalled,
    }));
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
    showAdded(app, state, { on, target, item });
  }

  return { element, update };
}

function galleryHead(title, close) {
  return h("div", { class: "sheet-head" },
    h("h2", { class: "sheet-title", id: "control-gallery-title", text: title }),
    h("button", {
      class: "button button-icon button-glass", type: "button", "aria-label": texts.gallery.close,
      on: { click: close },
    }, icon("close")));
}

/** Adds a removed module, which returns to its place on the first page, and shows that. */
async function restoreModule(app, { name }, { on, target }) {
  if (!await setModule(app, name, "shown", on)) return;
  app.store.dispatch({ type: "sheet", sheet: null });
  app.store.dispatch(on ? { type: "companionPage", role: on, surface: target.name, page: 0 }
    : { type: "controlPage", page: 0 });
}

/** Buttons for the lists of controls of a companion. */
function listChoice(lists, choose) {
  const buttons = lists.map((list) => h("button", {
    class: "segment", type: "button", text: list.title, data: { list: list.name },
    on: { click: () => choose(list) },
  }));
  return h("div", {
    class: "segments control-lists", role: "group", "aria-label": texts.companions.controlLists,
  }, buttons);
}

/** Shows the page of a new control, selects it, and asks for its configuration if it wants that. */
function showAdded(app, state, { on, target, item }) {
  const { store } = app;
  const { id } = state.control;
  store.dispatch({ type: "select", placement: id });
  if (state.cell) {
    const { page } = state.cell;
    store.dispatch(on
      ? { type: "companionPage", role: on, surface: target.name, page }
      : { type: "controlPage", page });
  }
  if (!asksForConfiguration(item, state)) return;
  setTimeout(() => {
    // Unless the control is gone or another sheet is open.
    const { server, view } = store.get();
    if (server.controls[id] && !view.sheet) openControlForm(app, id, on);
  }, formDelay);
}

function markList(choice, target) {
  for (const button of choice?.children ?? []) {
    setAttribute(button, "aria-pressed", button.dataset.list === target.name ? "true" : "false");
  }
}
