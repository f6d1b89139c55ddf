export interface BuiltInInstrument {
  readonly symbol: string;
  readonly name: string;
  readonly type: "Common Stock" | "ETF";
  /** Market identifier code (ISO 10383). */
  readonly exchange: "XNAS" | "XNYS" | "ARCX";
  /** Approximate price in US dollars. Sample data moves around it. */
  readonly priceLevel: number;
}

/** Well-known US shares and funds, shown in an empty search. Sample data exists only for these. */
export const builtInInstruments: readonly BuiltInInstrument[] = [
  share("AAPL", "Apple Inc.", "XNAS", 230),
  share("MSFT", "Microsoft Corporation", "XNAS", 430),
  share("GOOGL", "Alphabet Inc. Class A", "XNAS", 180),
  share("GOOG", "Alphabet Inc. Class C", "XNAS", 181),
  share("AMZN", "Amazon.com, Inc.", "XNAS", 210),
  share("TSLA", "Tesla, Inc.", "XNAS", 300),
  share("NVDA", "NVIDIA Corporation", "XNAS", 140),
  share("META", "Meta Platforms, Inc.", "XNAS", 600),
  share("NFLX", "Netflix, Inc.", "XNAS", 95),
  fund("SPY", "SPDR S&P 500 ETF Trust", "ARCX", 600),
  fund("QQQ", "Invesco QQQ Trust", "XNAS", 520),
  fund("DIA", "SPDR Dow Jones Industrial Average ETF Trust", "ARCX", 440),
  fund("IWM", "iShares Russell 2000 ETF", "ARCX", 225),
  fund("TLT", "iShares 20+ Year Treasury Bond ETF", "XNAS", 90),
  fund("VTI", "Vanguard Total Stock Market ETF", "ARCX", 295),
  fund("VOO", "Vanguard S&P 500 ETF", "ARCX", 550),
  fund("VXUS", "Vanguard Total International Stock ETF", "XNAS", 65),
  fund("AGG", "iShares Core U.S. Aggregate Bond ETF", "ARCX", 98),
  fund("GLD", "SPDR Gold Shares", "ARCX", 260),
  share("AMD", "Advanced Micro Devices, Inc.", "XNAS", 140),
  share("INTC", "Intel Corporation", "XNAS", 24),
  share("AVGO", "Broadcom Inc.", "XNAS", 200),
  share("QCOM", "Qualcomm Incorporated", "XNAS", 165),
  share("CSCO", "Cisco Systems, Inc.", "XNAS", 60),
  share("ADBE", "Adobe Inc.", "XNAS", 430),
  share("CRM", "Salesforce, Inc.", "XNYS", 290),
  share("ORCL", "Oracle Corporation", "XNYS", 170),
  share("IBM", "International Business Machines Corporation", "XNYS", 240),
  share("COST", "Costco Wholesale Corporation", "XNAS", 950),
  share("PEP", "PepsiCo, Inc.", "XNAS", 150),
  share("BRK-B", "Berkshire Hathaway Inc. Class B", "XNYS", 480),
  share("JPM", "JPMorgan Chase & Co.", "XNYS", 250),
  share("BAC", "Bank of America Corporation", "XNYS", 45),
  share("GS", "The Goldman Sachs Group, Inc.", "XNYS", 580),
  share("V", "Visa Inc.", "XNYS", 320),
  share("MA", "Mastercard Incorporated", "XNYS", 530),
  share("JNJ", "Johnson & Johnson", "XNYS", 155),
  share("PFE", "Pfizer Inc.", "XNYS", 26),
  share("UNH", "UnitedHealth Group Incorporated", "XNYS", 500),
  share("LLY", "Eli Lilly and Company", "XNYS", 800),
  share("KO", "The Coca-Cola Company", "XNYS", 65),
  share("MCD", "McDonald's Corporation", "XNYS", 295),
  share("WMT", "Walmart Inc.", "XNYS", 92),
  share("HD", "The Home Depot, Inc.", "XNYS", 395),
  share("PG", "The Procter & Gamble Company", "XNYS", 168),
  share("NKE", "NIKE, Inc.", "XNYS", 75),
  share("DIS", "The Walt Disney Company", "XNYS", 110),
  share("XOM", "Exxon Mobil Corporation", "XNYS", 112),
  share("CVX", "Chevron Corporation", "XNYS", 152),
  share("BA", "The Boeing Company", "XNYS", 170),
  share("CAT", "Caterpillar Inc.", "XNYS", 365),
  share("GE", "GE Aerospace", "XNYS", 180),
];

const bySymbol = new Map(builtInInstruments.map((instrument) => [instrument.symbol, instrument]));

/** Returns the built-in instrument with a normalised symbol. */
export function builtInInstrument(symbol: string): BuiltInInstrument | null {
  return bySymbol.get(symbol) ?? null;
}

function share(symbol: string, name: string, exchange: BuiltInInstrument["exchange"], priceLevel: number) {
  return { symbol, name, type: "Common Stock", exchange, priceLevel } as const;
}

function fund(symbol: string, name: string, exchange: BuiltInInstrument["exchange"], priceLevel: number) {
  return { symbol, name, type: "ETF", exchange, priceLevel } as const;
}
