import { galleryTarget, placeFor } from "/page/modules/gallery/gallery-target.js";
import {
  companionDevice, companionPage, companionSurface, listed, shownDevices, surfaceKey,
} from "/page/modules/rules/companions.js";
import { unstackWidget } from "/page/modules/panels/stacking.js";
import { arrangeWall } from "/page/modules/rules/wall.js";
import { emptyState, reduce } from "/page/modules/state/state.js";
import { equal, test } from "./check.js";

const surface = (name, families, isList) =>
  ({ name, title: name, families, location: `${name}Location`, isList });
const watch = {
  role: "watch", settings: { device: "w" },
  surfaces: [
    surface("face", ["accessoryCircular", "accessoryCorner"], false),
    surface("smartStack", ["accessoryRectangular"], true),
  ],
};
const placed = (id, place, device) =>
  ({ placement: { id, family: "accessoryRectangular", place, device }, title: id });
const slot = (position, family) => ({ place: { surface: "face", face: "dial", position }, family });
const message = (state, body) => reduce(state, { type: "message", message: body, at: 0 });
const state = message(message(emptyState, {
  type: "state", state: {
    clock: { now: "2026-11-21T10:00:00.000Z", rate: 1 }, device: { isLocked: false },
    extensions: [], stacks: [], links: [], companions: [watch],
    placements: [placed("p1", { surface: "smartStack", position: 0 })],
  },
}), {
  type: "surface", on: "watch", surface: "face", tag: "t",
  contents: { slots: [slot(1, "accessoryCorner")] },
});

const devices = [
  { key: "main", width: 419, height: 878, most: 1.3 },
  { key: "watch", width: 198, height: 242, bar: 40, most: 2 },
  { key: "car", width: 800, height: 480, bar: 40, most: 2 },
  { key: "mac", width: 1440, height: 900, bar: 40, most: 2 },
];

for (const box of [{ width: 640, height: 640 }, { width: 390, height: 560 },
  { width: 1200, height: 400 }, { width: 2400, height: 1300 }]) {
  test(`a wall of four devices fits into ${box.width} × ${box.height}`, () => {
    const cells = [...arrangeWall(devices, box).entries()];
    equal(cells.length, 4);
    cells.forEach(([key, cell], index) => {
      const { width, height, bar = 0 } = devices[index];
      const fits = cell.x >= 0 && cell.y >= 0 && cell.x + cell.width <= box.width + 0.01
        && cell.y + cell.height <= box.height + 0.01 && cell.point * width <= cell.width
        && cell.point * height + bar <= cell.height && cell.point > 0;
      equal([key, fits], [key, true]);
      for (const [, other] of cells.slice(0, index)) {
        const isApart = cell.x >= other.x + other.width - 0.01
          || cell.y >= other.y + other.height - 0.01;
        equal(isApart, true);
      }
    });
  });
}

test("a device alone has the whole box, and a box without room no device", () => {
  equal(arrangeWall(devices.slice(0, 1), { width: 500, height: 900 }).get("main").width, 500);
  equal([...arrangeWall(devices, { width: 0, height: 0 }).values()].map(({ point }) => point),
    [0, 0, 0, 0]);
});

test("the page shows all devices or the chosen one", () => {
  equal(shownDevices(state.server, state.view), ["main", "watch"]);
  const one = reduce(state, { type: "showDevice", device: "watch" });
  equal(shownDevices(one.server, one.view), ["watch"]);
  const none = message(one, { type: "companions", companions: [] });
  equal(shownDevices(none.server, none.view), ["main"]);
  equal([none.view.device, none.server.surfacePictures], ["all", {}]);
});

test("a companion shows its first surface until another is chosen", () => {
  const name = ({ server, view }) => companionSurface(server, view, "watch").name;
  equal(name(state), "face");
  equal(name(reduce(state, { type: "companionSurface", role: "watch", surface: "smartStack" })),
    "smartStack");
});

test("a gallery of a companion offers what its surface and its free slots show", () => {
  const target = (sheet) => galleryTarget(state.server, { on: "watch", ...sheet });
  equal(target({ surface: "smartStack" }).families, ["accessoryRectangular"]);
  equal(target({ surface: "smartStack" }).location, "smartStackLocation");
  equal(target({ surface: "face" }).families, ["accessoryCorner"]);
  const { place, family } = slot(4, "accessoryCircular");
  equal(target({ surface: "face", place, family }).families, ["accessoryCircular"]);
  equal(target({ surface: "unknown" }).families, []);
});

test("a new widget is placed in a chosen slot, a free one, or at the end of the list", () => {
  const place = (sheet, family) => placeFor(state, { on: "watch", ...sheet }, family).place;
  equal(place({ surface: "smartStack" }, "accessoryRectangular"),
    { surface: "smartStack", position: 1 });
  equal(place({ surface: "face" }, "accessoryCorner"), slot(1).place);
  equal(place({ surface: "face", place: slot(4).place }, "accessoryCircular"), slot(4).place);
});

