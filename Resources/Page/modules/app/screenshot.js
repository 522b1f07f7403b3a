import { animatedPNG } from "./animated-png.js";
import { texts } from "./texts.js";
import { h } from "../dom/dom.js";

/** The most frames per second of a recording, and its longest duration, in milliseconds. */
const rate = 10;
const longest = 15_000;
/** Pixels per point of a recording. */
const recordingScale = 1;

/** Saves the screen as the host draws it, at the device's scale: a PNG file. */
export async function saveScreenshot(app) {
  const bytes = await screenshot(app, {});
  if (!bytes) return;
  save(bytes, texts.screenshot.name(shownSurface(app)));
  app.announce(texts.screenshot.taken);
}

/**
 * Records the screen until it is called again, at most 15 seconds: an animated PNG file. `onChange`
 * is called with whether a recording runs.
 */
export function createRecorder(app, onChange) {
  let stop = null;

  async function record() {
    let isRunning = true;
    stop = () => { isRunning = false; };
    onChange(true);
    app.announce(texts.screenshot.recording);
    const frames = [];
    const name = texts.screenshot.recordingName(shownSurface(app));
    const start = performance.now();
    while (isRunning && performance.now() - start < longest) {
      const at = performance.now();
      const bytes = await screenshot(app, { scale: recordingScale });
      if (!bytes) break;
      await new Promise((done) => {
        setTimeout(done, Math.max(0, at + 1000 / rate - performance.now()));
      });
      frames.push({ bytes, duration: performance.now() - at });
    }
    stop = null;
    onChange(false);
    if (frames.length === 0) return;
    // The screen may have been turned meanwhile: frames of another size are left out.
    const { length } = frames;
    const first = sizeOf(frames[0].bytes);
    save(animatedPNG(frames.filter(({ bytes }) => sizeOf(bytes) === first)), name);
    app.announce(texts.screenshot.recorded(length));
  }

  return { toggle: () => (stop ? stop() : record()) };
}

function shownSurface(app) {
  const { view } = app.store.get();
  return view.controlCenter.isOpen ? "controlCenter" : view.surface;
}

/** The bytes of a PNG file; undefined if the host rejects the command. */
async function screenshot(app, fields) {
  const { view } = app.store.get();
  const shown = shownSurface(app);
  // The host's own choice is what a phone in landscape shows.
  const surface = shown === "turned" ? undefined : shown;
  const page = { home: view.page, controlCenter: view.controlCenter.page }[surface];
  const answer = await app.run({
    command: "screenshot", surface, ...(page === undefined ? {} : { page }), ...fields,
  });
  return answer && Uint8Array.from(atob(answer.png), (letter) => letter.codePointAt(0));
}

/** The width and the height in a PNG file, as a key. */
function sizeOf(bytes) {
  return bytes.slice(16, 24).join();
}

function save(bytes, name) {
  const address = URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
  h("a", { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
