import { texts } from "../app/texts.js";
import { setAttribute } from "../dom/dom.js";
import { createPictureFace } from "../pictures/picture-face.js";
import { pictureAddress } from "../widgets/face.js";
import { tapActivity } from "./activity-tap.js";

/** One presentation of an activity: its picture with the elements over it. */
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

/** An always-on display shows no animations. A picture of the same version is a timer's tick. */
function kindOf(last, now, device) {
  if (device?.isLuminanceReduced) return "tick";
  if (!last || last.look !== now.look) return "look";
  return last.version === now.version ? "tick" : "content";
}
