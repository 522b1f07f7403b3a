import { groupByApp, searchMatcher } from "./gallery-groups.js";

/**
 * The controls that the gallery offers: `[{ app, extension, items }]`, apps sorted by name,
 * controls in the order of their bundle. Pure.
 */
export function controlOffers(gallery, search = "") {
  const matches = searchMatcher(search);
  return groupByApp(gallery.filter(({ displayName, title, app, description }) =>
    matches([displayName, title, app, description])));
}
