import { groupByApp, searchMatcher } from "./gallery-groups.js";

/**
 * The widgets that the gallery offers for a surface:
 * `{ apps: [{ app, extension, items }], other: [item] }`. Items are the host's, with only the
 * families of the surface and the place (`galleryTarget`). `other` has the families that the author
 * disfavors there (`disfavoredLocations(_:for:)`). Pure.
 */
export function offers(gallery, { role, families: shown, location, known, search = "" }) {
  const matches = searchMatcher(search);
  const favored = [];
  const other = [];
  for (const item of gallery) {
    const families = shown.filter((family) =>
      item.families.includes(family) && (!known || known.includes(family)));
    if (item.roles && !item.roles.includes(role)) continue;
    if (role === "watch" && needsForm(item)) continue;
    if (!matches([item.displayName, item.app, item.description])) continue;
    const disfavored = disfavoredFamilies(item, location);
    const add = (list, families) => {
      if (families.length) list.push({ ...item, families });
    };
    add(favored, families.filter((family) => !disfavored.has(family)));
    add(other, families.filter((family) => disfavored.has(family)));
  }
  return { apps: groupByApp(favored), other };
}

/** Whether the widget has no recommendations, which a watch shows in place of a form. */
function needsForm({ configuration, recommendations }) {
  return configuration?.intent?.parameters.length > 0 && !recommendations?.length;
}

function disfavoredFamilies(item, location) {
  return new Set(item.disfavored
    .filter((entry) => entry.location === location)
    .flatMap(({ families }) => families));
}

/** One page per kind and family. */
export function pagesOf(items) {
  return items.flatMap((item) => item.families.map((family) => ({ item, family })));
}
