import { shownParameters } from "../form/summary.js";
import { groupByApp, searchMatcher } from "./gallery-groups.js";

/**
 * The controls that the gallery offers for a device: `[{ app, extension, items }]`, apps sorted by
 * name, controls in the order of their bundle. Pure.
 */
export function controlOffers(gallery, role, search = "") {
  const matches = searchMatcher(search);
  return groupByApp(gallery.filter(({ displayName, title, app, description, roles }) =>
    (!roles || roles.includes(role)) && matches([displayName, title, app, description])));
}

/**
 * Whether a new control asks for its configuration: its kind does so always, or its form shows a
 * parameter that has neither a value nor a default. `state` is the answer to `addControl`. Pure.
 */
export function asksForConfiguration(item, state) {
  if (!state.isConfigurable) return false;
  if (item.promptsForUserConfiguration) return true;
  const unset = state.unsetParameters ?? [];
  const intent = item.configuration?.intent;
  if (!intent || !unset.length) return false;
  const { configuration } = state.control;
  return shownParameters(intent.summary, intent.parameters, configuration, null)
    .some((name) => unset.includes(name));
}
