/**
 * What stands on a surface: `{ id, family, place, members, top, stack }`, a placement alone or a
 * Smart Stack with its members.
 */
export function items(server) {
  const single = Object.values(server.placements)
    .filter((state) => state.placement.place.surface !== "stack")
    .map(({ placement }) => ({
      id: placement.id, family: placement.family, place: placement.place,
      members: [placement.id], top: placement.id, stack: null,
    }));
  const stacks = Object.values(server.stacks).map((stack) => {
    const members = stack.members.filter((id) => server.placements[id]);
    return {
      id: stack.id, family: stack.family, place: stack.place, members,
      top: members.includes(stack.top) ? stack.top : members[0], stack,
    };
  });
  return [...single, ...stacks.filter((item) => item.members.length)];
}

export function itemsOn(server, surface) {
  return items(server).filter((item) => item.place.surface === surface).sort(readingOrder);
}

export function homePage(server, page) {
  return itemsOn(server, "home").filter((item) => item.place.page === page);
}

export function pageCount(server) {
  const pages = itemsOn(server, "home").map((item) => item.place.page + 1);
  return Math.max(1, ...pages);
}

/** The item that a placement is, or is a member of. */
export function itemOf(server, placement) {
  return items(server).find((item) => item.members.includes(placement)) ?? null;
}

/** The placements that a person sees now. */
export function visiblePlacements(server, view) {
  const seen = view.surface === "home"
    ? homePage(server, view.page) : itemsOn(server, view.surface);
  return [...new Set([...seen.map((item) => item.top), ...view.glimpsed])]
    .filter((id) => server.placements[id]);
}

const slotOrder = { inline: 0, row: 1 };
const sideOrder = { left: 0, right: 1 };

/** Top to bottom, then leading to trailing, as the tab key and a screen reader go. */
function readingOrder(one, other) {
  const key = ({ place }) => [
    place.page ?? 0, place.row ?? slotOrder[place.slot] ?? 0,
    place.column ?? place.position ?? sideOrder[place.side] ?? 0,
  ];
  const [a, b] = [key(one), key(other)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || one.id.localeCompare(other.id);
}
