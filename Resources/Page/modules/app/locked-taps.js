/**
 * Runs a tap on content with a `title`. If the device is locked, the main one or the companion with
 * the role `on`, asks the user to unlock it. Returns the host's result, or undefined.
 */
export function runTap(app, command, { title, on }) {
  // Unlocking shows content that was hidden, so that a retry is about the current version.
  const { version: _, ...retry } = command;
  return app.run(command, {
    onLocked: () => app.store.dispatch(
      { type: "sheet", sheet: { kind: "unlock", tap: retry, title, on } }),
  });
}

/** Unlocks the main device, or the companion with the role `on`. */
export function unlock(app, on) {
  const unlocked = { isLocked: false, isLuminanceReduced: false };
  return on ? app.run({ command: "device", on, ...unlocked }) : app.setDevice(unlocked);
}
