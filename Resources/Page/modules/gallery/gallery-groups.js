/** What both galleries do with their items. Pure. */

/** Whether a list of texts has all words of a search. */
export function searchFor(search) {
  const words = search.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return (texts) => {
    const text = texts.join(" ").toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  };
}

/** `[{ app, extension, items }]`: apps by name, an app's items in their order. */
export function byApp(items) {
  const apps = new Map();
  for (const item of items) {
    const { app, extension } = item;
    if (!apps.has(extension)) apps.set(extension, { app, extension, items: [] });
    apps.get(extension).items.push(item);
  }
  return [...apps.values()].sort((one, other) => one.app.localeCompare(other.app));
}
