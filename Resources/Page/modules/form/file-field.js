import { h, setText } from "./dom.js";
import { texts } from "./texts.js";
import { isNone } from "./values.js";

/** As large as a file in a configuration may be here, bytes. */
const limit = 1 << 20;

/** A file from the person's machine, by its name and bytes. */
export function createFileField(context, { label, set }) {
  const input = h("input", {
    class: "file-input", type: "file", "aria-label": label, on: { change: read },
  });
  const name = h("span", { class: "choice-value", text: texts.form.file });
  const element = h("label", { class: "choice" }, name, input);

  async function read() {
    const file = input.files[0];
    if (!file) return;
    if (file.size > limit) {
      context.app.store.dispatch({
        type: "toast", level: "error", title: label, text: texts.form.fileTooLarge,
      });
      return;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    set({ file: { name: file.name, data: btoa(text) } });
  }

  return {
    kind: "choice", element, control: input,
    update: (value) => setText(name, isNone(value) ? texts.form.file : value.file?.name ?? ""),
  };
}
