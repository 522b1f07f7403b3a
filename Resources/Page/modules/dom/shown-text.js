/**
 * A text as the page shows it: without control characters, and without the characters that change
 * the direction of what follows them.
 *
 * Names come from extensions and are parts of sentences. With U+202E in its name, an app could
 * reverse the rest of a question about it. Letters keep their own direction.
 */
export function shownText(text) {
  return String(text ?? "").replace(hidden, "");
}

// Control characters except for tabs and line feeds, and the embeddings, overrides and isolates of
// Unicode's bidirectional algorithm (UAX 9, 2).
const hidden = /(?![\t\n])\p{Cc}|[\u2028-\u202e\u2066-\u206f]/gu;
