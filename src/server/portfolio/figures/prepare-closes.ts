import { addDays } from "#core/calendar/index.ts";
import type { DailyCloses } from "../../market/daily-closes.ts";
import type { Prepared } from "./prepared.ts";
import type { LatestPrice } from "./protocol.ts";
import { type createSharedSeries, soonOrLater } from "./shared-series.ts";

/** Maximum wait for splits alone, when everything has its price. */
const splitPatienceMs = 2_000;

/** Loads the closes that a prepared question needs, with the rates of their currencies. */
export function createClosesPreparation(
  {
    loadCloses,
    loadAll,
    loadRates,
  }: Pick<ReturnType<typeof createSharedSeries>, "loadCloses" | "loadAll" | "loadRates">,
  today: () => string,
) {
  /** The same with closes of every instrument since it is in the ledger. */
  async function prepareHistory(prepared: Prepared, symbols: readonly string[] | null): Promise<Prepared> {
    const { listed, instruments } = prepared;
    const wanted = listed.instruments.filter(
      ({ symbol, names }) =>
        instruments.get(symbol)?.isCustom !== true &&
        (symbols === null || [symbol, ...names].some((one) => symbols.includes(one))),
    );
    const found = await loadAll(wanted);
    const codes = [...found.values()].flatMap((closes) => closes?.currency ?? []);
    await loadRates(codes, listed.firstDate ?? today());
    const pending = wanted.flatMap(({ symbol }) => (found.has(symbol) ? [] : [symbol]));
    return { ...prepared, pending, subject: { ...prepared.subject, usesCloses: true } };
  }

  /** Closes of what has no usable newest price: last known closes value it. */
  async function prepareNow(prepared: Prepared): Promise<Prepared> {
    const { listed, instruments, subject } = prepared;
    const provided = listed.instruments.filter(
      ({ symbol, isHeld }) => isHeld && instruments.get(symbol)?.isCustom !== true,
    );
    const missing = provided.filter(({ symbol }) => subject.latest[symbol] === undefined);
    const latest: Record<string, LatestPrice> = {};
    await Promise.all(
      missing.map(async ({ symbol, firstDate }) => {
        const closes = await loadCloses(symbol, firstDate);
        const price = closes === null ? null : lastClose(closes);
        if (price !== null) latest[symbol] = price;
      }),
    );
    await loadRates(
      Object.values(latest).map(({ currency }) => currency),
      listed.firstDate ?? today(),
    );
    // For splits that the ledger lacks, of which every answer tells.
    const splits = provided.map(({ symbol, firstDate }) => loadCloses(symbol, firstDate).catch(() => null));
    await soonOrLater(Promise.all(splits), splitPatienceMs);
    return { ...prepared, subject: { ...subject, latest: { ...subject.latest, ...latest } } };
  }

  return { prepareHistory, prepareNow };
}

function lastClose({ currency, points }: DailyCloses): LatestPrice | null {
  const day = points.days.at(-1);
  const price = points.closes.at(-1);
  if (currency === null || day === undefined || price === undefined) return null;
  return { currency, price, previousClose: points.closes.at(-2) ?? null, date: addDays("1970-01-01", day) };
}
