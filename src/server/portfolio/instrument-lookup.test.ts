import { expect, it } from "vitest";
import type { SearchResult } from "#contract/market.ts";
import type { Quotes } from "../market/quotes.ts";
import type { Search } from "../market/search.ts";
import { createInstrumentLookup } from "./instrument-lookup.ts";
import { createSymbolCheck } from "./known-symbols.ts";

/** A market that has prices of nothing, and a directory with these tickers. */
function market(tickers: readonly string[]) {
  const quotes: Pick<Quotes, "get"> = { get: async (symbols) => ({ quotes: [], unknown: [...symbols] }) };
  const results = tickers.map((ticker): SearchResult => ({
    ticker,
    name: `${ticker} Company`,
    market: "stocks",
    locale: "us",
    primary_exchange: null,
    type: "Common Stock",
    active: true,
    currency_name: "USD",
  }));
  const search: Pick<Search, "find"> = {
    find: async (_query, limit) => ({
      results: results.slice(0, limit),
      provenance: { source: "directory", status: "live", asOf: null, delayMinutes: null, fetchedAt: null },
    }),
  };
  return { quotes, search };
}

it("takes an instrument that the directory lists and no source has a price for", async () => {
  expect(await createInstrumentLookup(market(["KO"]))("KO")).toEqual({ kind: "unclear", currency: "USD" });
  expect(await createInstrumentLookup(market(["KOF", "KOS", "KOP", "KO"]))("KO")).toMatchObject({ kind: "unclear" });
  expect((await createSymbolCheck(market(["KO"]))([{ symbol: "KO", name: null }])).unknown.size).toBe(0);
});

it("names what is near an instrument that nobody lists", async () => {
  expect(await createInstrumentLookup(market(["KOF"]))("KO")).toEqual({ kind: "unknown", near: ["KOF (KOF Company)"] });
  const { unknown } = await createSymbolCheck(market(["KOF"]))([{ symbol: "KO", name: null }]);
  expect(unknown.get("KO")).toEqual([{ symbol: "KOF", name: "KOF Company" }]);
});
