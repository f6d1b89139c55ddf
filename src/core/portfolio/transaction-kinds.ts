/** A field that only some transactions have. All have a day, a currency, a note, and room for a fee and a tax. */
export type TransactionField =
  | "symbol"
  | "newSymbol"
  | "quantity"
  | "price"
  | "amount"
  | "ratio"
  | "cash"
  | "costShare"
  | "received"
  | "receivedCurrency"
  | "lots";

export interface TransactionKind {
  /** Order within a day: what happens before the open, then what comes in, then what goes out. */
  readonly rank: number;
  /** Any other field is refused. */
  readonly fields: Readonly<Partial<Record<TransactionField, "required" | "optional">>>;
  /** The line moves money alone, and counts as this. */
  readonly books?: "income" | "fee" | "tax" | "deposit" | "withdrawal";
  /** The line moves a number of shares, and why: "given" ones are income in kind. */
  readonly shares?: "bought" | "sold" | "given" | "moved-in" | "moved-out";
  /** It needs a price or an amount. */
  readonly needsWorth?: true;
  /** Its amount is below zero where an earlier one is taken back. */
  readonly isReversible?: true;
  /** It can realise a gain. */
  readonly realises?: true;
  /** What a line of words begins with: the word it is written with first, then others in English and German. */
  readonly verbs: readonly [string, ...string[]];
}

const trade = { symbol: "required", quantity: "required", price: "optional", amount: "optional" } as const;
const moved = { symbol: "required", quantity: "required", price: "optional" } as const;
const ofAccount = { symbol: "optional", amount: "required" } as const;
const ofShares = { symbol: "required", amount: "required" } as const;

/** Every kind of transaction, in the order in which they are offered. */
export const transactionKinds = {
  buy: {
    rank: 5,
    fields: trade,
    shares: "bought",
    needsWorth: true,
    verbs: ["buy", "bought", "kaufe", "kaufen", "kauf", "gekauft"],
  },
  sell: {
    rank: 8,
    fields: { ...trade, lots: "optional" },
    shares: "sold",
    needsWorth: true,
    realises: true,
    verbs: ["sell", "sold", "verkaufe", "verkaufen", "verkauf", "verkauft"],
  },
  dividend: {
    rank: 9,
    fields: ofShares,
    books: "income",
    isReversible: true,
    verbs: ["dividend", "div", "dividende"],
  },
  "reinvested-dividend": {
    rank: 5,
    fields: trade,
    shares: "given",
    needsWorth: true,
    verbs: ["reinvested-dividend", "reinvested", "drip", "wiederanlage"],
  },
  "stock-dividend": { rank: 5, fields: trade, shares: "given", verbs: ["stock-dividend", "aktiendividende"] },
  "staking-reward": { rank: 5, fields: trade, shares: "given", verbs: ["staking-reward", "staking"] },
  "capital-gain-distribution": {
    rank: 9,
    fields: ofShares,
    books: "income",
    isReversible: true,
    verbs: ["capital-gain-distribution", "kapitalgewinnausschüttung"],
  },
  "return-of-capital": {
    rank: 9,
    fields: ofShares,
    isReversible: true,
    realises: true,
    verbs: ["return-of-capital", "kapitalrückzahlung"],
  },
  "cash-in-lieu": {
    rank: 8,
    fields: { symbol: "required", quantity: "optional", amount: "required", lots: "optional" },
    shares: "sold",
    realises: true,
    verbs: ["cash-in-lieu", "spitzenausgleich"],
  },
  interest: { rank: 9, fields: ofAccount, books: "income", isReversible: true, verbs: ["interest", "zinsen", "zins"] },
  fee: {
    rank: 9,
    fields: ofAccount,
    books: "fee",
    isReversible: true,
    verbs: ["fee", "gebühr", "gebühren", "gebuehr"],
  },
  tax: { rank: 9, fields: ofAccount, books: "tax", isReversible: true, verbs: ["tax", "steuer", "steuern"] },
  split: { rank: 0, fields: { symbol: "required", ratio: "required" }, verbs: ["split", "aktiensplit"] },
  "spin-off": {
    rank: 3,
    fields: { symbol: "required", newSymbol: "required", ratio: "required", costShare: "required" },
    verbs: ["spin-off", "abspaltung"],
  },
  merger: {
    rank: 2,
    realises: true,
    fields: { symbol: "required", newSymbol: "optional", ratio: "optional", cash: "optional" },
    verbs: ["merger", "fusion"],
  },
  "symbol-change": {
    rank: 1,
    fields: { symbol: "required", newSymbol: "required" },
    verbs: ["symbol-change", "symbolwechsel"],
  },
  deposit: {
    rank: 4,
    fields: { amount: "required" },
    books: "deposit",
    verbs: ["deposit", "deposited", "einzahlung", "einzahlen", "eingezahlt"],
  },
  withdrawal: {
    rank: 9,
    fields: { amount: "required" },
    books: "withdrawal",
    verbs: ["withdraw", "withdrawal", "withdrew", "auszahlung", "auszahlen", "ausgezahlt", "abhebung"],
  },
  "currency-exchange": {
    rank: 4,
    fields: { amount: "required", received: "required", receivedCurrency: "required" },
    verbs: ["currency-exchange", "exchange", "währungstausch", "devisentausch"],
  },
  "transfer-in": { rank: 6, fields: moved, shares: "moved-in", verbs: ["transfer-in", "einlieferung", "einbuchung"] },
  "transfer-out": {
    rank: 7,
    fields: { ...moved, lots: "optional" },
    shares: "moved-out",
    realises: true,
    verbs: ["transfer-out", "auslieferung", "ausbuchung"],
  },
} as const satisfies Record<string, TransactionKind>;

export type TransactionType = keyof typeof transactionKinds;

/** What is known of a type of transaction. */
export function kindOf(type: TransactionType): TransactionKind {
  return transactionKinds[type];
}

/** True for shares that come or go at a worth: for money, or as income. */
export function isTrade(type: TransactionType): boolean {
  const { shares } = kindOf(type);
  return shares === "bought" || shares === "sold" || shares === "given";
}

/** Which way shares go, 1 in and -1 out; 0 for a line that moves no number of shares. */
export function sharesGo(type: TransactionType): 1 | 0 | -1 {
  const { shares } = kindOf(type);
  if (shares === undefined) return 0;
  return shares === "sold" || shares === "moved-out" ? -1 : 1;
}

/** Which way the money of a trade goes: 1 in, -1 out; 0 for shares that are given, and for any other line. */
export function cashGoes(type: TransactionType): 1 | 0 | -1 {
  const { shares } = kindOf(type);
  return shares === "sold" ? 1 : shares === "bought" ? -1 : 0;
}

/** Which way the amount of a line that moves no number of shares goes: 1 in, -1 out; 0 for one without an amount. */
export function moneyGoes(type: TransactionType): 1 | 0 | -1 {
  const { books, fields, shares } = kindOf(type);
  if (shares !== undefined || fields.amount === undefined) return 0;
  if (fields.received !== undefined) return -1;
  return books === undefined || books === "income" || books === "deposit" ? 1 : -1;
}
