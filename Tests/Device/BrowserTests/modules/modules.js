import { draggedLevel, isOn, levelAfterKey, switched, timerAfterPress, timerText }
  from "/page/modules/control-center/module-values.js";
import { equal, test } from "./check.js";

const torch = { setting: "torch" };
const scheme = { setting: "colorScheme", values: ["light", "dark"] };

test("a module shows and switches its setting", () => {
  equal([isOn(torch, { torch: true }), isOn(torch, { torch: false })], [true, false]);
  equal([isOn(scheme, { colorScheme: "dark" }), isOn(scheme, { colorScheme: "light" })],
    [true, false]);
  equal(switched(torch, { torch: false }), { torch: true });
  equal(switched(scheme, { colorScheme: "dark" }), { colorScheme: "light" });
});

test("a level stays between 0 and 100", () => {
  equal([draggedLevel(50, 0.25), draggedLevel(50, -2), draggedLevel(50, 2)], [75, 0, 100]);
  const keys = ["ArrowUp", "ArrowLeft", "PageDown", "Home", "End", "a"];
  equal(keys.map((key) => levelAfterKey(10, key)), [15, 5, 0, 0, 100, null]);
});

test("the timer counts down and stops", () => {
  const now = Date.parse("2026-03-05T09:30:00Z");
  equal(timerAfterPress("", now), "2026-03-05T09:35:00Z");
  equal(timerAfterPress("2026-03-05T09:29:00Z", now), "2026-03-05T09:35:00Z");
  equal(timerAfterPress("2026-03-05T09:31:00Z", now), "off");
  equal(["2026-03-05T09:35:00Z", "2026-03-05T09:30:01Z", "2026-03-05T09:30:00Z", ""]
    .map((end) => timerText(end, now)), ["5:00", "0:01", null, null]);
});
