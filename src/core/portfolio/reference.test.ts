import { describe, expect, it } from "vitest";
import { englishReturnLack } from "./english-lack.ts";
import {
  type Account,
  bridge,
  checkLedger,
  type DayValue,
  holdings,
  looseTransfers,
  moneyWeightedReturn,
  performance,
  type PortfolioInput,
  type PriceSeries,
  type RateTable,
  timeWeightedReturn,
  type Transaction,
} from "./index.ts";

const noRates: RateTable = { pivot: "EUR", series: {} };
const account: Account = { id: "a", currency: "USD" };

let nextId = 0;
function line(part: Partial<Transaction> & Pick<Transaction, "type" | "date">): Transaction {
  nextId += 1;
  return { id: `t${nextId}`, accountId: "a", currency: "USD", ...part };
}

function series(closes: Readonly<Record<string, number>>, rest: Partial<PriceSeries> = {}): PriceSeries {
  return { currency: "USD", points: Object.entries(closes).map(([date, close]) => ({ date, close })), ...rest };
}

function portfolio(transactions: readonly Transaction[], rest: Partial<PortfolioInput> = {}): PortfolioInput {
  return { baseCurrency: "USD", accounts: [account], transactions, prices: {}, rates: noRates, ...rest };
}

describe("a return that is not known", () => {
  it("names what has no price, and says that nothing was invested only where nothing was", () => {
    const bought = ["NVDA", "SAP.DE", "MSFT", "AAPL"].map((symbol) =>
      line({ type: "buy", symbol, date: "2026-02-03", quantity: "2", price: "100" }),
    );
    const range = { from: "2026-02-01", to: "2026-02-10" };
    const reasons = (transactions: readonly Transaction[]) =>
      performance(portfolio(transactions), range).returns.reasons;
    expect(englishReturnLack(reasons(bought.slice(0, 1)).timeWeighted)).toBe("NVDA: no price");
    expect(englishReturnLack(reasons(bought.slice(0, 1)).moneyWeighted)).toBe("NVDA: no price");
    expect(englishReturnLack(reasons(bought).timeWeighted)).toBe("AAPL: no price; MSFT: no price; NVDA: no price; +1");
    expect(englishReturnLack(reasons([]).timeWeighted)).toBe("nothing was invested in this range");
  });

  it("does not call a missing exchange rate a missing price", () => {
    const symbols = ["SAP.DE", "BMW.DE"];
    const moved = symbols.map((symbol) =>
      line({ type: "transfer-in", symbol, date: "2026-02-03", quantity: "2", price: "100", currency: "EUR" }),
    );
    const priced = series({ "2026-02-03": 100, "2026-02-10": 110 }, { currency: "EUR" });
    const input = portfolio(moved, { prices: Object.fromEntries(symbols.map((symbol) => [symbol, priced])) });
    const { returns, incomplete } = performance(input, { from: "2026-02-01", to: "2026-02-10" });
    expect(incomplete.map(({ reason }) => reason)).toContainEqual({
      code: "no-rate-on",
      from: "EUR",
      to: "USD",
      day: "2026-02-10",
    });
    expect(englishReturnLack(returns.reasons.timeWeighted)).toBe(
      "BMW.DE: no rate EUR/USD on 10 Feb 2026; SAP.DE: no rate EUR/USD on 10 Feb 2026",
    );
  });
});

describe("money-weighted return", () => {
  // Microsoft's own example of XIRR: 37.3362535 %.
  it("is that of the example of XIRR in Excel's documentation", () => {
    const flows = [
      { date: "2008-01-01", amount: -10_000 },
      { date: "2008-03-01", amount: 2_750 },
      { date: "2008-10-30", amount: 4_250 },
      { date: "2009-02-15", amount: 3_250 },
      { date: "2009-04-01", amount: 2_750 },
    ];
    expect(moneyWeightedReturn(flows)).toBeCloseTo(0.373362535, 8);
    expect(moneyWeightedReturn(flows.toReversed())).toBeCloseTo(0.373362535, 8);
  });

  it("doubles in a year of 365 days to 100 %, and is negative for a loss", () => {
    expect(
      moneyWeightedReturn([
        { date: "2023-01-01", amount: -100 },
        { date: "2024-01-01", amount: 200 },
      ]),
    ).toBeCloseTo(1, 12);
    expect(
      moneyWeightedReturn([
        { date: "2023-01-01", amount: -100 },
        { date: "2024-01-01", amount: 1 },
      ]),
    ).toBeCloseTo(-0.99, 12);
  });

  it("is null when money never comes back, when nothing was paid in, and when all is on one day", () => {
    expect(moneyWeightedReturn([{ date: "2023-01-01", amount: -100 }])).toBeNull();
    expect(
      moneyWeightedReturn([
        { date: "2023-01-01", amount: 5 },
        { date: "2023-02-01", amount: 5 },
      ]),
    ).toBeNull();
    expect(
      moneyWeightedReturn([
        { date: "2023-01-01", amount: -5 },
        { date: "2023-01-01", amount: 6 },
      ]),
    ).toBeNull();
    expect(moneyWeightedReturn([])).toBeNull();
  });
});

const day = (date: string, value: number | null, rest: Partial<DayValue> = {}): DayValue => ({
  date,
  value,
  inflow: 0,
  outflow: 0,
  income: 0,
  fees: 0,
  taxes: 0,
  feesPaidIn: 0,
  taxesPaidIn: 0,
  ...rest,
});

