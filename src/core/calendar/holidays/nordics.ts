import { earlyClosesOn, easterDays, type HolidayCalendar } from "../holiday-calendar.ts";
import { addDays, nthWeekday, weekday, type PlainDate } from "../plain-date.ts";

/** Nasdaq Stockholm. */
export const sweden: HolidayCalendar = {
  firstYear: 2006,
  lastYear: 2100,
  holidays: swedishHolidays,
  earlyCloses: (year) => {
    const easter = easterDays(year);
    return earlyClosesOn(
      [
        [`${year}-01-05`, "13:00", "Early close, Twelfth Night"],
        [easter.maundyThursday, "13:00", "Early close, Maundy Thursday"],
        [`${year}-04-30`, "13:00", "Early close, Walpurgis Eve"],
        [addDays(easter.ascensionDay, -1), "13:00", "Early close, day before Ascension Day"],
        [allSaintsEve(year), "13:00", "Early close, All Saints' Eve"],
      ],
      swedishHolidays(year),
    );
  },
};

/** Nasdaq Helsinki. */
export const finland: HolidayCalendar = {
  firstYear: 2006,
  lastYear: 2100,
  holidays: (year) => {
    const easter = easterDays(year);
    return new Map([
      [`${year}-01-01`, "New Year's Day"],
      [`${year}-01-06`, "Epiphany"],
      [easter.goodFriday, "Good Friday"],
      [easter.easterMonday, "Easter Monday"],
      [`${year}-05-01`, "Labour Day"],
      [easter.ascensionDay, "Ascension Day"],
      [midsummerEve(year), "Midsummer Eve"],
      [`${year}-12-06`, "Independence Day"],
      ...yearEnd(year),
    ]);
  },
  earlyCloses: () => new Map(),
};

/** Nasdaq Copenhagen. Great Prayer Day was last observed in 2023. */
export const denmark: HolidayCalendar = {
  firstYear: 2010,
  lastYear: 2100,
  holidays: (year) => {
    const easter = easterDays(year);
    return new Map([
      [`${year}-01-01`, "New Year's Day"],
      [easter.maundyThursday, "Maundy Thursday"],
      [easter.goodFriday, "Good Friday"],
      [easter.easterMonday, "Easter Monday"],
      ...(year <= 2023 ? ([[addDays(easter.easterMonday, 25), "Great Prayer Day"]] as const) : []),
      [easter.ascensionDay, "Ascension Day"],
      [addDays(easter.ascensionDay, 1), "Day after Ascension Day"],
      [easter.whitMonday, "Whit Monday"],
      [`${year}-06-05`, "Constitution Day"],
      ...yearEnd(year),
    ]);
  },
  earlyCloses: () => new Map(),
};

/** Oslo Børs. */
export const norway: HolidayCalendar = {
  firstYear: 2010,
  lastYear: 2100,
  holidays: norwegianHolidays,
  earlyCloses: (year) =>
    earlyClosesOn(
      [[addDays(easterDays(year).maundyThursday, -1), "13:00", "Early close, Wednesday before Easter"]],
      norwegianHolidays(year),
    ),
};

function swedishHolidays(year: number): ReadonlyMap<PlainDate, string> {
  const easter = easterDays(year);
  return new Map([
    [`${year}-01-01`, "New Year's Day"],
    [`${year}-01-06`, "Epiphany"],
    [easter.goodFriday, "Good Friday"],
    [easter.easterMonday, "Easter Monday"],
    [`${year}-05-01`, "Labour Day"],
    [easter.ascensionDay, "Ascension Day"],
    [`${year}-06-06`, "National Day"],
    [midsummerEve(year), "Midsummer Eve"],
    ...yearEnd(year),
  ]);
}

function norwegianHolidays(year: number): ReadonlyMap<PlainDate, string> {
  const easter = easterDays(year);
  return new Map([
    [`${year}-01-01`, "New Year's Day"],
    [easter.maundyThursday, "Maundy Thursday"],
    [easter.goodFriday, "Good Friday"],
    [easter.easterMonday, "Easter Monday"],
    [`${year}-05-01`, "Labour Day"],
    [`${year}-05-17`, "Constitution Day"],
    [easter.ascensionDay, "Ascension Day"],
    [easter.whitMonday, "Whit Monday"],
    ...yearEnd(year),
  ]);
}

function yearEnd(year: number) {
  return [
    [`${year}-12-24`, "Christmas Eve"],
    [`${year}-12-25`, "Christmas Day"],
    [`${year}-12-26`, "St Stephen's Day"],
    [`${year}-12-31`, "New Year's Eve"],
  ] as const;
}

/** The Friday between 19 and 25 June. */
function midsummerEve(year: number): PlainDate {
  const earliest = `${year}-06-19`;
  return addDays(earliest, (5 - weekday(earliest) + 7) % 7);
}

/** The Friday between 30 October and 5 November. */
function allSaintsEve(year: number): PlainDate {
  const firstFriday = nthWeekday(year, 11, 5, 1);
  return Number(firstFriday.slice(8)) <= 5 ? firstFriday : addDays(firstFriday, -7);
}
