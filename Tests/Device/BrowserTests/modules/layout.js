import { appIcons } from "/page/modules/rules/app-icons.js";
import { isRightToLeft } from "/page/modules/rules/dates.js";
import { itemsOn, pageCount, setAside } from "/page/modules/rules/items.js";
import {
  contentWidth, deviceOf, gridPosition, homeRect, iconRect, lockSlots, onItsSide,
} from "/page/modules/rules/layout.js";
import { equal, test } from "./check.js";

const device = {
  identifier: "393x852", screen: { width: 393, height: 852 },
  families: [{ family: "systemSmall", size: { width: 158, height: 158 } }],
  surfaces: { home: {
    columns: 4, rows: 6, smallSpan: 2, gridX: 27.5, gridY: 90, columnPitch: 90, rowPitch: 98,
    iconInset: 4, iconTop: 0, iconSize: 60,
  } },
};
const server = (locale, placements = {}, extensions = []) => ({
  devices: [device], device: { device: "393x852", locale }, placements, stacks: {}, extensions,
});
const widget = (id, family, column, row, page = 0) => ({ placement: {
  id, family, place: { surface: "home", page, column, row },
} });

test("the Home Screen is mirrored from right to left", () => {
  equal(isRightToLeft("ar_SA"), true);
  equal(isRightToLeft("en_US"), false);
  const plain = deviceOf(server("en_US"));
  const mirrored = deviceOf(server("ar_SA"));
  equal(mirrored === deviceOf(server("he_IL")), true);
  const cell = { column: 0, row: 2 };
  equal(homeRect(plain, cell, "systemSmall").x, 27.5);
  const rect = homeRect(mirrored, cell, "systemSmall");
  equal(rect.x, 393 - 27.5 - 158);
  equal(gridPosition(mirrored, rect), cell);
  equal(iconRect(mirrored, { column: 3, row: 0 }).x, 393 - 301.5 - 60);
});

test("icons of apps fill the free cells of the last page", () => {
  const apps = [
    { id: "a", name: "A", hasApp: true }, { id: "b", name: "B", hasApp: false },
    { id: "c", name: "C", hasApp: true },
  ];
  const cells = (placements) => appIcons(server("en_US", placements, apps), device.surfaces.home)
    .map(({ id, column, row }) => [id, column, row]);
  equal(cells({}), [["a", 0, 0], ["c", 1, 0]]);
  equal(cells({ p1: widget("p1", "systemSmall", 0, 0) }), [["a", 2, 0], ["c", 3, 0]]);
  equal(
    cells({ p1: widget("p1", "systemLarge", 0, 0), p2: widget("p2", "systemMedium", 0, 4) }), []);
  equal(
    cells({ p1: widget("p1", "systemLarge", 0, 0), p2: widget("p2", "systemMedium", 0, 0, 1) }),
    [["a", 0, 2], ["c", 1, 2]]);
});

test("the hinge selects the screen", () => {
  const home = { ...device.surfaces.home, gridX: 126.5, columns: 8, mirrorWidth: 951 };
  const duo = {
    ...device, inner: {
      screen: { width: 669, height: 951 }, surfaces: device.surfaces,
      landscape: {
        screen: { width: 951, height: 669 }, home, sideStatus: { x: 871 }, fold: { x: 455.5 },
      },
    },
  };
  const held = (hinge, orientation, locale = "en_US") => deviceOf(
    { devices: [duo], device: { device: "393x852", locale, orientation, hinge } });
  const found = ["closed", "half"].map((hinge) => held(hinge, "portrait"));
  equal(found.map(({ screen, isInner }) => [screen.width, isInner]), [[393, false], [669, true]]);
  const open = held("open", "landscape");
  equal([open.screen.width, contentWidth(open), open.canTurn], [951, 871, true]);
  equal(open === held("half", "landscape"), true);
  // The grid is symmetric to the fold, not to the part without the strip.
  const mirrored = held("open", "landscape", "ar_SA");
  equal(homeRect(mirrored, { column: 0, row: 0 }, "systemSmall").x, 951 - 126.5 - 158);
});

