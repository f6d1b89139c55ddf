import { decimal, quotient } from "#core/money/decimal.ts";
import { parseSmartEntry } from "#core/portfolio/smart-entry.ts";
import type { ToolContext } from "../tool.ts";
import { holdingsFound } from "../tools/holdings.ts";
import { dailyHistory } from "../tools/price-history.ts";
import { proposeTransactionTool } from "../tools/propose-transaction.ts";
import type { Intent } from "./intent.ts";
import { say } from "./phrase.ts";
import { isSpokenTransaction, spokenTransaction } from "./spoken-transaction.ts";

type Entry = ReturnType<typeof parseSmartEntry>;

const example = "bought 5 NVDA at 140 yesterday";
/** Prices of a share in a sentence lie within this factor of the market's price on that day. */
const plausibleFactor = 1.5;

/** "Bought 5 NVDA at 140 yesterday", "record a sale of three NVDA": proposes the transaction. */
export const recordIntent: Intent = {
  id: "transaction",
  isPersonal: true,
  matches: ({ text }) => isSpokenTransaction(text),
  async answer({ withSymbols }, draft, context) {
    const { trades } = draft.words;
    const accounts = await context.api("GET /api/portfolio/accounts", {});
    const spoken = spokenTransaction(withSymbols, {
      today: context.today,
      accounts: accounts.ok ? accounts.output.accounts.map(({ name }) => name) : [],
    });
    const priced = await pricedEntry(spoken, context);
    if (priced === "unclear-price") {
      draft.line(trades.eachOrInAll("bought 5 NVDA for 700 in all"));
      return;
    }
    const { draft: read, faults } = priced;
    const { tax, ratio, ...fields } = read;
    const [fault] = faults;
    const reason =
      fault !== undefined
        ? context.words.answers.sources.recording.fault(fault.fault).replace(/[.。]$/, "")
        : tax !== null || ratio !== null
          ? trades.needsForm
          : null;
    if (reason !== null) {
      draft.line(trades.notUnderstood({ reason: /\d/.test(reason) ? undefined : reason, example }));
      return;
    }
    const { account } = spoken;
    const given = Object.fromEntries(Object.entries({ ...fields, account }).filter(([, value]) => value !== null));
    const input = proposeTransactionTool.input.safeParse(given);
    if (!input.success) {
      draft.line(trades.notFromHere);
      return;
    }
    const outcome = await proposeTransactionTool.propose(input.data, context);
    if (!("route" in outcome) && (read.type === "sell" || read.type === "transfer-out") && read.symbol !== null) {
      const [held] = draft.take("get_holdings", {}, await holdingsFound(context));
      const shares = held?.value(`${read.symbol}.shares`) ?? null;
      draft.line(
        held === undefined || shares === null
          ? trades.sellsNone({ symbol: read.symbol, source: held?.mark })
          : say(trades.sellsTooMany, {
              shares: held.text(`${read.symbol}.shares`),
              symbol: read.symbol,
              source: held.mark,
            }),
      );
      return;
    }
    if (draft.offer("propose_transaction", given, outcome)) draft.line(trades.canBeRecorded);
  },
};

/**
 * The line with the price of one share. An amount after "for" is the price of a share or of all of them, whichever is close to the
 * market's price on that day. A price that is named by its time is the close of that day.
 */
async function pricedEntry(
  { line, pricedFor, isAtClose }: ReturnType<typeof spokenTransaction>,
  context: ToolContext,
): Promise<Entry | "unclear-price"> {
  const parse = (text: string) => parseSmartEntry(text, { today: context.today, decimalSign: null });
  if (isAtClose) {
    const { draft: unpriced } = parse(`${line} at 1`);
    const close = unpriced.symbol === null ? null : await closeOf(unpriced.symbol, unpriced.date, context);
    return parse(close === null ? line : `${line} at ${String(close)}`);
  }
  const entry = parse(line);
  const { symbol, quantity, price, date, type } = entry.draft;
  const isTrade = type === "buy" || type === "sell";
  if (pricedFor === "each" || !isTrade || entry.faults.length > 0) return entry;
  if (symbol === null || quantity === null || price === null || decimal(quantity).eq(1)) return entry;
  const part = quotient(decimal(price), decimal(quantity)).round(6).toFixed();
  const ofWhole = { ...entry, draft: { ...entry.draft, price: part } };
  if (pricedFor === "whole") return ofWhole;
  const market = await closeOf(symbol, date, context);
  if (market === null) return "unclear-price";
  const distance = (value: string) => Math.abs(Math.log(Number(value) / market));
  const isEach = distance(price) < distance(part);
  if (Math.min(distance(price), distance(part)) > Math.log(plausibleFactor)) return "unclear-price";
  return isEach ? entry : ofWhole;
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
