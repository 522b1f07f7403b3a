import { pictureAddress } from "./face.js";
import { createPictureFace } from "./picture-face.js";
import { setAttribute } from "./dom.js";
import { texts } from "./texts.js";
import { tapActivity } from "./activity-tap.js";

/** One presentation of an activity: its picture and what can be reached over it. */
export function createActivityFace(app, id, presentation) {
  const face = createPictureFace((target) => tapActivity(app, id, presentation, target));
  setAttribute(face.element, "data-presentation", presentation);
  let before = null;

  function update(server, look) {
    const state = server.activities[id];
    const next = server.activityPictures[id]?.[presentation];
    if (state) face.setLabel(texts.activity.open(state.app));
    if (!next || next === face.picture) return;
    const now = { version: next.version, look };
    const last = before;
    before = now;
    face.show(next, pictureAddress(id, next.tag), () => kindOf(last, now, server.device));
  }

  return {
    element: face.element, update,
    get picture() { return face.picture; },
  };
}

/** Always-on changes nothing but what it shows; a timer's tick is no change of content. */
function kindOf(last, now, device) {
  if (device?.isLuminanceReduced) return "tick";
  if (!last || last.look !== now.look) return "look";
  return last.version === now.version ? "tick" : "content";
}
