/**
 * JSON that is being written: it may be incomplete or wrong anywhere. Pure.
 *
 * Values are named by the host's key paths, such as `aps.content-state.stops[0]`.
 */

/** A string that may lack its end, a bracket or separator, or a word: a number, true, a typo. */
const tokenPattern = /"(?:\\.|[^"\\\n])*("?)|[{}[\]:,]|[^\s{}[\]:,"]+/gu;
const longestLine = 60;

function tokensOf(text) {
  return [...text.matchAll(tokenPattern)].map(({ 0: word, 1: end, index }) =>
    ({ word, from: index, to: index + word.length, isClosed: Boolean(end) }));
}

const isText = (token) => token.word.startsWith('"');

/** What a string contains, also if it is not complete. */
function contentOf(token) {
  try {
    return JSON.parse(token.isClosed ? token.word : `${token.word}"`);
  } catch {
    return token.word.slice(1);
  }
}

/** Reads tokens one by one, and knows at each the containers around it. */
function createReader(onValue = () => {}) {
  const containers = [];
  const top = () => containers.at(-1);

  function path() {
    return containers.map(({ isList, key, index }) => (isList ? index : key));
  }

  function endValue() {
    if (top()) top().expects = "separator";
  }

  function open(token) {
    onValue(path(), token);
    const isList = token.word === "[";
    containers.push({
      isList, index: 0, key: null, keys: [], expects: isList ? "value" : "key", start: token,
    });
  }

  function close(token) {
    const closed = containers.pop();
    if (closed) closed.start.end = token.to;
    endValue();
  }

  function separate() {
    const container = top();
    if (!container) return;
    if (container.isList) container.index += 1;
    container.expects = container.isList ? "value" : "key";
  }

  function read(token) {
    const { word } = token;
    if (word === "{" || word === "[") open(token);
    else if (word === "}" || word === "]") close(token);
    else if (word === ",") separate();
    else if (word === ":") {
      if (top()) top().expects = "value";
    } else if (top()?.expects === "key") {
      top().key = isText(token) ? contentOf(token) : word;
      top().keys.push(top().key);
      top().expects = "colon";
    } else {
      onValue(path(), token);
      endValue();
    }
  }

  return { read, top, path };
}

/** The key path of a place, as the host writes it. */
function keyPath(path) {
  return path.reduce((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`;
    return text ? `${text}.${step}` : step;
  }, "");
}

/** Where the values are: `{ from, to }` by key path. */
export function valueRanges(text) {
  const starts = new Map();
  const reader = createReader((path, token) => starts.set(keyPath(path), token));
  for (const token of tokensOf(text)) reader.read(token);
  const isOpen = (token) => ["{", "["].includes(token.word);
  return new Map([...starts].map(([name, token]) =>
    [name, { from: token.from, to: token.end ?? (isOpen(token) ? text.length : token.to) }]));
}

/** The range of a value; of the nearest value around it if it is missing; null without any. */
export function nearestRange(text, name) {
  const ranges = valueRanges(text);
  if (ranges.has(name)) return ranges.get(name);
  const around = [...ranges.keys()]
    .filter((other) => name.startsWith(`${other}.`) || name.startsWith(`${other}[`));
  around.sort((a, b) => b.length - a.length);
  return ranges.get(around[0] ?? "") ?? null;
}

/**
 * What is written at an offset: null if nothing can be, else
 * - `role`: `key` or `value`
 * - `path`: the steps to the object that gets the key, or to the value
 * - `keys`: the keys that the object already has
 * - `from`, `to`: the range that a key or a value replaces, and `typed`, its beginning
 * - `isNamed`: whether a colon follows the key
 */
export function placeAt(text, offset) {
  const reader = createReader();
  let place = null;
  let isFound = false;
  for (const token of tokensOf(text)) {
    if (!isFound && (token.from >= offset || touches(token, offset))) {
      isFound = true;
      const touched = token.from < offset ? token : null;
      place = describe(reader, touched, text, offset);
      if (touched && place?.role === "key") {
        // The key itself is being written; it is none of those that the object has.
        reader.top().expects = "colon";
        place.isNamed = /^\s*:/u.test(text.slice(touched.to));
        continue;
      }
    }
    reader.read(token);
  }
  return isFound ? place : describe(reader, null, text, offset);
}

/** Whether the offset is inside of a token, or where more of it can be written. */
function touches(token, offset) {
  if (/^[{}[\]:,]$/u.test(token.word) || token.from >= offset) return false;
  return offset < token.to || (offset === token.to && !token.isClosed);
}

function describe(reader, token, text, offset) {
  const container = reader.top();
  const role = container?.expects;
  if (role !== "key" && role !== "value") return null;
  const path = reader.path();
  const typed = token ? text.slice(token.from, offset) : "";
  return {
    role, path: role === "key" ? path.slice(0, -1) : path, keys: container.keys,
    from: token?.from ?? offset, to: token?.to ?? offset,
    typed: typed.replace(/^"/u, ""), isNamed: false,
  };
}

/** The text with a line for each member, and short lists on one line; unchanged if not JSON. */
export function indented(text) {
  try {
    JSON.parse(text);
  } catch {
    return text;
  }
  const tokens = tokensOf(text).map(({ word }) => word);
  let depth = 0;
  let result = "";
  const line = () => `\n${"  ".repeat(depth)}`;
  for (let index = 0; index < tokens.length; index += 1) {
    const word = tokens[index];
    const short = shortList(tokens, index);
    if (short) {
      result += short.text;
      index = short.end;
    } else if (word === "{" || word === "[") {
      depth += 1;
      result += word + line();
    } else if (word === "}" || word === "]") {
      depth -= 1;
      result += line() + word;
    } else if (word === ",") result += word + line();
    else result += word === ":" ? ": " : word;
  }
  return result;
}

/** An empty container, or a list of a few values; null at other tokens. */
function shortList(tokens, start) {
  const isObject = tokens[start] === "{";
  if (!isObject && tokens[start] !== "[") return null;
  const end = tokens.findIndex((word, index) => index > start && /^[{}[\]]$/u.test(word));
  if (tokens[end] !== (isObject ? "}" : "]") || (isObject && end > start + 1)) return null;
  // Only separators are followed by a space, and not the commas in strings.
  const text = tokens.slice(start, end + 1).map((word) => (word === "," ? ", " : word)).join("");
  return text.length <= longestLine ? { text, end } : null;
}
