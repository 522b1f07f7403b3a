import {
  clockText, fromInput, hourText, inputValue, instantOf, languageTag, localizedTimes, momentText,
  relativeText, startOfDay, wallTime,
} from "/page/modules/rules/dates.js";
import { equal, test } from "./check.js";

const berlin = "Europe/Berlin";
const at = Date.parse;

test("a wall time converts to an instant of its zone", () => {
  equal(instantOf({ year: 2026, month: 7, day: 1, hour: 12 }, berlin), at("2026-07-01T10:00:00Z"));
  equal(wallTime(at("2026-07-01T22:30:00Z"), berlin).day, 2);
  equal(inputValue(at("2026-07-01T22:30:00Z"), berlin), "2026-07-02T00:30");
  equal(fromInput("2026-07-02T00:30", berlin), at("2026-07-01T22:30:00Z"));
  equal(fromInput("", berlin), null);
});

test("a skipped time moves forward, a repeated time is the first", () => {
  equal(instantOf({ year: 2026, month: 3, day: 29, hour: 2, minute: 30 }, berlin),
    at("2026-03-29T01:30:00Z"));
  equal(instantOf({ year: 2026, month: 10, day: 25, hour: 2, minute: 30 }, berlin),
    at("2026-10-25T00:30:00Z"));
});

test("a day starts at midnight of its zone", () => {
  equal(startOfDay(at("2026-03-29T12:00:00Z"), berlin), at("2026-03-28T23:00:00Z"));
  equal(startOfDay(at("2026-11-21T02:00:00Z"), "America/New_York"), at("2026-11-20T05:00:00Z"));
});

test("the Lock Screen's clock has no day period", () => {
  equal(clockText(at("2026-11-21T21:05:00Z"), { locale: "en_US", timeZone: "UTC" }), "9:05");
  equal(clockText(at("2026-11-21T21:05:00Z"), { locale: "de_DE", timeZone: "UTC" }), "21:05");
});

test("ICU locales convert to language tags, invalid ones to English", () => {
  equal(languageTag("zh_Hans_CN"), "zh-Hans-CN");
  equal(languageTag("not a locale!"), "en-US");
});

test("a moment on another day includes the day", () => {
  const device = { locale: "en_GB", timeZone: "UTC" };
  const now = at("2026-11-21T10:00:00Z");
  equal(momentText(at("2026-11-21T11:30:00Z"), now, device), "11:30");
  equal(momentText(at("2026-11-22T11:30:00Z"), now, device).endsWith("11:30"), true);
  equal(momentText(at("2026-11-22T11:30:00Z"), now, device).includes("22"), true);
  equal(relativeText(now + 300_000, now), "in 5 min.");
  equal(relativeText(now - 7_200_000, now), "2 hr. ago");
});

test("the host's times follow the device's locale", () => {
  const [us, german] = [{ locale: "en_US" }, { locale: "de_DE" }];
  const plain = (text) => text.replaceAll("\u202f", " ");
  const sentence = "Next entry 07:56:23, next reload 2026-11-30 18:05.";
  equal(plain(localizedTimes(sentence, us)),
    "Next entry 7:56:23 AM, next reload Mon, Nov 30, 6:05 PM.");
  equal(localizedTimes("Next reload 2026-11-30 18:05.", german),
    "Next reload Mo., 30. Nov., 18:05.");
  for (const other of ["70 of 70", "p1 at 0:30", "1.10:30:00", "at 12:60", "2026-11-30"]) {
    equal(localizedTimes(other, us), other);
  }
});

test("a scale of hours has the day periods of the locale, or 24 hours", () => {
  const scale = (locale) =>
    [0, 15, 24].map((hour) => hourText(hour, { locale }).replaceAll("\u202f", " "));
  equal(scale("en_US"), ["12 AM", "3 PM", "12 AM"]);
  equal(scale("de_DE"), ["00", "15", "24"]);
});
