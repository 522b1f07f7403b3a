/**
 * All items on the surfaces: `{ id, family, place, device, members, top, stack }`. An item is a
 * single placement (`stack` is null) or a Smart Stack; `top` is the member on the screen. `device`
 * names the pad beside the main device, and is null for a device that the surface names by itself.
 */
function items(server) {
  const single = Object.values(server.placements)
    .filter(({ placement, isSetAside }) => placement.place.surface !== "stack" && !isSetAside)
    .map(({ placement }) => ({
      id: placement.id, family: placement.family, place: placement.place,
      device: placement.device ?? null, members: [placement.id], top: placement.id, stack: null,
    }));
  const stacks = Object.values(server.stacks).map((stack) => {
    const members = stack.members
      .filter((id) => server.placements[id] && !server.placements[id].isSetAside);
    return {
      id: stack.id, family: stack.family, place: stack.place, device: stack.device ?? null, members,
      top: members.includes(stack.top) ? stack.top : members[0], stack,
    };
  });
  return [...single, ...stacks.filter((item) => item.members.length)];
}

export function itemsOn(server, surface, device = null) {
  return items(server)
    .filter((item) => item.place.surface === surface && item.device === device)
    .sort(readingOrder);
}

export function homePage(server, page) {
  return itemsOn(server, "home").filter((item) => item.place.page === page);
}

export function pageCount(server, device = null) {
  const pages = itemsOn(server, "home", device).map((item) => item.place.page + 1);
  return Math.max(1, ...pages);
}

/** The states of the placements that the device cannot show, which are on no surface. */
export function setAside(server) {
  return Object.values(server.placements).filter(({ isSetAside }) => isSetAside);
}

/** The item that contains a placement. */
export function itemOf(server, placement) {
  return items(server).find((item) => item.members.includes(placement)) ?? null;
}

/** The placements whose pictures the page needs now. */
export function visiblePlacements(server, view) {
  const seen = view.surface === "home"
    ? homePage(server, view.page) : itemsOn(server, view.surface);
  return [...new Set([...seen.map((item) => item.top), ...view.preloaded])]
    .filter((id) => server.placements[id]);
}

/**
 * The number of an item among those of its surface that show the same widget, in reading order; 0
 * if it is the only one. Names that contain it are unique.
 */
export function ordinalOf(server, item) {
  const key = ({ top }) => {
    const placement = server.placements[top]?.placement;
    return `${placement?.extension} ${placement?.kind}`;
  };
  const same = itemsOn(server, item.place.surface, item.device)
    .filter((other) => key(other) === key(item));
  return same.length > 1 ? same.findIndex(({ id }) => id === item.id) + 1 : 0;
}

const slotOrder = { inline: 0, row: 1 };
const sideOrder = { left: 0, right: 1 };

/** Top to bottom, then left to right: the order for the Tab key and screen readers. */
function readingOrder(itemA, itemB) {
  const key = ({ place }) => [
    place.page ?? 0, place.row ?? slotOrder[place.slot] ?? 0,
    place.column ?? place.position ?? sideOrder[place.side] ?? 0,
  ];
  const [a, b] = [key(itemA), key(itemB)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || itemA.id.localeCompare(itemB.id);
}
