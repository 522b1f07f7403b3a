/**
 * Plans the animation from one picture to the next. Input are the parts of both pictures; parts
 * with the same `place` (the position in the source) are the same view. Output are moves, each of
 * which `changeContent` plays in its own window:
 *
 * `{ kind, from, to, steps, timing, direction }`; `from` and `to` are frames in points. Kinds:
 * - `roll`: a number, or only its changed digits; `direction` is 1 for up, -1 for down
 * - `blur`, `fade`, `cut`, `swap`, `morph`: changed content; `swap` is for symbols, `morph` for
 *   content with an animation
 * - `move`: the same content in another place
 * - `insert`, `remove`: an inserted or removed view, with the `steps` of its transition
 *
 * `timing` is the author's animation; undefined is the system's, null is no animation.
 *
 * A part inside a moved or inserted part gets no move: it moves along. Only parts without children
 * get a move for changed content, so that no two windows show the same pixels. Pure.
 */
export function planMotion(before, next) {
  const moves = [];
  const old = byPlace(before);
  const now = byPlace(next);
  /** Places of the parts that move as a whole, with everything inside. */
  const movedPlaces = new Set();
  const isWithin = (part, places) => part.inside !== undefined && places.has(part.inside);

  const removedPlaces = new Set();
  for (const part of before) {
    if (now.has(part.place)) continue;
    const isInside = isWithin(part, removedPlaces);
    if (part.removal || isInside) removedPlaces.add(part.place);
    if (!part.removal || isInside) continue;
    const replacement = next.find((other) => other.inside === part.inside && !old.has(other.place));
    moves.push({
      kind: "remove", from: part.frame, to: part.frame, steps: part.removal.steps,
      timing: part.removal.timing ?? changedTiming(part, replacement),
    });
  }
  for (const part of next) {
    const last = old.get(part.place);
    if (isWithin(part, movedPlaces)) {
      movedPlaces.add(part.place);
      continue;
    }
    if (!last) {
      if (!part.insertion) continue;
      movedPlaces.add(part.place);
      moves.push({
        kind: "insert", from: part.frame, to: part.frame, steps: part.insertion.steps,
        timing: part.insertion.timing ?? insertionTiming(part),
      });
      continue;
    }
    const timing = changedTiming(last, part);
    const isMoved = !sameFrame(last.frame, part.frame);
    if (last.tag === part.tag) {
      if (!isMoved) continue;
      movedPlaces.add(part.place);
      const kind = timing === null ? "cut" : "move";
      moves.push({ kind, from: last.frame, to: part.frame, timing });
    } else if (!next.some((other) => other.inside === part.place)) {
      moves.push({ from: last.frame, to: part.frame, ...changeOf(last, part, timing) });
    }
  }
  return moves.filter(({ from, to }) => isVisible(from) || isVisible(to)).slice(0, maxWindows);
}

/** The maximum number of moves: more are hard to see, and each costs two images. */
const maxWindows = 24;

function byPlace(parts) {
  return new Map(parts.map((part) => [part.place, part]));
}

function changeOf(before, part, timing) {
  const kind = part.change?.kind;
  if (timing === null || kind === "identity") return { kind: "cut", timing: null };
  switch (kind) {
    case "numericText":
      return {
        kind: "roll", timing, direction: directionOf(before.change, part.change),
        ...changedGlyphs(before, part),
      };
    case "opacity": return { kind: "fade", timing };
    case "symbolEffect": return { kind: "swap", timing };
    // Content with an animation morphs.
    default: return { kind: timing === undefined ? "blur" : "morph", timing };
  }
}

/** 1 for up, -1 for down: by the values if both are known, otherwise by `countsDown`. */
function directionOf(before, now) {
  if (now.value !== undefined && before?.value !== undefined) {
    return now.value < before.value ? -1 : 1;
  }
  return now.countsDown ? -1 : 1;
}

/**
 * The timing of the innermost `animation(_:value:)` whose value has changed; undefined if there is
 * none, null if that modifier disables the animation.
 */
export function changedTiming(before, now) {
  const timings = now?.timings ?? [];
  const old = before?.timings ?? [];
  const found = timings.find(({ value }, index) =>
    value === undefined || (old.length === timings.length && old[index].value !== value));
  return found ? found.timing ?? null : undefined;
}

/** The timing of an inserted view. No value of it can have changed, so the first timing counts. */
function insertionTiming(part) {
  return part.timings?.find(({ timing }) => timing)?.timing;
}

/**
 * The frames of the glyphs that differ, as `{ from, to }`: those between the glyphs that both texts
 * begin and end with. null if the whole text has to roll.
 */
export function changedGlyphs(before, now) {
  const [old, glyphs] = [before.glyphs, now.glyphs];
  if (!old || !glyphs) return null;
  const shorter = Math.min(old.length, glyphs.length);
  let start = 0;
  while (start < shorter && old[start].id === glyphs[start].id) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end).id === glyphs.at(-1 - end).id) end += 1;
  // Equal glyphs must not have moved; otherwise they would jump.
  const shift = now.frame.x - before.frame.x;
  const isStill = (before, after) => Math.abs(before.x - (after.x + shift)) < 0.75;
  const areStill = glyphs.slice(0, start).every((glyph, index) => isStill(old[index], glyph))
    && Array.from({ length: end }, (_, index) => [old.at(-1 - index), glyphs.at(-1 - index)])
      .every(([before, after]) => isStill(before, after));
  if (!areStill || start + end >= glyphs.length || start + end >= old.length) return null;
  return {
    from: span(before.frame, old.slice(start, old.length - end)),
    to: span(now.frame, glyphs.slice(start, glyphs.length - end)),
  };
}

function span(frame, glyphs) {
  const x = glyphs[0].x;
  return { ...frame, x: frame.x + x, width: glyphs.at(-1).x + glyphs.at(-1).width - x };
}

function sameFrame(a, b) {
  return ["x", "y", "width", "height"].every((key) => Math.abs(a[key] - b[key]) < 0.5);
}

function isVisible({ width, height }) {
  return width > 0.5 && height > 0.5;
}
