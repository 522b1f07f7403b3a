import { accessOf } from "/page/modules/rules/location-access.js";
import { equal, test } from "./check.js";

test("the setting lists a decision per extension", () => {
  equal(accessOf("Tide:deny, Weather:ask"), [
    { extension: "Tide", decision: "deny" }, { extension: "Weather", decision: "ask" },
  ]);
  equal(accessOf(""), []);
  equal(accessOf(undefined), []);
});
