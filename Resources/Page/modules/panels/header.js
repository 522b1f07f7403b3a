import { canFold, fold } from "../app/fold.js";
import { canRotate, rotate } from "../app/rotate.js";
import { createRecorder, saveScreenshot } from "../app/screenshot.js";
import { texts } from "../app/texts.js";
import { h, setAttribute, setHidden, setText } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { openControlGallery } from "../gallery/control-gallery.js";
import { openGallery } from "../phone/dock.js";
import { deviceOf } from "../rules/layout.js";
import { hasControlCenter, hasSurface, surfaces } from "../rules/surfaces.js";

/**
 * The header: name and connection, surfaces, and buttons to edit, add, open panels, change theme.
 */
export function mountHeader(app, element) {
  const { store } = app;
  const status = h("span", { class: "connection" });
  const segments = Object.entries(surfaces).map(([surface, { glyph }]) => h("button", {
    class: "segment", type: "button", data: { surface }, "aria-label": texts.surfaces[surface],
    title: texts.surfaces[surface],
    on: { click: () => goTo(app, surface) },
  }, icon(glyph), h("span", { text: texts.surfaces[surface] })));
  const edit = h("button", {
    class: "button", type: "button", id: "edit-button",
    on: { click: toggleEditing },
  }, icon("pencil"), h("span"));
  const add = h("button", {
    class: "button button-primary", type: "button", id: "add-button",
    on: { click: () => (isControlCenterOpen() ? openControlGallery(app) : openGallery(app)) },
  }, icon("plus"), h("span"));
  const center = iconButton("control-center-button", "controls", texts.header.controlCenter,
    () => store.dispatch({ type: "controlCenter", isOpen: !isControlCenterOpen() }));
  const turn = iconButton("rotate-button", "rotate", texts.header.rotate, () => rotate(app), "R");
  const hinge = iconButton("hinge-button", "hinge", texts.header.hinge.closed, () => fold(app));
  const spotlight = sheetButton(store, "spotlight-button", "search", texts.shortcuts.open,
    "shortcuts", "F");
  const keys = sheetButton(store, "keys-button", "keyboard", texts.keys.open, "keys", "?");
  const camera = iconButton("screenshot-button", "camera", texts.screenshot.take,
    () => saveScreenshot(app), "S");
  const recorder = createRecorder(app, (isRecording) => {
    setAttribute(record, "aria-pressed", isRecording ? "true" : "false");
  });
  const record = iconButton("record-button", "record", texts.screenshot.record,
    () => recorder.toggle());
  record.setAttribute("aria-pressed", "false");
  const drawers = drawerButtons(store);
  element.append(
    h("div", { class: "brand" },
      h("img", { class: "brand-mark", src: "/page/mark.svg", alt: "" }),
      h("h1", { text: texts.name }), status),
    h("div", { class: "header-places" },
      h("div", { class: "segments", role: "group", "aria-label": texts.header.surfaces }, segments),
      center, spotlight, turn, hinge),
    h("div", { class: "header-tools" },
      edit, add, ...drawers, previewsLink(), camera, record, keys, themeButton()));

  function isControlCenterOpen() {
    return store.get().view.controlCenter.isOpen;
  }

  function toggleEditing() {
    const { view } = store.get();
    store.dispatch(isControlCenterOpen()
      ? { type: "controlEditing", isEditing: !view.controlCenter.isEditing }
      : { type: "editing", isEditing: !view.isEditing });
  }

  store.watch(({ view, server }) => [
    view.surface, view.isEditing, view.controlCenter, view.drawer, server.connection,
    server.pushes === null, server.device, server.devices,
  ], ([surface, isEditingSurface, controlCenter, drawer, connection, hasNoGateway]) => {
    const { server } = store.get();
    const device = deviceOf(server);
    setHidden(turn, !canRotate(server));
    showHinge(hinge, server);
    showSurface(segments, surface, device);
    showDrawer(drawers, drawer, hasNoGateway);
    document.body.dataset.drawer = drawer ?? "";
    document.body.dataset.connection = connection;
    center.disabled = !hasControlCenter(surface);
    setAttribute(center, "aria-expanded", controlCenter.isOpen ? "true" : "false");
    const isEditing = controlCenter.isOpen ? controlCenter.isEditing : isEditingSurface;
    const editText = isEditing ? texts.header.done : texts.header.edit;
    setText(edit.lastChild, editText);
    setAttribute(edit, "aria-label", editText);
    const addText = controlCenter.isOpen ? texts.header.addControl : texts.header.add;
    setText(add.lastChild, addText);
    setAttribute(add, "aria-label", addText);
    setText(status, texts.header.connection[connection]);
    status.dataset.state = connection;
  });
}

