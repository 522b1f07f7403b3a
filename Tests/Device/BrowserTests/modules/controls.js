import { holdToChooseText } from "/page/modules/app/device-texts.js";
import { cellRect, flow, nextSize, sizeFor } from "/page/modules/control-center/control-flow.js";
import { asksForConfiguration, controlOffers } from "/page/modules/gallery/control-offers.js";
import { heldDevice } from "/page/modules/rules/layout.js";
import { actionControl, controlInSlot, controlPageCount, valueTint, visibleControls }
  from "/page/modules/controls/controls.js";
import { emptyState, reduce } from "/page/modules/state/state.js";
import { effectOf } from "/page/modules/controls/symbol-effects.js";
import { equal, test } from "./check.js";

const center = (position, size = "small") => ({ surface: "controlCenter", position, size });
const control = (id, place, fields = {}) => ({
  control: { id, extension: "App", kind: "K", place, configuration: {} }, title: id,
  role: "toggle", isOn: false, cell: fields.cell, ...fields,
});
const message = (state, body) => reduce(state, { type: "message", message: body, at: 0 });
const started = message(emptyState, {
  type: "state",
  state: {
    clock: { now: "2026-11-21T10:00:00.000Z", rate: 1 }, device: { isLocked: false },
    extensions: [], stacks: [], links: [], placements: [],
    controls: [
      control("c1", center(0), { cell: { page: 0 } }),
      control("c2", center(1), { cell: { page: 2 } }),
      control("c3", { surface: "lock", slot: "right" }), control("c4", { surface: "actionButton" }),
    ],
  },
});
const open = reduce(started, { type: "controlCenter", isOpen: true });

test("controls flow in order, none before its predecessor", () => {
  const cells = (...sizes) => [...flow(sizes.map((size, id) => ({ id, size })),
    { columns: 4, rows: 3 }).values()].map(({ page, column, row }) => [page, column, row]);
  equal(cells("small", "medium", "small"), [[0, 0, 0], [0, 1, 0], [0, 3, 0]]);
  equal(cells("small", "medium", "medium", "small"), [[0, 0, 0], [0, 1, 0], [0, 0, 1], [0, 2, 1]]);
  equal(cells("large", "small", "medium", "small"), [[0, 0, 0], [0, 2, 0], [0, 2, 1], [0, 0, 2]]);
  equal(cells("medium", "medium", "medium", "medium", "large"),
    [[0, 0, 0], [0, 2, 0], [0, 0, 1], [0, 2, 1], [1, 0, 0]]);
});

/** Modules that cover one rectangle of cells. */
const modulesIn = (column, row, columns, rows) =>
  ({ blocks: [{ name: "torch", column, row, columns, rows }] });

test("controls fill columns in landscape, as on the host", () => {
  const cells = (...sizes) => [...flow(sizes.map((size, id) => ({ id, size })),
    { columns: 4, rows: 3, fillsColumns: true, modules: modulesIn(0, 0, 1, 3) }).values()]
    .map(({ page, column, row }) => [page, column, row]);
  equal(cells("small", "small", "large", "small"),
    [[0, 1, 0], [0, 1, 1], [0, 2, 0], [0, 2, 2]]);
  equal(cells("large", "medium", "medium", "small"),
    [[0, 1, 0], [0, 1, 2], [1, 0, 0], [1, 0, 1]]);
});

test("controls begin below the device's modules", () => {
  const cells = [...flow([{ id: 1, size: "small" }, { id: 2, size: "large" }],
    { columns: 4, rows: 3, modules: modulesIn(0, 0, 4, 2) }).values()];
  equal(cells.map(({ page, column, row }) => [page, column, row]), [[0, 0, 2], [1, 0, 0]]);
});

