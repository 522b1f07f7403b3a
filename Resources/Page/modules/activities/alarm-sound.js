/** The tones of the chime: frequency in hertz, and start in seconds. */
const tones = [{ frequency: 784, start: 0 }, { frequency: 1175, start: 0.14 }];
/** The time from one chime to the next, in milliseconds. */
const period = 1500;

/** Whether this page plays the sound of alarms. It is silent until the user turns that on. */
export function playsAlarms() {
  return localStorage.alarmSound === "on";
}

export function setPlaysAlarms(isOn) {
  localStorage.alarmSound = isOn ? "on" : "off";
}

/** Whether an alarm rings. */
function rings(activities) {
  return Object.values(activities ?? {}).some(({ alarm }) => alarm?.state === "alerting");
}

/** Repeats a chime at the device's volume from the alert of an alarm until it is stopped. */
export function mountAlarmSound({ store }) {
  let audio = null;
  let timer = null;

  function chime() {
    const { volume = 0 } = store.get().server.device ?? {};
    if (!playsAlarms() || volume === 0) return;
    audio ??= new AudioContext();
    // Browsers play sounds only after the user has used the page.
    audio.resume();
    for (const tone of tones) play(audio, tone, volume / 100);
  }

  store.watch(({ server }) => rings(server.activities), (isRinging) => {
    clearInterval(timer);
    if (!isRinging) return;
    chime();
    timer = setInterval(chime, period);
  });
}

function play(audio, { frequency, start }, volume) {
  const begin = audio.currentTime + start;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(volume * 0.35, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + 0.8);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + 0.8);
}
