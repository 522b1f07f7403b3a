import {
  activitiesInOrder, islandActivities, standByActivities, visiblePresentations,
} from "/page/modules/activities.js";
import { permissionsOf } from "/page/modules/activity-settings.js";
import { islandShapes } from "/page/modules/island-shapes.js";
import { factsOf, toneOf } from "/page/modules/pushes.js";
import { emptyState, reduce } from "/page/modules/state.js";
import { equal, test } from "./check.js";

const activity = (id, fields = {}) => ({
  id, extension: "Rangers", app: "Rangers", attributesType: "Adventure", state: "active",
  island: "hidden", relevanceScore: 0, start: "2026-11-22T09:00:00Z", isAllowed: true,
  isTransient: false, version: 1, ...fields,
});
const message = (state, body) => reduce(state, { type: "message", message: body, at: 0 });
const changed = (state, id, fields) =>
  message(state, { type: "activity", activity: activity(id, fields) });
const begun = (...activities) => message(emptyState, {
  type: "state",
  state: {
    clock: { now: "2026-11-22T10:00:00.000Z", rate: 1 }, device: { isLocked: false },
    extensions: [], stacks: [], links: [], placements: [], controls: [], activities,
  },
});
const on = (state, surface) => reduce(state, { type: "surface", surface });
const alert = (count) => ({ title: "Hit", body: "Panda was hit", count });
const seen = ({ server, view }, hasIsland = true) =>
  visiblePresentations(server, view, hasIsland)
    .map(({ activity: id, presentation }) => `${id} ${presentation}`);
const phone = {
  screen: { width: 393, height: 852 },
  surfaces: { cutoutFrame: { x: 133.5, y: 11, width: 126, height: 37 } },
};

test("activities stand by relevance, then by their start; what is not seen is left out", () => {
  const { server } = begun(
    activity("late", { start: "2026-11-22T09:30:00Z" }), activity("early"),
    activity("important", { relevanceScore: 50 }), activity("scheduled", { state: "pending" }),
    activity("removed", { state: "dismissed" }), activity("over", { state: "ended", start: "2026-11-22T09:40:00Z" }));
  equal(activitiesInOrder(server).map(({ id }) => id), ["important", "early", "late", "over"]);
});

test("the Island has what the host has chosen", () => {
  equal(islandActivities(begun(activity("a", { island: "compact" })).server),
    { compact: "a", attached: null, detached: null });
  const { server } = begun(activity("a", { island: "minimalAttached" }),
    activity("b", { island: "minimalDetached" }), activity("c"));
  equal(islandActivities(server), { compact: null, attached: "a", detached: "b" });
  equal(standByActivities(server), ["a", "b"]);
});

test("pictures are asked for where they are seen", () => {
  const one = begun(activity("a", { island: "compact" }), activity("b"));
  equal(seen(one), ["a compactLeading", "a compactTrailing", "a expanded"]);
  equal(seen(one, false), []);
  equal(seen(on(one, "lock")), ["a lockScreen", "b lockScreen"]);
  equal(seen(on(one, "standBy")), ["a minimal"]);
  const opened = reduce(on(one, "standBy"), { type: "openActivity", activity: "a", cause: "hold" });
  equal(seen(opened), ["a minimal", "a standBy"]);
  equal(seen(changed(one, "b", { alert: alert(1) }), false), ["b lockScreen"]);
});

test("an alert opens its activity, once", () => {
  const before = begun(activity("a", { alert: alert(2) }));
  equal(before.view.opened, null);
  equal(changed(before, "a", { alert: alert(2), version: 2 }).view.opened, null);
  const told = changed(before, "a", { alert: alert(3) });
  equal(told.view.opened, { activity: "a", cause: "alert", count: 3 });
  equal(reduce(told, { type: "closeActivity" }).view.opened, null);
  equal(changed(before, "new", { alert: alert(1) }).view.opened.activity, "new");
});

test("an alert leaves what a person holds open", () => {
  const held = reduce(begun(activity("a")), { type: "openActivity", activity: "a", cause: "hold" });
  equal(changed(held, "a", { alert: alert(1) }).view.opened.cause, "hold");
});

