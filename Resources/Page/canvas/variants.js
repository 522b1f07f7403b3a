import { h } from "../modules/dom/dom.js";
import { texts } from "./texts.js";

/** The values that can be chosen, by axis. The names are those of `vitrine previews --variants`. */
const axes = {
  scheme: ["light", "dark"],
  "type-size": ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
    "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"],
  locale: ["en_US", "de_DE", "fr_FR", "es_ES", "ja_JP", "zh_CN", "ar_SA", "he_IL"],
  direction: ["leftToRight", "rightToLeft"],
  contrast: ["standard", "increased"],
  borders: ["hidden", "shown"],
  mode: ["fullColor", "accented", "vibrant"],
  device: ["375x667", "375x812", "393x852", "430x932", "440x956"],
};

/** Returns the chosen values in a text, such as `scheme=light:dark,type-size=large`, by axis. */
export function parseVariants(text) {
  const chosen = new Map();
  for (const part of (text ?? "").split(",")) {
    const [axis, values] = part.split("=");
    if (!(axis in axes)) continue;
    const known = (values ?? "").split(":").filter((value) => axes[axis].includes(value));
    if (known.length > 0) chosen.set(axis, known);
  }
  return chosen;
}

/** Returns the text for a request; empty if nothing is chosen. */
export function variantsText(chosen) {
  return Object.keys(axes).filter((axis) => chosen.get(axis)?.length)
    .map((axis) => `${axis}=${chosen.get(axis).join(":")}`).join(",");
}

/** A panel with the axes' values as toggle buttons; `change` receives the chosen values. */
export function variantsPanel(chosen, change) {
  return Object.entries(axes).map(([axis, values]) =>
    h("fieldset", { class: "axis" },
      h("legend", { text: texts.axes[axis] }),
      h("div", { class: "axis-values" }, values.map((value) => h("button", {
        class: "segment", type: "button", text: texts.values[value] ?? value,
        "aria-pressed": String(chosen.get(axis)?.includes(value) ?? false),
        data: { axis, value },
        on: {
          click: ({ currentTarget }) => {
            const isOn = currentTarget.getAttribute("aria-pressed") !== "true";
            currentTarget.setAttribute("aria-pressed", String(isOn));
            const next = new Map(chosen);
            const others = (chosen.get(axis) ?? []).filter((other) => other !== value);
            next.set(axis, isOn ? values.filter((v) => v === value || others.includes(v)) : others);
            chosen = next;
            change(next);
          },
        },
      })))));
}
