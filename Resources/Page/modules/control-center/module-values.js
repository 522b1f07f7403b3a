/** The values of the device's own modules in Control Center, which are device settings. Pure. */

/** How long the timer runs, in milliseconds. */
const timerLength = 5 * 60 * 1000;

export function isOn({ setting, values }, device) {
  return values ? device[setting] === values[1] : Boolean(device[setting]);
}

/** The settings after a switch has been pressed. */
export function switched(module, device) {
  const next = !isOn(module, device);
  return { [module.setting]: module.values ? module.values[Number(next)] : next };
}

/** A percentage after a drag by a part of the slider's length, upwards. */
export function draggedLevel(level, part) {
  return Math.round(Math.max(0, Math.min(level + part * 100, 100)));
}

/** The percentage after a key; null if the slider does not use the key. */
export function levelAfterKey(level, key) {
  const steps = {
    ArrowUp: 5, ArrowRight: 5, ArrowDown: -5, ArrowLeft: -5, PageUp: 20, PageDown: -20,
    Home: -100, End: 100,
  };
  return key in steps ? draggedLevel(level, steps[key] / 100) : null;
}

/** The rest of the timer as `4:59`; null if it does not run. `now` is in milliseconds. */
export function timerText(end, now) {
  const seconds = Math.ceil((Date.parse(end) - now) / 1000);
  if (!(seconds > 0)) return null;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The setting `timer` after a press. */
export function timerAfterPress(end, now) {
  if (timerText(end, now)) return "off";
  return `${new Date(now + timerLength).toISOString().slice(0, 19)}Z`;
}
