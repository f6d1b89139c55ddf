import type { CalendarType } from "#contract/calendar.ts";
import { addDays, dayNumber } from "#core/calendar/index.ts";
import type { CalendarWeeks, Part } from "./calendar-weeks.ts";
import { type KeptCalendars, offers, symbolOf } from "./kept-calendars.ts";
import type { Router } from "./router.ts";

/** How far a single symbol's events are looked up in both directions. */
const symbolDays = 370;

/**
 * Up to a month's view, the market's weeks can replace a symbol's own source. A longer range would take too many calls
 * for one symbol.
 */
export const maxFallbackDays = 45;

/** Splits a range into the weeks or symbols that it is loaded by. */
export function createCalendarParts(
  router: Router,
  { ask, today }: Pick<KeptCalendars, "ask" | "today">,
  { weeksOf }: Pick<CalendarWeeks, "weeksOf">,
) {
  /** The parts a range is made of, each with its answer. */
  async function parts<T extends CalendarType>(
    type: T,
    from: string,
    to: string,
    symbols: readonly string[],
  ): Promise<Part<T>[]> {
    // Economic events are everybody's; new listings are not in anybody's list by symbol.
    const isBySymbol = symbols.length > 0 && type !== "economic" && type !== "ipo";
    if (!isBySymbol || !router.providers.some((provider) => offers(provider, "symbols", type)))
      return weeksOf(type, from, to);
    const bySymbol = await symbolsOf(type, symbols);
    const failed = new Set(bySymbol.filter(({ answer }) => answer.kind === "failed").map(({ name }) => name));
    const isShort = dayNumber(to) - dayNumber(from) <= maxFallbackDays;
    if (failed.size === 0 || !isShort || !router.providers.some((provider) => offers(provider, "market", type)))
      return bySymbol;
    // When the source of single symbols fails, the market's calendar may still have the events.
    const weeks = await weeksOf(type, from, to);
    if (!weeks.every(({ answer }) => answer.kind === "value")) return bySymbol;
    return [...bySymbol.filter(({ name }) => !failed.has(name)), ...weeks.map((week) => onlyOf(week, failed))];
  }

  function symbolsOf<T extends CalendarType>(type: T, symbols: readonly string[]): Promise<Part<T>[]> {
    const range = { from: addDays(today(), -symbolDays), to: addDays(today(), symbolDays) };
    return Promise.all(
      symbols.map(async (symbol) => {
        const key = `${type} symbol ${symbol}`;
        return { name: symbol, key, answer: await ask(key, { type, ...range, symbols: [symbol] }) };
      }),
    );
  }

  return { parts };
}

/** A week's entries of some symbols. */
function onlyOf<T extends CalendarType>(part: Part<T>, symbols: ReadonlySet<string>): Part<T> {
  if (part.answer.kind !== "value") return part;
  const { value } = part.answer;
  const entries = value.entries.filter((entry) => symbols.has(symbolOf(entry) ?? ""));
  return { ...part, answer: { kind: "value", value: { ...value, entries } } };
}
