import { accessOf } from "../rules/location-access.js";

/**
 * An extension that uses the position for the first time asks once; closing the question leaves the
 * answer to the settings.
 */
export function mountLocationQuestion({ store }) {
  const asked = new Set();
  const question = ({ server, view }) => [server.device?.locationAccess, view.sheet];
  store.watch(question, ([access, shown]) => {
    const { extension } = accessOf(access)
      .find((item) => item.decision === "ask" && !asked.has(item.extension)) ?? {};
    if (!extension || shown) return;
    asked.add(extension);
    store.dispatch({ type: "sheet", sheet: { kind: "location", extension } });
  });
}
