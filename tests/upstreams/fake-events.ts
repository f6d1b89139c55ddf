import { addDays, isWeekend } from "#core/calendar/index.ts";

/** Made-up events of the fake upstreams, around the day of their clock. */
export interface FakeEarnings {
  readonly symbol: string;
  readonly company: string;
  readonly date: string;
  readonly time: "AMC" | "BMO" | "TNS";
  readonly estimate: number;
  /** Null before it is reported. */
  readonly actual: number | null;
  readonly marketCap: number;
}

export interface FakeDividend {
  readonly symbol: string;
  readonly company: string;
  readonly exDate: string;
  readonly recordDate: string;
  readonly paymentDate: string;
  readonly amount: number;
}

export interface FakeEconomicEvent {
  readonly event: string;
  readonly country: string;
  readonly countryName: string;
  readonly date: string;
  /** HH:MM UTC; null for all day. */
  readonly time: string | null;
  readonly period: string;
  readonly actual: string | null;
  readonly forecast: string | null;
  readonly previous: string | null;
}

export interface FakeIpo {
  readonly company: string;
  readonly symbol: string;
  readonly exchange: string;
  readonly date: string;
  readonly low: number;
  readonly high: number;
  /** Null before pricing. */
  readonly offer: number | null;
  readonly shares: number;
  readonly deal: "Expected" | "Priced" | "Filed" | "Withdrawn";
}

export interface FakeSplit {
  readonly symbol: string;
  readonly company: string;
  readonly date: string;
  readonly added: number;
  readonly old: number;
}

/** Returns the trading day a number of weekdays after (or before) a moment's day. */
export function tradingDay(now: number, offset: number): string {
  let day = new Date(now).toISOString().slice(0, 10);
  while (isWeekend(day)) day = addDays(day, 1);
  const step = Math.sign(offset);
  for (let left = Math.abs(offset); left > 0;) {
    day = addDays(day, step);
    if (!isWeekend(day)) left--;
  }
  return day;
}

type EarningsRow = readonly [
  symbol: string,
  company: string,
  offset: number,
  time: "AMC" | "BMO" | "TNS",
  estimate: number,
  surprise: number,
  billions: number,
];

const earningsRows: readonly EarningsRow[] = [
  ["JPM", "JPMorgan Chase & Co.", -6, "BMO", 4.64, 0.17, 735],
  ["INTC", "Intel Corporation", -5, "AMC", 0.12, -0.07, 104],
  ["TSLA", "Tesla, Inc.", -3, "AMC", 0.71, -0.05, 1020],
  ["SAP.DE", "SAP SE", -2, "AMC", 1.38, 0.09, 313],
  ["UNH", "UnitedHealth Group Incorporated", -1, "BMO", 6.72, 0.09, 480],
  ["NVDA", "NVIDIA Corporation", 0, "AMC", 0.89, 0, 3470],
  ["JNJ", "Johnson & Johnson", 0, "BMO", 2.58, 0.06, 393],
  ["HD", "The Home Depot, Inc.", 0, "BMO", 3.18, 0, 390],
  ["META", "Meta Platforms, Inc.", 1, "AMC", 6.68, 0, 1550],
  ["ADBE", "Adobe Inc.", 1, "AMC", 4.97, 0, 195],
  ["CAT", "Caterpillar Inc.", 1, "BMO", 4.36, 0, 170],
  ["MSFT", "Microsoft Corporation", 2, "AMC", 3.12, 0, 3190],
  ["PEP", "PepsiCo, Inc.", 2, "BMO", 1.49, 0, 205],
  ["KO", "The Coca-Cola Company", 3, "BMO", 0.72, 0, 306],
  ["V", "Visa Inc.", 3, "AMC", 2.66, 0, 640],
  ["GOOGL", "Alphabet Inc.", 4, "AMC", 2.01, 0, 2290],
  ["GOOG", "Alphabet Inc.", 4, "AMC", 2.01, 0, 2290],
  ["BA", "The Boeing Company", 4, "BMO", -1.24, 0, 130],
  ["COST", "Costco Wholesale Corporation", 5, "AMC", 4.11, 0, 430],
  ["ORCL", "Oracle Corporation", 5, "AMC", 1.49, 0, 450],
  ["AAPL", "Apple Inc.", 6, "AMC", 1.62, 0, 3480],
  ["DIS", "The Walt Disney Company", 6, "BMO", 1.2, 0, 200],
  ["AMD", "Advanced Micro Devices, Inc.", 7, "AMC", 0.94, 0, 190],
  ["AMZN", "Amazon.com, Inc.", 8, "AMC", 1.36, 0, 2310],
  ["PFE", "Pfizer Inc.", 8, "BMO", 0.66, 0, 145],
  ["NFLX", "Netflix, Inc.", 9, "AMC", 0.57, 0, 400],
  ["MCD", "McDonald's Corporation", 9, "BMO", 2.68, 0, 215],
  ["TSCO.L", "Tesco PLC", 10, "TNS", 12.9, 0, 25],
  ["WMT", "Walmart Inc.", 11, "BMO", 0.58, 0, 760],
  ["CRM", "Salesforce, Inc.", 12, "AMC", 2.54, 0, 265],
  ["QCOM", "QUALCOMM Incorporated", 14, "AMC", 2.8, 0, 175],
  ["NKE", "NIKE, Inc.", 18, "AMC", 0.29, 0, 110],
];

