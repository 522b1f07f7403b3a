import { h } from "./dom.js";

/** An app's icon of our own: its first letter on a colour that its name gives. */
export function appMark(name) {
  const mark = h("span", { class: "app-mark", "aria-hidden": "true", text: [...name][0] ?? "" });
  mark.style.setProperty("--hue", hueOf(name));
  return mark;
}

/** Spread round the circle, and the same for the same name. */
function hueOf(name) {
  let hash = 2166136261;
  for (const character of name) {
    hash = Math.imul(hash ^ character.codePointAt(0), 16777619) >>> 0;
  }
  return hash % 360;
}