test("controls fill the cells of removed modules", () => {
  const cells = (fillsColumns, ...blocks) => [...flow(
    ["small", "medium", "small"].map((size, id) => ({ id, size })),
    { columns: 4, rows: 3, fillsColumns, modules: { blocks } }).values()]
    .map(({ page, column, row }) => [page, column, row]);
  const [left, right] = [
    { column: 0, row: 0, columns: 2, rows: 2 }, { column: 3, row: 0, columns: 1, rows: 2 }];
  equal(cells(false, left, right), [[0, 2, 0], [0, 0, 2], [0, 2, 2]]);
  equal(cells(false, right), [[0, 0, 0], [0, 1, 0], [0, 0, 1]]);
  equal(cells(true, left), [[0, 0, 2], [0, 1, 2], [0, 2, 0]]);
  equal(cells(false), [[0, 0, 0], [0, 1, 0], [0, 3, 0]]);
});

test("a removed module is missing as the device is held and turned, since iOS 18", () => {
  const center = { cell: 64, modules: { darkestShade: 1, blocks: [
    { name: "torch" }, { name: "volume" }] } };
  const surfaces = { controlCenter: center, turned: { controlCenter: center } };
  const devices = [{ identifier: "a", families: [], surfaces }];
  const held = (os, systemModules) => heldDevice(devices,
    { device: "a", locale: "en_US", orientation: "landscape", os, systemModules });
  const names = ({ modules: { blocks, removed } }) =>
    [blocks, removed].map((list) => list?.map(({ name }) => name).join(" "));
  const device = held("18", "torch:removed, unknown:removed");
  equal(names(device.surfaces.controlCenter), ["volume", "torch"]);
  equal(names(device.surfaces.turned.controlCenter), ["volume", "torch"]);
  equal(device.surfaces.controlCenter.modules.darkestShade, 1);
  equal(device.removesModules, true);
  equal(held("18", "torch:removed, unknown:removed") === device, true);
  equal(names(held("17", "torch:removed").surfaces.controlCenter), ["torch volume", undefined]);
  equal(held("17", "torch:removed").removesModules, false);
  equal(names(held("27", "").surfaces.controlCenter), ["torch volume", undefined]);
});

test("a control's rectangle includes the gaps between its cells", () => {
  const layout = { cell: 64, gap: 16, frame: { x: 10, y: 100 } };
  equal(cellRect(layout, { column: 1, row: 2, columns: 2, rows: 1 }),
    { x: 90, y: 260, width: 144, height: 64 });
});

test("a tap cycles sizes, a drag chooses the nearest", () => {
  equal(["small", "medium", "large"].map(nextSize), ["medium", "large", "small"]);
  equal([sizeFor(1, 2), sizeFor(1.6, 1), sizeFor(2, 1.7)], ["small", "medium", "large"]);
});

test("visible controls include adjacent pages and the Action button", () => {
  equal(visibleControls(started.server, started.view), ["c4"]);
  equal(visibleControls(open.server, open.view), ["c1", "c4"]);
  equal(visibleControls(started.server, { ...started.view, surface: "lock" }), ["c3", "c4"]);
  equal(controlPageCount(open.server), 3);
  equal([controlInSlot(open.server, "left"), actionControl(open.server).control.id], [null, "c4"]);
});

test("controls of the pad beside the main device are not on it", () => {
  const onPad = (id, place) => {
    const added = control(id, place, { cell: { page: 5 } });
    added.control.device = "pad";
    return { type: "control", control: added };
  };
  let state = message(open, onPad("c8", center(0)));
  state = message(state, onPad("c9", { surface: "lock", slot: "left" }));
  equal(visibleControls(state.server, state.view), ["c1", "c4"]);
  equal([controlPageCount(state.server), controlInSlot(state.server, "left")], [3, null]);
});

test("removing a control removes its picture, its form and an empty page", () => {
  let state = reduce(open, { type: "controlPage", page: 9 });
  equal(state.view.controlCenter.page, 2);
  state = reduce(state, { type: "sheet", sheet: { kind: "form", control: "c2" } });
  state = message(state, {
    type: "picture", placement: "c2", tag: "t", width: 1, height: 1, version: 1,
    symbol: { tag: "s" },
  });
  equal(state.server.pictures.c2.symbol, { tag: "s" });
  state = message(state, { type: "controlRemoved", control: "c2" });
  equal([state.view.controlCenter.page, state.view.sheet, state.server.pictures], [0, null, {}]);
});

