import { openControlGallery } from "./control-gallery.js";
import { pressControl } from "./control-press.js";
import { actionControl, valueOf } from "./controls.js";
import { h, setAttribute, setHidden, setNumbers } from "./dom.js";
import { frameNumbers } from "./frames.js";
import { watchHold } from "./hold.js";
import { createIsland } from "./island.js";
import { texts } from "./texts.js";

/** How long the new state is shown, in milliseconds. */
const stay = 2200;

/**
 * The button on the phone's left side: held, it performs its control. While it is held the Dynamic
 * Island grows and says what holding does, and then for a moment what has become of it.
 */
export function mountActionButton(app, phone, screen) {
  const { store } = app;
  const t = texts.actionButton;
  const island = createIsland(screen);
  const button = h("button", { class: "action-button", type: "button", id: "action-button" });
  phone.prepend(button);
  let timer = null;
  /** The words of the state that is being shown are its own from here on. */
  let isTelling = false;

  watchHold(button, {
    onStart() {
      clearTimeout(timer);
      isTelling = false;
      setAttribute(button, "data-held", true);
      const state = actionControl(store.get().server);
      island.show({ state, picture: pictureOf(state), text: state?.hint ?? t.none });
      app.announce(state?.hint ?? t.none);
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
      isTelling = true;
      tell();
    },
    onEnd({ wasHeld }) {
      setAttribute(button, "data-held", false);
      clearTimeout(timer);
      const isOver = !wasHeld || !actionControl(store.get().server);
      timer = setTimeout(hide, isOver ? 0 : stay);
    },
  });

  function hide() {
    isTelling = false;
    island.hide();
  }

  function tell() {
    const state = actionControl(store.get().server);
    if (!state) return;
    const text = state.status || valueOf(state) || state.title || state.app;
    island.show({ state, picture: pictureOf(state), title: state.title, text });
  }

  function pictureOf(state) {
    return state ? store.get().server.pictures[state.control.id] : null;
  }

  function update(server, view, device) {
    const frame = device.surfaces.actionButton;
    setHidden(button, !frame || view.surface === "standBy");
    if (frame) setNumbers(button, frameNumbers(frame));
    const state = actionControl(server);
    setAttribute(button, "aria-label", state?.hint ? t.labelFor(state.hint) : t.label);
    setAttribute(button, "title", state?.hint ?? t.none);
    island.update(device.surfaces);
    if (isTelling) tell();
  }

  return { update };
}
