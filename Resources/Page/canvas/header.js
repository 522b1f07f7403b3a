import { h } from "../modules/dom/dom.js";
import { texts } from "./texts.js";
import { variantsPanel } from "./variants.js";

/** The filter, the zoom and the variants. */
export function mountHeader(app, place) {
  const filter = h("input", {
    class: "field", type: "search", id: "filter", placeholder: texts.filter,
    "aria-label": texts.filter, "aria-keyshortcuts": "/",
    on: { input: () => app.setFilter(filter.value) },
  });
  filter.value = app.filter;
  const zoom = h("input", {
    type: "range", id: "zoom", min: "0.25", max: "3", step: "0.25", "aria-label": texts.zoom,
    on: { input: () => app.setZoom(Number(zoom.value)) },
  });
  const zoomText = h("output", { class: "quiet", for: "zoom" });
  const panel = h("div", { class: "variants", id: "variants", hidden: true },
    variantsPanel(app.variants, app.setVariants));
  const button = h("button", {
    class: "button", type: "button", text: texts.variants, "aria-expanded": "false",
    "aria-controls": "variants", "aria-keyshortcuts": "v", on: { click: toggleVariants },
  });
  place.append(
    h("div", { class: "bar" },
      h("h1", { text: texts.title }),
      h("a", { class: "button button-plain", href: "/", text: texts.device }),
      filter, button,
      h("label", { class: "zoom" }, zoom, zoomText),
      h("button", {
        class: "button", type: "button", text: texts.reload, on: { click: app.reload },
      })),
    panel, h("p", { class: "keys quiet", text: texts.keys }));

  function toggleVariants() {
    panel.hidden = !panel.hidden;
    button.setAttribute("aria-expanded", String(!panel.hidden));
    if (!panel.hidden) panel.querySelector("button").focus();
  }

  return {
    toggleVariants,
    focusFilter: () => filter.focus(),
    showZoom(value) {
      zoom.value = String(value);
      zoomText.value = texts.zoomValue(value);
    },
  };
}
