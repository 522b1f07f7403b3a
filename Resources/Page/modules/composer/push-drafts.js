import { indented } from "./json-text.js";
import { schemaFor } from "./payload-schema.js";

/** The limit of a payload before the host has said it, in bytes. */
const standardLimit = 4096;

/**
 * The text that is written for each token, with what the host knows about its payloads: `{ text,
 * isEdited, limit, schema, verdict }`. Texts are kept as long as the page is open.
 */
export function createDrafts(app) {
  const drafts = new Map();

  /** `former` is the token that was chosen before: its edited text is kept if it `suits`. */
  function begin(token, former) {
    const old = former?.suits ? drafts.get(former.token) : null;
    const text = old?.isEdited ? old.text : "";
    drafts.set(token, {
      text, isEdited: Boolean(text), limit: standardLimit, schema: null, verdict: null,
    });
    return drafts.get(token);
  }

  /** Asks the host for the schema, an example and the last push. Throws the host's error. */
  async function load(token) {
    const draft = drafts.get(token);
    const material = await app.attempt({ command: "pushDraft", token });
    draft.limit = material.limit;
    draft.schema = schemaFor(material.schema, material.activity);
    const example = indented(material.example);
    if (!draft.text) draft.text = example;
    return { example, last: material.last && indented(material.last) };
  }

  return { get: (token) => drafts.get(token), has: (token) => drafts.has(token), begin, load };
}
