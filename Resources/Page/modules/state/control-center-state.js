import { controlPageCount } from "../controls/controls.js";

/** The state of Control Center while it is closed. */
export const closedControlCenter = { isOpen: false, isEditing: false, page: 0 };

/** The state after an action. Pure; returns the same object if nothing changes. */
export function reduceControlCenter(center, action, server, before) {
  switch (action.type) {
    case "controlCenter":
      return action.isOpen === center.isOpen ? center
        : { ...closedControlCenter, isOpen: action.isOpen };
    case "controlEditing":
      return { ...center, isEditing: action.isEditing };
    case "controlPage":
      return atPage(center, action.page, server);
    case "surface":
      return center.isOpen ? closedControlCenter : center;
    case "deviceChanging":
    case "message": {
      // Locking closes it. Unlocking does not: one of its controls may have asked for it.
      const isLocking = server.device?.isLocked && !before.device?.isLocked;
      return isLocking && center.isOpen ? closedControlCenter : atPage(center, center.page, server);
    }
    default:
      return center;
  }
}

function atPage(center, page, server) {
  const bounded = Math.max(0, Math.min(page, controlPageCount(server) - 1));
  return bounded === center.page ? center : { ...center, page: bounded };
}
