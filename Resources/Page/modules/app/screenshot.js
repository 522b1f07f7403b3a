import { texts } from "./texts.js";
import { h } from "../dom/dom.js";

/** Saves the screen as the host draws it, at the device's scale: a PNG file. */
export async function saveScreenshot(app) {
  const { view } = app.store.get();
  const surface = view.controlCenter.isOpen ? "controlCenter" : view.surface;
  const page = view.controlCenter.isOpen ? view.controlCenter.page : view.page;
  const answer = await app.run({
    command: "screenshot", surface,
    ...(["home", "controlCenter"].includes(surface) ? { page } : {}),
  });
  if (!answer) return;
  const bytes = Uint8Array.from(atob(answer.png), (letter) => letter.codePointAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
  const link = h("a", { href: address, download: texts.screenshot.name(surface) });
  link.click();
  URL.revokeObjectURL(address);
  app.announce(texts.screenshot.taken);
}
