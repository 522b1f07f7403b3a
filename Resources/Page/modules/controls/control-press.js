import { unlock } from "../app/locked-taps.js";
import { texts } from "../app/texts.js";

/**
 * Presses a control. A toggle shows its requested state at once and is reset if the host rejects
 * the press. If the control requires an unlocked device, asks the user to unlock it: the main one,
 * or the companion with the role `on`. If the value has not loaded yet, waits for it. Returns the
 * host's result; undefined if the press was not performed.
 */
export async function pressControl(app, id, on) {
  const { store } = app;
  if (isLoading(store.get(), id) && !await waitUntilLoaded(app, id)) return undefined;
  const state = store.get().server.controls[id];
  if (!state || state.isEnabled === false) return undefined;
  store.dispatch({ type: "select", placement: id });
  const { isOn } = state;
  // While the value is hidden, the page does not know it and can only toggle it.
  const setsState = state.role === "toggle" && !state.isPrivate;
  if (setsState) store.dispatch({ type: "controlFlipping", control: id, isOn: !isOn });
  const answer = await app.run(setsState
    ? { command: "setControl", control: id, isOn: !isOn }
    : { command: "pressControl", control: id });
  const needsUnlock = answer?.outcome === "needsUnlock";
  if (setsState && (!answer || needsUnlock)) {
    store.dispatch({ type: "controlFlipping", control: id, isOn });
  }
  if (needsUnlock) store.dispatch({ type: "sheet", sheet: { kind: "unlock", control: id, on } });
  // An app that opens covers the screen.
  if (answer?.outcome === "link" || answer?.outcome === "opened") {
    store.dispatch({ type: "controlCenter", isOpen: false });
  }
  return answer;
}

/** Unlocks the device that shows a control, and presses the control again. */
export async function unlockAndPress(app, id, on) {
  await unlock(app, on);
  await pressControl(app, id, on);
}

/** Whether a control is waiting for its first value. */
function isLoading({ server }, id) {
  const state = server.controls[id];
  return Boolean(state) && state.isLoaded === false && !state.failure;
}

/**
 * Resolves to true when a control's value has loaded or failed to load; resolves to false at once
 * if an earlier press is already waiting for it.
 */
function waitUntilLoaded(app, id) {
  const pending = app.pendingPresses;
  if (pending.has(id)) return Promise.resolve(false);
  pending.add(id);
  app.announce(texts.control.pressPending);
  return new Promise((resolve) => {
    const stop = app.store.watch((state) => isLoading(state, id), (isWaiting) => {
      if (isWaiting || !pending.delete(id)) return;
      // `watch` calls this before it returns `stop`.
      queueMicrotask(() => stop());
      resolve(true);
    });
  });
}
