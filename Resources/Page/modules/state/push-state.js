const limit = 200;

/** The gateway's verdicts, the newest first. Pure. */
export function reducePushes(server, action) {
  if (action.type === "pushesLoaded") {
    return { ...server, pushes: action.pushes && merge(server.pushes ?? [], action.pushes) };
  }
  if (action.type === "message" && action.message.type === "push") {
    return { ...server, pushes: merge(server.pushes ?? [], [action.message.push]) };
  }
  return server;
}

/** A push is told again when what became of it is known. */
function merge(pushes, added) {
  const byName = new Map(pushes.map((push) => [push.id, push]));
  for (const push of added) byName.set(push.id, push);
  return [...byName.values()]
    .sort((one, other) => Date.parse(other.received) - Date.parse(one.received)).slice(0, limit);
}
