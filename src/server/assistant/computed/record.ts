import { decimal, quotient } from "#core/money/decimal.ts";
import { folded } from "#core/questions/features.ts";
import type { AmountPlace } from "#core/questions/read-amounts.ts";
import { readingWords } from "#core/words/reading-words.ts";
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
  readonly amount?: string;
  readonly fee?: string;
  readonly currency?: string;
}

/** Proposes the transaction that a text tells of: "bought 5 NVDA at 140 yesterday". Only a click records it. */
export async function recordLines(
  type: string,
  { filled, text }: { readonly filled: Filled; readonly text: string },
  draft: AnswerDraft,
  context: ToolContext,
): Promise<void> {
  const { trades } = draft.words;
  const named = namedIn(type, filled, context.today);
  if (named === null) {
    draft.line(trades.notUnderstood({ reason: undefined, example: trades.example }));
    return;
  }
  const price = await priceOfOne(named, text, context);
  if (price === "unclear") {
    draft.line(trades.eachOrInAll(trades.exampleInAll));
    return;
  }
  const given = Object.fromEntries(
    Object.entries({ ...named, type, price: price?.value, account: filled.accounts[0] }).filter(
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
  if (!("route" in outcome) && type === "sell" && symbol !== undefined) {
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

/** The parts of a transaction; null where a number has no part, or may be either of two. */
function namedIn(type: string, { symbols, amounts, period }: Filled, today: string): Named | null {
  const isTrade = type === "buy" || type === "sell";
  const fee = type === "fee" ? undefined : amounts.find(({ isFee }) => isFee);
  const others = amounts.filter((amount) => amount !== fee);
  if (amounts.some(({ kind, isOpen }) => kind === "percent" || isOpen === true) || symbols.length > 1) return null;
  const quantity = isTrade
    ? (others.find(({ kind }) => kind === "shares") ?? others.find(({ kind }) => kind === "number"))
    : undefined;
  const [paid, ...more] = others.filter((amount) => amount !== quantity);
  if (more.length > 0 || (isTrade ? quantity === undefined : paid === undefined) || paid?.kind === "shares")
    return null;
  const currency = paid?.currency ?? undefined;
  return {
    symbol: symbols[0],
    date: period?.kind === "day" ? period.from : today,
    ...(quantity === undefined ? {} : { quantity: written(quantity) }),
    ...(paid === undefined ? {} : { [isTrade ? "price" : "amount"]: written(paid) }),
    ...(fee === undefined ? {} : { fee: written(fee) }),
    ...(currency === undefined ? {} : { currency }),
  };
}

function written({ value }: AmountPlace): string {
  return value.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 12 });
}

const said = (of: "each" | "whole") => {
  const spaced = Object.entries(readingWords).filter(([language]) => language !== "ja");
  const words = spaced.map(([, one]) => one[of]).join("|");
  return new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})|${readingWords.ja[of]}`, "u");
};
const [ofEach, ofWhole] = [said("each"), said("whole")];

/**
 * The price of one share. What was paid is that or the price of all of them, whichever is close to the market's price on that day.
 * Without it, the close of that day.
 */
async function priceOfOne(
  { symbol, quantity, price, date }: Named,
  text: string,
  context: ToolContext,
): Promise<{ readonly value: string; readonly isClose: boolean } | "unclear" | undefined> {
  if (symbol === undefined || quantity === undefined) return undefined;
  if (price === undefined) {
    const close = await closeOf(symbol, date, context);
    return close === null ? undefined : { value: String(close), isClose: true };
  }
  const plain = folded(text);
  const each = { value: price, isClose: false };
  if (ofEach.test(plain) || decimal(quantity).eq(1)) return each;
  const whole = { value: quotient(decimal(price), decimal(quantity)).round(6).toFixed(), isClose: false };
  if (ofWhole.test(plain)) return whole;
  const market = await closeOf(symbol, date, context);
  if (market === null) return each;
  const distance = ({ value }: { readonly value: string }) => Math.abs(Math.log(Number(value) / market));
  if (Math.min(distance(each), distance(whole)) > Math.log(plausibleFactor)) return "unclear";
  return distance(each) < distance(whole) ? each : whole;
}

/** The last close up to a day; null where none is known from the week before it. */
async function closeOf(symbol: string, day: string, context: ToolContext): Promise<number | null> {
  const history = await dailyHistory(symbol, context);
  if (typeof history === "string") return null;
  const bar = history.bars.findLast(({ date }) => date <= day);
  const daysBefore =
    bar === undefined ? Number.POSITIVE_INFINITY : (Date.parse(day) - Date.parse(bar.date)) / 86_400_000;
  return bar === undefined || daysBefore > 7 ? null : Number(bar.close.toFixed(4));
}
