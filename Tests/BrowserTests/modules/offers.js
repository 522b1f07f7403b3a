import { offers, pagesOf } from "/page/modules/gallery/offers.js";
import { equal, test } from "./check.js";

const item = (fields) => ({
  extension: "Weather", app: "Weather", kind: "now", displayName: "Now", description: "The sky",
  families: ["systemSmall", "systemMedium", "accessoryInline", "accessoryCircular"], disfavored: [],
  ...fields,
});

test("a gallery offers the families of its surface and slot", () => {
  const families = (options) => offers([item()], options).apps.flatMap(({ items }) =>
    items.flatMap((found) => found.families));
  equal(families({ surface: "home" }), ["systemSmall", "systemMedium"]);
  equal(families({ surface: "standBy" }), ["systemSmall"]);
  equal(families({ surface: "lock" }), ["accessoryCircular", "accessoryInline"]);
  equal(families({ surface: "lock", place: { slot: "inline" } }), ["accessoryInline"]);
  equal(families({ surface: "lock", place: { slot: "row", position: 1 } }), ["accessoryCircular"]);
  equal(families({ surface: "home", known: ["systemMedium"] }), ["systemMedium"]);
});

test("disfavored families are listed under Other", () => {
  const disfavored = [{ location: "lockScreen", families: ["accessoryInline"] }];
  const found = offers([item({ disfavored })], { surface: "lock" });
  equal(found.apps[0].items[0].families, ["accessoryCircular"]);
  equal(found.other.map(({ families }) => families), [["accessoryInline"]]);
  equal(offers([item({ disfavored })], { surface: "home" }).other, []);
});

test("a search matches all words in name, app or description", () => {
  const count = (search) => offers([item()], { surface: "home", search }).apps.length;
  equal([count("sky NOW"), count("weather"), count("sea")], [1, 1, 0]);
});

test("apps are sorted by name, with a page per kind and family", () => {
  const found = offers([item(), item({ extension: "Art", app: "Art" })], { surface: "home" });
  equal(found.apps.map(({ app }) => app), ["Art", "Weather"]);
  equal(pagesOf(found.apps[0].items).map(({ family }) => family), ["systemSmall", "systemMedium"]);
});
