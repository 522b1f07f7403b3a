import { h } from "./dom.js";

/** A placeholder icon for an app: its first letter on a colour derived from its name. */
export function appMark(name) {
  const mark = h("span", { class: "app-mark", "aria-hidden": "true", text: [...name][0] ?? "" });
  mark.style.setProperty("--hue", hueOf(name));
  return mark;
}

/** A hue in degrees, from the FNV-1a hash of the name. */
function hueOf(name) {
  let hash = 2166136261;
  for (const character of name) {
    hash = Math.imul(hash ^ character.codePointAt(0), 16777619) >>> 0;
  }
  return hash % 360;
}
