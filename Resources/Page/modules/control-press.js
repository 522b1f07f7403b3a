/**
 * Presses a control: a toggle moves at once, the host's answer is the truth. On a locked device a
 * control may ask for the lock to be opened first. Gives the host's answer, undefined if refused.
 */
export async function pressControl(app, id) {
  const { store } = app;
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
