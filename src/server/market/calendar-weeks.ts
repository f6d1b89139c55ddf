import type { CalendarType } from "#contract/calendar.ts";
import { dayText } from "#core/calendar/day-text.ts";
import { addDays, mondayOf } from "#core/calendar/index.ts";
import { besideKey, type KeptCalendars, offers } from "./kept-calendars.ts";
import type { Asked } from "./kept-values.ts";
import { maxGapDays } from "./merged-calendars.ts";
import { patiently, patienceMs } from "./patience.ts";
import type { ProvidedCalendar } from "./provider.ts";
import type { Router } from "./router.ts";

/** Days outside a range that are compared with those in it. Each further week costs seven calls to a source that answers by day. */
const maxDaysAround = 7;

/** One symbol's events, or one week's, and the key they are kept under. */
export interface Part<T extends CalendarType> {
  readonly name: string;
  readonly key: string;
  readonly answer: Asked<ProvidedCalendar<T>>;
}

/** Its Monday and its Sunday. */
interface Week {
  readonly from: string;
  readonly to: string;
}

export type CalendarWeeks = ReturnType<typeof createCalendarWeeks>;

/** The market's calendars, week by week. */
export function createCalendarWeeks(router: Router, { ask }: Pick<KeptCalendars, "ask">) {
  async function weeksOf<T extends CalendarType>(type: T, from: string, to: string): Promise<Part<T>[]> {
    if (!router.providers.some((provider) => offers(provider, "market", type))) return [];
    return Promise.all(weeksBetween(from, to).map((week) => weekOf(type, week)));
  }

  /** One week of the market, of the sources in their order or of the one beside them. Who waits long enough goes without. */
  async function weekOf<T extends CalendarType>(
    type: T,
    week: Week,
    { asking = router, waitMs }: { asking?: Router; waitMs?: number | undefined } = {},
  ): Promise<Part<T>> {
    const key = `${type} week ${week.from}${asking === router ? "" : besideKey}`;
    const asked = ask(key, { type, ...week, symbols: null }, asking);
    const answer = waitMs === undefined ? await asked : await patiently(asked, waitMs);
    return { name: `the week of ${dayText(week.from)}`, key, answer: answer ?? { kind: "failed" } };
  }

  /** Loads the same weeks from the additional source. Doesn't wait for it when other sources have answered. */
  async function besideWeeks<T extends CalendarType>(
    type: T,
    { from, to, asking, waitMs }: { from: string; to: string; asking: Router; waitMs: number | undefined },
  ): Promise<Part<T>[]> {
    const wait = waitMs ?? Number.POSITIVE_INFINITY;
    return Promise.all(weeksBetween(from, to).map((week) => weekOf(type, week, { asking, waitMs: wait })));
  }

  /**
   * Loads the weeks around a range, in which one of two sources may place an event that the other has in the range.
   * Errors in them don't affect the answer.
   */
  async function weeksAround<T extends CalendarType>(
    type: T,
    { from, to, asking }: { from: string; to: string; asking: readonly Router[] },
  ): Promise<Part<T>[][]> {
    const [start, end] = [mondayOf(from), addDays(mondayOf(to), 6)];
    const days = Math.min(maxGapDays[type], maxDaysAround);
    const weeks = weeksBetween(addDays(from, -days), addDays(to, days)).filter(
      (week) => week.to < start || week.from > end,
    );
    return Promise.all(
      asking.map((each) => Promise.all(weeks.map((week) => weekOf(type, week, { asking: each, waitMs: patienceMs })))),
    );
  }

  return { weeksOf, besideWeeks, weeksAround };
}

/** Full weeks, Monday to Sunday, that cover a range. */
function weeksBetween(from: string, to: string): Week[] {
  const weeks: Week[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7))
    weeks.push({ from: monday, to: addDays(monday, 6) });
  return weeks;
}
