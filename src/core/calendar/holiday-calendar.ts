import { addDays, easterSunday, isWeekend, weekday, type PlainDate } from "./plain-date.ts";

export interface EarlyClose {
  /** Exchange-local time, "13:00". */
  readonly closes: string;
  readonly note: string;
}

/** The rules for days on which an exchange departs from its regular hours. */
export interface HolidayCalendar {
  /** First and last year for which the rules are known to hold. Outside them the schedule is unknown. */
  readonly firstYear: number;
  readonly lastYear: number;
  /** Closed days of a year with their names. Weekends needn't be listed. */
  holidays(year: number): ReadonlyMap<PlainDate, string>;
  earlyCloses(year: number): ReadonlyMap<PlainDate, EarlyClose>;
  /** Days with a late open, exchange-local time. */
  lateOpens?(year: number): ReadonlyMap<PlainDate, string>;
}

export type NamedDays = readonly (readonly [date: PlainDate, name: string])[];

/** Days around Easter on which exchanges close. */
export function easterDays(year: number) {
  const sunday = easterSunday(year);
  return {
    maundyThursday: addDays(sunday, -3),
    goodFriday: addDays(sunday, -2),
    easterMonday: addDays(sunday, 1),
    ascensionDay: addDays(sunday, 39),
    whitMonday: addDays(sunday, 50),
  };
}

/** Moves a holiday on a weekend to the following Monday. */
export function mondayIfWeekend(date: PlainDate): PlainDate {
  return isWeekend(date) ? addDays(date, 8 - weekday(date)) : date;
}

/** Christmas and the day after, each moved to the next free weekday if on a weekend (Commonwealth rule). */
export function christmasWithSubstitutes(year: number): NamedDays {
  const christmas = mondayIfWeekend(`${year}-12-25`);
  const second = `${year}-12-26`;
  // Christmas on a Sunday: Boxing Day keeps Monday the 26th and Christmas moves past it.
  if (weekday(`${year}-12-25`) === 7)
    return [
      [second, "Boxing Day"],
      [`${year}-12-27`, "Christmas Day (substitute day)"],
    ];
  const boxing = isWeekend(second) ? addDays(second, 2) : second;
  return [
    [christmas, "Christmas Day"],
    [boxing, "Boxing Day"],
  ];
}

/** The last weekday on or before a day. */
export function lastWeekdayUntil(date: PlainDate): PlainDate {
  const day = weekday(date);
  return day > 5 ? addDays(date, 5 - day) : date;
}

/** Returns the listed days that fall in a year. */
export function ofYear(days: NamedDays, year: number): NamedDays {
  return days.filter(([date]) => date.startsWith(`${year}-`));
}

/** Keeps the early closes on weekdays that aren't holidays. */
export function earlyClosesOn(
  days: readonly (readonly [date: PlainDate, closes: string, note: string])[],
  holidays: ReadonlyMap<PlainDate, string>,
): ReadonlyMap<PlainDate, EarlyClose> {
  return new Map(
    days
      .filter(([date]) => !isWeekend(date) && !holidays.has(date))
      .map(([date, closes, note]) => [date, { closes, note }]),
  );
}
