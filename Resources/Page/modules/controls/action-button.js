import { holdToChooseText } from "../app/device-texts.js";
import { texts } from "../app/texts.js";
import { h, setAttribute, setHidden, setNumbers } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { openControlGallery } from "../gallery/control-gallery.js";
import { watchHold } from "../gestures/hold.js";
import { surfaces } from "../rules/surfaces.js";
import { createActionIsland } from "./action-island.js";
import { pressControl } from "./control-press.js";
import { actionControl, valueOf, valueTint } from "./controls.js";

/** How long the result is shown, in milliseconds. */
const resultTime = 2200;

/**
 * The Action button on the phone's left side. Holding it presses its control. The Dynamic Island
 * shows the hint while the button is held, then the result for a moment.
 */
export function mountActionButton(app, phone, screen) {
  const { store } = app;
  const t = texts.actionButton;
  const island = createActionIsland(screen);
  const button = h("button", { class: "action-button", type: "button", id: "action-button" });
  phone.prepend(button);
  let timer = null;
  /** Whether the island shows the control's state rather than the hint. */
  let isShowingResult = false;

  watchHold(button, {
    onStart() {
      clearTimeout(timer);
      isShowingResult = false;
      setAttribute(button, "data-held", true);
      const state = actionControl(store.get().server);
      const text = hintOf(state);
      island.show({ state, picture: pictureOf(state), text });
      app.announce(text);
    },
    async onHeld() {
      const state = actionControl(store.get().server);
      if (!state) {
        openControlGallery(app, { surface: "actionButton" });
        return;
      }
      const answer = await pressControl(app, state.control.id);
      if (!answer || answer.outcome === "needsUnlock") {
        island.hide();
        return;
      }
      isShowingResult = true;
      showResult();
    },
    onEnd({ wasHeld }) {
      setAttribute(button, "data-held", false);
      clearTimeout(timer);
      const hidesAtOnce = !wasHeld || !actionControl(store.get().server);
      timer = setTimeout(hide, hidesAtOnce ? 0 : resultTime);
    },
  });

  function hintOf(state) {
    return state?.hint ?? holdToChooseText(store.get().server.device?.locale);
  }

  function hide() {
    isShowingResult = false;
    island.hide();
  }

  function showResult() {
    const state = actionControl(store.get().server);
    if (!state) return;
    const value = valueOf(state);
    const text = state.status || value || state.title || state.app;
    const tint = text === value ? valueTint(state) : null;
    island.show({ state, picture: pictureOf(state), title: state.title, text, tint });
  }

  function pictureOf(state) {
    return state ? store.get().server.pictures[state.control.id] : null;
  }

  function update(server, view, device) {
    const frame = device.surfaces.actionButton;
    setHidden(button, !frame || surfaces[view.surface].isLandscape);
    if (frame) setNumbers(button, frameNumbers(frame));
    const state = actionControl(server);
    setAttribute(button, "aria-label", state?.hint ? t.labelFor(state.hint) : t.label);
    setAttribute(button, "title", hintOf(state));
    island.update(device.surfaces);
    if (isShowingResult) showResult();
  }

  return { update };
}
