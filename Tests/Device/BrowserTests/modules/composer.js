import { indented, nearestRange, placeAt, valueRanges } from "/page/modules/composer/json-text.js";
import { schemaFor, suggestions } from "/page/modules/composer/payload-schema.js";
import { areAlike, curlLine, tokenChoices } from "/page/modules/composer/push-tokens.js";
import { equal, test } from "./check.js";

/** The place at the bar in a text. */
const at = (marked) => placeAt(marked.replace("|", ""), marked.indexOf("|"));
const document = {
  properties: {
    aps: {
      required: ["event"],
      properties: {
        event: { enum: ["start", "update", "end"] },
        timestamp: { type: "integer", description: "Unix time in seconds." },
        "content-state": {},
      },
    },
  },
  "x-live-activities": { Ride: { "content-state": { $ref: "#/$defs/State" }, attributes: {} } },
  $defs: {
    State: {
      type: "object", required: ["stage"],
      properties: {
        stage: { enum: [0, 1], "x-enum-varnames": ["waiting", "riding"] },
        eta: { type: "number", "x-swift-type": "Date" },
        stops: { type: "array", items: { $ref: "#/$defs/Stop" } },
        isLate: { anyOf: [{ type: "boolean" }, { type: "null" }] },
        next: { $ref: "#/$defs/Loop" },
      },
    },
    Stop: { type: "object", properties: { name: { type: "string" } } },
    Loop: { anyOf: [{ $ref: "#/$defs/Loop" }, { type: "null" }] },
  },
};
const now = Date.UTC(2026, 10, 22);
const offered = (marked) =>
  suggestions(schemaFor(document, "Ride"), marked.replace("|", ""), marked.indexOf("|"), now)
    ?.items.map(({ label }) => label) ?? null;

test("the place in JSON that is being written", () => {
  const key = {
    role: "key", path: ["aps"], keys: ["b"], from: 8, to: 8, typed: "", isNamed: false,
  };
  equal(at('{"aps":{|"b":1}}'), key);
  equal(at('{"aps":{"a|": 1}}'),
    { ...key, keys: [], to: 11, typed: "a", isNamed: true });
  equal(at('{"aps":{"b":1,"a|'), { ...key, from: 14, to: 16, typed: "a" });
  equal(at('{"a":[1,tr|]}').path, ["a", 1]);
  equal(at('{"a": "x|"}').role, "value");
  for (const none of ["|", '{"a"|}', '{"a":1|2', '{"a":1 |}', '{"a":"x"|}', "[1]|"]) {
    equal([none, at(none)?.role === "key"], [none, false]);
  }
});

test("the ranges of values have the host's key paths", () => {
  const text = '{"aps": {"s": {"l": [1, {"n": "a,b"}]}, "open": [2';
  const part = ({ from, to }) => text.slice(from, to);
  const ranges = valueRanges(text);
  equal(part(ranges.get("aps.s.l[1].n")), '"a,b"');
  equal(part(ranges.get("aps.s.l")), '[1, {"n": "a,b"}]');
  equal(part(ranges.get("aps.open")), "[2");
  equal(part(nearestRange(text, "aps.s.l[1].missing")), '{"n": "a,b"}');
  equal(nearestRange("", "aps"), null);
});

test("JSON is indented without a change of its values", () => {
  equal(indented('{"a":{"big":12345678901234567890,"l":[1,2],"e":{},"s":"a,{b"}}'),
    '{\n  "a": {\n    "big": 12345678901234567890,\n    "l": [1, 2],\n    "e": {},\n'
      + '    "s": "a,{b"\n  }\n}');
  equal(indented("{broken"), "{broken");
});

test("keys and values are suggested by the schema", () => {
  equal(offered('{"aps":{|}}'),
    ["event", "timestamp", "content-state", "attributes", "attributes-type"]);
  equal(offered('{"aps":{"event":|}}'), ["start", "update", "end"]);
  equal(offered('{"aps":{"event":"u|"}}'), ["update"]);
  equal(offered('{"aps":{"content-state":{"st|"}}}'), ["stage", "stops"]);
  equal(offered('{"aps":{"content-state":{"stage":1,"e|'), ["eta", "stops", "isLate", "next"]
    .filter((key) => key.includes("e")));
  equal(offered('{"aps":{"content-state":{"stage":|'), ["0", "1"]);
  equal(offered('{"aps":{"content-state":{"stops":[{"|'), ["name"]);
  equal(offered('{"aps":{"content-state":{"isLate":|'), ["true", "false", "null"]);
  equal(offered('{"aps":{"content-state":{"next":|'), ["null"]);
  equal(offered('{"aps":{"content-state":{"unknown":|'), null);
  equal(offered('{"aps":{"timestamp":|')[0], String(now / 1000));
  equal(offered('{"aps":{"content-state":{"eta":|')[0], String(now / 1000 - 978_307_200));
});

test("tokens have distinct titles", () => {
  const token = (name, fields) =>
    ({ token: name, kind: "widgets", name: "Score", bundle: `app.${name}`, ...fields });
  equal(tokenChoices([token("a"), token("b"), token("c", { kind: "control", owner: "c1" })])
    .map(({ title }) => title),
  ["Widgets: Score, app.a", "Widgets: Score, app.b", "Control: Score (c1)"]);
  equal(areAlike(token("a"), token("b")), true);
  equal(areAlike(token("a"), token("b", { name: "Table" })), false);
});

test("the line for curl quotes its arguments", () => {
  equal(curlLine({ port: 2197, certificate: "/it's/c.pem" }),
    "curl --http2 --cacert '/it'\\''s/c.pem' -d '{\"aps\":{}}' https://localhost:2197/3/device/00");
});
