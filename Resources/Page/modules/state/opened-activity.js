/**
 * The activity that is shown larger for a while: expanded in the Island, as a banner where there is
 * none, full screen in StandBy. `{ activity, cause, count }` or null; the cause is `hold` (a person),
 * `alert` (goes by itself) or `transient` (ends with it).
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
  if (server.device?.isLocked && surface !== "standBy") return null;
  if (opened && !server.activities[opened.activity]) return null;
  // After a lost connection the whole state comes: its alerts were told.
  if (action.type !== "message" || action.message.type !== "activity") return opened;
  const { activity } = action.message;
  const old = before.activities[activity.id];
  const count = activity.alert?.count ?? 0;
  const isHeld = opened?.activity === activity.id && opened.cause !== "alert";
  if (count > (old?.alert?.count ?? 0) && !isHeld) {
    return { activity: activity.id, cause: "alert", count };
  }
  if (!old && activity.isTransient && activity.state === "active") {
    return { activity: activity.id, cause: "transient", count };
  }
  return opened;
}