test("a toggle flips at once until the host reports its state", () => {
  let state = reduce(open, { type: "controlFlipping", control: "c1", isOn: true });
  equal(state.server.controls.c1.isOn, true);
  state = message(state, { type: "control", control: control("c1", center(0)) });
  equal(state.server.controls.c1.isOn, false);
});

test("locking closes Control Center, unlocking does not", () => {
  const device = (state, isLocked) => message(state, { type: "device", device: { isLocked } });
  const locked = device(open, true);
  equal([locked.view.surface, locked.view.controlCenter.isOpen], ["lock", false]);
  const reopened = reduce(locked, { type: "controlCenter", isOpen: true });
  const unlocked = device(reopened, false);
  equal([unlocked.view.surface, unlocked.view.controlCenter.isOpen], ["home", true]);
});

/** A phone in an orientation; of its apps, "Card" stays upright. */
function phone(orientation, fields = {}) {
  const device = { device: "393x852", locale: "en_US", os: "27", isLocked: false, orientation };
  const turned = { screen: { width: 852, height: 393 }, statusBar: { x: 59 }, controlCenter: {} };
  const devices = [{
    identifier: "393x852", idiom: "phone", families: [], screen: { width: 393, height: 852 },
    surfaces: { home: {}, lock: {}, turned },
  }];
  return message(reduce(emptyState, { type: "devices", devices }), {
    type: "state",
    state: {
      stacks: [], links: [], placements: [],
      controls: [control("c1", center(0), { cell: { page: 0 } })],
      clock: { now: "2026-11-21T10:00:00.000Z", rate: 1 }, device,
      extensions: [{ id: "Card", uprightIdioms: ["phone"] }, { id: "Pantry" }], ...fields,
    },
  });
}
const turn = (state, orientation) =>
  message(state, { type: "device", device: { ...state.server.device, orientation } });
const shown = ({ view }) => [view.surface, view.controlCenter.isOpen, view.controlCenter.isEditing];

test("Control Center stays open and is edited while the phone turns", () => {
  let state = reduce(phone("portrait"), { type: "controlCenter", isOpen: true });
  state = reduce(state, { type: "controlEditing", isEditing: true });
  equal(shown(state), ["home", true, true]);
  state = turn(state, "landscape");
  equal(shown(state), ["turned", true, true]);
  equal(shown(turn(state, "portrait")), ["home", true, true]);
});

test("a page that is loaded in landscape shows the phone turned", () => {
  const { devices, ...server } = phone("landscape").server;
  const loaded = reduce({ ...emptyState, server: { ...server, devices: [] } },
    { type: "devices", devices });
  equal(shown(loaded), ["turned", false, false]);
});

test("Control Center turns a phone that is shown upright, but not over the Lock Screen", () => {
  let state = reduce(phone("landscape"), { type: "surface", surface: "home" });
  state = reduce(state, { type: "controlCenter", isOpen: true });
  equal(shown(state), ["turned", true, false]);
  state = reduce(state, { type: "controlCenter", isOpen: false });
  equal(shown(state), ["turned", false, false]);
  state = message(state, { type: "device", device: { ...state.server.device, isLocked: true } });
  state = reduce(state, { type: "controlCenter", isOpen: true });
  equal(shown(state), ["lock", true, false]);
});

test("an app that stays upright is over the Home Screen of a phone in landscape", () => {
  let state = message(phone("landscape"), { type: "frontApp", extension: "Card" });
  equal(shown(state), ["home", false, false]);
  state = reduce(state, { type: "controlCenter", isOpen: true });
  equal(shown(state), ["turned", true, false]);
  state = reduce(state, { type: "controlCenter", isOpen: false });
  equal(shown(state), ["home", false, false]);
  state = message(state, { type: "frontApp", extension: "Pantry" });
  equal(shown(state), ["turned", false, false]);
  state = message(state, { type: "frontApp", extension: "Card" });
  state = message(state, { type: "frontApp", extension: null });
  equal(shown(state), ["home", false, false]);
  equal(shown(turn(phone("portrait", { frontApp: "Card" }), "landscape"))[0], "home");
});

