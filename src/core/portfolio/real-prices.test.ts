import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { recordingsNote } from "../../../tests/upstreams/recordings.ts";
import {
  holdings,
  performance,
  type PortfolioInput,
  type PriceSeries,
  type RateTable,
  type Transaction,
} from "./index.ts";

const folder = fileURLToPath(new URL("../../../../shared/data/prices/", import.meta.url));
const hasPrices = existsSync(`${folder}index.json`);

/** Rows of a CSV file without its head; cells may be blank. */
function rowsOf(path: string): string[][] {
  return readFileSync(folder + path, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => row.trim().split(","));
}

function pointsOf(path: string): { date: string; close: number }[] {
  return rowsOf(path).flatMap(([date = "", , , , close = ""]) =>
    close === "" ? [] : [{ date, close: Number(close) }],
  );
}

function eventsOf(path: string): { date: string; type: string; value: number }[] {
  return rowsOf(path).map(([date = "", type = "", value = ""]) => ({ date, type, value: Number(value) }));
}

const rates = (): RateTable => {
  const [head = "", ...rows] = readFileSync(`${folder}fx/ecb-per-eur.csv`, "utf8").trim().split("\n");
  const codes = head.trim().split(",").slice(1);
  const cells = rows.map((row) => row.trim().split(","));
  const series = codes.map((code, index) => [
    code,
    cells.flatMap((row) => (row[index + 1] === "" ? [] : [{ date: row[0] ?? "", rate: Number(row[index + 1]) }])),
  ]);
  return { pivot: "EUR", series: Object.fromEntries(series) as RateTable["series"] };
};

