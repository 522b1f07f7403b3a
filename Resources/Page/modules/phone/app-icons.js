import { texts } from "../app/texts.js";
import { appMark } from "../dom/app-mark.js";
import { h, reconcile, setNumbers } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { appIcons } from "../rules/app-icons.js";
import { iconRect } from "../rules/layout.js";

/** The icons of the apps on the last Home Screen page. A tap opens the app. */
export function createAppIcons(app) {
  const element = h("div", { class: "app-icons" });
  const views = new Map();

  function createIcon({ id, name }) {
    return {
      element: h("button", {
        class: "app-icon", type: "button", "aria-label": texts.settings.openAppOf(name),
        on: { click: () => app.run({ command: "openApp", extension: id }) },
      }, appMark(name), h("span", { class: "item-label", "aria-hidden": "true", text: name })),
    };
  }

  function update(server, device) {
    const icons = new Map(appIcons(server, device.surfaces.home).map((icon) => [icon.id, icon]));
    reconcile(element, views, [...icons.keys()], (id) => createIcon(icons.get(id)));
    for (const [id, icon] of icons) {
      setNumbers(views.get(id).element, {
        ...frameNumbers(iconRect(device, icon)), r: device.surfaces.home.iconCornerRadius,
      });
    }
  }

  return { element, update };
}
