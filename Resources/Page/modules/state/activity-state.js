/** The Live Activities of the host. Pure; returns the same object if nothing changes. */
export function reduceActivities(server, action) {
  if (action.type !== "message") return server;
  const { message } = action;
  switch (message.type) {
    case "state": {
      const activities = byId(message.state.activities ?? []);
      const pictures = Object.entries(server.activityPictures).filter(([id]) => activities[id]);
      return { ...server, activities, activityPictures: Object.fromEntries(pictures) };
    }
    case "activity": {
      const { activity } = message;
      return { ...server, activities: { ...server.activities, [activity.id]: activity } };
    }
    case "activityRemoved":
      return {
        ...server,
        activities: without(server.activities, message.activity),
        activityPictures: without(server.activityPictures, message.activity),
      };
    case "picture":
      return message.presentation ? withPicture(server, message) : server;
    default:
      return server;
  }
}

function withPicture(server, message) {
  const { placement: id, presentation, tag, width, height, version, elements, parts } = message;
  const picture = { tag, width, height, version, elements: elements ?? [], parts: parts ?? [] };
  const pictures = { ...server.activityPictures[id], [presentation]: picture };
  return { ...server, activityPictures: { ...server.activityPictures, [id]: pictures } };
}

function byId(activities) {
  return Object.fromEntries(activities.map((activity) => [activity.id, activity]));
}

function without(object, key) {
  const { [key]: _, ...rest } = object;
  return rest;
}
