import type { TypedNumber } from "./typed-number.ts";

/** Names of months in the languages of the interface, by number. */
const months = new Map(
  ["en", "de", "fr", "es"].flatMap((language) =>
    ["long", "short"].flatMap((width) =>
      Array.from({ length: 12 }, (_, month): [string, number] => [
        new Date(Date.UTC(2026, month, 1))
          .toLocaleDateString(language, { month: width as "long" | "short", timeZone: "UTC" })
          .replace(/\.$/, "")
          .toLowerCase(),
        month + 1,
      ]),
    ),
  ),
);
const month = [...months.keys()].toSorted((one, other) => other.length - one.length).join("|");
const year = String.raw`(?:19|20)\d\d`;
const end = String.raw`(?![\p{L}\p{Nd}]|[.,]\p{Nd}|\s?[%％])`;

/** Notations for a day, a month or a year. A year alone must not be attached to a unit or a sign. */
const shapes = [
  String.raw`(?<year>${year})-(?<month>\d\d)(?:-(?<day>\d\d))?(?:T[\d:.]+Z?)?`,
  String.raw`(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>${year})`,
  String.raw`(?<day>\d{1,2})/(?<month>\d{1,2})/(?<year>${year})`,
  String.raw`(?<year>${year})年(?:(?<month>\d{1,2})月(?:(?<day>\d{1,2})日)?)?`,
  String.raw`(?<month>\d{1,2})月(?<day>\d{1,2})日`,
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|\.|er)?\s(?:of\s|de\s)?(?<name>${month})\.?(?:,?\s(?:de\s)?(?<year>${year}))?`,
  String.raw`(?<name>${month})\.?\s(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s?,?\s(?<year>${year}))?`,
  String.raw`(?<name>${month})\.?\s(?:de\s)?(?<year>${year})`,
  String.raw`(?<![$€£¥+\-−.,]\s?|[A-Z]{3}\s)(?<year>${year})(?!\s(?:thousand|million|billion|trillion|shares|points|percent|dollars|euros|[A-Z]{3}\b))`,
].map((shape) => new RegExp(String.raw`(?<![\p{L}\p{Nd}])${shape}${/[年日]/.test(shape) ? "" : end}`, "giu"));

/** Finds the full or partial dates of a text. Ambiguous dates are read by the first notation. */
export function typedDates(text: string): readonly TypedNumber[] {
  const found: TypedNumber[] = [];
  for (const shape of shapes)
    for (const match of text.matchAll(shape)) {
      const [start, stop] = [match.index, match.index + match[0].length];
      if (found.some((other) => other.start < stop && start < other.end)) continue;
      const { year: y, month: m, day: d, name } = match.groups ?? {};
      const date = {
        year: y === undefined ? null : Number(y),
        month: name === undefined ? (m === undefined ? null : Number(m)) : (months.get(name.toLowerCase()) ?? null),
        day: d === undefined ? null : Number(d),
      };
      const value = date.year === null ? 0 : Date.UTC(date.year, (date.month ?? 1) - 1, date.day ?? 1);
      found.push({ start, end: stop, text: match[0], value, unit: "date", date });
    }
  return found;
}

/** True if the written parts of a date form a day, such as "2026-03-04". */
export function isPartOf({ date }: TypedNumber, day: string): boolean {
  const [y, m, d] = day.split(/[-T]/).map(Number);
  const fits = (written: number | null, known: number | undefined) =>
    written === null || (known !== undefined && written === known);
  return date !== null && fits(date.year, y) && fits(date.month, m) && fits(date.day, d);
}
