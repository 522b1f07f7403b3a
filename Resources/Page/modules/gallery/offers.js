import { surfaces } from "../rules/surfaces.js";
import { groupByApp, searchMatcher } from "./gallery-groups.js";

/**
 * The widgets that the gallery offers for a surface:
 * `{ apps: [{ app, extension, items }], other: [item] }`. Items are the host's, with only the
 * families that fit the surface and the place. `other` has the families that the author disfavors
 * there (`disfavoredLocations(_:for:)`). Pure.
 */
export function offers(gallery, { surface, place, known, search = "" }) {
  const matches = searchMatcher(search);
  const favored = [];
  const other = [];
  for (const item of gallery) {
    const families = familiesFor(item, surface, place)
      .filter((family) => !known || known.includes(family));
    if (!matches([item.displayName, item.app, item.description])) continue;
    const disfavored = disfavoredFamilies(item, surface);
    const add = (list, families) => {
      if (families.length) list.push({ ...item, families });
    };
    add(favored, families.filter((family) => !disfavored.has(family)));
    add(other, families.filter((family) => disfavored.has(family)));
  }
  return { apps: groupByApp(favored), other };
}

function familiesFor(item, surface, place) {
  const allowed = surfaces[surface].families.filter((family) => {
    if (surface !== "lock" || !place) return true;
    return (place.slot === "inline") === (family === "accessoryInline");
  });
  return allowed.filter((family) => item.families.includes(family));
}

function disfavoredFamilies(item, surface) {
  return new Set(item.disfavored
    .filter(({ location }) => location === surfaces[surface].location)
    .flatMap(({ families }) => families));
}

/** One page per kind and family. */
export function pagesOf(items) {
  return items.flatMap((item) => item.families.map((family) => ({ item, family })));
}
