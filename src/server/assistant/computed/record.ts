import { decimal, quotient } from "#core/money/decimal.ts";
import type { AmountPlace } from "#core/questions/read-amounts.ts";
import type { Filled } from "../questions/read-question.ts";
import type { ToolContext } from "../tool.ts";
import { holdingsFound } from "../tools/holdings.ts";
import { dailyHistory } from "../tools/price-history.ts";
import { proposeTransactionTool } from "../tools/propose-transaction.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import { say } from "./phrase.ts";

/** Prices of a share in a sentence lie within this factor of the market's price on that day. */
const plausibleFactor = 1.5;

/** The parts of a transaction that a text names. Numbers are decimal texts. */
interface Named {
  readonly symbol: string | undefined;
  readonly date: string;
  readonly quantity?: string;
  /** As it was written: of one share, or of all. */
  readonly price?: string;
  readonly as?: AmountPlace["as"];
  readonly amount?: string;
  readonly fee?: string;
  readonly currency?: string;
}

/** Proposes the transaction that a text tells of: "bought 5 NVDA at 140 yesterday". Only a click records it. */
export async function recordLines(
  type: string,
  filled: Filled,
  draft: AnswerDraft,
  context: ToolContext,
): Promise<void> {
  const { trades } = draft.words;
  const named = namedIn(type, filled, context.today);
  if (named === null) {
    draft.line(trades.notUnderstood(trades.example));
    return;
  }
  const price = await priceOfOne(named, context);
  if (price === "unclear") {
    draft.line(trades.eachOrInAll(trades.exampleInAll));
    return;
  }
  const given = Object.fromEntries(
    Object.entries({ ...named, as: undefined, type, price: price?.value, account: filled.accounts[0] }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const input = proposeTransactionTool.input.safeParse(given);
  if (!input.success) {
    draft.line(trades.notFromHere);
    return;
  }
  const outcome = await proposeTransactionTool.propose(input.data, context);
  const { symbol } = named;
  if (!("route" in outcome) && type === "sell" && symbol !== undefined && (await isShort(named, context))) {
    const [held] = draft.take("get_holdings", {}, await holdingsFound(context));
    const shares = held?.value(`${symbol}.shares`) ?? null;
    draft.line(
      held === undefined || shares === null
        ? trades.sellsNone({ symbol, source: held?.mark })
        : say(trades.sellsTooMany, { shares: held.text(`${symbol}.shares`), symbol, source: held.mark }),
    );
    return;
  }
  if (!draft.offer("propose_transaction", given, outcome)) return;
  draft.line(trades.canBeRecorded);
  if (price?.isClose === true) draft.line(trades.atClose);
}

/** True if fewer shares were held on the day than are sold. */
async function isShort({ symbol, quantity, date }: Named, { api }: ToolContext): Promise<boolean> {
  const held = await api("GET /api/portfolio/holdings", { by: "symbol", asOf: date });
  const holding = held.ok ? held.output.holdings.find((one) => one.symbol === symbol) : undefined;
  return held.ok && Number(holding?.quantity ?? "0") < Number(quantity ?? "0");
}

/**
 * The parts of a transaction. A number of shares has their word, or the name right after it. Null where a number has no part, or may be
 * either of two.
 */
function namedIn(type: string, { symbols, amounts, period }: Filled, today: string): Named | null {
  const isTrade = type === "buy" || type === "sell";
  const fees = type === "fee" ? [] : amounts.filter((amount) => amount.as === "fee");
  const others = amounts.filter((amount) => !fees.includes(amount));
  const counted = others.filter(
    ({ kind, currency, isOfName }) => kind === "shares" || (isOfName && kind !== "percent" && currency === null),
  );
  const [quantity] = isTrade ? counted : [];
  const [paid, ...more] = others.filter((amount) => amount !== quantity);
  const isWhole = isTrade ? quantity !== undefined && counted.length === 1 : paid !== undefined;
  if (!isWhole || more.length > 0 || fees.length > 1 || symbols.length > 1) return null;
  if (amounts.some(({ kind, isOpen }) => kind === "percent" || isOpen) || paid?.kind === "shares") return null;
  const [fee] = fees;
  return {
    symbol: symbols[0],
    date: period?.kind === "day" ? period.from : today,
    ...(quantity === undefined ? {} : { quantity: written(quantity) }),
    ...(paid === undefined ? {} : { [isTrade ? "price" : "amount"]: written(paid) }),
    ...(paid === undefined ? {} : { as: paid.as }),
    ...(fee === undefined ? {} : { fee: written(fee) }),
    ...(paid?.currency == null ? {} : { currency: paid.currency }),
  };
}

function written({ value }: AmountPlace): string {
  return value.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 12 });
}

/**
 * The price of one share. What was paid is that or the price of all of them, whichever is close to the market's price on that day.
 * Without it, the close of that day.
 */
async function priceOfOne(
  { symbol, quantity, price, as, date, currency }: Named,
  context: ToolContext,
): Promise<{ readonly value: string; readonly isClose: boolean } | "unclear" | undefined> {
  if (symbol === undefined || quantity === undefined) return undefined;
  const each = price === undefined ? null : { value: price, isClose: false };
  if (each !== null && (as === "each" || decimal(quantity).eq(1))) return each;
  const whole =
    price === undefined
      ? null
      : { value: quotient(decimal(price), decimal(quantity)).round(6).toFixed(), isClose: false };
  if (whole !== null && as === "whole") return whole;
  const market = await closeOf(symbol, date, context);
  if (each === null || whole === null)
    return market === null ? undefined : { value: String(market.close), isClose: true };
  if (market === null || (currency !== undefined && market.currency !== currency)) return "unclear";
  const distance = ({ value }: { readonly value: string }) => Math.abs(Math.log(Number(value) / market.close));
  if (Math.min(distance(each), distance(whole)) > Math.log(plausibleFactor)) return "unclear";
  return distance(each) < distance(whole) ? each : whole;
}

/** The last close up to a day; null where none is known from the week before it. */
async function closeOf(
  symbol: string,
  day: string,
  context: ToolContext,
): Promise<{ readonly close: number; readonly currency: string | null } | null> {
  const history = await dailyHistory(symbol, context);
  if (typeof history === "string") return null;
  const bar = history.bars.findLast(({ date }) => date <= day);
  const daysBefore =
    bar === undefined ? Number.POSITIVE_INFINITY : (Date.parse(day) - Date.parse(bar.date)) / 86_400_000;
  return bar === undefined || daysBefore > 7
    ? null
    : { close: Number(bar.close.toFixed(4)), currency: history.currency };
}
