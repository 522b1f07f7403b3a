/**
 * Runs the tests in Node.js, which need no browser, and prints `{ "count", "failures" }`.
 *
 *     node Tests/Device/BrowserTests/modules/run.mjs
 */
import { register } from "node:module";

register("./page-modules.mjs", import.meta.url);
// Some pure modules share a file with code that asks for the user's motion settings when loaded.
globalThis.matchMedia = () => ({ matches: true });
const { run } = await import("./all.js");
console.log(JSON.stringify(run()));
