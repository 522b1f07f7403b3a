import { surfaces } from "../rules/surfaces.js";

/** Where Live Activities are shown, and which pictures the page needs. Pure. */

/** All visible activities in the Lock Screen's order: by relevance, then by start. */
export function activitiesInOrder(server) {
  return Object.values(server.activities)
    .filter(({ state }) => state !== "pending" && state !== "dismissed")
    .filter(({ isPresented }) => isPresented !== false)
    .sort((a, b) => (b.relevanceScore ?? 0) - (a.relevanceScore ?? 0)
      || Date.parse(a.start) - Date.parse(b.start) || a.id.localeCompare(b.id));
}

/** The ids of the activities in the Dynamic Island, which the host chooses; null for none. */
export function islandActivities(server) {
  const activities = activitiesInOrder(server);
  const at = (place) => activities.find(({ island }) => island === place)?.id ?? null;
  const [attached, detached] = [at("minimalAttached"), at("minimalDetached")];
  return attached ? { compact: null, attached, detached }
    : { compact: at("compact"), attached: null, detached: null };
}

/** The activity that the user or an alert has expanded; null for none. */
export function openedActivity(server, view) {
  return (view.opened && server.activities[view.opened.activity]) ?? null;
}

/** The ids of circles: the activities in the Island, otherwise the first two. */
export function circledActivities(server) {
  const { compact, attached, detached } = islandActivities(server);
  const chosen = [compact ?? attached, detached].filter(Boolean);
  if (chosen.length) return chosen;
  return activitiesInOrder(server)
    .filter(({ state }) => state !== "ended").slice(0, 2).map(({ id }) => id);
}

/** The names of the Island's presentations, by surface. */
export function islandPresentations(surface) {
  return surface === "turned"
    ? { leading: "landscapeLeading", trailing: "landscapeTrailing", minimal: "landscapeMinimal" }
    : { leading: "compactLeading", trailing: "compactTrailing", minimal: "minimal" };
}

/** The pictures that are on the screen or can be at any moment: `[{ activity, presentation }]`. */
export function visiblePresentations(server, view, hasIsland) {
  const shown = [];
  const add = (activity, ...presentations) => {
    if (!activity) return;
    for (const presentation of presentations) shown.push({ activity, presentation });
  };
  const opened = openedActivity(server, view)?.id;
  const { enlargedActivity } = surfaces[view.surface];
  if (view.surface === "lock") {
    for (const { id } of activitiesInOrder(server)) add(id, "lockScreen");
  } else if (enlargedActivity) {
    for (const id of circledActivities(server)) add(id, "minimal");
    add(opened, enlargedActivity);
  } else if (hasIsland) {
    const { compact, attached, detached } = islandActivities(server);
    const { leading, trailing, minimal } = islandPresentations(view.surface);
    // Before iOS 27 there are none in landscape.
    const loaded = (id) => server.activities[id]?.presentations;
    const addLoaded = (id, ...names) =>
      add(id, ...names.filter((name) => loaded(id)?.includes(name) ?? true));
    addLoaded(compact, leading, trailing);
    addLoaded(attached, minimal);
    addLoaded(detached, minimal);
    // Loaded in advance: a press and hold expands them at once.
    for (const id of new Set([opened, compact, attached, detached])) add(id, "expanded");
  } else {
    add(opened, "lockScreen");
  }
  return shown;
}

/** The texts of pictures, for the accessible name of a button over them. */
export function accessibleText(...pictures) {
  return pictures.flatMap((picture) => picture?.elements ?? [])
    .map(({ label, value }) => [label, value].filter(Boolean).join(", "))
    .filter(Boolean).join(", ");
}
