import { dayText } from "#core/calendar/day-text.ts";
import type { PortfolioInstrument } from "#contract/portfolio.ts";
import { currenciesOfPair } from "#core/portfolio/own-rates.ts";
import { parseDecimal } from "#core/money/decimal.ts";
import type { Clock } from "../clock.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import { latestDay } from "./latest-day.ts";
import { plainDecimal } from "./plain-decimal.ts";
import { nothingSaid, type PortfolioStore } from "./store.ts";

/** Prices by hand of all instruments together: a century of one asset a day, or many assets by the month. */
export const maximumPrices = 50_000;
const highestPrice = 1e15;

export type PortfolioInstruments = ReturnType<typeof createPortfolioInstruments>;

type InstrumentChange = {
  readonly [Name in keyof Omit<PortfolioInstrument, "symbol" | "manualPrices">]?: PortfolioInstrument[Name] | undefined;
};

/**
 * The user's own data on instruments: assets without a provider, tags, notes, and prices that no provider overwrites.
 */
export function createPortfolioInstruments({
  store,
  clock,
  maximumInstruments,
}: {
  store: PortfolioStore;
  clock: Clock;
  maximumInstruments: number;
}) {
  const one = async (userId: string, symbol: string): Promise<PortfolioInstrument> =>
    (await store.instruments(userId, symbol))[0] ?? nothingSaid(symbol);

  return {
    all: (userId: string): Promise<PortfolioInstrument[]> => store.instruments(userId),

    async change(userId: string, symbol: string, change: InstrumentChange): Promise<PortfolioInstrument | Refusal> {
      return store.transaction(async (queries) => {
        await store.hold(queries, userId);
        const said = (await store.instruments(userId, symbol, queries))[0];
        if (said === undefined && (await store.saidSize(userId, queries)).instruments >= maximumInstruments)
          return refuse("portfolio-full", { values: { part: "assets", maximum: maximumInstruments } });
        const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
        const changed: PortfolioInstrument = { ...(said ?? nothingSaid(symbol)), ...given };
        if (changed.isCustom && changed.currency === null) {
          const message = "An asset of your own needs the currency its prices are in";
          return refuse("invalid-input", { detail: message, errors: [{ path: "currency", message }] });
        }
        await store.saveInstrument(queries, userId, changed);
        return changed;
      });
    },

    async setPrice(
      userId: string,
      symbol: string,
      date: string,
      priceText: string,
    ): Promise<PortfolioInstrument | Refusal> {
      const isRate = currenciesOfPair(symbol) !== null;
      const message = isRate && Number(priceText) === 0 ? "The rate must be above zero" : priceFault(priceText);
      if (message !== null) return refuse("invalid-input", { detail: message, errors: [{ path: "price", message }] });
      if (date > latestDay(clock)) {
        const future = `${dayText(date)} is in the future. Set a price once its day has come.`;
        return refuse("invalid-input", { detail: future, errors: [{ path: "date", message: future }] });
      }
      const refusal = await store.transaction(async (queries) => {
        await store.hold(queries, userId);
        if ((await store.saidSize(userId, queries)).prices >= maximumPrices)
          return refuse("portfolio-full", { values: { part: "prices", maximum: maximumPrices } });
        await store.setPrices(queries, userId, symbol, [{ date, price: plainDecimal(priceText) ?? "0" }]);
        return null;
      });
      return refusal ?? one(userId, symbol);
    },

    async deletePrice(userId: string, symbol: string, date: string): Promise<PortfolioInstrument> {
      await store.transaction(async (queries) => {
        await store.hold(queries, userId);
        await store.deletePrice(queries, userId, symbol, date);
      });
      return one(userId, symbol);
    },
  };
}

function priceFault(text: string): string | null {
  const price = parseDecimal(text);
  if (price === null) return `The price “${text.slice(0, 40)}” isn't a number. Write it as 1234.56`;
  if (price.lt(0)) return "The price can't be negative";
  return price.gt(highestPrice) ? `The price is too large: at most ${highestPrice.toLocaleString("en")}` : null;
}
