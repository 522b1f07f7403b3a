import { texts } from "../app/texts.js";
import { openControlForm } from "../controls/control-editing.js";
import { valueOf } from "../controls/controls.js";
import { copiedFact } from "./facts.js";

/** The facts about a control: `[[term, text]]`. */
export function controlFacts(state) {
  const t = texts.inspector;
  return [
    [t.place, placeText(state.control)],
    [t.value, state.isPrivate ? texts.control.isPrivate : valueOf(state) || "–"],
    ...tokenFacts(state),
  ];
}

/** The push token of a control or a widget; empty without one. */
export function tokenFacts({ pushToken }) {
  return pushToken ? [copiedFact(texts.inspector.pushToken, pushToken)] : [];
}

function placeText({ place, device }) {
  const { places } = texts.inspector;
  const name = places[place.slot ?? place.surface];
  const words = place.surface === "controlCenter"
    ? `${name}, ${texts.control.sizes[place.size]}` : name;
  return device ? texts.companions.picture(texts.companions.names[device], words) : words;
}

export const controlActions = {
  reload: (app, control) => app.run({ command: "reloadControls", control }),
  edit: openControlForm,
  remove: (app, control) => app.run({ command: "removeControl", control }),
};
