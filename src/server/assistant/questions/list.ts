import type { questions as english } from "#core/words/en/questions.ts";
import type { SlotUse } from "../computed/answers/answerer.ts";
import { answerers } from "../computed/answers/answerers.ts";
import type { Slots } from "../computed/slots.ts";

export type QuestionId = keyof typeof english;

/** A place of a question that a text can fill. */
export type Place =
  | "symbol"
  | "indicator"
  | "other"
  | "account"
  | "period"
  | "amount"
  | "currency"
  | "exchange"
  | "term";

/** Something that isn't a list of answers: it proposes, explains or declines. */
export type Deed =
  | "compare"
  | "benchmark"
  | "definition"
  | "why"
  | "what-if"
  | "alert"
  | "record"
  | "howTo"
  | "indicator"
  | "watch"
  | "task"
  | "notes"
  | "advice"
  | "forecast"
  | "tax"
  | "order"
  | "unknown"
  | "help";

export interface QuestionEntry {
  /** Places that must be filled, and those that may be. */
  readonly needs: readonly Place[];
  readonly takes: readonly Place[];
  /** Whose the figures are: of an instrument, of the market, or the user's own. */
  readonly of: "instrument" | "market" | "own";
  /** Answers by name with what they give: "figure:beta". */
  readonly answers: readonly string[];
  readonly deed: Deed | null;
  /** True where each of several symbols is answered for. */
  readonly isOfSeveral: boolean;
  /** Slots that all its answers use. */
  readonly uses: readonly string[];
  /** A time without a year is to come: "in December". */
  readonly isAhead: boolean;
  /** What the question says by itself. */
  readonly slots: Partial<Slots>;
  /** The kind of transaction or of alert that it proposes, null for an alert by its amount; or what isn't done from here. */
  readonly proposes: string | null;
}

interface More {
  readonly proposes?: string;
  readonly deed?: Deed;
  readonly isAhead?: true;
  readonly slots?: Partial<Slots>;
}

/** "symbol!|period" needs a symbol and takes a time. */
function entry(
  of: QuestionEntry["of"],
  places: string,
  answers: string,
  { deed, isAhead, slots = {}, proposes }: More = {},
): QuestionEntry {
  const all = places.split("|").filter((place) => place !== "");
  const named = answers.split(" ").filter((answer) => answer !== "");
  return {
    needs: all.filter((place) => place.endsWith("!")).map((place) => place.slice(0, -1) as Place),
    takes: all.map((place) => place.replace("!", "") as Place),
    of,
    answers: named,
    uses: usesOf(named),
    deed: deed ?? null,
    isOfSeveral: of !== "market" && deed === undefined && all.some((place) => place.startsWith("symbol")),
    isAhead: isAhead === true,
    slots,
    proposes: proposes ?? null,
  };
}

/** Every task of the app's help, whatever it names. */
export const helpEntry: QuestionEntry = {
  ...entry("market", "symbol|other|account|period|amount|currency|exchange|term", "", { deed: "howTo" }),
};

/** The slots that each of these answers uses. */
function usesOf(answers: readonly string[]): readonly SlotUse[] {
  const lists = answers.flatMap((answer) =>
    answer.split(/[|~]/).map((one) => answerers[one.split(":")[0] ?? ""]?.uses ?? []),
  );
  const [first = [], ...others] = lists;
  return answers.some((answer) => answer.includes("~"))
    ? [...new Set(lists.flat())]
    : first.filter((use) => others.every((uses) => uses.includes(use)));
}

const instrument = (places: string, answers: string, more?: More) => entry("instrument", places, answers, more);
const market = (places: string, answers: string, more?: More) => entry("market", places, answers, more);
const own = (places: string, answers: string, more?: More) => entry("own", places, answers, more);
const alert = (places: string, proposes: string) => own(places, "", { deed: "alert", proposes });
const record = (places: string, proposes: string) =>
  own(`${places}amount!|period|account|currency`, "", { deed: "record", proposes });
const figure = (key: string, line?: string) =>
  instrument("symbol!|period", `figure:${key}${line === undefined ? "" : `@${line}`}`);

const extremesOf = (...units: readonly ("day" | "month")[]) =>
  ({
    extremes: units.flatMap((unit) => (["best", "worst"] as const).map((end) => ({ end, unit }))),
  }) satisfies Partial<Slots>;
