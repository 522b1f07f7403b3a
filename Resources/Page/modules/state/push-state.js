const limit = 200;

/** The push gateway's verdicts, newest first. Pure. */
export function reducePushes(server, action) {
  if (action.type === "pushesLoaded") {
    return { ...server, pushes: action.pushes && merge(server.pushes ?? [], action.pushes) };
  }
  if (action.type === "message" && action.message.type === "push") {
    return { ...server, pushes: merge(server.pushes ?? [], [action.message.push]) };
  }
  return server;
}

/** A push is reported again when its outcome is known; it replaces the earlier report. */
function merge(pushes, added) {
  const pushesById = new Map(pushes.map((push) => [push.id, push]));
  for (const push of added) pushesById.set(push.id, push);
  return [...pushesById.values()]
    .sort((a, b) => Date.parse(b.received) - Date.parse(a.received)).slice(0, limit);
}
