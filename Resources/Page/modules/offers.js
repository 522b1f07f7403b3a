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
  const words = search.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const apps = new Map();
  const other = [];
  for (const item of gallery) {
    const families = familiesFor(item, surface, place)
      .filter((family) => !known || known.includes(family));
    if (!families.length || !matches(item, words)) continue;
    const disfavored = disfavoredFamilies(item, surface);
    const favored = families.filter((family) => !disfavored.has(family));
    const rest = families.filter((family) => disfavored.has(family));
    if (favored.length) {
      const group = apps.get(item.extension)
        ?? { app: item.app, extension: item.extension, items: [] };
      group.items.push({ ...item, families: favored });
      apps.set(item.extension, group);
    }
    if (rest.length) other.push({ ...item, families: rest });
  }
  const groups = [...apps.values()].sort((one, next) => one.app.localeCompare(next.app));
  return { apps: groups, other };
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

function matches(item, words) {
  const text = `${item.displayName} ${item.app} ${item.description}`.toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}

/** Every kind in every family, as the sheet's pages show them. */
export function pagesOf(items) {
  return items.flatMap((item) => item.families.map((family) => ({ item, family })));
}
