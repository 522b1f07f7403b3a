import { deviceNow } from "/page/modules/state/server-state.js";
import { emptyState, reduce } from "/page/modules/state/state.js";
import { visiblePlacements } from "/page/modules/rules/items.js";
import { equal, test } from "./check.js";

const placement = (id, place, version = 1) =>
  ({ placement: { id, family: "systemSmall", place }, title: id, version });
const home = (page, column, row) => ({ surface: "home", page, column, row });
const hostState = (fields = {}) => ({
  revision: 1, clock: { now: "2026-11-21T10:00:00.000Z", rate: 60 }, device: { isLocked: false },
  extensions: [], stacks: [], links: [],
  placements: [placement("p1", home(0, 0, 0)), placement("p2", home(1, 0, 0))], ...fields,
});
const message = (state, body, at = 1000) => reduce(state, { type: "message", message: body, at });
const started = message(emptyState, { type: "state", state: hostState() });

test("the device's time advances by its rate", () => {
  equal(deviceNow(started.server.clock, 3000), Date.parse("2026-11-21T10:02:00.000Z"));
});

test("removing a placement removes its picture", () => {
  let state = message(started, { type: "placement", placement: placement("p1", home(0, 2, 0), 2) });
  const picture = { tag: "t", width: 1, height: 1 };
  state = message(state, { type: "picture", placement: "p1", ...picture, version: 2 });
  equal(state.server.pictures.p1, { ...picture, elements: [], parts: [], version: 2 });
  state = message(state, { type: "removed", placement: "p1" });
  equal([Object.keys(state.server.placements), state.server.pictures], [["p2"], {}]);
});

test("removing a placement leaves its page and closes its form", () => {
  let state = reduce(started, { type: "page", page: 1 });
  state = reduce(state, { type: "sheet", sheet: { kind: "form", placement: "p2" } });
  state = reduce(state, { type: "select", placement: "p2" });
  state = message(state, { type: "removed", placement: "p2" });
  equal([state.view.page, state.view.sheet, state.view.selected], [0, null, null]);
});

test("the surface follows the device's lock except in StandBy", () => {
  const locked = { type: "device", device: { isLocked: true } };
  equal(message(started, locked).view.surface, "lock");
  const standBy = reduce(started, { type: "surface", surface: "standBy" });
  equal(message(standBy, locked).view.surface, "standBy");
});

test("the surface follows the page's own lock change at once", () => {
  const locked = reduce(started, { type: "deviceChanging", fields: { isLocked: true } });
  equal(locked.view.surface, "lock");
  const confirmed = message(locked, { type: "device", device: { isLocked: true } });
  equal(confirmed.view.surface, "lock");
  const unlocked = reduce(confirmed, { type: "deviceChanging", fields: { isLocked: false } });
  equal(unlocked.view.surface, "home");
});

test("only the current page is visible, and of stacks the top", () => {
  equal(visiblePlacements(started.server, started.view), ["p1"]);
  const members = ["p1", "p2"].map((id, position) =>
    placement(id, { surface: "stack", stack: "s1", position }));
  const stack = { id: "s1", family: "systemSmall", place: home(0, 0, 0), members: ["p1", "p2"],
    top: "p2", smartRotate: true };
  const stacked = message(emptyState, {
    type: "state", state: hostState({ placements: members, stacks: [stack] }),
  });
  equal(visiblePlacements(stacked.server, stacked.view), ["p2"]);
});

test("ledger rows are unique and sorted, links are replaced by results", () => {
  const row = (sequence, reason) => ({ type: "ledger", row: { sequence, reason } });
  let state = message(started, row(1, "a"));
  state = message(state, row(2, "b"));
  state = message(state, row(1, "a"));
  equal(state.server.ledger.map(({ sequence }) => sequence), [2, 1]);
  const link = { date: "d", placement: "p1", url: "u" };
  state = message(state, { type: "link", link });
  state = message(state, { type: "link", link: { ...link, result: "ended" } });
  equal(state.server.links.map(({ result }) => result), ["ended"]);
  state = message(state, { type: "link", link: { ...link, date: "e" } });
  state = message(state, { type: "link", link: { ...link, result: "ended later" } });
  equal(state.server.links.map(({ date, result }) => [date, result ?? null]),
    [["e", null], ["d", "ended later"]]);
});

test("a toast replaces an earlier one about the same subject", () => {
  const toast = { type: "toast", level: "done", subject: "build of Reed", text: "" };
  const other = { type: "toast", level: "error", title: "Other", text: "" };
  const toasts = (...actions) =>
    actions.reduce(reduce, emptyState).view.toasts.map(({ title }) => title);
  const [first, second] = [{ ...toast, title: "First" }, { ...toast, title: "Second" }];
  equal(toasts(first, other, second), ["Other", "Second"]);
  const end = { type: "dismissToastsAbout", subject: "build of Reed" };
  equal(toasts(first, other, end), ["Other"]);
});

test("a repeated toast is shown once", () => {
  const toast = { type: "toast", level: "error", title: "t", text: "x" };
  const state = reduce(reduce(emptyState, toast), toast);
  equal(state.view.toasts.length, 1);
});

test("messages about the device are kept from the state and its changes", () => {
  equal(started.server.notices, []);
  const state = message(emptyState, { type: "state", state: hostState({ notices: ["a"] }) });
  equal(state.server.notices, ["a"]);
  const next = message(state, { type: "notices", notices: ["a", "b"] });
  equal(next.server.notices, ["a", "b"]);
});
