import { deviceOf } from "/page/modules/rules/layout.js";
import { hasGlass, looksOf, nextLook, settingsFor } from "/page/modules/rules/looks.js";
import { equal, test } from "./check.js";

test("a release has its looks", () => {
  equal(["17", "18", "26", "27"].map(looksOf), [
    ["standard"], ["standard", "tinted"], ["standard", "tinted", "clear"],
    ["standard", "tinted", "clear"],
  ]);
  equal(["17", "18", "26", "27"].map((os) => hasGlass({ os })), [false, false, true, true]);
  equal(settingsFor("18", { look: "clear" }), { os: "18", look: "standard" });
  equal(settingsFor("18", { look: "tinted" }), { os: "18" });
});

test("the looks of a release form a cycle", () => {
  const cycle = (os) => {
    let device = { os, look: "standard", colorScheme: "light" };
    const shown = [];
    do {
      shown.push(`${device.look} ${device.colorScheme}`);
      device = { ...device, ...nextLook(device) };
    } while (shown.length < 9 && `${device.look} ${device.colorScheme}` !== shown[0]);
    return shown;
  };
  equal(cycle("17"), ["standard light", "standard dark"]);
  equal(cycle("18"), ["standard light", "standard dark", "tinted dark"]);
  equal(cycle("27"), ["standard light", "standard dark", "tinted dark", "clear dark"]);
});

test("a device has the families of its release", () => {
  const devices = [{
    identifier: "393x852", surfaces: {},
    families: [{ family: "systemSmall" }, { family: "systemExtraLargePortrait", since: "27" }],
  }];
  const families = (os) =>
    deviceOf({ devices, device: { device: "393x852", locale: "en_US", os } }).families.length;
  equal([families("26"), families("27")], [1, 2]);
});
