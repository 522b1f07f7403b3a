import { texts } from "../app/texts.js";
import { h, setHidden, setText } from "../dom/dom.js";
import { appName } from "../widgets/face.js";

/** The note about the app in front of the device's screens, with a button that leaves it. */
export function mountFrontApp(app, stage) {
  const name = h("span");
  const home = h("button", {
    class: "button", type: "button", text: texts.frontApp.home,
    on: { click: () => app.run({ command: "home" }) },
  });
  const note = h("div", { class: "front-app", role: "status" }, name, home);
  note.hidden = true;
  stage.append(note);
  app.store.watch(({ server }) => [server.frontApp, server.extensions], ([id]) => {
    setHidden(note, !id);
    if (id) setText(name, texts.frontApp.inFront(appName(app.store.get().server, id)));
  });
}
