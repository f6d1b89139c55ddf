import { isNegative, isZero, negated, productText, unlessZero, unsigned } from "../amounts.ts";
import { cost, interestOrCharge, moneyMoved, ratioInWords, reasons, unknownAction } from "../broker-words.ts";
import { coinSymbol } from "../coin-tickers.ts";
import type { ImportRow } from "../import-row.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { phraseBook } from "../phrase-book.ts";
import type { Outcome } from "../table-importer.ts";

/** A trade in the Flex queries and the activity statement, which use different names for it. */
export interface BrokerTrade {
  readonly assetClass: string;
  readonly symbol: string;
  readonly isin: string;
  readonly exchange: string;
  readonly currency: string | null;
  readonly date: string | null;
  readonly quantity: string | null;
  readonly price: string | null;
  /** As booked: negative if paid. */
  readonly commission: string | null;
  readonly commissionCurrency: string | null;
  readonly tax: string | null;
  /** BUY, SELL, "BUY (Ca.)". Empty if only the sign of the quantity tells. */
  readonly side: string;
  /** O, C, C;O. Empty if not stated. */
  readonly openClose: string;
  /** The money of the trade, before or after costs. Null if the file doesn't have it, or for contracts of many shares. */
  readonly money: { readonly amount: string; readonly column: string } | null;
}

/** Converts a trade to ledger lines: shares and funds only. */
export function tradeOutcome(trade: BrokerTrade): Outcome {
  const asset = trade.assetClass.toUpperCase();
  if (/\(Ca\.?\)/i.test(trade.side)) return { skipped: reasons.cancelled };
  if (/^(?:CASH|FOREX)$/.test(asset) || /^[A-Z]{3}\.[A-Z]{3}$/.test(trade.symbol)) return exchangeOutcome(trade);
  if (
    /^(?:OPT|FOP|FSFOP|IOPT|WAR|WARRANTS?|EQUITY AND INDEX OPTIONS|OPTIONS ON FUTURES|STRUCTURED PRODUCTS)$/.test(asset)
  )
    return { skipped: reasons.option };
  if (/^(?:FUT|FUTURES|CFDS?|FXCFD|BILLS?|TREASURY BILLS|BONDS?)$/.test(asset))
    return { skipped: /\b(?:BONDS?|BILLS?)$/.test(asset) ? "Bonds aren't supported yet" : reasons.future };
  if (!/^(?:|STK|STOCKS?|ETFS?|FUNDS?|MUTUAL FUNDS|CRYPTO\w*)(?: - .*)?$/.test(asset))
    return { skipped: reasons.future };
  const isSale = /^SELL/i.test(trade.side) || (trade.side === "" && isNegative(trade.quantity));
  const opens = trade.openClose.split(/[;,]/).map((code) => code.trim());
  if (isSale && opens.includes("O") && !opens.includes("C")) return { skipped: reasons.short };
  const symbol =
    asset === "CRYPTO"
      ? coinSymbol(trade.symbol, trade.currency)
      : listedSymbol({
          ticker: trade.symbol,
          isin: trade.isin,
          exchange: trade.exchange,
          currency: trade.currency ?? "",
        });
  const line = { date: trade.date, symbol };
  const isOwnCurrency = trade.commissionCurrency === null || trade.commissionCurrency === trade.currency;
  const isRebate = trade.commission !== null && !isNegative(trade.commission) && !isZero(trade.commission);
  const bought = {
    ...line,
    type: isSale ? ("sell" as const) : ("buy" as const),
    quantity: unsigned(trade.quantity),
    price: trade.price,
    currency: trade.currency,
    fee: isOwnCurrency && !isRebate ? unlessZero(trade.commission) : null,
    tax: unlessZero(trade.tax),
    stated: trade.money === null ? null : { ...trade.money, hasCosts: true },
  };
  if (isZero(trade.commission) || (isOwnCurrency && !isRebate)) return bought;
  const apart = cost("fee", negated(trade.commission), "Commission");
  return [bought, { ...line, ...apart, currency: trade.commissionCurrency ?? trade.currency }];
}

/** A trade of two currencies, EUR.USD: so many of the first for money of the second. */
function exchangeOutcome({
  symbol,
  date,
  currency,
  quantity,
  price,
  money,
  commission,
  commissionCurrency,
  side,
}: BrokerTrade): Outcome {
  const [, first, second] = /^([A-Z]{3})\.([A-Z]{3})$/.exec(symbol) ?? [];
  const count = unsigned(quantity);
  const paid = unsigned(money?.amount ?? (count === null || price === null ? null : productText(count, price)));
  if (first === undefined || count === null || paid === null || isZero(paid)) return { skipped: reasons.conversion };
  const isSale = /^SELL/i.test(side) || (side === "" && isNegative(quantity));
  const [one, other] = [
    { amount: count, currency: first },
    { amount: paid, currency: currency ?? second ?? "" },
  ];
  const [given, received] = isSale ? [one, other] : [other, one];
  const exchange = {
    type: "currency-exchange" as const,
    date,
    ...given,
    received: received.amount,
    receivedCurrency: received.currency,
  };
  if (isZero(commission)) return exchange;
  const apart = cost("fee", negated(commission), "Commission");
  return [exchange, { date, ...apart, currency: commissionCurrency ?? currency }];
}

