import { texts } from "../app/texts.js";
import { h, setText } from "../dom/dom.js";
import { isNone } from "./values.js";

/** The maximum size of a file in a configuration, in bytes. */
const limit = 1 << 20;

/** An editor for a file, which is sent with its name and bytes. */
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