describe("time-weighted return", () => {
  // Investopedia, "Time-Weighted Rate of Return", scenario 1: 1,000,000 grew to 1,162,484, 100,000 more were paid in, and
  // 1,262,484 fell to 1,192,328: 9.79 %.
  it("is that of a published example with a deposit in mid-year", () => {
    const days = [
      day("2023-12-31", 1_000_000),
      day("2024-08-14", 1_162_484),
      day("2024-12-31", 1_192_328, { inflow: 100_000 }),
    ];
    expect(timeWeightedReturn(days)).toBeCloseTo(0.0979, 4);
  });

  it("counts an outflow at the end of its day", () => {
    const days = [day("2024-01-01", 1_000), day("2024-01-02", 600, { outflow: 500 }), day("2024-01-03", 660)];
    expect(timeWeightedReturn(days)).toBeCloseTo(1.1 * 1.1 - 1, 12);
  });

  it("bridges over a day without a price, and is null when money moved on one", () => {
    expect(timeWeightedReturn([day("2024-01-01", 100), day("2024-01-02", null), day("2024-01-03", 110)])).toBeCloseTo(
      0.1,
      12,
    );
    const moved = [day("2024-01-01", 100), day("2024-01-02", null, { inflow: 50 }), day("2024-01-03", 160)];
    expect(timeWeightedReturn(moved)).toBeNull();
    const next = [day("2024-01-01", 100), day("2024-01-02", null), day("2024-01-03", 160, { inflow: 50 })];
    expect(timeWeightedReturn(next)).toBeNull();
    expect(timeWeightedReturn([day("2024-01-01", 100), day("2024-01-02", null)])).toBeNull();
  });

  it("leaves income, fees or taxes out where that is asked for", () => {
    const days = [day("2024-01-01", 1_000), day("2024-01-02", 1_040, { income: 50, fees: 8, taxes: 2 })];
    expect(timeWeightedReturn(days)).toBeCloseTo(0.04, 12);
    expect(timeWeightedReturn(days, { income: false })).toBeCloseTo(-0.01, 12);
    expect(timeWeightedReturn(days, { fees: false })).toBeCloseTo(0.048, 12);
    expect(timeWeightedReturn(days, { taxes: false })).toBeCloseTo(0.042, 12);
    expect(timeWeightedReturn(days, { income: false, fees: false, taxes: false })).toBeCloseTo(0, 12);
  });

  it("is null when nothing was invested or more was owed than owned", () => {
    expect(timeWeightedReturn([day("2024-01-01", 0), day("2024-01-02", 0)])).toBeNull();
    expect(timeWeightedReturn([day("2024-01-01", -100), day("2024-01-02", -90)])).toBeNull();
  });
});

describe("first in, first out and average cost", () => {
  // IRS Publication 550 (2023), "Identification of shares", first-in first-out, and the average basis method: the older shares leave
  // first; or every share leaves with the average. Figures by hand: 100 @ 10, 200 @ 11, 50 @ 14 sold at 15.
  const ledger = [
    line({ type: "buy", symbol: "XYZ", date: "2024-01-02", quantity: "100", price: "10", fee: "5" }),
    line({ type: "buy", symbol: "XYZ", date: "2024-02-01", quantity: "200", price: "11" }),
    line({ type: "buy", symbol: "XYZ", date: "2024-03-01", quantity: "50", price: "14" }),
    line({ type: "sell", symbol: "XYZ", date: "2024-04-01", quantity: "150", price: "15", fee: "10" }),
  ];
  const prices = { XYZ: series({ "2024-01-02": 10, "2024-04-01": 15 }) };

  it("sells the oldest shares first, with their own cost", () => {
    const { holdings: held } = holdings(portfolio(ledger, { prices }), { asOf: "2024-04-01" });
    // Left: 150 of the lot at 11, 50 at 14: 1,650 + 700 = 2,350.
    expect(held[0]).toMatchObject({
      quantity: "200",
      cost: "2350.00",
      averageCost: "11.75",
      value: "3000.00",
      gain: "650.00",
    });
    // Sold: 2,250 - 10 against 100 at 10 + 5 of fee + 50 at 11 = 1,555.
    expect(held[0]?.realised).toBe("685.00");
    expect(held[0]?.lots.map(({ quantity, cost, date }) => [date, quantity, cost])).toEqual([
      ["2024-02-01", "150", "1650.00"],
      ["2024-03-01", "50", "700.00"],
    ]);
  });

  it("sells at the average cost of all shares where the account says so", () => {
    const input = portfolio(ledger, { prices, accounts: [{ ...account, costMethod: "average" }] });
    const { holdings: held } = holdings(input, { asOf: "2024-04-01" });
    // 1,000 + 2,200 + 700 = 3,900 for 350, and 5 of fee: 200 shares keep 200/350 of both.
    expect(held[0]).toMatchObject({ quantity: "200", averageCost: "11.142857", cost: "2231.43" });
    expect(held[0]?.realised).toBe((2240 - (3905 * 150) / 350).toFixed(2));
    const lots = held[0]?.lots ?? [];
    expect(lots.map(({ quantity }) => quantity)).toEqual(["150", "50"]);
    expect(lots.reduce((sum, { cost }) => sum + Number(cost), 0)).toBeCloseTo(2231.43, 8);
  });

  it("keeps cost and average as the wire's example has them", () => {
    const input = portfolio(
      [line({ type: "buy", symbol: "NVDA", date: "2025-03-04", quantity: "12", price: "131.20", fee: "1" })],
      { prices: { NVDA: series({ "2025-11-20": 175.26, "2025-11-21": 178.88 }) } },
    );
    expect(holdings(input, { asOf: "2025-11-21" })).toMatchObject({
      holdings: [
        {
          quantity: "12",
          averageCost: "131.20",
          cost: "1575.40",
          price: 178.88,
          value: "2146.56",
          gain: "571.16",
          dayChange: "43.44",
        },
      ],
      totalValue: "2146.56",
      totalGainLoss: "571.16",
    });
  });
});

