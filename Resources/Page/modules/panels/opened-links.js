import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";
import { momentText } from "../rules/dates.js";
import { linkText } from "../widgets/face.js";

/** The links that widgets have opened, in the settings. */
export function createOpenedLinks(app) {
  const element = h("ol", { class: "links" });

  function update(shown, settings) {
    const rows = shown.map((link) => h("li", { class: "link-row" },
      h("span", { text: linkText(app, link) }),
      h("span", { class: "quiet", text: [
        momentText(Date.parse(link.date), app.now(), settings), userInfoText(link), link.result,
      ].filter(Boolean).join(" · ") })));
    element.replaceChildren(...rows);
    if (!rows.length) {
      element.append(h("li", { class: "quiet", text: texts.settings.noLinks }));
    }
  }

  app.store.watch(({ server }) => [server.links, server.device, server.extensions],
    ([shown, settings]) => settings && update(shown, settings));
  return { element };
}

/** The `userInfo` of the `NSUserActivity` that was passed to an app. */
function userInfoText({ userInfo }) {
  return Object.entries(userInfo ?? {}).map(([key, value]) => `${key}: ${value}`).join(", ");
}
