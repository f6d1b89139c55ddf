import type { PortfolioInstrument } from "#contract/portfolio.ts";
import type { Database, Queries } from "../database/open-database.ts";

const rowsAtOnce = 500;

/** SQL for the user's own instrument data. */
export function createPortfolioInstrumentStore({ db }: { db: Database }) {
  async function instruments(userId: string, symbol?: string, queries: Queries = db): Promise<PortfolioInstrument[]> {
    let said = queries.selectFrom("portfolio_instruments").selectAll().where("user_id", "=", userId);
    let prices = queries
      .selectFrom("portfolio_prices")
      .select(["symbol", "date", "price"])
      .where("user_id", "=", userId)
      .orderBy("symbol")
      .orderBy("date");
    if (symbol !== undefined) {
      said = said.where("symbol", "=", symbol);
      prices = prices.where("symbol", "=", symbol);
    }
    const bySymbol = new Map<string, PortfolioInstrument>();
    for (const row of await said.execute())
      bySymbol.set(row.symbol, {
        symbol: row.symbol,
        isCustom: row.is_custom === 1,
        name: row.name,
        currency: row.currency,
        assetClass: row.asset_class,
        sector: row.sector,
        country: row.country,
        tags: JSON.parse(row.tags) as string[],
        note: row.note,
        splitsCountedUntil: row.splits_counted_until,
        manualPrices: [],
      });
    for (const { symbol: priced, date, price } of await prices.execute()) {
      const instrument = bySymbol.get(priced) ?? nothingSaid(priced);
      bySymbol.set(priced, instrument);
      instrument.manualPrices.push({ date, price });
    }
    return [...bySymbol.values()].toSorted((one, other) => (one.symbol < other.symbol ? -1 : 1));
  }

  return {
    ...createManualPriceStore(),

    instruments,

    async saveInstrument(queries: Queries, userId: string, instrument: PortfolioInstrument): Promise<void> {
      const said = rowOfInstrument(instrument);
      await queries
        .insertInto("portfolio_instruments")
        .values({ user_id: userId, symbol: instrument.symbol, ...said })
        .onConflict((conflict) => conflict.columns(["user_id", "symbol"]).doUpdateSet(said))
        .execute();
    },

    /** Inserts instruments that the user has no entry for yet. */
    async insertInstruments(
      queries: Queries,
      userId: string,
      instruments: readonly PortfolioInstrument[],
    ): Promise<void> {
      for (let start = 0; start < instruments.length; start += rowsAtOnce)
        await queries
          .insertInto("portfolio_instruments")
          .values(
            instruments
              .slice(start, start + rowsAtOnce)
              .map((instrument) => ({ user_id: userId, symbol: instrument.symbol, ...rowOfInstrument(instrument) })),
          )
          .execute();
    },

    /** Returns the number of instruments and prices that the user has entered. */
    async saidSize(userId: string, queries: Queries = db): Promise<{ instruments: number; prices: number }> {
      const count = (table: "portfolio_instruments" | "portfolio_prices") =>
        queries
          .selectFrom(table)
          .select((select) => select.fn.countAll<number | string>().as("count"))
          .where("user_id", "=", userId)
          .executeTakeFirstOrThrow();
      return {
        instruments: Number((await count("portfolio_instruments")).count),
        prices: Number((await count("portfolio_prices")).count),
      };
    },
  };
}

/** SQL for prices that users have entered. */
function createManualPriceStore() {
  return {
    async setPrices(
      queries: Queries,
      userId: string,
      symbol: string,
      prices: readonly { readonly date: string; readonly price: string }[],
    ): Promise<void> {
      for (let start = 0; start < prices.length; start += rowsAtOnce)
        await queries
          .insertInto("portfolio_prices")
          .values(prices.slice(start, start + rowsAtOnce).map((price) => ({ user_id: userId, symbol, ...price })))
          .onConflict((conflict) =>
            conflict
              .columns(["user_id", "symbol", "date"])
              .doUpdateSet((update) => ({ price: update.ref("excluded.price") })),
          )
          .execute();
    },

    /** Prices of days that have none. */
    async insertPrices(
      queries: Queries,
      userId: string,
      prices: readonly { readonly symbol: string; readonly date: string; readonly price: string }[],
    ): Promise<void> {
      for (let start = 0; start < prices.length; start += rowsAtOnce) {
        await queries
          .insertInto("portfolio_prices")
          .values(prices.slice(start, start + rowsAtOnce).map((price) => ({ user_id: userId, ...price })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },

    async deletePrice(queries: Queries, userId: string, symbol: string, date: string): Promise<void> {
      await queries
        .deleteFrom("portfolio_prices")
        .where("user_id", "=", userId)
        .where("symbol", "=", symbol)
        .where("date", "=", date)
        .execute();
    },
  };
}

export function nothingSaid(symbol: string): PortfolioInstrument {
  return {
    symbol,
    isCustom: false,
    name: null,
    currency: null,
    assetClass: null,
    sector: null,
    country: null,
    tags: [],
    note: null,
    splitsCountedUntil: null,
    manualPrices: [],
  };
}

function rowOfInstrument(instrument: PortfolioInstrument) {
  return {
    is_custom: instrument.isCustom ? 1 : 0,
    name: instrument.name,
    currency: instrument.currency,
    asset_class: instrument.assetClass,
    sector: instrument.sector,
    country: instrument.country,
    tags: JSON.stringify(instrument.tags),
    note: instrument.note,
    splits_counted_until: instrument.splitsCountedUntil,
  };
}