describe("splits", () => {
  const bought = line({ type: "buy", symbol: "AAPL", date: "2020-08-27", quantity: "10", price: "500" });
  const split = line({ type: "split", symbol: "AAPL", date: "2020-08-31", ratio: "4" });
  const traded = series(
    { "2020-08-27": 500, "2020-08-28": 499.23, "2020-08-31": 129.04, "2020-09-01": 134.18 },
    { splits: [{ date: "2020-08-31", ratio: 4 }] },
  );
  const adjusted = series(
    { "2020-08-27": 125, "2020-08-28": 124.8075, "2020-08-31": 129.04, "2020-09-01": 134.18 },
    { splits: [{ date: "2020-08-31", ratio: 4 }], isSplitAdjusted: true },
  );

  // Apple's split of 31 August 2020, four for one: closes of 499.23 before and 129.04 after.
  it.each([
    ["traded", traded],
    ["split-adjusted", adjusted],
  ])("values %s prices the same on the days around a split", (_name, prices) => {
    const input = portfolio([bought, split], { prices: { AAPL: prices } });
    const { days, returns, bridge: bridged } = performance(input, { from: "2020-08-27", to: "2020-09-01" });
    expect(days.map(({ date, value }) => [date, Number(value?.toFixed(4))])).toEqual([
      ["2020-08-26", 0],
      ["2020-08-27", 5000],
      ["2020-08-28", 4992.3],
      ["2020-08-29", 4992.3],
      ["2020-08-30", 4992.3],
      ["2020-08-31", 5161.6],
      ["2020-09-01", 5367.2],
    ]);
    expect(returns.timeWeighted).toBeCloseTo(5367.2 / 5000 - 1, 10);
    expect(bridged).toMatchObject({ deposits: "5000.00", unrealised: "367.20", closing: "5367.20" });
    expect(holdings(input, { asOf: "2020-08-31" }).holdings[0]).toMatchObject({
      quantity: "40",
      averageCost: "125.00",
      dayChange: "169.30",
    });
  });

  it("counts new shares in a purchase on the day of the split, whatever was typed first", () => {
    const onTheDay = line({ type: "buy", symbol: "AAPL", date: "2020-08-31", quantity: "4", price: "129" });
    for (const order of [
      [bought, split, onTheDay],
      [onTheDay, split, bought],
    ]) {
      const { holdings: held } = holdings(portfolio(order, { prices: { AAPL: traded } }), { asOf: "2020-09-01" });
      expect(held[0]?.quantity).toBe("44");
    }
  });

  it("comes back to the same shares after a split and its reverse, also by thirds", () => {
    const thirds = [
      bought,
      line({ type: "split", symbol: "AAPL", date: "2020-08-31", ratio: "0.333333333333" }),
      line({ type: "split", symbol: "AAPL", date: "2020-09-01", ratio: "3" }),
    ];
    const { holdings: held } = holdings(portfolio(thirds, { prices: { AAPL: traded } }), { asOf: "2020-09-01" });
    expect(Number(held[0]?.quantity)).toBeCloseTo(10, 12);
    expect(held[0]?.cost).toBe("5000.00");
  });
});