/** Earnings by day. Those before the clock's time have been reported. */
export function fakeEarnings(now: number): readonly FakeEarnings[] {
  return earningsRows.map(([symbol, company, offset, time, estimate, surprise, billions]) => {
    const isReported = offset < 0 || (offset === 0 && time === "BMO" && new Date(now).getUTCHours() >= 12);
    return {
      symbol,
      company,
      date: tradingDay(now, offset),
      time,
      estimate,
      actual: isReported ? Number((estimate + surprise).toFixed(2)) : null,
      marketCap: billions * 1e9,
    };
  });
}

const dividendRows: readonly (readonly [symbol: string, company: string, offset: number, amount: number])[] = [
  ["MSFT", "Microsoft Corporation", -8, 0.83],
  ["NVDA", "NVIDIA Corporation", -4, 0.01],
  ["KO", "The Coca-Cola Company", -2, 0.51],
  ["JNJ", "Johnson & Johnson", 0, 1.3],
  ["CVX", "Chevron Corporation", 0, 1.71],
  ["AAPL", "Apple Inc.", 1, 0.26],
  ["PG", "The Procter & Gamble Company", 2, 1.0065],
  ["META", "Meta Platforms, Inc.", 3, 0.525],
  ["JPM", "JPMorgan Chase & Co.", 4, 1.4],
  ["SPY", "SPDR S&P 500 ETF Trust", 5, 1.966],
  ["QQQ", "Invesco QQQ Trust", 5, 0.681],
  ["GOOGL", "Alphabet Inc.", 6, 0.21],
  ["DIA", "SPDR Dow Jones Industrial Average ETF Trust", 7, 0.59],
  ["XOM", "Exxon Mobil Corporation", 8, 0.99],
  ["TLT", "iShares 20+ Year Treasury Bond ETF", 9, 0.312],
  ["TSCO.L", "Tesco PLC", 12, 9.45],
  ["SAP.DE", "SAP SE", 15, 2.35],
];

export function fakeDividends(now: number): readonly FakeDividend[] {
  return dividendRows.map(([symbol, company, offset, amount]) => ({
    symbol,
    company,
    exDate: tradingDay(now, offset),
    recordDate: tradingDay(now, offset + 1),
    paymentDate: tradingDay(now, offset + 12),
    amount,
  }));
}

type EconomicRow = readonly [
  offset: number,
  time: string | null,
  country: string,
  countryName: string,
  event: string,
  period: string,
  actual: string,
  forecast: string | null,
  previous: string,
];