test("a phone in landscape keeps its surfaces and has one more", () => {
  const turned = { screen: { width: 852, height: 393 }, island: {} };
  const phone = { ...device, surfaces: { ...device.surfaces, turned } };
  const held = (orientation, os) => deviceOf(
    { devices: [phone], device: { device: "393x852", locale: "en_US", orientation, os } });
  equal([held("portrait", "27").surfaces.turned, held("portrait", "27").canTurn], [null, true]);
  const found = held("landscape", "27");
  equal([found.screen, found.surfaces.home], [phone.screen, phone.surfaces.home]);
  equal(found.surfaces.turned, { ...turned, hasIsland: true });
  equal(held("landscape", "26").surfaces.turned.hasIsland, false);
  equal(deviceOf(server("en_US")).canTurn, false);
});

test("what turns with a phone is laid out for its side", () => {
  const turned = { screen: { width: 852, height: 393 }, statusBar: { x: 59 }, controlCenter: {} };
  const held = { ...device, surfaces: { ...device.surfaces, sideStatus: { x: 386 }, turned } };
  const found = onItsSide(held);
  equal(found.screen, turned.screen);
  equal([found.surfaces.sideStatus, found.surfaces.statusBar], [null, turned.statusBar]);
  equal(found.surfaces.controlCenter === turned.controlCenter, true);
});

test("an app that supports only portrait keeps its device upright", () => {
  const pad = { identifier: "1024x1366", idiom: "pad", screen: { width: 1024 }, surfaces: {},
    landscape: { screen: { width: 1366 } }, families: [] };
  const held = (frontApp) => deviceOf({
    devices: [pad], device: { device: "1024x1366", locale: "en_US", orientation: "landscape" },
    extensions: [{ id: "Card", uprightIdioms: ["pad"] }, { id: "Post", uprightIdioms: ["phone"] }],
    frontApp,
  });
  equal([held("Card"), held("Post"), held(null)].map(({ screen }) => screen.width),
    [1024, 1366, 1366]);
  equal([held("Card").isAppUpright, held("Card").canTurn, held(null).isAppUpright],
    [true, true, false]);
});

test("a device that is turned has the layout of its landscape", () => {
  const landscape = { screen: { width: 1366, height: 1024 }, home: {} };
  const pad = { identifier: "1024x1366", screen: { width: 1024, height: 1366 }, surfaces: {},
    landscape, families: [] };
  const held = (orientation, locale = "en_US") => deviceOf(
    { devices: [pad], device: { device: "1024x1366", locale, orientation } });
  equal(held("portrait").surfaces === pad.surfaces, true);
  equal(held("landscape").screen, landscape.screen);
  equal(held("landscape").surfaces === landscape, true);
  equal(held("landscape") === held("landscape"), true);
  equal(held("landscape", "ar_SA").isMirrored, true);
  equal(held("landscape", "ar_SA") === held("landscape", "ar_SA"), true);
});

test("widgets that the device lacks are on no surface", () => {
  const placements = { p1: { ...widget("p1", "systemSmall", 0, 0, 3), isSetAside: true } };
  equal(itemsOn({ placements, stacks: {} }, "home"), []);
  equal(pageCount({ placements, stacks: {} }), 1);
  equal(setAside({ placements }).map(({ placement }) => placement.id), ["p1"]);
});

test("the column of the Lock Screen is mirrored, the row is not", () => {
  const lock = (row) => ({ lock: {
    circular: [{ x: 44, y: 60, width: 72, height: 72 }], rectangular: [], row,
  } });
  const slots = (row, isMirrored) => lockSlots(
    { screen: { width: 1133 }, surfaces: lock(row), isMirrored }, "accessoryCircular");
  const [column, row] = [{ width: 160, height: 240 }, { width: 340, height: 72 }];
  equal(slots(column, false)[0].x, 44);
  equal(slots(column, true)[0].x, 1133 - 44 - 72);
  equal(slots(row, true)[0].x, 44);
});