describe("several currencies", () => {
  // Worked by hand. 10 shares at 100 EUR with the euro at 1.10 dollars; 6 months later 110 EUR at 1.20:
  // price 10 x 10 x 1.20 = 120, currency 1,000 x 0.10 = 100, together 220 = 1,320 - 1,100.
  const rates: RateTable = {
    pivot: "EUR",
    series: {
      USD: [
        { date: "2024-01-02", rate: 1.1 },
        { date: "2024-07-01", rate: 1.2 },
      ],
    },
  };
  const prices = { "SIE.DE": series({ "2024-01-02": 100, "2024-07-01": 110 }, { currency: "EUR" }) };
  const accounts = [{ id: "a", currency: "EUR" }];
  const ledger = [
    line({ type: "deposit", date: "2024-01-02", amount: "1000", currency: "EUR" }),
    line({ type: "buy", symbol: "SIE.DE", date: "2024-01-02", quantity: "10", price: "100", currency: "EUR" }),
  ];

  it("tells the gain by price from the gain by currency", () => {
    const input = portfolio(ledger, { prices, rates, accounts });
    expect(holdings(input, { asOf: "2024-07-01" }).holdings[0]).toMatchObject({
      currency: "EUR",
      averageCost: "100.00",
      cost: "1100.00",
      value: "1320.00",
      gain: "220.00",
      priceGain: "120.00",
      currencyGain: "100.00",
    });
    expect(bridge(input, { from: "2024-01-02", to: "2024-07-01" }).bridge).toMatchObject({
      opening: "0.00",
      deposits: "1100.00",
      unrealised: "120.00",
      currency: "100.00",
      closing: "1320.00",
    });
  });

  it("keeps the gain by currency of what was sold, and of cash that stays in its currency", () => {
    const sold = line({
      type: "sell",
      symbol: "SIE.DE",
      date: "2024-07-01",
      quantity: "10",
      price: "110",
      currency: "EUR",
    });
    const later = { ...rates, series: { USD: [...(rates.series["USD"] ?? []), { date: "2024-07-08", rate: 1.3 }] } };
    const input = portfolio([...ledger, sold], { prices, rates: later, accounts });
    expect(bridge(input, { from: "2024-01-02", to: "2024-07-08" }).bridge).toMatchObject({
      realised: "120.00",
      // 100 on the shares, 1,100 EUR x 0.10 on the cash since.
      currency: "210.00",
      closing: "1430.00",
    });
  });

  it("takes a missing rate neither as one nor as nothing: the figure is incomplete and says so", () => {
    const input = portfolio(ledger, { prices, rates: noRates, accounts });
    const { holdings: held, totalValue, incomplete } = holdings(input, { asOf: "2024-07-01" });
    expect(held[0]).toMatchObject({ value: null, gain: null, weight: null });
    expect(totalValue).toBeNull();
    expect(incomplete).toContainEqual({
      symbol: "SIE.DE",
      reason: { code: "no-rate-on", from: "EUR", to: "USD", day: "2024-07-01" },
    });
    const measured = performance(input, { from: "2024-01-02", to: "2024-07-01" });
    expect(measured.bridge).toBeNull();
    expect(measured.returns).toMatchObject({ timeWeighted: null, moneyWeighted: null, simple: null });
    expect(englishReturnLack(measured.returns.reasons.moneyWeighted)).toContain("no rate EUR/USD on 2 Jan 2024");
  });

  it("names the instrument and the day that a return can't do without, and no other", () => {
    const known = series({ "2024-01-03": 10, "2024-03-01": 11, "2024-03-04": 12, "2024-05-02": 13 });
    const gapped = series({ "2024-01-03": 10, "2024-02-01": 11, "2024-05-02": 12 });
    const buy = (symbol: string, date: string) => line({ type: "buy", symbol, date, quantity: "10", price: "10" });
    const bought = [buy("KNOWN", "2024-01-03"), buy("GAP", "2024-01-03"), buy("KNOWN", "2024-03-04")];
    // Days from 16 February on have no price of GAP, and only the one before the second purchase matters.
    const { returns } = performance(portfolio(bought, { prices: { KNOWN: known, GAP: gapped } }), {
      from: "2024-01-03",
      to: "2024-05-02",
    });
    expect(Object.keys(returns.reasons)).toEqual(["timeWeighted"]);
    expect(englishReturnLack(returns.reasons.timeWeighted)).toBe("GAP: no price on 4 Mar 2024");
    expect(returns.simple).not.toBeNull();
  });

  it("says of which holdings a total leaves out the gain because their cost is unknown", () => {
    const input = portfolio(
      [
        line({ type: "buy", symbol: "KNOWN", date: "2024-01-03", quantity: "1", price: "10" }),
        line({ type: "transfer-in", symbol: "GIFT", date: "2024-01-03", quantity: "1" }),
      ],
      { prices: { KNOWN: series({ "2024-01-03": 11 }), GIFT: series({ "2024-01-03": 100 }) } },
    );
    expect(holdings(input, { asOf: "2024-01-03" })).toMatchObject({
      totalValue: "111.00",
      totalCost: "10.00",
      totalGainLoss: "1.00",
      incomplete: [{ symbol: "GIFT", reason: { code: "cost-unknown" } }],
    });
  });

  it("keeps the digits of a small average, and of shares with 18 places", () => {
    const coins = line({ type: "buy", symbol: "COIN", date: "2024-01-03", quantity: "2000000", price: "0.00000049" });
    const atoms = line({
      type: "buy",
      symbol: "ATOM",
      date: "2024-01-03",
      quantity: "0.123456789012345678",
      price: "1000",
    });
    const input = portfolio([coins, atoms], {
      prices: { COIN: series({ "2024-01-03": 0.000_000_49 }), ATOM: series({ "2024-01-03": 1000 }) },
    });
    expect(holdings(input, { asOf: "2024-01-03" }).holdings).toMatchObject([
      { symbol: "ATOM", quantity: "0.123456789012345678", averageCost: "1000.00", cost: "123.46" },
      { symbol: "COIN", averageCost: "0.00000049", cost: "0.98", value: "0.98" },
    ]);
    // Alone, these lines are few enough in places for columns.
    expect(holdings({ ...input, transactions: [coins] }, { asOf: "2024-01-03" }).holdings).toMatchObject([
      { averageCost: "0.00000049", lots: [{ price: "0.00000049" }] },
    ]);
  });

  it("takes a rate as too old after two weeks", () => {
    const input = portfolio(ledger, {
      prices: { "SIE.DE": series({ "2024-07-20": 110 }, { currency: "EUR" }) },
      rates,
      accounts,
    });
    expect(holdings(input, { asOf: "2024-07-15" }).incomplete).toContainEqual({
      symbol: "SIE.DE",
      reason: { code: "no-price-on", day: "2024-07-15" },
    });
    expect(holdings(input, { asOf: "2024-07-20" }).incomplete).toContainEqual({
      symbol: "SIE.DE",
      reason: { code: "no-rate-on", from: "EUR", to: "USD", day: "2024-07-20" },
    });
  });

  it("reads prices in pence as pounds, in the ledger and from the provider", () => {
    const input = portfolio(
      [line({ type: "buy", symbol: "OCDO.L", date: "2024-01-02", quantity: "100", price: "350", currency: "GBp" })],
      {
        baseCurrency: "GBP",
        accounts: [{ id: "a", currency: "GBP" }],
        prices: { "OCDO.L": series({ "2024-01-02": 360 }, { currency: "GBp" }) },
      },
    );
    expect(holdings(input, { asOf: "2024-01-02" })).toMatchObject({
      holdings: [{ currency: "GBP", averageCost: "3.50", cost: "350.00", price: 3.6, value: "360.00" }],
      totalValue: "360.00",
    });
  });
});

