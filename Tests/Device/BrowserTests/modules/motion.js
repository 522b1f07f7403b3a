import { clipPathAround } from "/page/modules/pictures/content-change.js";
import { changedGlyphs, changedTiming, planMotion } from "/page/modules/pictures/motion-plan.js";
import {
  animationOptions, maxDuration, springEasing,
} from "/page/modules/pictures/motion-timing.js";
import { equal, test } from "./check.js";

const frame = (x = 0, y = 0, width = 40, height = 20) => ({ x, y, width, height });
const part = (place, tag, fields = {}) => ({ place, tag, frame: frame(), ...fields });
const number = (tag, fields = {}) =>
  part("number", tag, { change: { kind: "numericText", countsDown: false }, ...fields });
const kinds = (before, next) => planMotion(before, next).map(({ kind }) => kind);
const opacity = { steps: [{ kind: "opacity" }] };

test("content changes by its transition, by default with a blur", () => {
  const change = (kind) => kinds(
    [part("a", "1", { change: { kind } })], [part("a", "2", { change: { kind } })]);
  equal(kinds([part("a", "1")], [part("a", "2")]), ["blur"]);
  equal(kinds([part("a", "1")], [part("a", "1")]), []);
  equal(["numericText", "opacity", "identity", "symbolEffect", "interpolate"].map(change),
    [["roll"], ["fade"], ["cut"], ["swap"], ["blur"]]);
});

test("numbers roll by value or by countsDown", () => {
  const roll = (before, after) => planMotion(
    [number("1", { change: before })], [number("2", { change: after })])[0].direction;
  const value = (value) => ({ kind: "numericText", value });
  equal([roll(value(3), value(4)), roll(value(4), value(3))], [1, -1]);
  const text = (countsDown) => ({ kind: "numericText", countsDown });
  equal([roll(text(false), text(false)), roll(text(true), text(true))], [1, -1]);
});

test("only changed digits roll", () => {
  const glyphs = (...ids) => ids.map((id, index) => ({ id, x: index * 10, width: 10 }));
  const text = (tag, ...ids) => number(tag, { glyphs: glyphs(...ids), frame: frame(5, 0) });
  const [move] = planMotion([text("a", 1, 2, 9)], [text("b", 1, 3, 9)]);
  equal([move.from, move.to], [frame(15, 0, 10), frame(15, 0, 10)]);
  equal(changedGlyphs(text("a", 1, 2), text("b", 3, 4)).from.width, 20);
  // An added digit moves those behind it, so the whole text rolls.
  equal(changedGlyphs(text("a", 9, 5), text("b", 1, 0, 5)), null);
  equal(changedGlyphs(text("a", 9), number("b")), null);
});

test("a moved part moves as a whole", () => {
  const row = (y, tag = "row") => [
    part("row", tag, { frame: frame(0, y) }),
    part("label", `${tag} label`, { frame: frame(4, y, 10), inside: "row" }),
  ];
  const moves = planMotion(row(0), row(30));
  equal(moves.map(({ kind, from, to }) => [kind, from.y, to.y]), [["move", 0, 30]]);
  // A changed part shows the change at its innermost changed parts.
  const changes = planMotion(row(0), row(30, "other"));
  equal(changes.map(({ kind, from }) => [kind, from.x]), [["blur", 4]]);
});

test("an inserted or removed part plays its transition once", () => {
  const banner = [
    part("banner", "1", { insertion: opacity, removal: { steps: [{ kind: "move", x: 1, y: 0 }] } }),
    part("word", "2", { inside: "banner", insertion: opacity, removal: opacity }),
  ];
  equal(planMotion([], banner).map(({ kind, steps }) => [kind, steps.length]), [["insert", 1]]);
  const removals = planMotion(banner, []);
  equal(removals.map(({ kind, steps }) => [kind, steps[0].kind]), [["remove", "move"]]);
  equal(kinds([], [part("plain", "1")]), []);
});

test("the innermost animation whose value changes applies", () => {
  const quick = { duration: 0.1, delay: 0, bounce: 0 };
  const slow = { duration: 1, delay: 0, bounce: 0 };
  const timed = (inner, outer) => part("a", `${inner}${outer}`, {
    timings: [{ value: inner, timing: quick }, { value: outer, timing: slow }],
  });
  equal(changedTiming(timed("1", "1"), timed("2", "1")), quick);
  equal(changedTiming(timed("1", "1"), timed("1", "2")), slow);
  equal(changedTiming(timed("1", "1"), timed("1", "1")), undefined);
  const still = (value) => part("a", value, { timings: [{ value }] });
  equal(changedTiming(still("1"), still("2")), null);
  equal(kinds([still("1")], [still("2")]), ["cut"]);
  equal(kinds([timed("1", "1")], [timed("2", "1")]), ["morph"]);
});

test("no animation takes longer than two seconds", () => {
  for (const timing of [
    { duration: 30, delay: 0, bounce: 0.4 }, { duration: 1, delay: 9, curve: [0, 0, 1, 1] },
    { duration: 1.5, delay: 1, curve: [0, 0, 1, 1] }, null, undefined,
  ]) {
    const { duration, delay } = animationOptions(timing);
    equal(duration + delay <= maxDuration + 1 && duration > 0, true);
  }
  equal(animationOptions({ duration: 0.3, delay: 0.1, curve: [0.42, 0, 1, 1] }),
    { duration: 300, delay: 100, easing: "cubic-bezier(0.42, 0, 1, 1)" });
});

test("springs end at 1 and overshoot by their bounce", () => {
  const points = (bounce) => springEasing(bounce).slice(7, -1).split(", ").map(Number);
  equal([points(0)[0], points(0).at(-1)], [0, 1]);
  equal(Math.max(...points(0)) <= 1, true);
  equal(Math.max(...points(0.5)) > 1.1, true);
});

test("a clip path excludes rectangles", () => {
  equal(clipPathAround([{ x: 0.1, y: 0.4, width: 0.2, height: 0.2 }]).split(", ").slice(6, 10),
    ["10% 40%", "30% 40%", "30% 60%", "10% 60%"]);
});
