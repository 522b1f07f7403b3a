import { texts } from "../app/texts.js";
import { openControlForm } from "../controls/control-editing.js";
import { actionControl } from "../controls/controls.js";
import { h, setHidden, setText } from "../dom/dom.js";
import { openControlGallery } from "../gallery/control-gallery.js";
import { deviceOf } from "../rules/layout.js";

/**
 * The settings row of the Action button: its control, and buttons to choose, edit and remove it.
 */
export function createActionSetting(app) {
  const t = texts.actionButton;
  const { store } = app;
  const current = () => actionControl(store.get().server)?.control.id;
  const name = h("span", { class: "action-setting-name" });
  const missing = h("span", { class: "quiet", text: t.missing });
  const choose = tool(t.choose, () => openControlGallery(app, { surface: "actionButton" }));
  const edit = tool(t.edit, () => openControlForm(app, current()));
  const remove = tool(t.remove, () => app.run({ command: "removeControl", control: current() }));
  const tools = h("div", { class: "action-setting-tools" }, choose, edit, remove);
  const element = h("div", {
    class: "setting setting-tall", role: "group", "aria-label": t.setting,
  },
  h("div", { class: "action-setting" }, h("span", { text: t.setting }), name, missing), tools);

  store.watch(({ server }) => [server.controls, server.device, server.devices], () => {
    const { server } = store.get();
    const state = actionControl(server);
    const hasButton = Boolean(deviceOf(server)?.surfaces.actionButton);
    setText(name, state ? state.title || state.app : t.nothing);
    setHidden(name, !hasButton);
    setHidden(missing, hasButton);
    setHidden(tools, !hasButton);
    setHidden(edit, !state?.isConfigurable);
    setHidden(remove, !state);
  });
  return { element };
}

function tool(text, run) {
  return h("button", { class: "button", type: "button", text, on: { click: run } });
}
