import { galleryTarget } from "/page/modules/gallery/gallery-target.js";
import { offers, pagesOf } from "/page/modules/gallery/offers.js";
import { equal, test } from "./check.js";

const item = (fields) => ({
  extension: "Weather", app: "Weather", kind: "now", displayName: "Now", description: "The sky",
  families: ["systemSmall", "systemMedium", "accessoryInline", "accessoryCircular"], disfavored: [],
  ...fields,
});

const server = { device: null, devices: [], companions: [], placements: {}, surfacePictures: {} };
const home = galleryTarget(server, { surface: "home" });

test("a gallery offers the families of its surface and slot", () => {
  const families = (sheet, known) => offers([item()], { ...galleryTarget(server, sheet), known })
    .apps.flatMap(({ items }) => items.flatMap((found) => found.families));
  equal(families({ surface: "home" }), ["systemSmall", "systemMedium"]);
  equal(families({ surface: "standBy" }), ["systemSmall"]);
  equal(families({ surface: "lock" }), ["accessoryCircular", "accessoryInline"]);
  equal(families({ surface: "lock", place: { slot: "inline" } }), ["accessoryInline"]);
  equal(families({ surface: "lock", place: { slot: "row", position: 1 } }), ["accessoryCircular"]);
  equal(families({ surface: "home" }, ["systemMedium"]), ["systemMedium"]);
});

test("disfavored families are listed under Other", () => {
  const disfavored = [{ location: "lockScreen", families: ["accessoryInline"] }];
  const found = offers([item({ disfavored })], galleryTarget(server, { surface: "lock" }));
  equal(found.apps[0].items[0].families, ["accessoryCircular"]);
  equal(found.other.map(({ families }) => families), [["accessoryInline"]]);
  equal(offers([item({ disfavored })], home).other, []);
});

test("a device is offered what its extensions run on", () => {
  const kinds = (roles) => offers([item({ roles })], home).apps.length;
  equal([kinds(undefined), kinds(["main"]), kinds(["watch"])], [1, 1, 0]);
});

test("a watch is offered configurable widgets with recommendations only", () => {
  const intent = { name: "Pick", parameters: [{ name: "lamp" }] };
  const kinds = (role, recommendations) =>
    offers([item({ configuration: { intent }, recommendations })], { ...home, role }).apps.length;
  equal([kinds("main", []), kinds("watch", []), kinds("watch", [{ title: "Desk" }])], [1, 0, 1]);
});

test("a search matches all words in name, app or description", () => {
  const count = (search) => offers([item()], { ...home, search }).apps.length;
  equal([count("sky NOW"), count("weather"), count("sea")], [1, 1, 0]);
});

test("apps are sorted by name, with a page per kind and family", () => {
  const found = offers([item(), item({ extension: "Art", app: "Art" })], home);
  equal(found.apps.map(({ app }) => app), ["Art", "Weather"]);
  equal(pagesOf(found.apps[0].items).map(({ family }) => family), ["systemSmall", "systemMedium"]);
});
