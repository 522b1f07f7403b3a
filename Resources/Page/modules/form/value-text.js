import { texts } from "../app/texts.js";
import { shortDayText, timeText } from "../rules/dates.js";
import { caseName, isNone, sameValue } from "./values.js";

/** The text of a configuration value; empty if it is not set. */
export function valueText(value, parameter, device) {
  if (isNone(value)) return "";
  const option = parameter?.options?.find((other) => sameValue(other.value, value));
  if (option) return option.title;
  switch (caseName(value)) {
    case "bool": return value.bool ? texts.form.on : texts.form.off;
    case "integer": return String(value.integer);
    case "double": return String(value.double);
    case "string": return value.string;
    case "date": return dateText(value.date, device);
    case "dateComponents": return componentsText(value.dateComponents);
    case "measurement": return `${value.measurement.value} ${value.measurement.unit}`;
    case "object": return value.object.display || value.object.identifier;
    case "file": return value.file.name;
    case "list":
      return value.list.map((entry) => valueText(entry, parameter, device)).join(", ");
    default: return "";
  }
}

function dateText(date, device) {
  if (!device) return date;
  const instant = Date.parse(date);
  return `${shortDayText(instant, device)}, ${timeText(instant, device)}`;
}

function componentsText({ year, month, day, hour, minute }) {
  const pad = (number) => String(number ?? 0).padStart(2, "0");
  const date = year === undefined ? "" : `${year}-${pad(month)}-${pad(day)}`;
  const time = hour === undefined ? "" : `${pad(hour)}:${pad(minute)}`;
  return [date, time].filter(Boolean).join(" ");
}
