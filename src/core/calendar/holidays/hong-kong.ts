import { earlyClosesOn, easterDays, ofYear, type HolidayCalendar, type NamedDays } from "../holiday-calendar.ts";
import { addDays, plainDate, weekday, type PlainDate } from "../plain-date.ts";

/**
 * Lunar New Year, the Birthday of the Buddha, Tuen Ng, Mid-Autumn and Chung Yeung (Hong Kong Observatory's conversion
 * tables). New moons can fall within minutes of midnight, as in February 2027, so a table is more reliable than a
 * formula.
 */
const lunarDays: Readonly<Record<number, readonly [string, string, string, string, string]>> = {
  2016: ["02-08", "05-14", "06-09", "09-15", "10-09"],
  2017: ["01-28", "05-03", "05-30", "10-04", "10-28"],
  2018: ["02-16", "05-22", "06-18", "09-24", "10-17"],
  2019: ["02-05", "05-12", "06-07", "09-13", "10-07"],
  2020: ["01-25", "04-30", "06-25", "10-01", "10-25"],
  2021: ["02-12", "05-19", "06-14", "09-21", "10-14"],
  2022: ["02-01", "05-08", "06-03", "09-10", "10-04"],
  2023: ["01-22", "05-26", "06-22", "09-29", "10-23"],
  2024: ["02-10", "05-15", "06-10", "09-17", "10-11"],
  2025: ["01-29", "05-05", "05-31", "10-06", "10-29"],
  2026: ["02-17", "05-24", "06-19", "09-25", "10-18"],
  2027: ["02-06", "05-13", "06-09", "09-15", "10-08"],
  2028: ["01-26", "05-02", "05-28", "10-03", "10-26"],
};

/**
 * Full days lost to weather. Since 23 September 2024 trading continues in any weather. Shortened sessions aren't
 * listed.
 */
const stormClosures: NamedDays = [
  ["2016-08-02", "Typhoon Nida"],
  ["2016-10-21", "Typhoon Haima"],
  ["2017-08-23", "Typhoon Hato"],
  ["2020-10-13", "Typhoon Nangka"],
  ["2021-10-13", "Typhoon Kompasu"],
  ["2023-07-17", "Typhoon Talim"],
  ["2023-09-01", "Typhoon Saola"],
  ["2023-09-08", "Black rainstorm"],
  ["2024-09-06", "Typhoon Yagi"],
];

/**
 * Hong Kong Stock Exchange: the general holidays, and no afternoon session on the eves of Lunar New Year, Christmas and
 * New Year.
 */
export const hongKong: HolidayCalendar = {
  firstYear: 2016,
  lastYear: 2028,
  holidays: (year) => new Map([...generalHolidays(year), ...ofYear(stormClosures, year)]),
  earlyCloses: (year) =>
    earlyClosesOn(
      [
        [addDays(`${year}-${lunarDays[year]?.[0] ?? "01-01"}`, -1), "12:00", "Early close, Lunar New Year's Eve"],
        [`${year}-12-24`, "12:00", "Early close, Christmas Eve"],
        [`${year}-12-31`, "12:00", "Early close, New Year's Eve"],
      ],
      generalHolidays(year),
    ),
};

/** A holiday on a Sunday, or on another holiday, moves to the next free day (General Holidays Ordinance). */
function generalHolidays(year: number): ReadonlyMap<PlainDate, string> {
  const holidays = new Map<PlainDate, string>();
  const moved: string[][] = [];
  for (const [date, name] of namedHolidays(year)) {
    if (weekday(date) === 7 || holidays.has(date)) moved.push([date, name]);
    else holidays.set(date, name);
  }
  for (const [date = "", name = ""] of moved) {
    let substitute = addDays(date, 1);
    while (holidays.has(substitute) || weekday(substitute) === 7) substitute = addDays(substitute, 1);
    holidays.set(substitute, `${name} (substitute day)`);
  }
  return holidays;
}

function namedHolidays(year: number): NamedDays {
  const [newYear, buddha, tuenNg, midAutumn, chungYeung] = (lunarDays[year] ?? []).map((day) => `${year}-${day}`);
  const easter = easterDays(year);
  return [
    [`${year}-01-01`, "New Year's Day"],
    ...on(newYear, "Lunar New Year's Day"),
    ...on(newYear, "Second day of Lunar New Year", 1),
    ...on(newYear, "Third day of Lunar New Year", 2),
    [chingMing(year), "Ching Ming Festival"],
    [easter.goodFriday, "Good Friday"],
    [easter.easterMonday, "Easter Monday"],
    [`${year}-05-01`, "Labour Day"],
    ...on(buddha, "Birthday of the Buddha"),
    ...on(tuenNg, "Tuen Ng Festival"),
    [`${year}-07-01`, "Hong Kong Special Administrative Region Establishment Day"],
    ...on(midAutumn, "Day after the Mid-Autumn Festival", 1),
    [`${year}-10-01`, "National Day"],
    ...on(chungYeung, "Chung Yeung Festival"),
    [`${year}-12-25`, "Christmas Day"],
    [`${year}-12-26`, "First weekday after Christmas Day"],
  ];
}

function on(date: PlainDate | undefined, name: string, daysLater = 0): NamedDays {
  return date === undefined ? [] : [[addDays(date, daysLater), name]];
}

/** The day the sun reaches 15 degrees, 2000 to 2099 (the common approximation of the solar term). */
function chingMing(year: number): PlainDate {
  const yearOfCentury = year % 100;
  return plainDate(year, 4, Math.floor(yearOfCentury * 0.2422 + 4.81) - Math.floor(yearOfCentury / 4));
}
