import { surfaces } from "../rules/surfaces.js";

/**
 * The activity that is shown expanded for a while: in the Dynamic Island, as a banner on phones
 * without one, on the full screen where a surface enlarges it. `{ activity, cause, count }` or
 * null, by `cause`:
 * - `hold`: opened by the user
 * - `alert`: closes by itself
 * - `transient`: closing it ends the activity
 *
 * An alert expands no activity of the app in front, which is already on the screen. Source: the
 * Dynamic Island shows an activity while its app is in the background ("Meet ActivityKit"), and a
 * banner appears while the app is not in use ("Displaying live data with Live Activities").
 *
 * `count` is the number of the alert, 0 without one.
 */
export function reduceOpened(opened, action, server, before, surface) {
  switch (action.type) {
    case "openActivity":
      return { activity: action.activity, cause: action.cause, count: 0 };
    case "closeActivity":
      return null;
    case "surface":
    case "controlCenter":
      return null;
    case "deviceChanging":
    case "message":
      return afterChange(opened, action, server, before, surface);
    default:
      return opened;
  }
}

function afterChange(opened, action, server, before, surface) {
  if (server.device?.isLocked && !surfaces[surface].staysWhenLocked) return null;
  // A stopped alarm waits for its next date.
  if (opened && (server.activities[opened.activity]?.state ?? "pending") === "pending") return null;
  const isCovered = ({ extension }) => extension === server.frontApp
    && !surfaces[surface].staysWhenLocked;
  // A transient activity starts expanded while its app is in front.
  if (opened && opened.cause !== "transient" && isCovered(server.activities[opened.activity])) {
    return null;
  }
  // A `state` message, as after a reconnect, contains alerts that have already been shown.
  if (action.type !== "message" || action.message.type !== "activity") return opened;
  const { activity } = action.message;
  const old = before.activities[activity.id];
  const count = activity.alert?.count ?? 0;
  const isHeld = opened?.activity === activity.id && opened.cause !== "alert";
  if (count > (old?.alert?.count ?? 0) && !isHeld && !isCovered(activity)) {
    return { activity: activity.id, cause: "alert", count };
  }
  if (!old && activity.isTransient && activity.state === "active") {
    return { activity: activity.id, cause: "transient", count };
  }
  return opened;
}
