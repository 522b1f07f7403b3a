import { reduceServer, emptyServer } from "./server-state.js";
import { reduceView, emptyView } from "./view-state.js";

/**
 * The page's whole state: `server` is what the host says, `view` what the person at the page does.
 * Pure: no clock, no network, no document.
 */
export const emptyState = { server: emptyServer, view: emptyView };

export function reduce(state, action) {
  const server = reduceServer(state.server, action);
  const view = reduceView(state.view, action, server, state.server);
  return server === state.server && view === state.view ? state : { server, view };
}
