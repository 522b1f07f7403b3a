import { holds, shownParameters, summarize } from "/page/modules/form/summary.js";
import { isNone, sameValue } from "/page/modules/form/values.js";
import { equal, test } from "./check.js";

const parameters = ["mirrors", "city", "count"]
  .map((name) => ({ name, defaultValue: { none: true } }));
const sentence = (names, others = []) => ({
  sentence: { parts: names.map((name) => ({ parameter: { _0: name } })), others },
});

test("without a summary all parameters are shown", () => {
  equal(shownParameters(null, parameters, {}, "systemSmall"), ["mirrors", "city", "count"]);
});

test("a sentence shows its own parameters, then the others", () => {
  const summary = { sentence: {
    parts: [{ text: { _0: "Weather of " } }, { parameter: { _0: "city" } }],
    others: ["count", "gone"],
  } };
  equal(summarize(summary, parameters, {}, "systemSmall"), {
    sentence: [{ text: "Weather of " }, { parameter: "city" }], others: ["count"],
  });
});

test("when uses the values, and the defaults of unset parameters", () => {
  const summary = { when: {
    parameter: "mirrors", comparison: "equalTo", values: [{ bool: true }],
    then: sentence(["mirrors"]), otherwise: sentence(["mirrors", "city"]),
  } };
  equal(shownParameters(summary, parameters, { mirrors: { bool: true } }, ""), ["mirrors"]);
  equal(shownParameters(summary, parameters, {}, ""), ["mirrors", "city"]);
  const defaults = [{ name: "mirrors", defaultValue: { bool: true } }, ...parameters.slice(1)];
  equal(shownParameters(summary, defaults, {}, ""), ["mirrors"]);
});

test("the family and switches choose a branch, or none", () => {
  const family = {
    whenFamily: { families: ["systemLarge"], then: sentence(["city"]), otherwise: null },
  };
  equal(shownParameters(family, parameters, {}, "systemLarge"), ["city"]);
  equal(shownParameters(family, parameters, {}, "systemSmall"), []);
  const choice = { switch: {
    parameter: "count",
    cases: [{ values: [{ integer: 1 }, { integer: 2 }], summary: sentence(["city"]) }],
    otherwise: sentence(["count"]),
  } };
  equal(shownParameters(choice, parameters, { count: { integer: 2 } }, ""), ["city"]);
  equal(shownParameters(choice, parameters, { count: { integer: 3 } }, ""), ["count"]);
});

test("comparisons evaluate by type", () => {
  equal(holds("oneOf", { string: "a" }, [{ string: "b" }, { string: "a" }]), true);
  equal(holds("notEqualTo", { string: "a" }, [{ string: "a" }]), false);
  equal(holds("hasAnyValue", { none: true }, []), false);
  equal(holds("hasNoValue", { list: [] }, []), true);
  equal(holds("greaterThan", { integer: 3 }, [{ double: 2.5 }]), true);
  equal(holds("lessThanOrEqualTo", { string: "3" }, [{ integer: 3 }]), false);
  equal(holds("equalTo", undefined, [{ none: true }]), true);
});

test("values are compared by meaning", () => {
  equal(sameValue({ object: { identifier: "7", display: "Lamp" } },
    { object: { identifier: "7", display: "Lantern" } }), true);
  equal(sameValue({ integer: 2 }, { double: 2 }), true);
  const [utc, paris] = ["2026-03-01T10:00:00.000Z", "2026-03-01T11:00:00+01:00"];
  equal(sameValue({ date: utc }, { date: paris }), true);
  equal(sameValue({ string: "a" }, { bool: true }), false);
  equal(isNone(undefined), true);
});
