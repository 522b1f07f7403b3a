/** Rules for moving complications between the slots of a watch face. Pure. */

/**
 * The slots of the shown face for a family: `{ place, frame, holder, side }`, in the order of the
 * face. `holder` is the complication in the slot, null in a free one. `side` says where the slot is
 * among them: `top left`, `left`, `center`, …: a name in `texts.companions.sides`.
 */
function slotsFor(server, contents, family) {
  const taken = contents.widgets.map(({ placement: holder, frame }) => {
    const placement = server.placements[holder]?.placement;
    return { place: placement?.place, family: placement?.family, frame, holder };
  });
  const slots = [...contents.slots.map((slot) => ({ ...slot, holder: null })), ...taken]
    .filter((slot) => slot.family === family)
    .sort((a, b) => a.place.position - b.place.position);
  const centers = slots.map(({ frame: { x, y, width, height } }) =>
    ({ x: x + width / 2, y: y + height / 2 }));
  return slots.map(({ place, frame, holder }, index) =>
    ({ place, frame, holder, side: sideOf(centers[index], centers) }));
}

/**
 * The slots to which a complication can move: free ones, and those of complications with which it
 * changes places. Empty if the placement is not on the shown face.
 */
export function openSlots(server, contents, id) {
  const family = server.placements[id]?.placement.family;
  const slots = contents?.slots && family ? slotsFor(server, contents, family) : [];
  return slots.some(({ holder }) => holder === id)
    ? slots.filter(({ holder }) => holder !== id) : [];
}

/** Where a free slot is among those for its family; null if it is the only one. */
export function sideOfSlot(server, contents, { place, family }) {
  const slots = slotsFor(server, contents, family);
  return slots.length > 1
    ? slots.find((slot) => slot.place.position === place.position).side : null;
}

function sideOf({ x, y }, centers) {
  const row = ["top", "", "bottom"][third(y, centers.map((other) => other.y))];
  const column = ["left", "", "right"][third(x, centers.map((other) => other.x))];
  return [row, column].filter(Boolean).join(" ") || "center";
}

/** The third of their range in which a number is: 0, 1 or 2. */
function third(value, values) {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  return greatest - least < 1 ? 1
    : Math.min(2, Math.floor(3 * (value - least) / (greatest - least)));
}