describe.skipIf(!hasPrices)(`real prices${recordingsNote}`, () => {
  it.each(["AAPL", "AIG", "IWM", "SPY", "GOOGL", "QQQ"])(
    "%s held from first to last with its splits and dividends returns what its prices say, traded or adjusted",
    (symbol) => {
      const points = pointsOf(`daily/lean/${symbol}.csv`);
      const events = eventsOf(`daily/lean/${symbol}.events.csv`).filter(({ date }) => date > (points[0]?.date ?? ""));
      const splits = events.filter(({ type }) => type === "split").map(({ date, value }) => ({ date, ratio: value }));
      const transactions = heldThroughout(symbol, points, events);
      const [from, to] = [points[0]?.date ?? "", points.at(-1)?.date ?? ""];
      const traded: PriceSeries = { currency: "USD", points, splits };
      const adjusted: PriceSeries = {
        ...traded,
        isSplitAdjusted: true,
        points: points.map(({ date, close }) => ({
          date,
          close: splits.filter((split) => split.date > date).reduce((price, { ratio }) => price / ratio, close),
        })),
      };
      const found = [traded, adjusted].map((prices) =>
        performance(inputOf({ [symbol]: prices }, transactions), { from, to, scope: { symbols: [symbol] } }),
      );
      // The instrument's own total return, day by day from its prices and events alone.
      let expected = 1;
      for (const [index, { date, close }] of points.entries()) {
        const before = points[index - 1];
        if (before === undefined) continue;
        const between = events.filter((event) => event.date > before.date && event.date <= date);
        const shares = between.filter(({ type }) => type === "split").reduce((all, { value }) => all * value, 1);
        const dividend = between.filter(({ type }) => type === "dividend").reduce((all, { value }) => all + value, 0);
        // Dividends are for a share as it was on their day: after a split of the same day.
        expected *= (close * shares + dividend * shares) / before.close;
      }
      for (const { returns, bridge } of found) {
        expect(Math.log1p(returns.timeWeighted ?? Number.NaN)).toBeCloseTo(Math.log(expected), 3);
        expect(bridge).not.toBeNull();
      }
      expect(found[1]?.bridge?.closing).toBe(found[0]?.bridge?.closing);
    },
  );

  it("values shares of six countries in euros by the ECB's rates, closes to the cent, and tells price from currency", () => {
    const bought = [
      ["1398.HK", "HKD", "1000"],
      ["CLC.L", "GBp", "100"],
      ["SCR.TO", "CAD", "50"],
      ["KEN.TA", "ILA", "10"],
      ["EWG", "USD", "20"],
      ["KME.MI", "EUR", "300"],
    ] as const;
    const table = rates();
    const prices: Record<string, PriceSeries> = {};
    const transactions: Transaction[] = [];
    let [from, to] = ["1900-01-01", "2023-12-29"];
    for (const [symbol, currency] of bought) {
      const points = pointsOf(`daily/yahoo/${symbol}.csv`).filter(({ date }) => date <= to);
      prices[symbol] = { currency, points };
      if ((points[0]?.date ?? "") > from) from = points[0]?.date ?? from;
      if ((points.at(-1)?.date ?? "") < to) to = points.at(-1)?.date ?? to;
    }
    for (const [symbol, currency, quantity] of bought) {
      const { points } = prices[symbol] ?? {};
      const close =
        points !== undefined && "length" in points ? points.findLast(({ date }) => date <= from)?.close : undefined;
      transactions.push({
        id: symbol,
        accountId: "a",
        type: "buy",
        symbol,
        date: from,
        quantity,
        price: String(close),
        currency,
      });
    }
    const input: PortfolioInput = {
      baseCurrency: "EUR",
      accounts: [{ id: "a", currency: "EUR" }],
      transactions,
      prices,
      rates: table,
    };
    const { bridge, returns, incomplete } = performance(input, { from, to });
    expect(incomplete).toEqual([]);
    if (bridge === null) throw new Error("there is no bridge");
    const sum = Number(bridge.opening) + Number(bridge.deposits) + Number(bridge.unrealised) + Number(bridge.currency);
    expect(sum).toBeCloseTo(Number(bridge.closing), 6);
    const now = holdings(input, { asOf: to });
    expect(now.totalValue).toBe(bridge.closing);
    for (const { symbol, value, quantity, price, currency } of now.holdings) {
      const perEuro =
        currency === "EUR" ? 1 : (table.series[currency]?.findLast(({ date }) => date <= to)?.rate ?? Number.NaN);
      expect([symbol, Number(value)]).toEqual([symbol, expect.closeTo((Number(quantity) * (price ?? 0)) / perEuro, 1)]);
    }
    expect(returns.simple).toBeCloseTo(Number(bridge.closing) / Number(bridge.deposits) - 1, 4);
    expect(now.holdings.find(({ symbol }) => symbol === "KME.MI")?.currencyGain).toBe("0.00");
    expect(Number(now.holdings.find(({ symbol }) => symbol === "1398.HK")?.currencyGain)).not.toBe(0);
  });
});

/** A hundred shares from the first day on, with every split and dividend in the ledger. */
function heldThroughout(
  symbol: string,
  points: readonly { date: string; close: number }[],
  events: ReturnType<typeof eventsOf>,
): Transaction[] {
  const shared = { accountId: "a", symbol, currency: "USD" };
  const first = points[0];
  const bought: Transaction = {
    ...shared,
    id: "buy",
    type: "buy",
    date: first?.date ?? "",
    quantity: "100",
    price: String(first?.close),
  };
  let shares = 100;
  const lines = events.map(({ date, type, value }, index): Transaction => {
    if (type === "split") {
      shares *= value;
      return { ...shared, id: `s${index}`, type: "split", date, ratio: String(value) };
    }
    return { ...shared, id: `d${index}`, type: "dividend", date, amount: (shares * value).toFixed(8) };
  });
  return [bought, ...lines];
}

function inputOf(prices: PortfolioInput["prices"], transactions: readonly Transaction[]): PortfolioInput {
  return {
    baseCurrency: "USD",
    accounts: [{ id: "a", currency: "USD" }],
    transactions,
    prices,
    rates: { pivot: "EUR", series: {} },
  };
}
