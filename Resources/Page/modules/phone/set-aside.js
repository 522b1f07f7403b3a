import { texts } from "../app/texts.js";
import { h, setHidden, setText } from "../dom/dom.js";
import { setAside } from "../rules/items.js";

/** The note about widgets that the device cannot show, with a button that explains the first. */
export function mountSetAside(app, stage) {
  const words = h("span");
  const explain = h("button", {
    class: "button", type: "button", text: texts.stage.explain,
    on: {
      click() {
        const { server, view } = app.store.get();
        app.store.dispatch({ type: "select", placement: setAside(server)[0].placement.id });
        if (view.drawer !== "inspector") {
          app.store.dispatch({ type: "drawer", drawer: "inspector" });
        }
      },
    },
  });
  const note = h("div", { class: "set-aside", role: "status" }, words, explain);
  note.hidden = true;
  stage.append(note);
  app.store.watch(({ server }) => server.placements, () => {
    const count = setAside(app.store.get().server).length;
    setHidden(note, count === 0);
    if (count) setText(words, texts.stage.setAside(count));
  });
}