function previewsLink() {
  return h("a", {
    class: "button button-icon", href: "/previews", id: "previews-link",
    "aria-label": texts.header.previews, title: texts.header.previews,
  }, icon("previews"));
}

/** The button is named after what it does. */
function showHinge(button, server) {
  setHidden(button, !canFold(server));
  const label = texts.header.hinge[server.device?.hinge];
  if (!label) return;
  setAttribute(button, "aria-label", label);
  setAttribute(button, "title", `${label} (H)`);
}

/** Marks the button of a surface, and hides those of surfaces that the device does not have. */
function showSurface(buttons, surface, device) {
  for (const button of buttons) {
    setAttribute(button, "aria-pressed", button.dataset.surface === surface ? "true" : "false");
    const { surface: name } = button.dataset;
    const isCovered = name === "turned" && device?.isAppUpright;
    setHidden(button, device && (!hasSurface(device, name) || isCovered));
  }
}

/** Marks the button of the open panel. */
function showDrawer(buttons, drawer, hasNoGateway) {
  for (const button of buttons) {
    if (button.dataset.drawer === "pushes") setHidden(button, hasNoGateway);
    setAttribute(button, "aria-expanded", button.dataset.drawer === drawer ? "true" : "false");
  }
}

/** The buttons that open the panels. */
function drawerButtons(store) {
  const drawerGlyphs = [["inspector", "question"], ["settings", "gear"], ["pushes", "push"],
    ["console", "console"]];
  return drawerGlyphs.map(([drawer, glyph]) => h("button", {
    class: "button button-icon drawer-button", type: "button", data: { drawer },
    "aria-label": texts.header[drawer], title: texts.header[drawer], "aria-controls": drawer,
    on: { click: () => store.dispatch({ type: "drawer", drawer }) },
  }, icon(glyph)));
}

/** A button with an icon; its tooltip also has the key that does the same, if any. */
function iconButton(id, glyph, label, click, key) {
  return h("button", {
    class: "button button-icon", type: "button", id, "aria-label": label,
    title: key ? `${label} (${key})` : label, on: { click },
  }, icon(glyph));
}

/** A button that opens a sheet. */
function sheetButton(store, id, glyph, label, kind, key) {
  return iconButton(id, glyph, label,
    () => store.dispatch({ type: "sheet", sheet: { kind } }), key);
}

/** Shows a surface, for which the device is locked or unlocked. */
function goTo(app, surface) {
  const { server } = app.store.get();
  app.store.dispatch({ type: "surface", surface });
  const isLocked = server.device?.isLocked ?? false;
  if (surface === "lock" && !isLocked) app.setDevice({ isLocked: true });
  if ((surface === "home" || surface === "turned") && isLocked) {
    app.setDevice({ isLocked: false, isLuminanceReduced: false });
  }
}

function themeButton() {
  const order = ["auto", "light", "dark"];
  let theme = order.includes(localStorage.theme) ? localStorage.theme : "auto";
  const button = h("button", {
    class: "button button-icon", type: "button",
    on: {
      click() {
        theme = order[(order.indexOf(theme) + 1) % order.length];
        localStorage.theme = theme;
        apply();
      },
    },
  }, icon("theme"));
  function apply() {
    document.documentElement.dataset.theme = theme;
    button.setAttribute("aria-label", texts.header.theme[theme]);
    button.title = texts.header.theme[theme];
  }
  apply();
  return button;
}
