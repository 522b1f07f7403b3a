import { texts } from "../app/texts.js";

/** The name of a device: of a companion by its role, of the main one by its idiom. */
export function deviceTitle(role, idiom = "phone") {
  const { names, main } = texts.companions;
  return role === "main" ? main[idiom] ?? main.phone : names[role] ?? role;
}
