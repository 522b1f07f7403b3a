import { reduceServer, emptyServer } from "./server-state.js";
import { reduceView, emptyView } from "./view-state.js";

/**
 * The state of the page: `server` mirrors the host, `view` holds what the user has opened and
 * chosen.
 *
 * `reduce` is pure: it uses no clock, no network and no document. It returns the same object if an
 * action changes nothing, which lets the store skip its watchers.
 */
export const emptyState = { server: emptyServer, view: emptyView };

export function reduce(state, action) {
  const server = reduceServer(state.server, action);
  const view = reduceView(state.view, action, server, state.server);
  return server === state.server && view === state.view ? state : { server, view };
}
