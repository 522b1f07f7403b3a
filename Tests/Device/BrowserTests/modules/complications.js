import { splitContents } from "/page/modules/rules/companions.js";
import { openSlots, sideOfSlot } from "/page/modules/rules/complications.js";
import { equal, test } from "./check.js";

const families = ["corner", "corner", "corner", "corner", "circle", "circle", "circle", "circle"];
const centers = [[10, 10], [90, 10], [10, 110], [90, 110], [25, 60], [75, 60], [50, 85], [50, 35]];
const frame = (position) =>
  ({ x: centers[position][0] - 10, y: centers[position][1] - 10, width: 20, height: 20 });
const place = (position) => ({ surface: "face", face: "dial", position });
const placed = (id, position) =>
  ({ placement: { id, family: families[position], place: place(position) } });

/** A face with complications: `{ p1: 4 }` is p1 in slot 4. */
function face(taken) {
  const positions = Object.values(taken);
  return [
    { placements: Object.fromEntries(Object.entries(taken).map(([id, position]) =>
      [id, placed(id, position)])) },
    {
      widgets: Object.entries(taken).map(([placement, position]) =>
        ({ placement, frame: frame(position) })),
      slots: families.map((family, position) => ({ family, place: place(position) }))
        .filter((_, position) => !positions.includes(position))
        .map((slot) => ({ ...slot, frame: frame(slot.place.position) })),
    },
  ];
}

test("a complication can move to free and taken slots for its family", () => {
  const slots = openSlots(...face({ p1: 4, p2: 7, p3: 0 }), "p1");
  equal(slots.map(({ place: { position }, holder, side }) => [position, holder, side]),
    [[5, null, "right"], [6, null, "bottom"], [7, "p2", "top"]]);
  equal(openSlots(...face({ p1: 4, p3: 0 }), "p3").map(({ side }) => side),
    ["top right", "bottom left", "bottom right"]);
});

test("what is on no face, or on another one, cannot move to a slot", () => {
  const [server, contents] = face({ p1: 4 });
  equal(openSlots(server, contents, "p9"), []);
  equal(openSlots(server, null, "p1"), []);
  equal(openSlots(server, { ...contents, slots: null }, "p1"), []);
  equal(openSlots({ placements: { ...server.placements, p2: placed("p2", 5) } }, contents, "p2"),
    []);
  // Its message has not arrived yet.
  equal(openSlots({ placements: {} }, contents, "p1"), []);
});

test("a free slot has the name of its side, unless it is the only one for its family", () => {
  const [server, contents] = face({ p1: 0 });
  equal(sideOfSlot(server, contents, contents.slots[0]), "top right");
  const alone = { widgets: [], slots: [contents.slots[0]] };
  equal(sideOfSlot(server, alone, contents.slots[0]), null);
});

test("contents are split into those on the screen and those in the list", () => {
  const contents = {
    widgets: [{ placement: "p1" }], activities: [{ activity: "a1" }],
    controls: [{ control: "c1" }, { control: "c2" }], list: { items: ["p1", "c2"] },
  };
  const [fixed, listed] = splitContents(contents);
  equal([fixed.widgets, fixed.activities, fixed.controls], [[], [{ activity: "a1" }],
    [{ control: "c1" }]]);
  equal([listed.widgets, listed.activities, listed.controls], [[{ placement: "p1" }], [],
    [{ control: "c2" }]]);
  equal(splitContents({ widgets: [] }), [{ widgets: [] }, null]);
  equal(splitContents(null), [null, null]);
});