describe("what is missing", () => {
  it("leaves an instrument without a price out of both ends of the bridge, and closes", () => {
    const input = portfolio(
      [
        line({ type: "deposit", date: "2024-01-02", amount: "3000" }),
        line({ type: "buy", symbol: "AAA", date: "2024-01-03", quantity: "10", price: "100" }),
        line({ type: "buy", symbol: "SIE.DE", date: "2024-01-03", quantity: "5", price: "200", fee: "2" }),
      ],
      { prices: { AAA: series({ "2024-01-03": 100, "2024-01-05": 110 }) } },
    );
    const { bridge: bridged, incomplete } = bridge(input, { from: "2024-01-02", to: "2024-01-05" });
    expect(incomplete).toEqual([{ symbol: "SIE.DE", reason: { code: "no-price" } }]);
    expect(bridged).toMatchObject({
      deposits: "3000.00",
      withdrawals: "1000.00",
      fees: "2.00",
      unrealised: "100.00",
      closing: "2098.00",
    });
    expect(holdings(input, { asOf: "2024-01-05" }).totalValue).toBe("2098.00");
  });

  it("never lets a provider overwrite a price set by hand, and keeps it however old", () => {
    const manual = series({ "2024-01-03": 100, "2024-01-04": 101 }, { manual: [{ date: "2024-01-04", close: 90 }] });
    const input = portfolio([line({ type: "transfer-in", symbol: "AAA", date: "2024-01-03", quantity: "1" })], {
      prices: { AAA: manual },
    });
    expect(holdings(input, { asOf: "2024-01-04" }).holdings[0]).toMatchObject({ price: 90, isManualPrice: true });
    expect(holdings(input, { asOf: "2025-01-04" }).holdings[0]).toMatchObject({ price: 90 });
    const later = {
      AAA: {
        ...manual,
        points: [
          { date: "2024-01-03", close: 100 },
          { date: "2024-01-08", close: 105 },
        ],
      },
    };
    expect(holdings({ ...input, prices: later }, { asOf: "2024-01-08" }).holdings[0]).toMatchObject({
      price: 105,
      isManualPrice: false,
    });
  });

  it("values a holding of unknown cost, and says nothing of its gain", () => {
    const input = portfolio(
      [
        line({ type: "transfer-in", symbol: "MSFT", date: "2024-01-05", quantity: "5" }),
        line({ type: "transfer-in", symbol: "AAA", date: "2024-01-05", quantity: "5", price: "80" }),
      ],
      {
        prices: {
          MSFT: series({ "2024-01-04": 400, "2024-01-05": 410 }),
          AAA: series({ "2024-01-04": 100, "2024-01-05": 100 }),
        },
      },
    );
    const found = holdings(input, { asOf: "2024-01-05" });
    expect(found.holdings[0]).toMatchObject({
      symbol: "MSFT",
      value: "2050.00",
      cost: null,
      gain: null,
      gainPercent: null,
      dayChange: "50.00",
    });
    expect(found).toMatchObject({
      totalValue: "2550.00",
      totalCost: "400.00",
      totalGainLoss: "100.00",
      totalGainLossPercent: 25,
    });
    // Moved in at the start of the day: MSFT worth 2,000 then, AAA at its cost of 400.
    const { returns, bridge: bridged } = performance(input, { from: "2024-01-05", to: "2024-01-05" });
    expect(bridged).toMatchObject({ deposits: "2400.00", unrealised: "150.00", closing: "2550.00" });
    expect(returns.simple).toBeCloseTo(2550 / 2400 - 1, 12);
    // What AAA gained before it came is no return of the day: it counts with 500.
    expect(returns.timeWeighted).toBeCloseTo(2550 / 2500 - 1, 12);
  });

  it("takes what a purchase lacks as deposited where no deposit was recorded, and never after", () => {
    const bought = line({ type: "buy", symbol: "AAA", date: "2024-01-03", quantity: "10", price: "100", fee: "1" });
    const prices = { AAA: series({ "2024-01-03": 100 }) };
    const range = { from: "2024-01-01", to: "2024-01-05" };
    expect(bridge(portfolio([bought], { prices }), range).bridge).toMatchObject({
      deposits: "1001.00",
      impliedDeposits: "1001.00",
      fees: "1.00",
      closing: "1000.00",
    });
    const paid = line({ type: "deposit", date: "2024-01-05", amount: "900" });
    expect(bridge(portfolio([bought, paid], { prices }), range).bridge).toMatchObject({
      deposits: "900.00",
      impliedDeposits: "0.00",
      closing: "899.00",
    });
  });
});

it.each([
  ["fifo", "1700.00", ["140", "120"]],
  ["lifo", "1900.00", ["100", "140"]],
  ["highest-cost", "2000.00", ["100", "120"]],
  ["average", "1800.00", ["120", "120"]],
] as const)("sells %s", (costMethod, cost, left) => {
  const prices = { AAA: series({ "2024-01-03": 100, "2024-03-01": 150 }) };
  const buy = (date: string, price: string) => line({ type: "buy", symbol: "AAA", date, quantity: "10", price });
  const sale = line({ type: "sell", symbol: "AAA", date: "2024-03-01", quantity: "15", price: "150" });
  const input = portfolio([buy("2024-01-03", "100"), buy("2024-01-04", "140"), buy("2024-01-05", "120"), sale], {
    prices,
    accounts: [{ ...account, costMethod }],
  });
  const [held] = holdings(input, { asOf: "2024-03-01" }).holdings;
  expect(held?.realised).toBe((2250 - Number(cost)).toFixed(2));
  expect(held?.lots.map(({ price }) => String(Number(price)))).toEqual(left);
});

