import type { Texts } from "../texts.ts";

const listed = {
  purchases: "purchases",
  sales: "sales",
  dividends: "dividends",
  interest: "payments of interest",
  transactions: "transactions",
  trades: "trades",
};

/** Contents of a list of transactions. */
export type Listed = keyof typeof listed;

const month = (name: string): string =>
  new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${name}-01T00:00:00Z`),
  );
const span = (from: string, to: string): string => (from === to ? month(from) : `${month(from)} to ${month(to)}`);

/** Answers about results over time: returns, gains, income and the ledger. `source` is the mark of a source: "[2]". */
export const results = {
  returns: ({ from, to }: Texts<"from" | "to">) => `Returns from ${from} to ${to}, the days with money invested:`,
  returnsOf: ({ symbol, from, to }: Texts<"symbol" | "from" | "to">) =>
    `Returns of your ${symbol} from ${from} to ${to}, the days with money invested:`,
  timeWeighted: ({ value, source }: Texts<"value" | "source">) =>
    `Time-weighted return (your choices): ${value} ${source}`,
  moneyWeighted: ({ value, source }: Texts<"value" | "source">) =>
    `Money-weighted return (your own experience): ${value} ${source}`,
  simple: ({ value, source }: Texts<"value" | "source">) => `Your return (simple): ${value} ${source}`,
  perYear: ({ timeWeighted, moneyWeighted, source }: Texts<"timeWeighted" | "moneyWeighted" | "source">) =>
    `Per year: ${timeWeighted} time-weighted, ${moneyWeighted} money-weighted ${source}`,
  totalGain: ({ value, source }: Texts<"value" | "source">) => `Total gain: ${value} ${source}`,
  beforeAndAfter: ({ before, after, source }: Texts<"before" | "after" | "source">) =>
    `Value before: ${before}; value after: ${after} ${source}`,
  realised: ({ value, source }: Texts<"value" | "source">) => `Realised gain: ${value} ${source}`,
  income: ({ value, source }: Texts<"value" | "source">) => `Income: ${value} ${source}`,
  lessBenchmark: ({ value, source }: Texts<"value" | "source">) =>
    `Time-weighted return less the benchmark's: ${value} ${source}`,
  deepestFall: ({ value, source }: Texts<"value" | "source">) => `Deepest fall: ${value} ${source}`,
  gain: ({ value, from, to, source }: Texts<"value" | "from" | "to" | "source">) =>
    `**Total gain: ${value}** from ${from} to ${to}, with shares sold since and income ${source}.`,
  gainOf: ({ symbol, value, from, to, source }: Texts<"symbol" | "value" | "from" | "to" | "source">) =>
    `**Total gain of ${symbol}: ${value}** from ${from} to ${to}, with shares sold since and income ${source}.`,
  partOfGain: ({ label, value, source }: Texts<"label" | "value" | "source">) => `${label}: ${value} ${source}`,
  partOfGainOf: ({ label, symbol, value, source }: Texts<"label" | "symbol" | "value" | "source">) =>
    `${label} of ${symbol}: ${value} ${source}`,
  booked: ({ label, value, from, to, source }: Texts<"label" | "value" | "from" | "to" | "source">) =>
    `${label}: **${value}**, from ${from} to ${to} ${source}.`,
  bookedOf: ({
    label,
    symbol,
    value,
    from,
    to,
    source,
  }: Texts<"label" | "symbol" | "value" | "from" | "to" | "source">) =>
    `${label} of ${symbol}: **${value}**, from ${from} to ${to} ${source}.`,
  bookedUnknown: (source: string) => `This isn't known: a price or a rate is missing ${source}.`,
  bookedUnknownOf: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `This isn't known of ${symbol}: a price or a rate is missing ${source}.`,
  volatility: ({ value, source }: Texts<"value" | "source">) => `Volatility a year: **${value}** ${source}.`,
  volatilityUnknown: (source: string) =>
    `The volatility of your portfolio isn't known: there are too few days ${source}.`,
  drawdown: ({ value, peak, trough, source }: Texts<"value" | "peak" | "trough" | "source">) =>
    `Deepest fall: **${value}**, from its peak on ${peak} to ${trough} ${source}.`,
  recovered: ({ day, source }: Texts<"day" | "source">) => `It was back at that peak on ${day} ${source}.`,
  notRecovered: (source: string) => `It isn't back at that peak yet ${source}.`,
  sharpe: ({ value, source }: Texts<"value" | "source">) => `Sharpe ratio: **${value}** ${source}.`,
  beta: ({ value, symbol, source }: Texts<"value" | "symbol" | "source">) =>
    `Beta against ${symbol}: **${value}** ${source}.`,
  bestDay: ({ value, day, source }: Texts<"value" | "day" | "source">) => `Best day: **${value}** on ${day} ${source}.`,
  worstDay: ({ value, day, source }: Texts<"value" | "day" | "source">) =>
    `Worst day: **${value}** on ${day} ${source}.`,
  bestMonth: ({ value, month, source }: Texts<"value" | "month" | "source">) =>
    `Best month: **${value}** in ${month} ${source}.`,
  worstMonth: ({ value, month, source }: Texts<"value" | "month" | "source">) =>
    `Worst month: **${value}** in ${month} ${source}.`,
  tooFewDays: (source: string) => `This isn't known: there are too few days ${source}.`,
  measured: ({ from, to, source }: Texts<"from" | "to" | "source">) => `Measured from ${from} to ${to} ${source}.`,
  better: "Better. ",
  worse: "Worse. ",
  yourReturn: ({ value, source }: Texts<"value" | "source">) => `Your time-weighted return: **${value}** ${source}`,
  benchmark: ({ symbol, value, source }: Texts<"symbol" | "value" | "source">) =>
    `**${symbol}**, the benchmark, with dividends reinvested: **${value}** ${source}`,
  difference: ({ value, source }: Texts<"value" | "source">) => `Difference: **${value}** ${source}`,
  benchmarkUnknown: "The benchmark's return isn't known for these days.",
  nextPaymentOf: ({ symbol, amount, day, source }: Texts<"symbol" | "amount" | "day" | "source">) =>
    `Next payment of ${symbol}: **${amount}** on ${day} ${source}`,
  receivedFrom: ({ symbol, value, source }: Texts<"symbol" | "value" | "source">) =>
    `Received from ${symbol} in the last twelve months: **${value}** ${source}`,
  expectedFrom: ({ symbol, value, source }: Texts<"symbol" | "value" | "source">) =>
    `Expected from ${symbol} in the next twelve: ${value} ${source}`,
  yieldOf: ({ symbol, onCost, onValue, source }: Texts<"symbol" | "onCost" | "onValue" | "source">) =>
    `Yield on cost of ${symbol}: ${onCost}; yield on value: ${onValue} ${source}`,
  noDividendsFrom: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `No dividends from ${symbol} are recorded or expected ${source}.`,
  receivedInAll: ({ value, from, to, source }: Texts<"value" | "from" | "to" | "source">) =>
    `Received in all: **${value}**, from ${from} to ${to} ${source}.`,
  /** `when` is in the words of the question, which is English. */
  receivedThen: ({ from, to, value, source }: Texts<"from" | "to" | "value" | "source">) =>
    `Received (${span(from, to)}): **${value}** ${source}.`,
  receivedThenUnknown: ({ from, to, source }: Texts<"from" | "to" | "source">) =>
    `The income for this period isn't available here (${span(from, to)}) ${source}.`,
  received: ({ value, source }: Texts<"value" | "source">) => `Received in the last twelve months: ${value} ${source}.`,
  expected: ({ value, source }: Texts<"value" | "source">) => `Expected in the next twelve: ${value} ${source}.`,
  yields: ({ onCost, onValue, source }: Texts<"onCost" | "onValue" | "source">) =>
    `Yield on cost: ${onCost}; yield on value: ${onValue} ${source}.`,
  announcedPart: (value: string) => `announced: **${value}**`,
  estimatedPart: (value: string) => `estimated: **${value}**`,
  incomeOfMonth: ({ month, parts, source }: Texts<"month" | "source"> & { readonly parts: readonly string[] }) =>
    `Income of ${month}, ${parts.join("; ")} ${source}.`,
  payersUnknown: "Which holdings pay isn't known that far ahead: only the next payment of each has a day.",
  noPayment: (source: string) => `No payment is announced or expected ${source}.`,
  noPaymentThen: (source: string) => `No payment is announced or expected in that time ${source}.`,
  nextPayments: "Your next payments:",
  announcedPayment: ({ name, amount, day, source }: Texts<"name" | "amount" | "day" | "source">) =>
    `**${name}**: ${amount} on ${day}, announced ${source}`,
  estimatedPayment: ({ name, amount, day, source }: Texts<"name" | "amount" | "day" | "source">) =>
    `**${name}**: ${amount} on ${day}, estimated ${source}`,
  line: ({
    day,
    type,
    symbol,
    what,
    source,
  }: Texts<"day" | "type" | "what" | "source"> & { readonly symbol: string | undefined }) =>
    `${day}: ${type}${symbol === undefined ? "" : ` of **${symbol}**`}${what === "" ? "" : `, ${what}`} ${source}`,
  sharesAt: ({ shares, price }: Texts<"shares" | "price">) => `${shares} shares at ${price}`,
  fit: ({ total, what, source }: Texts<"total" | "source"> & { readonly what: Listed }) =>
    `**${total} of your ${listed[what]}** fit ${source}:`,
  pickedBy: "Transactions can be picked by amount, number of shares and by a gain or loss.",
  noneFit: ({ what, source }: Texts<"source"> & { readonly what: Listed }) =>
    `None of the listed ${listed[what]} match your question ${source}.`,
  thatFit: ({ what, source }: Texts<"source"> & { readonly what: Listed }) =>
    `Your ${listed[what]} that fit, newest first ${source}:`,
  lookedAt: ({ many, total, source }: Texts<"many" | "total" | "source">) =>
    `Looked at: the newest ${many} of ${total} ${source}.`,
  otherCurrencies: (currencies: string) => `Amounts in ${currencies}: not compared.`,
};
