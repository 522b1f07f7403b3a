/** Search and grouping for both galleries. Pure. */

/** Returns a function that tests whether a list of texts contains all words of a search. */
export function searchMatcher(search) {
  const words = search.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return (texts) => {
    const text = texts.join(" ").toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  };
}

/** Groups items by app: `[{ app, extension, items }]`, sorted by name; items keep their order. */
export function groupByApp(items) {
  const apps = new Map();
  for (const item of items) {
    const { app, extension } = item;
    if (!apps.has(extension)) apps.set(extension, { app, extension, items: [] });
    apps.get(extension).items.push(item);
  }
  return [...apps.values()].sort((a, b) => a.app.localeCompare(b.app));
}
