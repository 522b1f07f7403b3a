import { texts } from "../app/texts.js";
import { h, setHidden, setText } from "../dom/dom.js";

/** The longest side of a picture that is sent to the host, in pixels. */
const longestSide = 2000;
/** The host accepts commands of 1 MB, in which a picture is in Base64. */
const largestFile = 700_000;
/** Pictures are compressed until they are small enough. */
const qualities = [0.9, 0.8, 0.65, 0.5];

/** The rows that choose the pictures behind the Home Screen and the Lock Screen. */
export function createWallpaperSettings(app) {
  const t = texts.settings.wallpapers;
  const rows = [createRow(app, t.home, "home"), createRow(app, t.lock, "lock")];
  app.store.watch(({ server }) => server.device, (device) => {
    if (!device) return;
    rows[0].update(device.wallpaper);
    rows[1].update(device.lockWallpaper);
  });
  return { element: h("div", { class: "wallpaper-settings" }, rows.map(({ element }) => element)) };
}

function createRow(app, label, surface) {
  const t = texts.settings.wallpapers;
  const problem = h("p", { class: "form-issue", role: "alert", hidden: true });
  const input = h("input", {
    class: "file-input", type: "file", accept: "image/png,image/jpeg", "aria-label": label,
    on: { change: choose },
  });
  const choice = h("label", { class: "button wallpaper-choice" }, h("span", { text: t.choose }),
    input);
  const remove = h("button", {
    class: "button", type: "button", text: t.remove, "aria-label": t.removeNamed(label),
    on: { click: () => send({}) },
  });
  const element = h("div", { class: "setting setting-wallpaper" },
    h("span", { text: label }), choice, remove, problem);

  function report(text) {
    setText(problem, text ?? "");
    setHidden(problem, !text);
  }

  async function send(fields) {
    report(null);
    try {
      await app.attempt({ command: "wallpaper", surface, ...fields });
    } catch (error) {
      report(error.message);
    }
  }

  async function choose() {
    const [file] = input.files;
    input.value = "";
    if (!file) return;
    try {
      await send({ data: await encoded(await smallPicture(file)) });
    } catch {
      report(t.unreadable(file.name));
    }
  }

  return { element, update: (name) => setHidden(remove, !name) };
}

/** The file itself, or a smaller JPEG file of it. Throws if the browser cannot read it. */
async function smallPicture(file) {
  const picture = await createImageBitmap(file);
  if (file.size <= largestFile && /^image\/(png|jpeg)$/u.test(file.type)) return file;
  const factor = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = h("canvas", {
    width: Math.max(1, Math.round(picture.width * factor)),
    height: Math.max(1, Math.round(picture.height * factor)),
  });
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  let blob = null;
  for (const quality of qualities) {
    blob = await new Promise((resolve) => { canvas.toBlob(resolve, "image/jpeg", quality); });
    if (blob.size <= largestFile) break;
  }
  return blob;
}

/** The bytes of a file in Base64. */
function encoded(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
