import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";

/** Spotlight: the shortcuts of all apps. A tap runs one; the device then shows its card. */
export function createShortcuts(app) {
  const t = texts.shortcuts;
  const close = () => app.store.dispatch({ type: "sheet", sheet: null });
  const list = h("div", { class: "shortcut-list" }, h("p", { role: "status", text: t.loading }));
  const element = h("div", {
    class: "sheet shortcuts", role: "dialog", "aria-modal": "true", tabindex: "-1",
    "aria-labelledby": "shortcuts-title",
  },
  h("div", { class: "sheet-head" },
    h("h2", { class: "sheet-title", id: "shortcuts-title", text: t.title }),
    h("button", {
      class: "button", type: "button", autofocus: true, text: t.close, on: { click: close },
    })),
  list);

  function run({ extension, title }) {
    close();
    app.run({ command: "runShortcut", extension, title });
  }

  async function load() {
    try {
      const { shortcuts, problems } = await app.attempt({ command: "shortcuts" });
      list.replaceChildren(...groups(shortcuts, run),
        ...(problems ?? []).map((text) => h("p", { role: "alert", text })));
      if (!list.children.length) list.append(h("p", { text: t.none }));
    } catch (error) {
      list.replaceChildren(h("p", { role: "alert", text: error.message }));
    }
  }

  load();
  return { element };
}

/** A heading for each app, and a button for each of its shortcuts. */
function groups(shortcuts, run) {
  return shortcuts.flatMap((shortcut, index) => {
    const isFirst = shortcuts[index - 1]?.extension !== shortcut.extension;
    return [
      ...(isFirst ? [h("h3", { text: shortcut.app })] : []),
      h("button", {
        class: "shortcut", type: "button", text: shortcut.title,
        on: { click: () => run(shortcut) },
      }),
    ];
  });
}
