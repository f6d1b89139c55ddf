import { englishFault } from "#core/faults/english-fault.ts";
import { majorCurrency } from "#core/money/currencies.ts";
import type { TransactionFault } from "#core/portfolio/check-transaction.ts";
import { checkTransaction } from "#core/portfolio/index.ts";
import { outsideUnit } from "../database/unit-of-work.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { latestDay } from "./latest-day.ts";
import { currencyCode, type Fields, lineOfFields } from "./line-of-fields.ts";
import type { TransactionOptions } from "./transaction-options.ts";

/** A draft is checked before it has a place in the ledger. */
const nowhere = { id: "", accountId: "", importId: null, version: 0 } as const;

/** Checks the fields of a line alone and finds its currency. */
export function createLineCurrency({
  store,
  lookUp,
  dayRate,
  clock,
}: Pick<TransactionOptions, "store" | "lookUp" | "dayRate" | "clock">) {
  /** Completes the fields with market data: an unknown symbol is refused, a missing currency or rate is filled in. */
  async function settled(
    userId: string,
    fields: Fields,
    place: { date: string; currency: string | null; accountCurrency: string },
  ): Promise<{ fields: Fields; currency: string } | Refusal> {
    const given = fields.currency === undefined ? place.currency : currencyCode(fields.currency);
    const draft = lineOfFields(fields, { ...nowhere, date: place.date, currency: given ?? place.accountCurrency });
    const faultsOf = (line: typeof draft) => checkTransaction(line, { today: latestDay(clock) });
    // The rate depends on a currency that may not be known yet.
    const faults = faultsOf(draft).filter(({ fault }) => fault.code !== "needs-rate");
    if (faults.length > 0) return invalid(faults);
    const known = await currenciesOf(userId, fields);
    if (known instanceof Refusal) return known;
    const instrumentCurrency = fields.symbol == null ? null : (known.get(fields.symbol) ?? null);
    // Money alone is in pounds, a price in pence.
    const isWhole = fields.amount != null && fields.price == null;
    const found = instrumentCurrency !== null && isWhole ? majorCurrency(instrumentCurrency) : instrumentCurrency;
    const currency = given ?? found ?? place.accountCurrency;
    const lacking = faultsOf(lineOfFields(fields, { ...nowhere, date: place.date, currency })).find(
      ({ fault }) => fault.code === "needs-rate",
    );
    if (lacking?.fault.code !== "needs-rate") return { fields, currency };
    const { from, to } = lacking.fault;
    const rate = await outsideUnit(() => dayRate(userId, { from, to, date: place.date }));
    if (rate === null) return invalid([lacking]);
    const filled = { ...fields, rate };
    const left = faultsOf(lineOfFields(filled, { ...nowhere, date: place.date, currency }));
    return left.length > 0 ? invalid(left) : { fields: filled, currency };
  }

  /**
   * Returns the currency of each symbol of a line, null where it is unknown now; or a refusal when the line can't name
   * that symbol.
   */
  async function currenciesOf(userId: string, fields: Fields): Promise<Map<string, string | null> | Refusal> {
    const asked = (["symbol", "newSymbol"] as const).flatMap((path) => {
      const symbol = fields[path];
      return symbol == null ? [] : [{ path, symbol }];
    });
    const symbols = asked.map(({ symbol }) => symbol);
    const found = new Map<string, string | null>(await store.symbolCurrencies(userId, symbols));
    for (const symbol of symbols) {
      const said = (await store.instruments(userId, symbol))[0];
      if (said?.isCustom === true) found.set(symbol, said.currency);
    }
    for (const { path, symbol } of asked) {
      if (found.has(symbol)) continue;
      const answer = await outsideUnit(() => lookUp(symbol));
      if (answer.kind === "unknown") return unknownInstrument(path, symbol, answer.near);
      found.set(symbol, answer.currency);
    }
    return found;
  }

  return { settled };
}

function invalid(faults: readonly TransactionFault[]): Refusal {
  const errors = faults.map(({ path, fault }) => ({ path, message: englishFault(fault), fault }));
  return refuse("invalid-input", { detail: errors.map(({ message }) => message).join(" "), errors });
}

function unknownInstrument(path: string, symbol: string, near: readonly string[]): Refusal {
  const message =
    `No source lists ${symbol}.` +
    (near.length === 0 ? "" : ` Similar: ${near.join(", ")}.`) +
    " You can add it as a custom asset and enter its prices.";
  return refuse("unknown-instrument", {
    values: { symbol, similar: near.join(", ") },
    errors: [{ path, message }],
  });
}