describe("shares that move", () => {
  const prices = {
    AAA: series({ "2024-01-03": 100, "2024-02-01": 120, "2024-02-02": 130 }),
    BBB: series({ "2024-01-03": 20, "2024-02-01": 30, "2024-02-02": 31 }),
  };
  const bought = line({ type: "buy", symbol: "AAA", date: "2024-01-03", quantity: "10", price: "100" });
  const range = { from: "2024-01-03", to: "2024-02-02" };

  it("keeps days and cost of lots that go to another account, which is no flow for both together", () => {
    const input = portfolio(
      [
        bought,
        line({ type: "transfer-out", symbol: "AAA", date: "2024-02-02", quantity: "4" }),
        line({ type: "transfer-in", symbol: "AAA", date: "2024-02-02", quantity: "4", accountId: "b" }),
      ],
      { prices, accounts: [account, { id: "b", currency: "USD" }] },
    );
    expect(performance(input, range).bridge).toMatchObject({
      deposits: "1000.00",
      withdrawals: "0.00",
      unrealised: "300.00",
      closing: "1300.00",
    });
    const moved = holdings(input, { asOf: "2024-02-02", scope: { accountIds: ["b"] } });
    expect(moved.holdings[0]).toMatchObject({ quantity: "4", cost: "400.00", gain: "120.00" });
    expect(moved.holdings[0]?.lots[0]?.date).toBe("2024-01-03");
    // Out and in at the end of the day, at 130: its change counts once, where the shares were.
    expect(performance(input, { ...range, scope: { accountIds: ["b"] } }).bridge).toMatchObject({
      deposits: "520.00",
      unrealised: "0.00",
      closing: "520.00",
    });
    expect(performance(input, { ...range, scope: { accountIds: ["a"] } }).bridge).toMatchObject({
      withdrawals: "520.00",
      realised: "120.00",
      closing: "780.00",
    });
  });

  it("sells all of what no number can say by its rounded number", () => {
    const third = [bought, line({ type: "split", symbol: "AAA", date: "2024-01-10", ratio: "0.333333333333" })];
    const left = (quantity: string) =>
      holdings(
        portfolio([...third, line({ type: "sell", symbol: "AAA", date: "2024-01-12", quantity, price: "300" })], {
          prices,
        }),
        {
          asOf: "2024-01-12",
        },
      ).holdings.map((holding) => Number(holding.quantity).toFixed(4));
    for (const quantity of ["3.33", "3.3333", "3.333333", "3.333333333333333333"]) expect(left(quantity)).toEqual([]);
    expect(left("3")).toEqual(["0.3333"]);
    expect(left("3.32")).toEqual(["0.0133"]);
  });

  it("moves a part of the cost with a spin-off, and gives cost back with the cash of a merger", () => {
    const spun = portfolio(
      [
        bought,
        line({ type: "spin-off", symbol: "AAA", newSymbol: "BBB", date: "2024-02-01", ratio: "0.5", costShare: "0.2" }),
      ],
      { prices },
    );
    const held = holdings(spun, { asOf: "2024-02-02" }).holdings;
    expect(held.map(({ symbol, quantity, cost }) => [symbol, quantity, cost])).toEqual([
      ["AAA", "10", "800.00"],
      ["BBB", "5", "200.00"],
    ]);
    expect(bridge(spun, range).bridge).toMatchObject({ closing: "1455.00", unrealised: "455.00" });
    expect(bridge(spun, { ...range, scope: { symbols: ["BBB"] } }).bridge).toMatchObject({
      deposits: "150.00",
      unrealised: "5.00",
      closing: "155.00",
    });

    const merged = portfolio(
      [bought, line({ type: "merger", symbol: "AAA", newSymbol: "BBB", date: "2024-02-01", ratio: "2", cash: "10" })],
      { prices },
    );
    expect(holdings(merged, { asOf: "2024-02-02" })).toMatchObject({
      holdings: [{ symbol: "BBB", quantity: "20", cost: "900.00" }],
      totalCash: "100.00",
    });
    expect(bridge(merged, range).bridge).toMatchObject({ realised: "0.00", unrealised: "-280.00", closing: "720.00" });

    const boughtOut = portfolio([bought, line({ type: "merger", symbol: "AAA", date: "2024-02-01", cash: "125" })], {
      prices,
    });
    expect(bridge(boughtOut, range).bridge).toMatchObject({ realised: "250.00", closing: "1250.00" });
  });

  it("pays the fee of a transfer in shares, where fewer arrive than left", () => {
    const input = portfolio(
      [
        bought,
        line({ type: "transfer-out", symbol: "AAA", date: "2024-02-02", quantity: "4" }),
        line({ type: "transfer-in", symbol: "AAA", date: "2024-02-02", quantity: "3.9", accountId: "b" }),
      ],
      { prices, accounts: [account, { id: "b", currency: "USD" }] },
    );
    // A tenth of a share, bought at 100, is worth 13.00 as it goes.
    expect(performance(input, range)).toMatchObject({
      bridge: { deposits: "1000.00", withdrawals: "0.00", realised: "3.00", fees: "13.00", closing: "1287.00" },
      returns: { gain: 287 },
    });
    const gains = ["a", "b"].map((id) => performance(input, { ...range, scope: { accountIds: [id] } }).returns.gain);
    expect(gains).toEqual([287, 0]);
    expect(holdings(input, { asOf: "2024-02-02" }).holdings.map(({ quantity, cost }) => [quantity, cost])).toEqual([
      ["6", "600.00"],
      ["3.9", "390.00"],
    ]);
  });

  it("takes nothing for a fee that arrives elsewhere on the same day", () => {
    const accounts = [account, { id: "b", currency: "USD" }, { id: "c", currency: "USD" }];
    const arrived = ["3.8", "0.2"].map((quantity, index) =>
      line({
        type: "transfer-in",
        symbol: "AAA",
        date: "2024-02-02",
        quantity,
        accountId: accounts[index + 1]?.id ?? "",
      }),
    );
    const left = line({ type: "transfer-out", symbol: "AAA", date: "2024-02-02", quantity: "4" });
    const { bridge } = performance(portfolio([bought, left, ...arrived], { prices, accounts }), range);
    expect(bridge).toMatchObject({ fees: "0.00", closing: "1300.00" });
  });

  it("carries lots and cost from one account to several, and from several to one", () => {
    const accounts = [account, { id: "b", currency: "USD" }, { id: "c", currency: "USD" }];
    const end = (type: "transfer-in" | "transfer-out", accountId: string, quantity: string, date = "2024-02-02") =>
      line({ type, symbol: "AAA", date, quantity, accountId });
    const parted = [bought, end("transfer-out", "a", "8"), end("transfer-in", "b", "6"), end("transfer-in", "c", "2")];
    const costsOf = (lines: readonly Transaction[]) =>
      holdings(portfolio(lines, { prices, accounts }), { asOf: "2024-02-02", by: "account" })
        .holdings.map(({ accountId, quantity, cost }) => `${accountId} ${quantity} ${cost}`)
        .toSorted();
    expect(costsOf(parted)).toEqual(["a 2 200.00", "b 6 600.00", "c 2 200.00"]);
    expect(performance(portfolio(parted, { prices, accounts }), range).bridge).toMatchObject({
      fees: "0.00",
      deposits: "1000.00",
    });
    const joined = [
      bought,
      line({ type: "buy", symbol: "AAA", date: "2024-01-04", quantity: "5", price: "110", accountId: "b" }),
      end("transfer-out", "a", "10"),
      end("transfer-out", "b", "5"),
    ];
    expect(costsOf([...joined, end("transfer-in", "c", "15")])).toEqual(["c 15 1550.00"]);
    // A network's fee of half a share, from the larger part.
    const less = portfolio([...joined, end("transfer-in", "c", "14.5")], { prices, accounts });
    expect(performance(less, range).bridge).toMatchObject({ fees: "65.00", closing: "1885.00" });
  });

  it.each(["symbol-change", "merger"] as const)(
    "goes from one name to another where only one account has a %s afterwards",
    (type) => {
      const accounts = [account, { id: "b", currency: "USD" }];
      const moved = [
        bought,
        line({ type: "transfer-out", symbol: "AAA", date: "2024-01-10", quantity: "10" }),
        line({ type: "transfer-in", symbol: "AAA", date: "2024-01-10", quantity: "10", accountId: "b" }),
        line({
          type,
          symbol: "AAA",
          newSymbol: "BBB",
          ...(type === "merger" ? { ratio: "1" } : {}),
          date: "2024-02-01",
          accountId: "b",
        }),
      ];
      const input = portfolio(moved, { prices: { ...prices, BBB: prices.AAA }, accounts });
      const gainOf = (symbol: string) =>
        Number(performance(input, { ...range, scope: { symbols: [symbol] } }).returns.gain);
      const whole = performance(input, range).returns.gain;
      expect(gainOf("AAA") + gainOf("BBB")).toBeCloseTo(Number(whole), 2);
    },
  );

  it("says why two ends that look alike aren't one transfer", () => {
    const accounts = [account, { id: "b", currency: "USD" }, { id: "c", currency: "USD" }];
    const out = (quantity: string, date = "2024-02-01", accountId = "a") =>
      line({ type: "transfer-out", symbol: "AAA", date, quantity, accountId });
    const into = (quantity: string, date = "2024-02-01", accountId = "b") =>
      line({ type: "transfer-in", symbol: "AAA", date, quantity, accountId });
    const whyOf = (...lines: Transaction[]) => {
      const found = looseTransfers(accounts, [bought, ...lines]);
      return lines.map(({ id }) => found.get(id)?.why ?? null);
    };
    expect(whyOf(out("4"), into("4"))).toEqual([null, null]);
    expect(whyOf(out("4"), into("4", "2024-02-02"))).toEqual(["day", "day"]);
    expect(whyOf(out("4", "2024-02-02"), into("3.9", "2024-02-01"))).toEqual(["day", "day"]);
    expect(whyOf(out("4"), into("4", "2024-03-02"))).toEqual([null, null]);
    expect(whyOf(out("4"), into("3"))).toEqual(["less", "less"]);
    expect(whyOf(out("4"), into("5"))).toEqual(["more", "more"]);
    expect(whyOf(out("4"), into("2"), into("1", "2024-02-01", "c"))).toEqual(["several", "several", "several"]);
    expect(whyOf(out("4"), into("4", "2024-02-02", "a"))).toEqual([null, null]);
    const [first, second] = [out("4"), into("4", "2024-02-02")];
    expect(looseTransfers(accounts, [bought, first, second]).get(second.id)).toEqual({
      code: "loose-transfer",
      why: "day",
      symbol: "AAA",
      day: "2024-02-01",
      otherDay: "2024-02-02",
      left: "4",
      arrived: "4",
    });
  });

  it("leaves shares where they arrived when the account that they left had too few", () => {
    const accounts = [account, { id: "b", currency: "USD" }];
    const lines = [
      bought,
      line({ type: "transfer-out", symbol: "AAA", date: "2024-02-01", quantity: "12" }),
      line({ type: "transfer-in", symbol: "AAA", date: "2024-02-01", quantity: "12", accountId: "b" }),
      line({ type: "sell", symbol: "AAA", date: "2024-02-02", quantity: "11", price: "130", accountId: "b" }),
    ];
    expect(checkLedger(accounts, lines).map(({ transactionId }) => transactionId)).toEqual([lines[1]?.id]);
  });

  it("keeps the history of a holding whose symbol changes", () => {
    const input = portfolio(
      [
        bought,
        line({ type: "dividend", symbol: "AAA", date: "2024-01-05", amount: "7" }),
        line({ type: "sell", symbol: "AAA", date: "2024-01-31", quantity: "2", price: "110" }),
        line({ type: "symbol-change", symbol: "AAA", newSymbol: "BBB", date: "2024-02-01" }),
        line({ type: "dividend", symbol: "AAA", date: "2024-02-02", amount: "3" }),
      ],
      // Sources know the old symbol no more.
      { prices: { BBB: series({ "2024-01-03": 100, "2024-02-01": 120, "2024-02-02": 130 }) } },
    );
    for (const by of ["account", "symbol"] as const)
      expect(holdings(input, { asOf: "2024-02-02", by }).holdings).toMatchObject([
        { symbol: "BBB", quantity: "8", cost: "800.00", income: "10.00", realised: "20.00" },
      ]);
    const own = performance(input, { ...range, scope: { symbols: ["BBB"] } });
    expect(own.bridge).toMatchObject({ deposits: "1000.00", realised: "20.00", income: "10.00", closing: "1040.00" });
    expect(own.returns).toMatchObject({ gain: 270, simple: 0.27, invested: { from: "2024-01-03" } });
    expect(performance(input, range).returns.gain).toBe(270);
    expect(performance(input, { ...range, scope: { symbols: ["AAA"] } }).returns.gain).toBe(0);
  });

  it("keeps an old symbol apart that is bought again, and an account that didn't change it", () => {
    const changed = line({ type: "symbol-change", symbol: "AAA", newSymbol: "BBB", date: "2024-02-01" });
    const another = { ...bought, id: "another", accountId: "b" };
    const input = portfolio([bought, another, changed], {
      prices,
      accounts: [account, { id: "b", currency: "USD" }],
    });
    const gainOf = (symbol: string, lines: PortfolioInput = input) =>
      performance(lines, { ...range, scope: { symbols: [symbol] } }).returns.gain;
    // 10 shares at 100 are 10 at 31; 10 others stay and are worth 130.
    expect([gainOf("BBB"), gainOf("AAA")]).toEqual([-690, 300]);
    const again = line({ type: "buy", symbol: "AAA", date: "2024-02-02", quantity: "1", price: "120" });
    const apart = portfolio([bought, changed, again], { prices });
    expect([gainOf("BBB", apart), gainOf("AAA", apart)]).toEqual([10, -690]);
  });

  it("follows a merger with what was gained before it", () => {
    const sold = line({ type: "sell", symbol: "AAA", date: "2024-01-31", quantity: "5", price: "110" });
    const merger = line({ type: "merger", symbol: "AAA", newSymbol: "BBB", date: "2024-02-01", ratio: "4" });
    const input = portfolio([bought, sold, merger], { prices });
    expect(holdings(input, { asOf: "2024-02-02" }).holdings).toMatchObject([
      { symbol: "BBB", quantity: "20", cost: "500.00", realised: "50.00" },
    ]);
    expect(performance(input, { ...range, scope: { symbols: ["BBB"] } }).returns.gain).toBe(170);
  });

  it("takes what is said of shares under their old symbol as said of those they became", () => {
    const changed = line({ type: "symbol-change", symbol: "AAA", newSymbol: "BBB", date: "2024-02-01" });
    const after = { symbol: "AAA", date: "2024-02-02" };
    const heldAfter = (fields: Partial<Transaction>) =>
      holdings(portfolio([bought, changed, line({ ...after, ...fields } as Transaction)], { prices }), {
        asOf: "2024-02-02",
      }).holdings;
    expect(heldAfter({ type: "split", ratio: "2" })).toMatchObject([
      { symbol: "BBB", quantity: "20", cost: "1000.00" },
    ]);
    expect(heldAfter({ type: "return-of-capital", amount: "300" })).toMatchObject([
      { symbol: "BBB", cost: "700.00", realised: "0.00" },
    ]);
    expect(heldAfter({ type: "cash-in-lieu", amount: "110", quantity: "1" })).toMatchObject([
      { symbol: "BBB", quantity: "9", realised: "10.00" },
    ]);
  });

  it("keeps the gain of money for shares that stay, whatever they are called later", () => {
    const given = line({ type: "return-of-capital", symbol: "AAA", date: "2024-01-31", amount: "1100" });
    const changed = line({ type: "symbol-change", symbol: "AAA", newSymbol: "BBB", date: "2024-02-01" });
    const merger = line({
      type: "merger",
      symbol: "AAA",
      newSymbol: "BBB",
      date: "2024-02-01",
      ratio: "1",
      cash: "110",
    });
    for (const lines of [
      [bought, given, changed],
      [bought, merger],
    ])
      expect(holdings(portfolio(lines, { prices }), { asOf: "2024-02-02" }).holdings).toMatchObject([
        { symbol: "BBB", cost: "0.00", realised: "100.00", gain: "310.00" },
      ]);
  });

  it("takes a change of a symbol into itself for none", () => {
    const into = { symbol: "AAA", newSymbol: "AAA", date: "2024-02-01" };
    for (const fields of [{ type: "symbol-change" }, { type: "merger", ratio: "1" }] as const) {
      const input = portfolio([bought, line({ ...into, ...fields })], { prices });
      expect(holdings(input, { asOf: "2024-02-02" }).holdings).toMatchObject([{ symbol: "AAA", quantity: "10" }]);
      expect(performance(input, { ...range, scope: { symbols: ["AAA"] } }).returns.gain).toBe(300);
    }
  });

  it("sells the newest by its day, however it came to the account", () => {
    const accounts = [
      { ...account, costMethod: "lifo" as const },
      { id: "b", currency: "USD" },
    ];
    const lines = [
      line({ type: "buy", symbol: "AAA", date: "2024-01-04", quantity: "10", price: "10", accountId: "b" }),
      line({ type: "buy", symbol: "AAA", date: "2024-01-10", quantity: "10", price: "50" }),
      line({ type: "transfer-out", symbol: "AAA", date: "2024-01-10", quantity: "10", accountId: "b" }),
      line({ type: "transfer-in", symbol: "AAA", date: "2024-01-10", quantity: "10" }),
      line({ type: "sell", symbol: "AAA", date: "2024-02-02", quantity: "10", price: "130" }),
    ];
    expect(holdings(portfolio(lines, { prices, accounts }), { asOf: "2024-02-02" }).holdings).toMatchObject([
      { cost: "100.00", realised: "800.00" },
    ]);
  });

  it("takes a fee from shares that come for nothing as paid, and no income from it", () => {
    const input = portfolio(
      [bought, line({ type: "stock-dividend", symbol: "AAA", date: "2024-02-02", quantity: "1", fee: "2" })],
      { prices, accounts: [{ ...account, cash: "recorded" }] },
    );
    expect(performance(input, range).bridge).toMatchObject({ income: "0.00", fees: "2.00", closing: "428.00" });
  });

  it("ends a symbol's own figures where only a part of it is looked at", () => {
    const input = portfolio(
      [
        bought,
        line({ type: "symbol-change", symbol: "AAA", newSymbol: "BBB", date: "2024-02-01" }),
        line({ type: "buy", symbol: "AAA", date: "2024-02-02", quantity: "1", price: "130" }),
        line({ type: "sell", symbol: "AAA", date: "2024-02-02", quantity: "1", price: "130" }),
      ],
      { prices },
    );
    expect(holdings(input, { asOf: "2024-02-02" }).holdings).toMatchObject([
      { symbol: "BBB", quantity: "10", cost: "1000.00" },
    ]);
    expect(bridge(input, { ...range, scope: { symbols: ["AAA"] } }).bridge).toMatchObject({
      deposits: "1130.00",
      withdrawals: "430.00",
      realised: "-700.00",
      closing: "0.00",
    });
    expect(bridge(input, { ...range, scope: { symbols: ["BBB"] } }).bridge).toMatchObject({
      deposits: "300.00",
      unrealised: "10.00",
      closing: "310.00",
    });
  });
});

