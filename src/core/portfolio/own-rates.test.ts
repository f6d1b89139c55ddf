import { describe, expect, it } from "vitest";
import { holdings, type PortfolioInput } from "./index.ts";
import { ownRatesIn, withOwnRates } from "./own-rates.ts";
import type { RateTable } from "./portfolio-input.ts";

const table: RateTable = {
  pivot: "EUR",
  series: {
    USD: [
      { date: "2026-03-02", rate: 1.25 },
      { date: "2026-03-04", rate: 1 },
    ],
  },
};

/** What 1,000,000 pesos are worth in euros on a day. */
function worthOf(rates: RateTable, asOf: string): string | null {
  const input: PortfolioInput = {
    baseCurrency: "EUR",
    accounts: [{ id: "a", currency: "ARS", cash: "recorded" }],
    transactions: [
      { id: "1", accountId: "a", type: "deposit", date: "2026-03-02", amount: "1000000", currency: "ARS" },
    ],
    prices: {},
    rates,
  };
  return holdings(input, { asOf }).totalValue;
}

describe("an exchange rate of one's own", () => {
  it("values a currency that no source has, by way of the other's rate of the day, until the next one", () => {
    const own = ownRatesIn({
      "USDARS=X": [
        { date: "2026-03-02", close: 1000 },
        { date: "2026-06-01", close: 1250 },
      ],
      AAPL: [{ date: "2026-03-02", close: 200 }],
    });
    const rates = withOwnRates(table, own);
    expect(worthOf(table, "2026-03-02")).toBeNull();
    // 1,000 dollars at 1.25, then at parity; 800 dollars in June, with the last rate of the dollar.
    expect(worthOf(rates, "2026-03-02")).toBe("800.00");
    expect(worthOf(rates, "2026-03-04")).toBe("1000.00");
    expect(
      worthOf(withOwnRates(table, ownRatesIn({ "EURARS=X": [{ date: "2026-03-02", close: 800 }] })), "2027-03-01"),
    ).toBe("1250.00");
  });

  it("counts from its day on, after those of a market, and the newest of several pairs counts", () => {
    const market = { ...table, series: { ...table.series, ARS: [{ date: "2026-02-25", rate: 500 }] } };
    const own = ownRatesIn({
      "EURARS=X": [{ date: "2026-03-03", close: 800 }],
      "USDARS=X": [{ date: "2026-03-02", close: 1000 }],
    });
    const rates = withOwnRates(market, own);
    expect(rates.series["ARS"]?.[0]).toEqual({ date: "2026-02-25", rate: 500 });
    expect(worthOf(rates, "2026-03-02")).toBe("800.00");
    expect(worthOf(rates, "2026-03-03")).toBe("1250.00");
  });

  it("can be written the other way round", () => {
    const rates = withOwnRates(table, ownRatesIn({ "ARSEUR=X": [{ date: "2026-03-01", close: 0.0008 }] }));
    expect(worthOf(rates, "2026-03-03")).toBe("800.00");
  });

  it("changes nothing where sources have the rate, and nothing between two currencies without any", () => {
    expect(withOwnRates(table, ownRatesIn({ "EURUSD=X": [{ date: "2026-03-02", close: 2 }] }))).toBe(table);
    expect(ownRatesIn({ "AAABBB=X": [{ date: "2026-03-02", close: 2 }] })).toEqual([]);
    expect(withOwnRates(table, ownRatesIn({ "ARSCLP=X": [{ date: "2026-03-02", close: 2 }] }))).toBe(table);
  });
});