const ofMarket: Partial<Slots> = { place: "market" };
const most: Partial<Slots> = { rank: "most" };

/** Every question that is answered without a model. Its ways of asking are words of each language. */
export const questionList: Readonly<Record<QuestionId, QuestionEntry>> = {
  price: instrument("symbol!|other|period|currency", "price"),
  change: instrument("symbol!|other|period", "change"),
  bestWorstDay: instrument("symbol!|period", "spanExtreme", { slots: extremesOf("day") }),
  highLow: instrument("symbol!|period", "quoteFigure:fiftyTwoWeekLow,fiftyTwoWeekHigh,belowHighPercent~extremes"),
  record: instrument("symbol!|period", "record"),
  volume: instrument("symbol!|period", "quoteFigure:volume,averageVolume,volumeToAverage"),
  marketCap: instrument("symbol!|other|currency", "quoteFigure:marketCap"),
  peRatio: instrument("symbol!|other", "quoteFigure:pe"),
  forwardPe: figure("forwardPe"),
  valuation: instrument(
    "symbol!|other",
    "figures:trailingPe,forwardPe,priceToBook,priceToSales,enterpriseToEbitda,pegRatio",
  ),
  priceToBook: figure("priceToBook"),
  priceToSales: figure("priceToSales"),
  evToEbitda: figure("enterpriseToEbitda"),
  peg: figure("pegRatio"),
  beta: figure("beta"),
  volatilityOf: instrument("symbol!|period", "spread"),
  compare: instrument("symbol!|other!|period", "", { deed: "compare" }),
  news: instrument("symbol!|other|period", "news"),
  whyMoved: instrument("symbol!|period", "", { deed: "why" }),
  dividend: instrument("symbol!|other", "dividends"),
  dividendDate: instrument("symbol!|period", "dividends", { isAhead: true }),
  dividendGrowth: instrument("symbol!|period", "dividends:change"),
  payoutRatio: figure("payoutRatio"),
  earningsDate: instrument("symbol!|other|period", "earningsDate", { isAhead: true }),
  earningsPast: instrument("symbol!|period", "surprise"),
  earningsExpected: instrument("symbol!|period", "expected:earnings,revenue", { isAhead: true }),
  splitsOf: instrument("symbol!|period", "splits"),
  revenue: figure("revenue", "income.totalRevenue"),
  revenueGrowth: instrument("symbol!|other", "figure:revenueGrowth"),
  profit: figure("netIncome", "income.netIncome"),
  eps: figure("trailingEps", "income.dilutedEps"),
  margins: instrument("symbol!|other", "figures:grossMargin,operatingMargin,profitMargin"),
  debt: instrument("symbol!|period", "figure:totalDebt@balance.totalDebt figure:debtToEquity"),
  companyCash: figure("totalCash", "balance.cashAndShortTermInvestments"),
  freeCashFlow: figure("freeCashFlow", "cash-flow.freeCashFlow"),
  returnOnEquity: figure("returnOnEquity"),
  buybacks: instrument("symbol!|period", "statementLine:cash-flow.shareRepurchases"),
  capex: instrument("symbol!|period", "statementLine:cash-flow.capitalExpenditure"),
  research: instrument("symbol!|period", "statementLine:income.researchAndDevelopment"),
  ebitda: figure("ebitda", "income.ebitda"),
  balanceSheet: instrument("symbol!|period", "statement:balance"),
  incomeStatement: instrument("symbol!|period", "statement:income"),
  cashFlowStatement: instrument("symbol!|period", "statement:cash-flow"),
  sharesOutstanding: figure("sharesOutstanding", "income.dilutedShares"),
  bookValue: figure("bookValue"),
  keyFigures: instrument(
    "symbol!|other",
    "figures:marketCap,trailingPe,forwardPe,priceToSales,grossMargin,operatingMargin,profitMargin,revenueGrowth,earningsGrowth,debtToEquity,freeCashFlow,dividendYield,beta,expenseRatio,netAssets",
  ),
  overview: instrument("symbol!|other", "analysis"),
  analysts: instrument("symbol!|other", "views"),
  priceTarget: instrument("symbol!|other", "target"),
  ratingChanges: instrument("symbol!|period", "ratingChanges"),
  insiders: instrument("symbol!|period", "insiders"),
  owners: instrument("symbol!|other", "holders"),
  peers: instrument("symbol!", "related"),
  profile: instrument("symbol!|other", "profile"),
  chief: instrument("symbol!", "officers:CEO"),
  leaders: instrument("symbol!", "officers"),
  employees: figure("employees"),
  filings: instrument("symbol!|period", "filings"),
  shortInterest: instrument("symbol!|other", "figures:shortPercentOfFloat,shortRatio"),
  impliedMove: instrument("symbol!|period", "impliedMove", { isAhead: true }),
  fundHoldings: instrument("symbol!", "fundHoldings"),
  fundSectors: instrument("symbol!", "fundSectors"),
  fundCost: figure("expenseRatio"),
  fundOverlap: instrument("symbol!|other!", "fundOverlap"),
  rsi: instrument("symbol!|other", "signals:rsi"),
  macd: instrument("symbol!", "macd"),
  movingAverages: instrument(
    "symbol!",
    "figures:fiftyDayAverage,twoHundredDayAverage againstAverage:50 againstAverage:200",
  ),
  crosses: instrument("symbol!|period", "crossings"),
  levels: instrument("symbol!", "figures:support,resistance"),
  signals: instrument("symbol!|other", "signals"),
  sentimentOf: instrument("symbol!", "sentiment"),
  symbolOf: instrument("symbol!", "ticker"),
  marketToday: market("period", "marketChange", { slots: ofMarket }),
  marketNews: market("period", "news", { slots: ofMarket }),
  sentiment: market("period", "sentiment", { slots: ofMarket }),
  gainers: market("period|symbol", "movers:gainers|moversOf:gainers", { slots: ofMarket }),
  losers: market("period|symbol", "movers:losers|moversOf:losers", { slots: ofMarket }),
  active: market("period", "movers:active", { slots: ofMarket }),
  sectorMoves: market("period", "sectorMoves", { slots: ofMarket }),
  marketHours: market("period|exchange", "hours", { isAhead: true }),
  earningsCalendar: market("period", "calendar:earnings", { isAhead: true, slots: ofMarket }),
  dividendCalendar: market("period", "calendar:dividends", { isAhead: true, slots: ofMarket }),
  splitCalendar: market("period", "calendar:splits", { isAhead: true, slots: ofMarket }),
  ipoCalendar: market("period", "calendar:ipo", { isAhead: true, slots: ofMarket }),
  economicCalendar: market("period", "calendar:economic", { isAhead: true, slots: ofMarket }),
  exchangeRate: market("currency!|amount|period", "rate"),
  definition: market("term!", "", { deed: "definition" }),
  portfolioValue: own("account|period|currency", "total"),
  cash: own("account|period", "cash"),
  holdings: own("account|period", "holdings"),
  biggestHoldings: own("account|amount", "holdings", { slots: most }),
  holding: own("symbol!|other|account|period|currency", "holding:overview"),
  averageCost: own("symbol!|other|account", "holding:shares,averageCost,gain"),
  weight: own("symbol!|other|account", "holding:weight,value"),
  gainOf: own("symbol!|other|account|period", "gain"),
  holdingsGain: own("account|period", "gains:both"),
  unrealisedGain: own("account", "totalGain"),
  realisedGain: own("account|period|symbol", "bridge:realised"),
  portfolioReturn: own("account|period", "performance"),
  portfolioGain: own("account|period", "gain"),
  benchmark: own("account|period|symbol", "benchmark", { deed: "benchmark" }),
  dividendsReceived: own("account|period|symbol", "income|positionIncome"),
  dividendsExpected: own("account|period|symbol", "income|positionIncome", { isAhead: true }),
  portfolioYield: own("account", "income"),
  interest: own("account|period", "transactions:interest"),
  sectorSplit: own("account", "allocation:sector"),
  countrySplit: own("account", "allocation:country"),
  currencySplit: own("account|currency|other", "allocation:currency"),
  assetSplit: own("account", "allocation:asset-class"),
  accountSplit: own("symbol", "allocation:account|accountsOf"),
  transactions: own("account|period|symbol", "transactions:"),
  purchases: own("account|period|symbol", "transactions:buy"),
  sales: own("account|period|symbol", "transactions:sell"),
  deposits: own("account|period", "bridge:deposits,withdrawals"),
  fees: own("account|period|symbol", "bridge:fees"),
  taxesPaid: own("account|period|symbol", "bridge:taxes"),
  risks: own("account", "risks"),
  volatility: own("account|period", "statistics:volatility"),
  drawdown: own("account|period", "statistics:drawdown"),
  sharpe: own("account|period", "statistics:sharpe"),
  portfolioBeta: own("account|period", "statistics:beta"),
  correlation: own("symbol|other|period", "correlation"),
  whatMoved: own("account|period", "moved"),
  currencyEffect: own("account|period", "bridge:currency"),
  bestWorstPeriod: own("account|period", "ownSpanExtreme", { slots: extremesOf("day", "month") }),
  whatIfSell: own("symbol!|amount|account", "", { deed: "what-if", slots: { action: "sell" } }),
  whatIfBuy: own("symbol!|amount!|account", "", { deed: "what-if", slots: { action: "buy" } }),
  whatIfMove: own("symbol!|amount!|account", "", { deed: "what-if", slots: { action: "price-change" } }),
  invested: own("symbol!|amount!|period!", "", { deed: "what-if", slots: { action: "buy" } }),
  heldSince: own("symbol|account", "heldSince"),
  lots: own("symbol|account", "heldSince|lots"),
  alerts: own("symbol|period", "alerts"),
  setAlert: own("symbol!|amount!|period", "", { deed: "alert" }),
  watchlist: own("period", "watchlist", { slots: { place: "watchlist" } }),
  addToWatchlist: own("symbol!|other", "", { deed: "watch" }),
  removeFromWatchlist: own("symbol|other", "", { deed: "task", proposes: "removeSymbols" }),
  notes: own("symbol", "", { deed: "notes" }),
  myEarnings: own("account|period", "nextReports", { isAhead: true }),
  myNews: own("period", "news"),
  myExDates: own("period", "calendar:dividends", { isAhead: true }),
  cannotForecast: market("symbol|other|period|amount|currency", "", { deed: "forecast", isAhead: true }),
  cannotAdvise: market("symbol|other|period|amount|account|currency", "", { deed: "advice" }),
  cannotTax: market("symbol|other|period|amount|account|currency", "", { deed: "tax" }),
  cannotOrder: market("symbol|other|period|amount|account|currency", "", { deed: "order" }),
  cannotKnow: market("symbol|other|period|amount|account|currency", "", { deed: "unknown" }),
  capabilities: market("", "", { deed: "help" }),
  indicator: instrument("symbol!|indicator!|other", "", { deed: "indicator" }),
  options: instrument("symbol!|period", "options:putCall,volatility,openInterest", { isAhead: true }),
  dayPrices: instrument("symbol!|other|period", "dayPrices"),
  estimateChanges: instrument("symbol!|period", "estimateChanges"),
  targetWeight: own("symbol!|amount!|account", "targetWeight"),
  closedTrades: own("account|period", "closedTrades"),
  savingsPlan: own("symbol!|amount!|period!", "", { deed: "what-if", slots: { action: "buy", isEveryMonth: true } }),
  incomeByMonth: own("account", "income", { slots: { isByMonth: true } }),
  recordBuy: record("symbol!|", "buy"),
  recordSell: record("symbol!|", "sell"),
  recordDividend: record("symbol!|", "dividend"),
  recordDeposit: record("", "deposit"),
  recordWithdrawal: record("", "withdrawal"),
  recordInterest: record("", "interest"),
  recordFee: record("", "fee"),
  alertHigh: alert("symbol!|other|period", "new-high-of-weeks"),
  alertLow: alert("symbol!|other|period", "new-low-of-weeks"),
  alertVolume: alert("symbol!|other|amount!", "times-usual-volume"),
  alertEarnings: alert("symbol!|other|amount|period", "days-before-earnings"),
  alertDividend: alert("symbol!|other|amount|period", "days-before-ex-dividend"),
  removeAlert: own("symbol", "", { deed: "task", proposes: "removeAlerts" }),
  correctTransaction: own("symbol|account|period|amount", "", { deed: "task", proposes: "notChanged" }),
  writeNote: own("symbol", "", { deed: "task", proposes: "notes" }),
};
