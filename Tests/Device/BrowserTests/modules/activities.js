import {
  activitiesInOrder, islandActivities, circledActivities, visiblePresentations,
} from "/page/modules/activities/activities.js";
import { permissionsOf } from "/page/modules/panels/activity-settings.js";
import { islandShapes, turnedIslandShapes } from "/page/modules/activities/island-shapes.js";
import { hasChoices } from "/page/modules/panels/inspector-choice.js";
import { factsOf, toneOf } from "/page/modules/panels/pushes.js";
import { emptyState, reduce } from "/page/modules/state/state.js";
import { equal, test } from "./check.js";

const activity = (id, fields = {}) => ({
  id, extension: "Rangers", app: "Rangers", attributesType: "Adventure", state: "active",
  island: "hidden", relevanceScore: 0, start: "2026-11-22T09:00:00Z", isAllowed: true,
  isTransient: false, version: 1, ...fields,
});
const message = (state, body) => reduce(state, { type: "message", message: body, at: 0 });
const changed = (state, id, fields) =>
  message(state, { type: "activity", activity: activity(id, fields) });
const started = (...activities) => message(emptyState, {
  type: "state",
  state: {
    clock: { now: "2026-11-22T10:00:00.000Z", rate: 1 }, device: { isLocked: false },
    extensions: [], stacks: [], links: [], placements: [], controls: [], activities,
  },
});
const on = (state, surface) => reduce(state, { type: "surface", surface });
const alert = (count) => ({ title: "Hit", body: "Panda was hit", count });
const visible = ({ server, view }, hasIsland = true) =>
  visiblePresentations(server, view, hasIsland)
    .map(({ activity: id, presentation }) => `${id} ${presentation}`);
const phone = {
  screen: { width: 393, height: 852 },
  surfaces: { cutoutFrame: { x: 133.5, y: 11, width: 126, height: 37 } },
};

test("activities are sorted by relevance, then start, without invisible ones", () => {
  const { server } = started(
    activity("late", { start: "2026-11-22T09:30:00Z" }), activity("early"),
    activity("important", { relevanceScore: 50 }), activity("scheduled", { state: "pending" }),
    activity("removed", { state: "dismissed" }),
    activity("over", { state: "ended", start: "2026-11-22T09:40:00Z" }));
  equal(activitiesInOrder(server).map(({ id }) => id), ["important", "early", "late", "over"]);
});

test("the Island shows the activities that the host chooses", () => {
  equal(islandActivities(started(activity("a", { island: "compact" })).server),
    { compact: "a", attached: null, detached: null });
  const { server } = started(activity("a", { island: "minimalAttached" }),
    activity("b", { island: "minimalDetached" }), activity("c"));
  equal(islandActivities(server), { compact: null, attached: "a", detached: "b" });
  equal(circledActivities(server), ["a", "b"]);
});

test("the inspector offers activities without widgets and controls", () => {
  equal(hasChoices(started().server), false);
  equal(hasChoices(started(activity("a")).server), true);
  equal(hasChoices(started(activity("a", { state: "dismissed" })).server), false);
});

test("landscape has its own pictures of the Island", () => {
  const presentations = ["compactLeading", "landscapeLeading", "landscapeTrailing"];
  const one = started(activity("a", { island: "compact", presentations }));
  equal(visible(on(one, "turned")), ["a landscapeLeading", "a landscapeTrailing", "a expanded"]);
  const old = started(activity("a", { island: "compact", presentations: ["compactLeading"] }));
  equal(visible(on(old, "turned")), ["a expanded"]);
});

test("only pictures of the current surface are requested", () => {
  const one = started(activity("a", { island: "compact" }), activity("b"));
  equal(visible(one), ["a compactLeading", "a compactTrailing", "a expanded"]);
  equal(visible(one, false), []);
  equal(visible(on(one, "lock")), ["a lockScreen", "b lockScreen"]);
  equal(visible(on(one, "standBy")), ["a minimal"]);
  const opened = reduce(on(one, "standBy"), { type: "openActivity", activity: "a", cause: "hold" });
  equal(visible(opened), ["a minimal", "a standBy"]);
  equal(visible(changed(one, "b", { alert: alert(1) }), false), ["b lockScreen"]);
});

test("an alert opens its activity once", () => {
  const before = started(activity("a", { alert: alert(2) }));
  equal(before.view.opened, null);
  equal(changed(before, "a", { alert: alert(2), version: 2 }).view.opened, null);
  const alerted = changed(before, "a", { alert: alert(3) });
  equal(alerted.view.opened, { activity: "a", cause: "alert", count: 3 });
  equal(reduce(alerted, { type: "closeActivity" }).view.opened, null);
  equal(changed(before, "new", { alert: alert(1) }).view.opened.activity, "new");
});

test("an alert does not replace an activity opened by the user", () => {
  const action = { type: "openActivity", activity: "a", cause: "hold" };
  const held = reduce(started(activity("a")), action);
  equal(changed(held, "a", { alert: alert(1) }).view.opened.cause, "hold");
});

test("an alert does not open an activity of the app in front", () => {
  const front = message(started(activity("a"), activity("b", { extension: "Other" })),
    { type: "frontApp", extension: "Rangers" });
  equal(changed(front, "a", { alert: alert(1) }).view.opened, null);
  const other = changed(front, "b", { extension: "Other", alert: alert(1) });
  equal(other.view.opened.activity, "b");
  equal(message(other, { type: "frontApp", extension: "Other" }).view.opened, null);
  equal(changed(on(front, "standBy"), "a", { alert: alert(1) }).view.opened.activity, "a");
});