test("the controls gallery groups by app and matches all words", () => {
  const item = (app, displayName) => ({ extension: app, app, displayName, description: "" });
  const gallery = [item("Switchboard", "Timer"), item("Home", "Lamp"), item("Home", "Door")];
  equal(controlOffers(gallery, "main").map(({ app, items }) => [app, items.length]),
    [["Home", 2], ["Switchboard", 1]]);
  const found = controlOffers(gallery, "main", "home DOOR")[0].items;
  equal(found.map(({ displayName }) => displayName), ["Door"]);
  equal(controlOffers(gallery, "main", "boat"), []);
  equal(controlOffers(gallery.map((item) => ({ ...item, roles: ["watch"] })), "main"), []);
});

test("an effect plays with its repeat count, speed and delay", () => {
  const optionsOf = (name) => {
    const { duration, iterations } = effectOf(name).options;
    return [duration, iterations === Infinity ? "always" : iterations];
  };
  equal(optionsOf("bounce.up"), [640, 1]);
  equal(optionsOf("pulse"), [900, 2]);
  equal(optionsOf("pulse;repeat=1"), [900, 1]);
  equal(optionsOf("rotate.clockwise;repeat=continuous;speed=2"), [450, "always"]);
  equal(optionsOf("rotate;repeat=0;speed=-1"), [900, 1]);
  const { frames, options } = effectOf("rotate;repeat=3;delay=0.9");
  equal([options.duration, options.iterations], [1800, 3]);
  equal(frames.map(({ offset }) => offset), [0, 0.5, 1]);
  equal(effectOf("dance;repeat=2"), null);
});

test("a new control asks for its form's parameters without a value", () => {
  const parameters = ["sound", "level"].map((name) => ({ name, title: name }));
  const item = (fields) => (
    { configuration: { intent: { parameters, summary: null } }, ...fields });
  const added = (unsetParameters, isConfigurable = true) => (
    { control: { configuration: {} }, isConfigurable, unsetParameters });
  const sentence = { sentence: { parts: [{ parameter: { _0: "level" } }], others: [] } };
  const hidden = { configuration: { intent: { parameters, summary: sentence } } };
  equal([
    asksForConfiguration(item(), added(["sound"])), asksForConfiguration(item(), added([])),
    asksForConfiguration(item({ promptsForUserConfiguration: true }), added([])),
    asksForConfiguration(item({ promptsForUserConfiguration: true }), added([], false)),
    asksForConfiguration(hidden, added(["sound"])), asksForConfiguration(hidden, added(["level"])),
    asksForConfiguration({}, added(["sound"])),
  ], [true, false, true, false, false, true, false]);
});

test("the value of a toggle that is on has its tint", () => {
  const toggle = { role: "toggle", isOn: true };
  equal([
    valueTint(toggle), valueTint({ ...toggle, tint: "AF52DE" }),
    valueTint({ ...toggle, isOn: false }), valueTint({ ...toggle, isPrivate: true }),
    valueTint({ role: "button", isOn: false }),
  ], ["#0091FF", "#AF52DE", null, null, null]);
});

test("the Action button's hint is in the device's language", () => {
  equal(["de_DE", "zh_TW", "zh_CN", "no", "iw_IL", "ar_SA@calendar=gregorian"].map((locale) =>
    holdToChooseText(locale).split(" ")[0]),
  ["Halten,", "按住以選擇控制項目", "按住以选取控制", "Hold", "החזקה", "اضغط"]);
  const english = "Hold to choose a control";
  equal(["en_GB", "eo", "?", undefined].map(holdToChooseText), Array(4).fill(english));
});