const economicRows: readonly EconomicRow[] = [
  [-2, "13:30", "US", "United States", "Producer Price Index MoM", "Month", "0.2%", "0.3%", "0.4%"],
  [-1, "10:00", "EA", "Euro Zone", "Industrial Production MoM", "Month", "0.4%", "0.2%", "-0.6%"],
  [-1, "15:00", "US", "United States", "Consumer Confidence", "Month", "98.3", "100.1", "102.4"],
  [0, null, "JP", "Japan", "Vernal Holiday", "", "-", null, "-"],
  [0, "09:30", "GB", "United Kingdom", "Services PMI", "Month", "52.4", "51.8", "51.1"],
  [0, "13:30", "US", "United States", "Consumer Price Index YoY", "Month", "2.8%", "2.9%", "3.0%"],
  [0, "15:30", "US", "United States", "Crude Oil Inventories", "Week", "-1.4M", "0.9M", "2.1M"],
  [1, "12:15", "EA", "Euro Zone", "ECB Interest Rate Decision", "", "-", "2.00%", "2.00%"],
  [1, "13:30", "US", "United States", "Initial Jobless Claims", "Week", "-", "224K", "221K"],
  [2, "13:30", "US", "United States", "Nonfarm Payrolls", "Month", "-", "165K", "143K"],
  [2, "13:30", "US", "United States", "Unemployment Rate", "Month", "-", "4.1%", "4.1%"],
  [3, "07:00", "DE", "Germany", "Factory Orders MoM", "Month", "-", "-0.8%", "2.1%"],
  [4, "13:30", "US", "United States", "Retail Sales MoM", "Month", "-", "0.4%", "-0.9%"],
  [4, "23:50", "JP", "Japan", "Gross Domestic Product QoQ", "Quarter", "-", "0.6%", "0.7%"],
  [5, "18:00", "US", "United States", "Federal Funds Rate Decision", "", "-", "4.00%", "4.00%"],
  [6, "12:00", "GB", "United Kingdom", "Bank of England Rate Decision", "", "-", "3.75%", "3.75%"],
  [7, "13:30", "US", "United States", "Housing Starts", "Month", "-", "1.38M", "1.37M"],
  [8, "09:00", "DE", "Germany", "Business Climate Index", "Month", "-", "86.9", "86.7"],
  [9, "13:30", "US", "United States", "Gross Domestic Product QoQ", "Quarter", "-", "2.4%", "2.3%"],
  [10, "13:30", "US", "United States", "Core PCE Price Index MoM", "Month", "-", "0.3%", "0.4%"],
];

export function fakeEconomicEvents(now: number): readonly FakeEconomicEvent[] {
  const valueOrNull = (text: string | null) => (text === "-" ? null : text);
  return economicRows.map(([offset, time, country, countryName, event, period, actual, forecast, previous]) => {
    const date = tradingDay(now, offset);
    const isOut = offset < 0 || (time !== null && Date.parse(`${date}T${time}:00Z`) <= now);
    return {
      event,
      country,
      countryName,
      date,
      time,
      period,
      actual: isOut ? valueOrNull(actual) : null,
      forecast: valueOrNull(forecast),
      previous: valueOrNull(previous),
    };
  });
}

const ipoRows: readonly (readonly [
  offset: number,
  symbol: string,
  company: string,
  exchange: string,
  low: number,
  high: number,
  millions: number,
])[] = [
  [-7, "HRBR", "Harbor Lane Software, Inc.", "NasdaqGS", 17, 19, 12.5],
  [-3, "FJRD", "Fjord Robotics Ltd.", "NYSE", 21, 24, 18],
  [0, "MSTN", "Millstone Energy Partners LP", "NYSE", 14, 16, 25],
  [1, "CLVR", "Cloverfield Biosciences, Inc.", "NasdaqGM", 15, 17, 8.4],
  [3, "ARDT", "Ardent Payments, Inc.", "NYSE", 26, 29, 31],
  [6, "PINE", "Pinecrest Acquisition Corp.", "NasdaqGM", 10, 10, 20],
  [9, "QNTM", "Quanta Mills Semiconductors, Inc.", "NasdaqGS", 32, 36, 22],
  [15, "NORD", "Nordhaven Shipping ASA", "NYSE", 11, 13, 9.6],
];

export function fakeIpos(now: number): readonly FakeIpo[] {
  return ipoRows.map(([offset, symbol, company, exchange, low, high, millions]) => ({
    company,
    symbol,
    exchange,
    date: tradingDay(now, offset),
    low,
    high,
    offer: offset < 0 ? high : null,
    shares: millions * 1e6,
    deal: offset < 0 ? "Priced" : offset > 12 ? "Filed" : "Expected",
  }));
}

export function fakeSplits(now: number): readonly FakeSplit[] {
  const row = (offset: number, symbol: string, company: string, added: number, old: number): FakeSplit => ({
    symbol,
    company,
    date: tradingDay(now, offset),
    added,
    old,
  });
  return [
    row(-9, "ORLY", "O'Reilly Automotive, Inc.", 15, 1),
    row(0, "LUMN", "Lumen Technologies, Inc.", 1, 10),
    row(3, "META", "Meta Platforms, Inc.", 5, 1),
    row(7, "IWM", "iShares Russell 2000 ETF", 3, 2),
    row(11, "PLUG", "Plug Power Inc.", 1, 20),
  ];
}
