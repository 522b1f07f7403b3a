import { texts } from "./texts.js";

/**
 * Presses a control: a toggle moves at once, the host's answer is the truth. On a locked device a
 * control may ask for the lock to be opened first. Before the control's value has come the press
 * waits for it. Gives the host's answer, undefined if refused.
 */
export async function pressControl(app, id) {
  const { store } = app;
  if (isComing(store.get(), id) && !await comes(app, id)) return undefined;
  const state = store.get().server.controls[id];
  if (!state || state.isEnabled === false) return undefined;
  store.dispatch({ type: "select", placement: id });
  const { isOn } = state;
  // What a locked device hides cannot be set from here, only be changed.
  const isSet = state.role === "toggle" && !state.isPrivate;
  if (isSet) store.dispatch({ type: "controlFlipping", control: id, isOn: !isOn });
  const answer = await app.run(isSet
    ? { command: "setControl", control: id, isOn: !isOn }
    : { command: "pressControl", control: id });
  const needsUnlock = answer?.outcome === "needsUnlock";
  if (isSet && (!answer || needsUnlock)) {
    store.dispatch({ type: "controlFlipping", control: id, isOn });
  }
  if (needsUnlock) store.dispatch({ type: "sheet", sheet: { kind: "unlock", control: id } });
  // An app that opens takes the screen.
  if (answer?.outcome === "link" || answer?.outcome === "opened") {
    store.dispatch({ type: "controlCenter", isOpen: false });
  }
  return answer;
}

/** The person has unlocked the device for it. */
export async function unlockAndPress(app, id) {
  await app.setDevice({ isLocked: false, isLuminanceReduced: false });
  await pressControl(app, id);
}

/** Nothing is there yet, and nothing has gone wrong: its value is on its way. */
function isComing({ server }, id) {
  const state = server.controls[id];
  return Boolean(state) && state.isLoaded === false && !state.failure;
}

/**
 * Resolves when a control's value has come, or cannot; false for another press on a control that one
 * waits for already.
 */
function comes(app, id) {
  const waiting = app.waitingPresses;
  if (waiting.has(id)) return Promise.resolve(false);
  waiting.add(id);
  app.announce(texts.control.waits);
  return new Promise((done) => {
    const end = app.store.watch((state) => isComing(state, id), (isWaiting) => {
      if (isWaiting || !waiting.delete(id)) return;
      // Not before `watch` has given the way to end it.
      queueMicrotask(() => end());
      done(true);
    });
  });
}
