/**
 * Hooks that let Node.js import the page's modules by their URLs, and .js files as modules, as a
 * browser does.
 */
import { readFile } from "node:fs/promises";

const page = new URL("../../../../Resources/Page/", import.meta.url);

export function resolve(specifier, context, next) {
  if (!specifier.startsWith("/page/")) return next(specifier, context);
  const url = new URL(specifier.slice("/page/".length), page).href;
  return { url, format: "module", shortCircuit: true };
}

export async function load(url, context, next) {
  if (!url.startsWith("file:")) return next(url, context);
  return { format: "module", source: await readFile(new URL(url)), shortCircuit: true };
}
