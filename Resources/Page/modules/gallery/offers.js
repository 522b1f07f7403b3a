import { byApp, searchFor } from "./gallery-groups.js";

/**
 * What a gallery offers on a surface. Pure.
 *
 * Returns `{ apps: [{ app, extension, items }], other: [item] }`: items as the host gives them,
 * with only the surface's families that suit the place; `other` has what its author disfavours.
 */
const surfaceFamilies = {
  home: [
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
  ],
  lock: ["accessoryCircular", "accessoryRectangular", "accessoryInline"],
  standBy: ["systemSmall"],
};

const locations = { home: "homeScreen", lock: "lockScreen", standBy: "standBy" };

export function offers(gallery, { surface, place, known, search = "" }) {
  const isFound = searchFor(search);
  const favored = [];
  const other = [];
  for (const item of gallery) {
    const families = familiesFor(item, surface, place)
      .filter((family) => !known || known.includes(family));
    if (!isFound([item.displayName, item.app, item.description])) continue;
    const disfavored = disfavoredFamilies(item, surface);
    const add = (list, own) => {
      if (own.length) list.push({ ...item, families: own });
    };
    add(favored, families.filter((family) => !disfavored.has(family)));
    add(other, families.filter((family) => disfavored.has(family)));
  }
  return { apps: byApp(favored), other };
}

function familiesFor(item, surface, place) {
  const allowed = surfaceFamilies[surface].filter((family) => {
    if (surface !== "lock" || !place) return true;
    return (place.slot === "inline") === (family === "accessoryInline");
  });
  return allowed.filter((family) => item.families.includes(family));
}

function disfavoredFamilies(item, surface) {
  return new Set(item.disfavored
    .filter(({ location }) => location === locations[surface])
    .flatMap(({ families }) => families));
}

/** Every kind in every family, as the sheet's pages show them. */
export function pagesOf(items) {
  return items.flatMap((item) => item.families.map((family) => ({ item, family })));
}
