/**
 * What the controls gallery offers: `[{ app, extension, items }]`, apps by name, an app's controls in
 * its bundle's order. Pure.
 */
export function controlOffers(gallery, search = "") {
  const words = search.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const apps = new Map();
  for (const item of gallery) {
    const text = [item.displayName, item.title, item.app, item.description].join(" ")
      .toLocaleLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const group = apps.get(item.extension)
      ?? { app: item.app, extension: item.extension, items: [] };
    group.items.push(item);
    apps.set(item.extension, group);
  }
  return [...apps.values()].sort((one, other) => one.app.localeCompare(other.app));
}
