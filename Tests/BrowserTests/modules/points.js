import { openPoint } from "/page/modules/points.js";
import { equal, test } from "./check.js";

const size = { width: 100, height: 100 };
const element = (role, x, y, width, height, isEnabled = true) =>
  ({ role, isEnabled, frame: { x, y, width, height } });

test("a widget is opened in its middle, or where no control is", () => {
  equal(openPoint(size, [element("text", 0, 0, 100, 100)]), { x: 50, y: 50 });
  equal(openPoint(size, [element("button", 40, 40, 20, 20)]), { x: 10, y: 50 });
  equal(openPoint(size, [element("link", 0, 0, 100, 100)]), null);
  equal(openPoint(size, [element("button", 0, 0, 100, 100, false)]), { x: 50, y: 50 });
});
