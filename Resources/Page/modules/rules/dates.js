/**
 * The device's dates. Instants are in milliseconds since 1970; wall times have a time zone. Pure.
 */

const formats = new Map();

function format(locale, options) {
  const key = `${locale} ${JSON.stringify(options)}`;
  if (!formats.has(key)) {
    formats.set(key, new Intl.DateTimeFormat(languageTag(locale), options));
  }
  return formats.get(key);
}

/** Converts an ICU locale (`de_DE`) to BCP 47 (`de-DE`); `en-US` if it is invalid. */
export function languageTag(locale) {
  const tag = locale.split("@")[0].replaceAll("_", "-");
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? "en-US";
  } catch {
    return "en-US";
  }
}

/** The wall time of an instant in a zone: `{ year, month, day, hour, minute, second }`. */
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
 * The instant of a wall time in a zone. A time skipped by a clock change moves forward by the
 * change; for a time that occurs twice, the first occurrence is returned.
 */
export function instantOf({ year, month, day, hour = 0, minute = 0, second = 0 }, timeZone) {
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  const offset = (instant) => {
    const wall = wallTime(instant, timeZone);
    return Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second)
      - Math.floor(instant / 1000) * 1000;
  };
  const guesses = [offset(local - 86_400_000), offset(local + 86_400_000)]
    .map((difference) => local - difference);
  return guesses.find((guess) => guess + offset(guess) === local) ?? guesses[0];
}

export function startOfDay(instant, timeZone) {
  const { year, month, day } = wallTime(instant, timeZone);
  return instantOf({ year, month, day }, timeZone);
}

/** The value of `<input type="datetime-local">` for an instant. */
export function inputValue(instant, timeZone) {
  const { year, month, day, hour, minute } = wallTime(instant, timeZone);
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}`;
}

/** The instant of an input's value; null if the value is not a date. */
export function fromInput(text, timeZone) {
  const match = /^(\d{4,})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?)?/.exec(text);
  if (!match) return null;
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0));
  return instantOf({ year, month, day, hour, minute, second }, timeZone);
}

/**
 * The text of the Lock Screen's clock: no AM or PM, and a leading zero only if the locale has it.
 */
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

/** The time, preceded by the day unless it is the day of `now`. */
export function momentText(instant, now, device) {
  const time = timeText(instant, device);
  const isToday = startOfDay(instant, device.timeZone) === startOfDay(now, device.timeZone);
  return isToday ? time : `${shortDayText(instant, device)}, ${time}`;
}

/** An hour of the day, for a scale: `3 PM`, or `15` in locales with 24 hours. */
export function hourText(hour, { locale }) {
  const parts = format(locale, { timeZone: "UTC", hour: "numeric" })
    .formatToParts(Date.UTC(2026, 0, 1, hour));
  return parts.some(({ type }) => type === "dayPeriod")
    ? parts.map(({ value }) => value).join("") : pad(hour);
}

/**
 * A sentence of the host with its times as the device's locale writes them. The host writes local
 * times as `09:30`, `09:30:15` or `2026-03-05 09:30` (`LocalTime.text`).
 */
export function localizedTimes(text, { locale }) {
  return text.replace(hostTime, (whole, year, month, day, hour, minute, second) => {
    const instant = Date.UTC(year ?? 2026, (month ?? 1) - 1, day ?? 1, hour, minute, second ?? 0);
    const device = { locale, timeZone: "UTC" };
    const time = timeText(instant, device, second !== undefined);
    return year === undefined ? time : `${shortDayText(instant, device)}, ${time}`;
  });
}

const hostTime =
  /(?<![\d:.-])(?:(\d{4})-(\d\d)-(\d\d) )?([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(?![\d:.-]*\d)/g;

/** `in 5 min.`, `2 hr. ago`; in English, as the page is. */
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

/** The languages that are written from right to left. */
const rightToLeft = new Set(["ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"]);

export function isRightToLeft(locale) {
  return rightToLeft.has((locale ?? "").split(/[-_]/)[0].toLowerCase());
}
