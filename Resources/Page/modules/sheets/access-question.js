import { accessOf } from "../rules/location-access.js";

/** The settings with decisions for which the page asks the user, and the sheets that ask. */
const questions = { locationAccess: "location", alarmAccess: "alarms" };

/**
 * An extension that uses the position, or schedules an alarm, for the first time asks once; closing
 * the question leaves the answer to the settings.
 */
export function mountAccessQuestions({ store }) {
  const asked = new Set();
  for (const [setting, kind] of Object.entries(questions)) {
    const question = ({ server, view }) => [server.device?.[setting], view.sheet];
    store.watch(question, ([access, shown]) => {
      const { extension } = accessOf(access).find((item) =>
        item.decision === "ask" && !asked.has(`${kind} ${item.extension}`)) ?? {};
      if (!extension || shown) return;
      asked.add(`${kind} ${extension}`);
      store.dispatch({ type: "sheet", sheet: { kind, extension } });
    });
  }
}