test("what is opened goes with its activity, its surface and the lock", () => {
  const held = reduce(begun(activity("a")), { type: "openActivity", activity: "a", cause: "hold" });
  equal(message(held, { type: "activityRemoved", activity: "a" }).view.opened, null);
  equal(on(held, "lock").view.opened, null);
  equal(message(held, { type: "device", device: { isLocked: true } }).view.opened, null);
});

test("a transient activity begins opened", () => {
  const state = changed(begun(), "a", { isTransient: true });
  equal(state.view.opened.cause, "transient");
});

test("pictures stay with their presentation and go with their activity", () => {
  const picture = { type: "picture", placement: "a", presentation: "minimal", tag: "t", width: 3,
    height: 4, version: 2, elements: [] };
  const state = message(begun(activity("a")), picture);
  equal(state.server.activityPictures.a.minimal.tag, "t");
  equal(state.server.pictures, {});
  const gone = message(state, { type: "activityRemoved", activity: "a" }).server;
  equal([gone.activities, gone.activityPictures], [{}, {}]);
});

test("the Island's sides are equal, and its width is that of the wider one", () => {
  const { main, faces } = islandShapes(phone, "compact",
    { compactLeading: { width: 30, height: 36 }, compactTrailing: { width: 50, height: 36 } });
  equal([main.x, main.width, main.radius], [83.5, 226, 18.5]);
  equal(faces.compactLeading.x, 10);
  equal(faces.compactTrailing.x, 176);
  const wide = { width: 200, height: 36 };
  equal(islandShapes(phone, "compact", { compactLeading: wide }).main.width, 126 + 2 * 52.33);
});

test("expanded, the Island is as high as its presentation, within limits", () => {
  const height = (value) =>
    islandShapes(phone, "expanded", { expanded: { width: 371, height: value } }).main.height;
  equal([10, 120, 500].map(height), [84, 120, 160]);
  equal(islandShapes(phone, "expanded").main.x, 11);
});

test("two activities: one in the pill, one in a circle at the camera's right", () => {
  const { main, detached } = islandShapes(phone, "pair");
  equal(main.x + main.width, 259.5);
  equal(detached.x > main.x + main.width, true);
  equal(islandShapes(phone, "hidden").main, { ...phone.surfaces.cutoutFrame, radius: 18.5 });
});

test("apps with activities can be allowed", () => {
  const activities = { allowsFrequentPushes: true };
  equal(permissionsOf([{ id: "Rangers", name: "Rangers", activities }, { id: "Water", name: "Water" }]),
    [{ id: "Rangers", name: "Rangers", allowed: null, frequentPushes: true }]);
});

test("an app can be allowed again when it has been denied", () => {
  const permission = { isAllowed: false, allowsFrequentPushes: true };
  equal(permissionsOf([{ id: "Rangers", name: "Rangers", activities: permission }]),
    [{ id: "Rangers", name: "Rangers", allowed: false, frequentPushes: true }]);
});

test("pushes are the newest first, and told again when more is known", () => {
  const push = (id, minute, fields) =>
    ({ type: "push", push: { id, received: `2026-11-22T09:${minute}:00Z`, ...fields } });
  let state = begun();
  equal(state.server.pushes, null);
  for (const body of [push("a", 10), push("b", 20), push("a", 10, { outcome: "delivered" })]) {
    state = message(state, body);
  }
  equal(state.server.pushes.map(({ id, outcome }) => [id, outcome]),
    [["b", undefined], ["a", "delivered"]]);
  equal(reduce(state, { type: "pushesLoaded", pushes: null }).server.pushes, null);
  equal([toneOf({ outcome: "delivered" }), toneOf({ outcome: "stored" }), toneOf({ status: 400 })],
    ["good", "late", "bad"]);
  equal(factsOf({ id: "a", status: 400, reason: "BadDeviceToken" }).map(([, text]) => text),
    ["a", "400 BadDeviceToken"]);
});