export interface BrokerCash {
  /** "Dividends", "Withholding Tax", "Deposits/Withdrawals", "Broker Interest Received", "Other Fees" and the like. */
  readonly type: string;
  readonly symbol: string;
  readonly isin: string;
  readonly exchange: string;
  readonly currency: string | null;
  readonly date: string | null;
  readonly amount: string | null;
  readonly description: string;
}

/**
 * Converts a cash movement to a ledger line. Reversed dividends and taxes keep their negative amount, to be paired
 * later.
 */
export function cashOutcome(cash: BrokerCash): Outcome {
  const described = /^([A-Z0-9][A-Z0-9.\- ]{0,14})\s?\(([A-Z0-9]{8,12})\)/.exec(cash.description);
  const ticker = cash.symbol === "" ? (described?.[1] ?? "").trim() : cash.symbol;
  const isin = cash.isin === "" ? (described?.[2] ?? "") : cash.isin;
  const symbol = listedSymbol({ ticker, isin, exchange: cash.exchange, currency: cash.currency ?? "" });
  const line = { date: cash.date, currency: cash.currency };
  const note = cash.description === "" ? {} : { note: cash.description.slice(0, 1_000) };
  switch (cashActions.of(cash.type)) {
    case "tax":
      return { ...line, ...note, type: "tax", symbol, amount: negated(cash.amount) };
    case "dividend":
      return { ...line, ...note, type: "dividend", symbol, amount: cash.amount };
    case "interest":
      return { ...line, ...note, ...interestOrCharge(cash.amount) };
    case "money":
      return { ...line, ...moneyMoved(cash.amount) };
    case "fee":
      return { ...line, ...cost("fee", negated(cash.amount), cash.description.slice(0, 200) || cash.type) };
    default:
      return unknownAction(cash.type, { ...line, ...note, symbol, amount: cash.amount });
  }
}

const cashActions = phraseBook({
  tax: "Withholding Tax, 871(m) Withholding, 871(m) Withholding Tax, Sales Tax, Transaction Tax, Taxes",
  dividend: "Dividends, Dividend, Payment In Lieu Of Dividends, Payment In Lieu Of Dividend",
  interest: `Broker Interest, Broker Interest Paid, Broker Interest Received, Broker Fees Interest, Bond Interest, Bond Interest Received,
    Bond Interest Paid, Interest`,
  money: "Deposits/Withdrawals, Deposits & Withdrawals, Deposits, Withdrawals, Electronic Fund Transfer",
  fee: "Other Fees, Broker Fees, Advisor Fees, Fees, Commission Adjustments, Commissions, Price Adjustments, Other Income Fees",
});

/** A corporate action: splits state their ratio in words. Anything else is left to the user. */
export function corporateOutcome(action: {
  readonly symbol: string;
  readonly isin: string;
  readonly exchange: string;
  readonly currency: string | null;
  readonly date: string | null;
  readonly description: string;
}): Outcome {
  const described = /^([A-Z0-9][A-Z0-9.\- ]{0,14})\s?\(([A-Z0-9]{8,12})\)/.exec(action.description);
  const ratio = /split/i.test(action.description) ? ratioInWords(action.description) : null;
  const ticker = (described?.[1] ?? action.symbol).trim().replace(/\.OLD$/, "");
  // A reverse split is booked twice: the old shares leave and the new ones arrive. The line of the old shares is
  // redundant.
  if (action.symbol.endsWith(".OLD") || (ratio !== null && /\.OLD,/.test(action.description)))
    return { skipped: "The second line of a split" };
  if (ratio === null) return { skipped: reasons.reorganisation };
  const isin = action.isin === "" ? (described?.[2] ?? "") : action.isin;
  return {
    type: "split",
    symbol: listedSymbol({ ticker, isin, exchange: action.exchange, currency: action.currency ?? "" }),
    date: action.date,
    ratio,
  };
}

/**
 * Leaves out the copies that a consolidated report has under the account "-", where the trades of the accounts themselves
 * are listed too.
 */
export function withoutConsolidated(rows: readonly ImportRow[]): readonly ImportRow[] {
  const placeOf = ({ draft }: ImportRow) => [draft?.type, draft?.symbol, draft?.date].join("|");
  const own = new Set(
    rows.flatMap((row) => (row.account === consolidated || row.draft === null ? [] : [placeOf(row)])),
  );
  return rows.map((row) => {
    if (row.account !== consolidated) return row;
    if (row.draft === null || !own.has(placeOf(row))) return { ...row, account: null };
    return { ...row, draft: null, faults: [], skipped: "A copy of a line of another account" };
  });
}

const consolidated = "-";
