/** A field that only some transactions have. All have a day, a currency, a note, and room for a fee and a tax. */
export type TransactionField =
  | "symbol"
  | "newSymbol"
  | "quantity"
  | "price"
  | "amount"
  | "ratio"
  | "cash"
  | "costShare";

export interface TransactionKind {
  /** Order within a day: what happens before the open, then what comes in, then what goes out. */
  readonly rank: number;
  /** Any other field is refused. */
  readonly fields: Readonly<Partial<Record<TransactionField, "required" | "optional">>>;
  /** The line moves money alone, and counts as this. */
  readonly books?: "income" | "fee" | "tax" | "deposit" | "withdrawal";
  /** The line moves a number of shares, and why. */
  readonly shares?: "bought" | "sold" | "moved-in" | "moved-out";
  /** What a line of words begins with: the word it is written with first, then others in English and German. */
  readonly verbs: readonly [string, ...string[]];
}

const trade = { symbol: "required", quantity: "required", price: "optional", amount: "optional" } as const;
const moved = { symbol: "required", quantity: "required", price: "optional" } as const;
const ofAccount = { symbol: "optional", amount: "required" } as const;

/** Every kind of transaction, in the order in which they are offered. */
export const transactionKinds = {
  buy: { rank: 5, fields: trade, shares: "bought", verbs: ["buy", "bought", "kaufe", "kaufen", "kauf", "gekauft"] },
  sell: {
    rank: 8,
    fields: trade,
    shares: "sold",
    verbs: ["sell", "sold", "verkaufe", "verkaufen", "verkauf", "verkauft"],
  },
  dividend: {
    rank: 9,
    fields: { symbol: "required", amount: "required" },
    books: "income",
    verbs: ["dividend", "div", "dividende"],
  },
  interest: { rank: 9, fields: ofAccount, books: "income", verbs: ["interest", "zinsen", "zins"] },
  fee: { rank: 9, fields: ofAccount, books: "fee", verbs: ["fee", "gebühr", "gebühren", "gebuehr"] },
  tax: { rank: 9, fields: ofAccount, books: "tax", verbs: ["tax", "steuer", "steuern"] },
  split: { rank: 0, fields: { symbol: "required", ratio: "required" }, verbs: ["split", "aktiensplit"] },
  "spin-off": {
    rank: 3,
    fields: { symbol: "required", newSymbol: "required", ratio: "required", costShare: "required" },
    verbs: ["spin-off", "abspaltung"],
  },
  merger: {
    rank: 2,
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
  "transfer-in": { rank: 6, fields: moved, shares: "moved-in", verbs: ["transfer-in", "einlieferung", "einbuchung"] },
  "transfer-out": {
    rank: 7,
    fields: moved,
    shares: "moved-out",
    verbs: ["transfer-out", "auslieferung", "ausbuchung"],
  },
} as const satisfies Record<string, TransactionKind>;

export type TransactionType = keyof typeof transactionKinds;

/** What is known of a type of transaction. */
export function kindOf(type: TransactionType): TransactionKind {
  return transactionKinds[type];
}

/** True for shares that come for money or go for it. */
export function isTrade(type: TransactionType): boolean {
  const { shares } = kindOf(type);
  return shares === "bought" || shares === "sold";
}

/** Which way shares go, 1 in and -1 out; 0 for a line that moves no number of shares. */
export function sharesGo(type: TransactionType): 1 | 0 | -1 {
  const { shares } = kindOf(type);
  if (shares === undefined) return 0;
  return shares === "bought" || shares === "moved-in" ? 1 : -1;
}

/** Which way the amount of a line that moves money alone goes: 1 in and -1 out, 0 for any other line. */
export function moneyGoes(type: TransactionType): 1 | 0 | -1 {
  const { books } = kindOf(type);
  if (books === undefined) return 0;
  return books === "income" || books === "deposit" ? 1 : -1;
}
