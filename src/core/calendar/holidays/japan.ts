import { ofYear, type HolidayCalendar, type NamedDays } from "../holiday-calendar.ts";
import { addDays, nthWeekday, plainDate, weekday, type PlainDate } from "../plain-date.ts";

/** Days decreed for one year: the change of emperor, and the holidays moved for the Olympic Games. */
const decreed: NamedDays = [
  ["2019-05-01", "Accession of the Emperor"],
  ["2019-10-22", "Enthronement Ceremony"],
  ["2020-07-23", "Marine Day"],
  ["2020-07-24", "Sports Day"],
  ["2020-08-10", "Mountain Day"],
  ["2021-07-22", "Marine Day"],
  ["2021-07-23", "Sports Day"],
  ["2021-08-08", "Mountain Day"],
];

/** Days on which the exchange never opened. */
const outages: NamedDays = [["2020-10-01", "No trading, system failure"]];

/** Tokyo Stock Exchange: the national holidays (law as of 2007) and the exchange's own year-end days. */
export const japan: HolidayCalendar = {
  firstYear: 2007,
  // The equinox formula is stated for 1980 to 2099.
  lastYear: 2099,
  holidays: (year) =>
    new Map([
      ...withSubstitutes(nationalHolidays(year)),
      ...ofYear(outages, year),
      [`${year}-01-01`, "New Year's Day"],
      [`${year}-01-02`, "New Year's holiday"],
      [`${year}-01-03`, "New Year's holiday"],
      [`${year}-12-31`, "New Year's Eve"],
    ]),
  earlyCloses: () => new Map(),
};

function nationalHolidays(year: number): ReadonlyMap<PlainDate, string> {
  const games = year === 2020 || year === 2021;
  return new Map([
    [`${year}-01-01`, "New Year's Day"],
    [nthWeekday(year, 1, 1, 2), "Coming of Age Day"],
    [`${year}-02-11`, "National Foundation Day"],
    ...(year >= 2020 ? ([[`${year}-02-23`, "Emperor's Birthday"]] as const) : []),
    [plainDate(year, 3, equinoxDay(year, 20.8431)), "Vernal Equinox Day"],
    [`${year}-04-29`, "Showa Day"],
    [`${year}-05-03`, "Constitution Memorial Day"],
    [`${year}-05-04`, "Greenery Day"],
    [`${year}-05-05`, "Children's Day"],
    ...(games ? [] : ([[nthWeekday(year, 7, 1, 3), "Marine Day"]] as const)),
    ...(year >= 2016 && !games ? ([[`${year}-08-11`, "Mountain Day"]] as const) : []),
    [nthWeekday(year, 9, 1, 3), "Respect for the Aged Day"],
    [plainDate(year, 9, equinoxDay(year, 23.2488)), "Autumnal Equinox Day"],
    ...(games ? [] : ([[nthWeekday(year, 10, 1, 2), "Sports Day"]] as const)),
    [`${year}-11-03`, "Culture Day"],
    [`${year}-11-23`, "Labour Thanksgiving Day"],
    ...(year <= 2018 ? ([[`${year}-12-23`, "Emperor's Birthday"]] as const) : []),
    ...ofYear(decreed, year),
  ]);
}

/** A Sunday holiday moves to the next free day. A day between two holidays is itself a holiday. */
function withSubstitutes(holidays: ReadonlyMap<PlainDate, string>): ReadonlyMap<PlainDate, string> {
  const all = new Map(holidays);
  for (const date of holidays.keys()) {
    if (weekday(date) === 7) {
      let substitute = addDays(date, 1);
      while (holidays.has(substitute)) substitute = addDays(substitute, 1);
      all.set(substitute, "Substitute holiday");
    }
    const between = addDays(date, 1);
    if (!holidays.has(between) && holidays.has(addDays(date, 2)) && weekday(between) !== 7 && !all.has(between))
      all.set(between, "Citizens' holiday");
  }
  return all;
}

/** Day of the month of an equinox in Japan, 1980 to 2099 (the common approximation of the ephemeris). */
function equinoxDay(year: number, base: number): number {
  return Math.floor(base + 0.242194 * (year - 1980)) - Math.floor((year - 1980) / 4);
}
