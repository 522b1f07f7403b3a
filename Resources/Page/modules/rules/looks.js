/** The looks of the Home Screen, by release of iOS, as in `DeviceSettings.Look`. Pure. */
const since = { standard: 0, tinted: 18, clear: 26 };

/** Whether the device has the glass of iOS 26. */
export function hasGlass({ os }) {
  return Number(os) >= 26;
}

/** The looks that a release has. */
export function looksOf(os) {
  return Object.keys(since).filter((look) => since[look] <= Number(os));
}

/** The settings for a release. Resets a look that the release lacks. */
export function settingsFor(os, { look }) {
  return looksOf(os).includes(look) ? { os } : { os, look: "standard" };
}

/** The settings of the look after this one: light, dark, then the other looks of the release. */
export function nextLook({ colorScheme, look, os }) {
  if (look === "standard" && colorScheme === "light") return { colorScheme: "dark" };
  const looks = looksOf(os);
  const next = looks[looks.indexOf(look) + 1];
  return next ? { look: next } : { look: "standard", colorScheme: "light" };
}

/** How far the system's glass is tinted, from 0 to 1. Earlier releases than 27 lack the setting. */
export function glassTintOf({ os, glassTint }) {
  return Number(os) >= 27 ? glassTint / 100 : 0;
}
