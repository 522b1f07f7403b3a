import { isSame } from "../state/store.js";

/** The number of ledger rows that are requested and shown. */
export const rowLimit = 60;

/**
 * The device's explanation of the selected placement, control or activity: `{ verdict, budget,
 * rows, requests, groups, pushes }`. Requests a new one when what it depends on changes; calls
 * `onAnswer` when it arrives.
 */
export function createExplanation(app, onAnswer) {
  /** The id that `answer` is about. */
  let id = null;
  /** null until it arrives. */
  let answer = null;
  let requestCount = 0;
  /** The subject of the last request. */
  let lastSubject = [];

  /** Answers to earlier requests are ignored. */
  async function request(selected) {
    lastSubject = subjectOf(app.store.get());
    if (selected === null) return;
    requestCount += 1;
    const request = requestCount;
    try {
      const found = await app.attempt(
        { command: "diagnose", placement: selected, limit: rowLimit });
      if (request !== requestCount) return;
      answer = { ...found, ...found.explanation };
      onAnswer();
    } catch {
      // The item was removed or the connection was lost; the next message shows which.
    }
  }

  app.store.watchThrottled(subjectOf, (subject) => {
    if (!isSame(subject, lastSubject)) request(subject[0]);
  });

  return {
    request,
    /** The answer about an item; null until it arrives. Forgets the one about another. */
    about(selected) {
      if (id !== selected) [id, answer] = [selected, null];
      return answer;
    },
  };
}

/** The values that an explanation depends on, the selected id first. */
function subjectOf({ server, view }) {
  const id = view.selected;
  return [
    id, server.placements[id], server.controls[id], server.activities[id], server.connection,
    server.ledger.find((row) => row.placement === id),
  ];
}
