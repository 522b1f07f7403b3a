import { uncoveredPoint } from "/page/modules/rules/points.js";
import { equal, test } from "./check.js";

const size = { width: 100, height: 100 };
const element = (role, x, y, width, height, isEnabled = true) =>
  ({ role, isEnabled, frame: { x, y, width, height } });

test("a widget opens at its center or an uncovered point", () => {
  equal(uncoveredPoint(size, [element("text", 0, 0, 100, 100)]), { x: 50, y: 50 });
  equal(uncoveredPoint(size, [element("button", 40, 40, 20, 20)]), { x: 10, y: 50 });
  equal(uncoveredPoint(size, [element("link", 0, 0, 100, 100)]), null);
  equal(uncoveredPoint(size, [element("button", 0, 0, 100, 100, false)]), { x: 50, y: 50 });
});