test("a transient activity stays opened while its app is in front", () => {
  const front = message(started(), { type: "frontApp", extension: "Rangers" });
  equal(changed(front, "a", { isTransient: true }).view.opened.cause, "transient");
});

test("an opened activity closes with its activity, its surface and the lock", () => {
  const action = { type: "openActivity", activity: "a", cause: "hold" };
  const held = reduce(started(activity("a")), action);
  equal(message(held, { type: "activityRemoved", activity: "a" }).view.opened, null);
  equal(on(held, "lock").view.opened, null);
  equal(message(held, { type: "device", device: { isLocked: true } }).view.opened, null);
});

test("a transient activity starts opened", () => {
  const state = changed(started(), "a", { isTransient: true });
  equal(state.view.opened.cause, "transient");
});

test("pictures are kept by presentation and removed with their activity", () => {
  const picture = { type: "picture", placement: "a", presentation: "minimal", tag: "t", width: 3,
    height: 4, version: 2, elements: [] };
  const state = message(started(activity("a")), picture);
  equal(state.server.activityPictures.a.minimal.tag, "t");
  equal(state.server.pictures, {});
  const removed = message(state, { type: "activityRemoved", activity: "a" }).server;
  equal([removed.activities, removed.activityPictures], [{}, {}]);
});

test("both sides of the Island have the width of the wider one", () => {
  const { main, faces } = islandShapes(phone, "compact",
    { compactLeading: { width: 30, height: 36 }, compactTrailing: { width: 50, height: 36 } });
  equal([main.x, main.width, main.radius], [83.5, 226, 18.5]);
  equal(faces.compactLeading.x, 10);
  equal(faces.compactTrailing.x, 176);
  const wide = { width: 200, height: 36 };
  equal(islandShapes(phone, "compact", { compactLeading: wide }).main.width, 126 + 2 * 100);
  const measured = { width: 59 + 16, height: 36 };
  equal(islandShapes(phone, "compact", { compactTrailing: measured }).main.width, 276);
});

test("the expanded Island has the height of its presentation, within limits", () => {
  const height = (value) =>
    islandShapes(phone, "expanded", { expanded: { width: 371, height: value } }).main.height;
  equal([10, 120, 500].map(height), [84, 120, 160]);
  equal(islandShapes(phone, "expanded").main.x, 11);
});

test("in landscape the parts of the Island are above and below the camera", () => {
  const frame = (y, height) => ({ x: 11, y, width: 37, height });
  const island = {
    camera: frame(133.5, 126), compact: frame(96.5, 200), compactLeading: frame(96.5, 37),
    compactTrailing: frame(259.5, 37), attached: frame(96.5, 163), attachedMinimal: frame(96.5, 37),
    detached: frame(266.5, 37), expanded: { x: 240.5, y: 11, width: 371, height: 160 },
  };
  const lying = { surfaces: { turned: { screen: { width: 852, height: 393 }, island } },
    screen: phone.screen };
  const shapes = (mode, sizes) => turnedIslandShapes(lying, mode, sizes);
  const { main, faces } = shapes("compact", { landscapeTrailing: { width: 27, height: 37 } });
  equal(main, { ...island.compact, radius: 18.5 });
  equal(faces.landscapeLeading, { x: 0, y: 0, width: 37, height: 37 });
  equal(faces.landscapeTrailing, { x: 5, y: 163, width: 27, height: 37 });
  equal(shapes("pair").detached, { ...island.detached, radius: 18.5 });
  equal(shapes("hidden").main, { ...island.camera, radius: 18.5 });
  const { main: opened, detached } = shapes("expanded", { expanded: { width: 371, height: 120 } });
  equal([opened.x, opened.y, opened.height], [240.5, 11, 120]);
  // The circle is hidden behind it, away from its round corners.
  equal([detached.x, detached.y, detached.width], [389, 11, 37]);
});

test("two activities show one in the pill and one in a circle on the right", () => {
  const { main, detached } = islandShapes(phone, "pair");
  equal(main.x + main.width, 259.5);
  equal(detached.x > main.x + main.width, true);
  equal(islandShapes(phone, "hidden").main, { ...phone.surfaces.cutoutFrame, radius: 18.5 });
});

test("permissions list only apps with activities", () => {
  const activities = { allowsFrequentPushes: true };
  const apps = [{ id: "Rangers", name: "Rangers", activities }, { id: "Water", name: "Water" }];
  equal(permissionsOf(apps),
    [{ id: "Rangers", name: "Rangers", types: [], allowed: null, frequentPushes: true }]);
});

test("permissions include a denied app", () => {
  const permission = { isAllowed: false, allowsFrequentPushes: true };
  equal(permissionsOf([{ id: "Rangers", name: "Rangers", activities: permission }]),
    [{ id: "Rangers", name: "Rangers", types: [], allowed: false, frequentPushes: true }]);
});

test("pushes are sorted newest first and replaced by later reports", () => {
  const push = (id, minute, fields) =>
    ({ type: "push", push: { id, received: `2026-11-22T09:${minute}:00Z`, ...fields } });
  let state = started();
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
