import type { z } from "zod";
import type { TransactionFields } from "#contract/portfolio.ts";
import { minorUnits } from "#core/money/currencies.ts";
import { plainDecimal, plainRatio } from "./plain-decimal.ts";
import type { LedgerLine } from "./store.ts";

export type Fields = z.output<typeof TransactionFields>;

/** The fields that a draft needs to become a line of the ledger. */
type Place = Pick<LedgerLine, "id" | "accountId" | "date" | "currency" | "importId" | "version">;

/** Returns the line of the fields: absent is null, numbers are plain decimals. */
export function lineOfFields(fields: Fields, place: Place): LedgerLine {
  return {
    id: place.id,
    accountId: place.accountId,
    type: fields.type,
    symbol: fields.symbol ?? null,
    date: place.date,
    quantity: plainDecimal(fields.quantity),
    price: plainDecimal(fields.price),
    amount: plainDecimal(fields.amount),
    fee: plainDecimal(fields.fee) ?? "0",
    tax: plainDecimal(fields.tax) ?? "0",
    currency: place.currency,
    ratio: plainRatio(fields.ratio),
    newSymbol: fields.newSymbol ?? null,
    cash: plainDecimal(fields.cash),
    costShare: plainDecimal(fields.costShare),
    ...otherMoney(fields, place.currency),
    lots: plainLots(fields.lots),
    note: fields.note === undefined || fields.note === "" ? null : fields.note,
    importId: place.importId,
    version: place.version,
  };
}

/** What a line has in other currencies. One that is the line's own isn't kept. */
export function otherMoney(
  given: Partial<
    Pick<Fields, "priceCurrency" | "feeCurrency" | "taxCurrency" | "rate" | "received" | "receivedCurrency">
  >,
  currency: string,
) {
  const other = (code: string | null | undefined) => {
    const read = code == null || code === "" ? null : currencyCode(code);
    return read === currency ? null : read;
  };
  const codes = [other(given.priceCurrency), other(given.feeCurrency), other(given.taxCurrency)];
  const [priceCurrency = null, feeCurrency = null, taxCurrency = null] = codes;
  return {
    priceCurrency,
    feeCurrency,
    taxCurrency,
    rate: codes.some((code) => code !== null) ? plainDecimal(given.rate) : null,
    received: plainDecimal(given.received),
    receivedCurrency: given.receivedCurrency == null ? null : currencyCode(given.receivedCurrency),
  };
}

/** The lots with plain decimals; null for none. */
export function plainLots(lots: LedgerLine["lots"] | undefined): LedgerLine["lots"] {
  if (lots == null || lots.length === 0) return null;
  return lots.map((lot) => ({ ...lot, quantity: plainDecimal(lot.quantity) ?? "" }));
}

/** Codes are compared in capitals, except minor units with a distinguishing small letter (GBp, ZAc). */
export function currencyCode(text: string): string {
  return text in minorUnits ? text : text.toUpperCase();
}