describe("the ledger's own check", () => {
  it("names the day and what is held when more is sold, and finds a sale that an earlier one takes the shares from", () => {
    const bought = line({ type: "buy", symbol: "AAA", date: "2024-01-03", quantity: "10", price: "100" });
    const last = line({ id: "last", type: "sell", symbol: "AAA", date: "2024-03-01", quantity: "8", price: "100" });
    expect(checkLedger([account], [bought, last])).toEqual([]);
    const earlier = line({ type: "sell", symbol: "AAA", date: "2024-02-01", quantity: "5", price: "100" });
    expect(checkLedger([account], [last, earlier, bought])).toEqual([
      {
        transactionId: "last",
        fault: {
          code: "oversell",
          symbol: "AAA",
          day: "2024-03-01",
          wanted: "8",
          held: "5",
          isTransfer: false,
          heldAs: "AAA",
        },
      },
    ]);
    const before = line({ type: "sell", symbol: "AAA", date: "2024-01-02", quantity: "1", price: "100" });
    expect(checkLedger([account], [bought, before])[0]?.fault).toMatchObject({ day: "2024-01-02", held: "0" });
    const renamed = line({ type: "symbol-change", symbol: "AAA", newSymbol: "BBB", date: "2024-02-01" });
    expect(checkLedger([account], [bought, renamed, last])[0]?.fault).toMatchObject({ held: "0", heldAs: "BBB" });
  });
});
