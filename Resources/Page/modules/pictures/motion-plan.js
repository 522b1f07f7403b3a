/**
 * What moves when one picture takes another's place. Pure: from the parts of both pictures (views
 * that are the same by `place`) to moves, each of which is drawn in a window of its own.
 *
 * `{ kind, from, to, steps, timing, direction }`; `from` and `to` are frames in points:
 * - `roll`: a number, or those of its digits that are others; `direction` 1 is up, -1 down
 * - `blur`, `fade`, `cut`, `swap`, `morph`: a content that becomes another (`swap` is a symbol's)
 * - `move`: the same content in another place
 * - `insert`, `remove`: by `steps`
 * `timing` is null for the system's own.
 */
export function planMotion(before, next) {
  const moves = [];
  const old = byPlace(before);
  const now = byPlace(next);
  /** Places of parts that are moved as a whole: what stands in them moves with them. */
  const whole = new Set();
  const isWithin = (part, places) => part.inside !== undefined && places.has(part.inside);

  const gone = new Set();
  for (const part of before) {
    if (now.has(part.place)) continue;
    const isInside = isWithin(part, gone);
    if (part.removal || isInside) gone.add(part.place);
    if (!part.removal || isInside) continue;
    const replacement = next.find((other) => other.inside === part.inside && !old.has(other.place));
    moves.push({
      kind: "remove", from: part.frame, to: part.frame, steps: part.removal.steps,
      timing: part.removal.timing ?? changedTiming(part, replacement),
    });
  }
  for (const part of next) {
    const last = old.get(part.place);
    if (isWithin(part, whole)) {
      whole.add(part.place);
      continue;
    }
    if (!last) {
      if (!part.insertion) continue;
      whole.add(part.place);
      moves.push({
        kind: "insert", from: part.frame, to: part.frame, steps: part.insertion.steps,
        timing: part.insertion.timing ?? firstTiming(part),
      });
      continue;
    }
    const timing = changedTiming(last, part);
    const isMoved = !sameFrame(last.frame, part.frame);
    if (last.tag === part.tag) {
      if (!isMoved) continue;
      whole.add(part.place);
      moves.push({ kind: timing === null ? "cut" : "move", from: last.frame, to: part.frame, timing });
    } else if (!next.some((other) => other.inside === part.place)) {
      moves.push({ from: last.frame, to: part.frame, ...changeOf(last, part, timing) });
    }
  }
  return moves.filter(({ from, to }) => isSeen(from) || isSeen(to)).slice(0, mostWindows);
}

/** More at once are no longer seen, and each is two pictures more. */
const mostWindows = 24;

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
    // Shapes go from one form into the other.
    default: return { kind: timing === undefined ? "blur" : "morph", timing };
  }
}

/** 1 rolls up. A value says it, and else what the author has said. */
function directionOf(before, now) {
  if (now.value !== undefined && before?.value !== undefined) {
    return now.value < before.value ? -1 : 1;
  }
  return now.countsDown ? -1 : 1;
}

/**
 * The animation of the innermost modifier whose value is another; undefined is the system's own, null
 * is none.
 */
export function changedTiming(before, now) {
  const timings = now?.timings ?? [];
  const old = before?.timings ?? [];
  const found = timings.find(({ value }, place) =>
    value === undefined || (old.length === timings.length && old[place].value !== value));
  return found ? found.timing ?? null : undefined;
}

/** Of what has not been there: no value can have changed, but what is around it may ask for more. */
function firstTiming(part) {
  return part.timings?.find(({ timing }) => timing)?.timing;
}

/**
 * Where the glyphs stand between those that both texts begin and end with, as `{ from, to }`. null
 * where the whole text rolls.
 */
export function changedGlyphs(before, now) {
  const [old, glyphs] = [before.glyphs, now.glyphs];
  if (!old || !glyphs) return null;
  const shorter = Math.min(old.length, glyphs.length);
  let start = 0;
  while (start < shorter && old[start].id === glyphs[start].id) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end).id === glyphs.at(-1 - end).id) end += 1;
  // Glyphs that stay have to stay where they are, or more than the rest moves.
  const shift = now.frame.x - before.frame.x;
  const stays = (one, other) => Math.abs(one.x - (other.x + shift)) < 0.75;
  const areStill = glyphs.slice(0, start).every((glyph, place) => stays(old[place], glyph))
    && Array.from({ length: end }, (_, place) => [old.at(-1 - place), glyphs.at(-1 - place)])
      .every(([one, other]) => stays(one, other));
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

function sameFrame(one, other) {
  return ["x", "y", "width", "height"].every((side) => Math.abs(one[side] - other[side]) < 0.5);
}

function isSeen({ width, height }) {
  return width > 0.5 && height > 0.5;
}
