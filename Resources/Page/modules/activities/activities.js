/** Which Live Activities are where, and which of their pictures are needed. Pure. */

/** All that a person can see, in the Lock Screen's order: by relevance, then by their start. */
export function activitiesInOrder(server) {
  return Object.values(server.activities)
    .filter(({ state }) => state !== "pending" && state !== "dismissed")
    .sort((one, other) => (other.relevanceScore ?? 0) - (one.relevanceScore ?? 0)
      || Date.parse(one.start) - Date.parse(other.start) || one.id.localeCompare(other.id));
}

/** `{ compact }`, or `{ attached, detached }`: names of activities, as the host has chosen. */
export function islandActivities(server) {
  const at = (place) => activitiesInOrder(server).find(({ island }) => island === place)?.id ?? null;
  const [attached, detached] = [at("minimalAttached"), at("minimalDetached")];
  return attached
    ? { compact: null, attached, detached } : { compact: at("compact"), attached: null, detached: null };
}

/** The activity whose full presentation a person has called up, or an alert; null for none. */
export function openedActivity(server, view) {
  return view.opened ? server.activities[view.opened.activity] ?? null : null;
}

/** StandBy's circles at the top: those of the Island, without one the first ones. */
export function standByActivities(server) {
  const { compact, attached, detached } = islandActivities(server);
  const chosen = [compact ?? attached, detached].filter(Boolean);
  if (chosen.length) return chosen;
  return activitiesInOrder(server)
    .filter(({ state }) => state !== "ended").slice(0, 2).map(({ id }) => id);
}

/** `[{ activity, presentation }]`: the pictures that are seen, or will be as soon as it is asked. */
export function visiblePresentations(server, view, hasIsland) {
  const shown = [];
  const add = (activity, ...presentations) => {
    for (const presentation of presentations) if (activity) shown.push({ activity, presentation });
  };
  const opened = openedActivity(server, view)?.id;
  if (view.surface === "lock") {
    for (const { id } of activitiesInOrder(server)) add(id, "lockScreen");
  } else if (view.surface === "standBy") {
    for (const id of standByActivities(server)) add(id, "minimal");
    add(opened, "standBy");
  } else if (hasIsland) {
    const { compact, attached, detached } = islandActivities(server);
    add(compact, "compactLeading", "compactTrailing");
    add(attached, "minimal");
    add(detached, "minimal");
    // Held, they expand at once.
    for (const id of new Set([opened, compact, attached, detached])) add(id, "expanded");
  } else {
    add(opened, "lockScreen");
  }
  return shown;
}

/** What a picture says, for those who cannot see it. */
export function wordsOf(...pictures) {
  return pictures.flatMap((picture) => picture?.elements ?? [])
    .map(({ label, value }) => [label, value].filter(Boolean).join(", "))
    .filter(Boolean).join(", ");
}
