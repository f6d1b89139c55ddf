import { easterDays } from "#core/calendar/holiday-calendar.ts";
import { unitedStates } from "#core/calendar/holidays/united-states.ts";
import { addDays, type PlainDate } from "#core/calendar/plain-date.ts";

/** Days that have a name, as people write it, with the day of a year. */
const days: readonly (readonly [words: string, dayOf: (year: number) => PlainDate | null])[] = [
  ["good friday", (year) => easterDays(year).goodFriday],
  ["maundy thursday", (year) => easterDays(year).maundyThursday],
  ["easter monday", (year) => easterDays(year).easterMonday],
  ["easter(?: sunday)?", (year) => addDays(easterDays(year).easterMonday, -1)],
  ["ascension(?: day)?", (year) => easterDays(year).ascensionDay],
  ["whit monday|pentecost monday", (year) => easterDays(year).whitMonday],
  ["black friday", (year) => after(holiday("Thanksgiving Day", year))],
  ["thanksgiving(?: day)?", (year) => holiday("Thanksgiving Day", year)],
  ["martin luther king(?: jr\\.?)?(?: day)?|mlk day", (year) => holiday("Martin Luther King Jr. Day", year)],
  ["president'?s'? day", (year) => holiday("Presidents' Day", year)],
  ["memorial day", (year) => holiday("Memorial Day", year)],
  ["juneteenth", (year) => holiday("Juneteenth", year)],
  ["independence day|(?:the )?(?:4th|fourth) of july|july (?:4th|fourth)", (year) => `${year}-07-04`],
  ["labor day", (year) => holiday("Labor Day", year)],
  ["labour day|may day", (year) => `${year}-05-01`],
  ["(?:christmas|xmas) eve", (year) => `${year}-12-24`],
  ["(?:christmas|xmas)(?: day)?", (year) => `${year}-12-25`],
  ["boxing day", (year) => `${year}-12-26`],
  ["new year'?s eve", (year) => `${year}-12-31`],
  ["new year'?s?(?: day)?", (year) => `${year}-01-01`],
  ["halloween", (year) => `${year}-10-31`],
  ["valentine'?s(?: day)?", (year) => `${year}-02-14`],
];

export const namedDayWords = days.map(([words]) => words).join("|");

/** The named day of a year; null for other words. */
export function namedDay(written: string, year: number): PlainDate | null {
  const found = days.find(([words]) => new RegExp(`^(?:${words})$`, "u").test(written));
  return found?.[1](year) ?? null;
}

function holiday(name: string, year: number): PlainDate | null {
  return [...unitedStates.holidays(year)].find(([, called]) => called === name)?.[0] ?? null;
}

function after(day: PlainDate | null): PlainDate | null {
  return day === null ? null : addDays(day, 1);
}
