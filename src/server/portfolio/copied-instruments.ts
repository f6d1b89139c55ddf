import type { AccountCopy } from "#contract/account-copy.ts";
import { inTurns } from "../account-copy/in-turns.ts";
import type { Queries } from "../database/open-database.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import { maximumPrices } from "./instruments.ts";
import type { PortfolioStore } from "./store.ts";

/** Takes the instruments and prices of a file that are missing. Returns how many. */
export async function takeInstruments(
  store: PortfolioStore,
  queries: Queries,
  userId: string,
  copied: AccountCopy["portfolio"]["instruments"],
  maximumHoldings: number,
): Promise<{ instruments: number; prices: number } | Refusal> {
  const known = new Map((await store.instruments(userId, undefined, queries)).map((one) => [one.symbol, one]));
  const instruments = copied.filter(({ symbol }) => !known.has(symbol));
  const pricesOf = copied.map(({ symbol, manualPrices }) => {
    const days = new Set(known.get(symbol)?.manualPrices.map(({ date }) => date));
    return { symbol, fresh: manualPrices.filter(({ date }) => !days.has(date)) };
  });
  const prices = pricesOf.reduce((sum, { fresh }) => sum + fresh.length, 0);
  const said = await store.saidSize(userId, queries);
  if (said.instruments + instruments.length > maximumHoldings)
    return refuse("portfolio-full", { values: { part: "assets", maximum: maximumHoldings } });
  if (said.prices + prices > maximumPrices)
    return refuse("portfolio-full", { values: { part: "prices", maximum: maximumPrices } });
  for await (const [, instrument] of inTurns(instruments)) await store.saveInstrument(queries, userId, instrument);
  for await (const [, { symbol, fresh }] of inTurns(pricesOf)) await store.setPrices(queries, userId, symbol, fresh);
  return { instruments: instruments.length, prices };
}
