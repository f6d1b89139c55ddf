import { z } from "zod";
import { TransactionFields } from "#contract/portfolio.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { checkTransaction, transactionTypes } from "#core/portfolio/index.ts";
import { cashGoes, sharesGo } from "#core/portfolio/transaction-kinds.ts";
import { currencyCode, lineOfFields } from "../../portfolio/line-of-fields.ts";
import { proposingTool, type ToolContext } from "../tool.ts";
import { accountInput, accountQuery, inAccount } from "./account-input.ts";
import type { Words } from "#core/words/shape.ts";
import { missing } from "./found.ts";
import { dayInput, symbolInput } from "./input.ts";

const amountInput = z
  .string()
  .trim()
  .regex(/^\d{1,15}(?:\.\d{1,12})?$/, 'A plain decimal number as text, such as "12.50"');

export const proposeTransactionTool = proposingTool({
  name: "propose_transaction",
  description:
    "Proposes to record a transaction in the user's portfolio. It only asks: the user's click does it. It records what the user did elsewhere and trades nothing. Only with what the user has said: never guess a quantity or a price.",
  input: z.strictObject({
    type: z.enum(transactionTypes),
    symbol: symbolInput.optional(),
    date: dayInput.optional(),
    quantity: amountInput.optional(),
    price: amountInput.optional(),
    /** Below zero where an earlier dividend, interest, fee or tax is taken back. */
    amount: z
      .string()
      .trim()
      .regex(/^-?\d{1,15}(?:\.\d{1,12})?$/, 'A plain decimal number as text, such as "12.50"')
      .optional(),
    fee: amountInput.optional(),
    tax: amountInput.optional(),
    /** split: new shares for one old. merger, spin-off: shares of newSymbol for one old. */
    ratio: amountInput.optional(),
    newSymbol: symbolInput.optional(),
    /** merger: cash for one old share. */
    cash: amountInput.optional(),
    /** spin-off: the part of the cost, 0 to 1, that goes with the new shares. */
    costShare: amountInput.optional(),
    /** currency-exchange: what the amount becomes. */
    received: amountInput.optional(),
    receivedCurrency: z.string().trim().length(3).optional(),
    currency: z.string().trim().length(3).optional(),
    note: z.string().trim().max(200).optional(),
    /** Name of one of the accounts; left out: the first one. */
    account: accountInput,
  }),
  symbolsOf: ({ symbol, newSymbol }) => [symbol ?? [], newSymbol ?? []].flat(),
  async propose({ account, ...said }, context) {
    // Models say what was paid.
    const { amount } = said;
    const isPaid = amount !== undefined && cashGoes(said.type) < 0;
    const given = isPaid ? { ...said, amount: `-${amount.replace("-", "")}` } : said;
    const { values, sources } = context.words.answers;
    const { recording } = sources;
    const query = await accountQuery(account, context);
    if ("ok" in query) return query;
    const decoded = TransactionFields.safeParse(given);
    if (!decoded.success) return missing(decoded.error.issues.map(({ message }) => message).join(". "));
    const fields = decoded.data;
    const place = {
      id: "",
      accountId: "",
      importId: null,
      version: 0,
      date: fields.date ?? context.today,
      currency: fields.currency === undefined ? "USD" : currencyCode(fields.currency),
    };
    const line = lineOfFields(fields, place);
    // As the ordinary address does: a day that has begun anywhere on earth is no future.
    const faults = checkTransaction(line, { today: addDays(context.today, 1) });
    if (faults.length > 0)
      return missing(faults.map(({ fault }) => recording.fault(fault)).join(values.betweenSentences));
    const refused = await refusalOf(line, context);
    if (refused !== null) return missing(refused);
    return {
      kind: "transaction",
      route: "POST /api/portfolio/transactions",
      input: Object.fromEntries(
        Object.entries({ ...given, date: place.date, accountId: query.account }).filter(
          ([, value]) => value !== undefined,
        ),
      ),
      summary: `${summaryOf(line, context.words)}${inAccount(account, context.words)}`,
    };
  },
});

type Line = ReturnType<typeof lineOfFields>;

/** Why the ledger would refuse the line: an unknown symbol, or more shares than are held on that day. */
async function refusalOf(line: Line, { api, words }: ToolContext): Promise<string | null> {
  const { symbol, quantity, type, date } = line;
  const { recording } = words.answers.sources;
  if (symbol === null) return null;
  const held = await api("GET /api/portfolio/holdings", { by: "symbol", asOf: date, lotsOf: symbol });
  const holding = held.ok ? held.output.holdings.find((candidate) => candidate.symbol === symbol) : undefined;
  if (sharesGo(type) < 0) {
    const shares = Number(holding?.quantity ?? "0");
    if (held.ok && Number(quantity ?? "0") > shares)
      // A model reads this, and how many are held may be the user's own affair.
      return recording.tooFew({ symbol, day: date, shares: quantity ?? "0" });
  }
  if (holding !== undefined) return null;
  const quotes = await api("GET /api/market/quotes", { symbols: [symbol] });
  return quotes.ok && quotes.output.unknown.includes(symbol) ? recording.notListed(symbol) : null;
}

function summaryOf(
  {
    type,
    symbol,
    newSymbol,
    quantity,
    price,
    amount,
    ratio,
    cash,
    costShare,
    received,
    receivedCurrency,
    currency,
    date,
  }: Line,
  { answers }: Words,
): string {
  const [names, terms] = [
    [symbol, newSymbol],
    [ratio, cash === null ? null : `${cash} ${currency}`, costShare],
  ].map((parts) => parts.filter((part) => part !== null));
  const what = `${(names ?? []).join(" → ")}${terms?.length ? ` (${terms.join(", ")})` : ""}`;
  return answers.sources.recording.summary({
    type,
    shares: quantity,
    symbol: what === "" ? null : what,
    price,
    amount:
      amount === null ? null : `${amount} ${currency}${received === null ? "" : ` → ${received} ${receivedCurrency}`}`,
    day: date,
  });
}
