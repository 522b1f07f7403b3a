/** Dates as the device has them: instants are milliseconds, wall times have a zone. Pure. */

const formats = new Map();

function format(locale, options) {
  const key = `${locale} ${JSON.stringify(options)}`;
  if (!formats.has(key)) {
    formats.set(key, new Intl.DateTimeFormat(languageTag(locale), options));
  }
  return formats.get(key);
}

/** ICU's `de_DE` as BCP 47's `de-DE`; what is no language falls back to English. */
export function languageTag(locale) {
  const tag = locale.split("@")[0].replaceAll("_", "-");
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? "en-US";
  } catch {
    return "en-US";
  }
}

/** `{ year, month, day, hour, minute, second }` of the wall clock in a zone. */
export function wallTime(instant, timeZone) {
  const parts = format("en_US", {
    timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric",
    hour: "numeric", minute: "numeric", second: "numeric",
  }).formatToParts(instant);
  const fields = {};
  for (const { type, value } of parts) if (type !== "literal") fields[type] = Number(value);
  return fields;
}

/**
 * The instant of a wall time in a zone. A time that a clock change leaves out is moved on by the
 * change, of one that is there twice it is the first.
 */
export function instantOf({ year, month, day, hour = 0, minute = 0, second = 0 }, timeZone) {
  const wanted = Date.UTC(year, month - 1, day, hour, minute, second);
  const offset = (instant) => {
    const wall = wallTime(instant, timeZone);
    return Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second)
      - Math.floor(instant / 1000) * 1000;
  };
  const guesses = [offset(wanted - 86_400_000), offset(wanted + 86_400_000)]
    .map((difference) => wanted - difference);
  return guesses.find((guess) => guess + offset(guess) === wanted) ?? guesses[0];
}

export function startOfDay(instant, timeZone) {
  const { year, month, day } = wallTime(instant, timeZone);
  return instantOf({ year, month, day }, timeZone);
}

/** For `<input type="datetime-local">`. */
export function inputValue(instant, timeZone) {
  const { year, month, day, hour, minute } = wallTime(instant, timeZone);
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}`;
}

/** The instant that such an input's text means; null where it is none. */
export function fromInput(text, timeZone) {
  const match = /^(\d{4,})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?)?/.exec(text);
  if (!match) return null;
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0));
  return instantOf({ year, month, day, hour, minute, second }, timeZone);
}

/** The large clock's text: no day period, no leading zero where the locale writes none. */
export function clockText(instant, { locale, timeZone }) {
  return format(locale, { timeZone, hour: "numeric", minute: "2-digit" })
    .formatToParts(instant)
    .filter(({ type }) => type !== "dayPeriod")
    .map(({ value }) => value).join("").trim();
}

export function timeText(instant, { locale, timeZone }, withSeconds = false) {
  return format(locale, {
    timeZone, hour: "numeric", minute: "2-digit", second: withSeconds ? "2-digit" : undefined,
  }).format(instant);
}

export function dayText(instant, { locale, timeZone }) {
  return format(locale, { timeZone, weekday: "long", day: "numeric", month: "long" })
    .format(instant);
}

export function shortDayText(instant, { locale, timeZone }) {
  return format(locale, { timeZone, weekday: "short", day: "numeric", month: "short" })
    .format(instant);
}

/** A time, with its day where that is another than today's. */
export function momentText(instant, now, device) {
  const time = timeText(instant, device);
  const isToday = startOfDay(instant, device.timeZone) === startOfDay(now, device.timeZone);
  return isToday ? time : `${shortDayText(instant, device)}, ${time}`;
}

/** `in 5 min`, `2 h ago`: in the page's own language. */
export function relativeText(instant, now) {
  const seconds = Math.round((instant - now) / 1000);
  const size = Math.abs(seconds);
  const [value, unit] = size < 60 ? [seconds, "second"]
    : size < 3600 ? [Math.round(seconds / 60), "minute"]
    : size < 172_800 ? [Math.round(seconds / 3600), "hour"]
    : [Math.round(seconds / 86_400), "day"];
  return new Intl.RelativeTimeFormat("en", { numeric: "auto", style: "short" })
    .format(value, unit);
}

function pad(number, length = 2) {
  return String(number).padStart(length, "0");
}
