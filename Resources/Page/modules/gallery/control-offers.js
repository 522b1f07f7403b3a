import { byApp, searchFor } from "./gallery-groups.js";

/**
 * What the controls gallery offers: `[{ app, extension, items }]`, apps by name, an app's controls in
 * its bundle's order. Pure.
 */
export function controlOffers(gallery, search = "") {
  const isFound = searchFor(search);
  return byApp(gallery.filter(({ displayName, title, app, description }) =>
    isFound([displayName, title, app, description])));
}
