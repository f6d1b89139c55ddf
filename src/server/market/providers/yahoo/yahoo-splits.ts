import { addDays } from "#core/calendar/index.ts";
import { ProviderError } from "../../provider.ts";
import { partialAnswers } from "../partial-answers.ts";
import { splitEntry } from "../split-entry.ts";
import { untilAborted } from "../until-aborted.ts";
import type { FoundEvents, YahooEventCalls } from "./yahoo-event-calls.ts";

/** Splits are announced some weeks ahead; one look at the market serves all who ask for single symbols. */
const announcedDays = 60;
const keptMs = 600_000;

const nothing: FoundEvents<"splits"> = { entries: [], missing: null };

/** Splits of single instruments: past ones from their charts, announced ones from the market's table. */
export function createYahooSplits({
  marketEntries,
  chartEvents,
  today,
  clock,
}: Pick<YahooEventCalls, "marketEntries" | "chartEvents"> & { today: () => string; clock: { now(): number } }) {
  let announced: { readonly at: number; readonly splits: Promise<FoundEvents<"splits"> | null> } | null = null;

  /** Splits of the market in the next weeks, for whoever asks for single symbols; null where they cannot be had. */
  function announcedSplits(): Promise<FoundEvents<"splits"> | null> {
    if (announced !== null && clock.now() - announced.at < keptMs) return announced.splits;
    const range = { from: today(), to: addDays(today(), announcedDays) };
    const splits = marketEntries("splits", range, undefined).catch((error: unknown) => {
      announced = null;
      if (error instanceof ProviderError) return null;
      throw error;
    });
    announced = { at: clock.now(), splits };
    return splits;
  }

  async function splitsOf(
    symbols: readonly string[],
    range: { from: string; to: string },
    signal?: AbortSignal,
  ): Promise<FoundEvents<"splits">> {
    const [past, market] = await Promise.all([
      partialAnswers(symbols, async (symbol) => {
        const { events } = await chartEvents(symbol, range.from, range.to, signal);
        return events
          .filter(({ type }) => type === "split")
          .map(({ date, value }) => splitEntry(symbol, null, date, value))
          .filter((entry) => entry !== null);
      }),
      // Future splits are only in the market's table.
      range.to < today() ? nothing : untilAborted(announcedSplits(), signal),
    ]);
    if (market === null && range.from > today())
      throw new ProviderError("Yahoo's splits to come could not be loaded", { advice: "try-next" });
    const known = [...past.answers.values()].flat();
    const isNew = (entry: { symbol: string; date: string }) =>
      symbols.includes(entry.symbol) &&
      !known.some(({ symbol, date }) => symbol === entry.symbol && date === entry.date);
    const unread = market === null ? "Splits to come could not be loaded." : market.missing;
    const missing = [past.missing, unread].filter((words) => words !== null);
    return {
      entries: [...known, ...(market?.entries ?? []).filter(isNew)],
      missing: missing.length === 0 ? null : missing.join(" "),
    };
  }

  return splitsOf;
}