test("a companion has the families of its release, and the screen of its orientation", () => {
  const model = {
    identifier: "w", screen: { width: 3, height: 4 },
    landscape: { screen: { width: 4, height: 3 } },
    families: [{ family: "systemSmall" }, { family: "systemExtraLargePortrait", since: "27" }],
  };
  const device = (settings) => companionDevice(
    { devices: [model], companions: [{ role: "pad", settings: { device: "w", ...settings } }] },
    "pad");
  equal(device({ os: "27" }).families.length, 2);
  equal(device({ os: "26" }).families, [{ family: "systemSmall" }]);
  equal(device({ os: "27" }).screen.width, 3);
  equal(device({ os: "27", orientation: "landscape" }).screen.width, 4);
  equal(device({ device: "unknown" }), null);
});

test("a list of a companion has its widgets and stacks, in their order", () => {
  const today = (position) => ({ surface: "today", position });
  const placements = Object.fromEntries([
    placed("p1", today(0)), placed("p2", today(2), "pad"), placed("p3", today(0), "pad"),
    placed("p4", { surface: "stack", stack: "s1", position: 0 }, "pad"),
    placed("p5", { surface: "stack", stack: "s1", position: 1 }, "pad"),
    placed("p6", { surface: "desktop", position: 0 }),
  ].map((entry) => [entry.placement.id, entry]));
  const stacks = {
    s1: { id: "s1", place: today(1), device: "pad", members: ["p4", "p5"], top: "p5" },
  };
  const ids = (role, surface) => listed({ placements, stacks }, role, surface).map(({ id }) => id);
  equal(ids("pad", "today"), ["p3", "s1", "p2"]);
  equal(ids("mac", "desktop"), ["p6"]);
  // The Smart Stack's own suggestions follow the user's widgets.
  placements.p6.placement.suggested = true;
  equal(ids("mac", "desktop"), []);
});

const inView = ({ view }) => companionPage(view, "pad", "home");
const drawn = (page, shown) => ({
  type: "surface", on: "pad", surface: "home", tag: "t", ...(page ? { page } : {}),
  contents: { pages: { shown, count: 2 } },
});

test("each surface has its page in view, which the host may correct", () => {
  let one = reduce(state, { type: "companionPage", role: "pad", surface: "home", page: 3 });
  equal([inView(one), inView(state), companionPage(one.view, "mac", "home")], [3, 0, 0]);
  equal(surfaceKey("pad", "home", inView(one)), "pad.home.3");
  // A picture of a page that is not in view any more.
  one = message(one, drawn(5, 1));
  equal(inView(one), 3);
  one = message(one, drawn(3, 2));
  equal(inView(one), 2);
  equal(inView(message(one, drawn(2, 2))), 2);
  equal(inView(reduce(one, { type: "companionPage", role: "pad", surface: "home", page: -1 })), 0);
});

/** The state with a pad whose Home Screen has one cell on each page. */
function withPad() {
  const home = { columns: 1, rows: 1, smallSpan: 1 };
  const device = { identifier: "i", families: [], surfaces: { home } };
  const pad = { role: "pad", settings: { device: "i", locale: "en_US" }, surfaces: [] };
  const one = message(state, { type: "companions", companions: [watch, pad] });
  return { ...one, server: { ...one.server, devices: [device] } };
}

test("a widget that leaves a stack of the pad gets a place on the pad", () => {
  let one = withPad();
  const place = { surface: "home", page: 0, column: 0, row: 0 };
  for (const [position, id] of ["p1", "p2"].entries()) {
    const member = placed(id, { surface: "stack", stack: "s1", position });
    one = message(one, { type: "placement", placement: member });
  }
  const stack = { id: "s1", family: "systemSmall", place, device: "pad", top: "p1" };
  one = message(one, { type: "stack", stack: { ...stack, members: ["p1", "p2"] } });
  const commands = [];
  unstackWidget({ store: { get: () => one }, run: (command) => commands.push(command) }, "p2");
  equal(commands, [{ command: "move", placement: "p2", place: { ...place, page: 1 } }]);
});

test("a new widget of the pad is placed on the page in view, or where the host chooses", () => {
  let one = withPad();
  const sheet = { on: "pad", surface: "home" };
  const place = () => placeFor(one, sheet, "systemSmall");
  equal(place(), { on: "pad", place: { surface: "home", page: 0, column: 0, row: 0 } });
  one = reduce(one, { type: "companionPage", role: "pad", surface: "home", page: 1 });
  equal(place().place.page, 1);
  const taken = placed("p9", { surface: "home", page: 1, column: 0, row: 0 });
  one = message(one, { type: "placement", placement: taken });
  equal(place().place.page, 1);
  taken.placement.device = "pad";
  one = message(one, { type: "placement", placement: { ...taken } });
  equal(place(), { on: "pad" });
});
