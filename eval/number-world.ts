import type { Evidence, Fact, FigureUnit, Subject } from "#core/grounding/evidence.ts";
import type { Random } from "./random.ts";

/** A company of a made-up market. Values are unlike each other, as they are in life. */
export interface Company {
  readonly subject: Subject;
  readonly name: string;
  readonly facts: Readonly<Record<string, Fact>>;
}

/** Evidence with what the sentences about it need. */
export interface NumberWorld {
  readonly companies: readonly Company[];
  readonly portfolio: Readonly<Record<string, Fact>>;
  readonly evidence: Evidence;
}

const listed: readonly (readonly [string, string, string])[] = [
  ["NVDA", "NVIDIA Corporation", "Nvidia"],
  ["MSFT", "Microsoft Corporation", "Microsoft"],
  ["AAPL", "Apple Inc.", "Apple"],
  ["AMZN", "Amazon.com, Inc.", "Amazon"],
  ["KO", "The Coca-Cola Company", "Coca-Cola"],
  ["JPM", "JPMorgan Chase & Co.", "JPMorgan"],
  ["XOM", "Exxon Mobil Corporation", "Exxon Mobil"],
  ["COST", "Costco Wholesale Corporation", "Costco"],
  ["V", "Visa Inc.", "Visa"],
  ["DIS", "The Walt Disney Company", "Walt Disney"],
  ["BRK-B", "Berkshire Hathaway Inc. Class B", "Berkshire Hathaway"],
  ["NFLX", "Netflix, Inc.", "Netflix"],
];
const day = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** A market of five companies and a portfolio with some of them. */
export function numberWorld(random: Random): NumberWorld {
  const facts: Fact[] = [];
  const counts = new Map<number, number>();
  const put = (
    source: number,
    subject: Subject | null,
    label: string,
    value: number,
    unit: FigureUnit,
    more: Partial<Fact> = {},
  ): Fact => {
    const place = (counts.get(source) ?? 0) + 1;
    counts.set(source, place);
    const fact: Fact = {
      id: `${source}.${place}`,
      kind: "data",
      label,
      subject,
      value,
      unit,
      currency: unit === "money" ? "USD" : null,
      period: null,
      source,
      asOf: "2026-03-02T15:30:00Z",
      status: "delayed",
      formula: null,
      inputs: [],
      ...more,
    };
    facts.push(fact);
    return fact;
  };
  const cents = (from: number, to: number) => Math.round(random.between(from, to) * 100) / 100;
  const signed = (from: number, to: number) => cents(from, to) * (random.next() < 0.5 ? -1 : 1);

  const companies = random
    .shuffled(listed)
    .slice(0, 5)
    .map(([symbol, name, short], index): Company => {
      const subject: Subject = { symbol, names: [name] };
      const source = index * 4 + 1;
      const add = (label: string, value: number, unit: FigureUnit, more: Partial<Fact> = {}) =>
        put(source, subject, label, value, unit, more);
      const price = cents(40, 900);
      const change = signed(0.3, 6);
      const previous = Math.round((price / (1 + change / 100)) * 100) / 100;
      const revenue = random.between(8e9, 9e10);
      const before = revenue / random.between(0.8, 1.5);
      const facts: Readonly<Record<string, Fact>> = {
        price: add("Price", price, "money", {}),
        previous: add("Previous close", previous, "money"),
        change: add("Day change", change, "percent", { period: "1d" }),
        changeAmount: add("Day change in money", Math.round((price - previous) * 100) / 100, "money", {
          period: "1d",
        }),
        high: add("52-week high", Math.round(price * random.between(1.02, 1.5) * 100) / 100, "money"),
        low: add("52-week low", Math.round(price * random.between(0.4, 0.97) * 100) / 100, "money"),
        cap: add("Market cap", random.between(6e10, 4.6e12), "money", {}),
        pe: add("P/E", cents(9, 70), "number", {}),
        forwardPe: add("Forward P/E", cents(8, 60), "number"),
        beta: add("Beta", cents(0.3, 2.4), "number"),
        yield: add("Dividend yield", cents(0.2, 6), "percent"),
        volume: add("Volume", random.whole(2e6, 2e8), "shares"),
        revenueQ3: add("Revenue", revenue, "money", { period: "2025-Q3" }),
        revenueQ2: add("Revenue", before, "money", { period: "2025-Q2" }),
        revenue2025: add("Revenue", revenue * random.between(3.4, 4.2), "money", { period: "FY2025" }),
        revenue2024: add("Revenue", revenue * random.between(2.2, 3.2), "money", { period: "FY2024" }),
        revenueGrowth: add("Revenue growth", signed(1, 80), "percent", { period: "2025-Q3" }),
        grossMargin: add("Gross margin", cents(20, 85), "percent", { period: "2025-Q3" }),
        operatingMargin: add("Operating margin", cents(4, 60), "percent", { period: "2025-Q3" }),
        netIncome: add("Net income", revenue * random.between(0.05, 0.5), "money", {
          period: "2025-Q3",
        }),
        eps: add("EPS", cents(0.4, 9), "money", { period: "2025-Q3" }),
        epsEstimate: add("EPS estimate", cents(0.4, 9), "money", { period: "2026-Q1" }),
        surprise: add("EPS surprise", signed(1, 25), "percent", { period: "2025-Q3" }),
        target: add("Mean price target", cents(40, 990), "money", {}),
        analysts: add("Analysts", random.whole(7, 61), "count"),
        debt: add("Total debt", random.between(2e9, 2e11), "money"),
        freeCashFlow: add("Free cash flow", random.between(1e9, 9e10), "money", { period: "TTM" }),
        report: add("Next earnings", day("2026-03-05") + random.whole(1, 80) * 86_400_000, "date", {}),
        exDate: add("Ex-date", day("2026-03-05") + random.whole(81, 150) * 86_400_000, "date"),
        rsi: put(source + 1, subject, "RSI (14)", cents(15, 88), "number", { kind: "computed" }),
        sma50: put(source + 1, subject, "SMA (50)", Math.round(price * random.between(0.8, 1.2) * 100) / 100, "money", {
          kind: "computed",
        }),
        sma200: put(
          source + 1,
          subject,
          "SMA (200)",
          Math.round(price * random.between(0.6, 1.3) * 100) / 100,
          "money",
          { kind: "computed" },
        ),
        macd: put(source + 1, subject, "MACD (12,26,9)", signed(0.2, 9), "number", {
          kind: "computed",
        }),
        volatility: put(source + 1, subject, "Volatility a year", cents(14, 70), "percent", { kind: "computed" }),
        return6: put(source + 1, subject, "Return", signed(1, 60), "percent", { kind: "computed", period: "6mo" }),
        return1: put(source + 1, subject, "Return", signed(0.5, 25), "percent", { kind: "computed", period: "1mo" }),
        returnYear: put(source + 1, subject, "Return", signed(0.5, 45), "percent", { kind: "computed", period: "ytd" }),
        weight: put(source + 2, subject, "Weight", cents(2, 40), "percent", { kind: "computed" }),
        shares: put(source + 2, subject, "Shares", random.whole(3, 900), "shares"),
        value: put(source + 2, subject, "Market value", cents(400, 90_000), "money", { kind: "computed" }),
        cost: put(source + 2, subject, "Average cost", cents(30, 800), "money", { kind: "computed" }),
        gain: put(source + 2, subject, "Unrealised gain", signed(50, 9_000), "money", { kind: "computed" }),
        move: put(source + 3, subject, "Average report move", cents(2, 13), "percent", { kind: "computed" }),
        mood: put(source + 3, subject, "News mood", cents(0.05, 0.98), "number", { kind: "computed" }),
        stories: put(source + 3, subject, "Stories", random.whole(3, 60), "count"),
      };
      return { subject, name: short, facts };
    });
  const add = (label: string, value: number, unit: FigureUnit, more: Partial<Fact> = {}) =>
    put(21, null, label, value, unit, { kind: "computed", ...more });
  const portfolio: Readonly<Record<string, Fact>> = {
    total: add("Total value", cents(20_000, 900_000), "money", {}),
    change: add("Day change", signed(0.1, 3), "percent", { period: "1d" }),
    gain: add("Day gain", signed(50, 9_000), "money", { period: "1d" }),
    returnYear: add("Time-weighted return", signed(1, 40), "percent", {
      period: "2026-01-01/2026-03-02",
    }),
    drawdown: add("Max drawdown", -cents(4, 45), "percent", { period: "1y" }),
    holdings: add("Holdings", random.whole(6, 48), "count", {}),
    cash: add("Cash", cents(200, 30_000), "money"),
    income: add("Dividend income", cents(100, 9_000), "money", { period: "2025" }),
  };
  return {
    companies,
    portfolio,
    evidence: {
      facts,
      articles: [],
      subjects: companies.map(({ subject }) => subject),
      question: "What should I know today?",
      today: "2026-03-02",
      defaultSubject: null,
    },
  };
}
