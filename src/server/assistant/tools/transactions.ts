import { z } from "zod";
import { transactionTypes } from "#core/portfolio/transaction.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { found, incompleteNotice, missing, refused } from "./found.ts";
import { portfolioName } from "./holdings.ts";
import { accountInput, accountQuery } from "./account-input.ts";
import { dayInput, symbolInput } from "./input.ts";
import { sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";

const most = 50;

const transactionsInput = z.strictObject({
  symbol: symbolInput.optional(),
  type: z.enum(transactionTypes).optional(),
  from: dayInput.optional(),
  to: dayInput.optional(),
  account: accountInput,
});

export const transactionsTool = readingTool({
  name: "get_transactions",
  description:
    "The user's transactions, newest first, by symbol, type, days or account: date, type, shares, price, amount, fees and what a sale realised. At most 50 at once.",
  input: transactionsInput,
  symbolsOf: ({ symbol }) => (symbol === undefined ? [] : [symbol]),
  run: (input, context) => transactionsFound(input, context),
});

export async function transactionsFound(
  { symbol, type, from, to, account }: z.output<typeof transactionsInput>,
  { api, today }: Pick<ToolContext, "api" | "today">,
): Promise<ToolFound | ToolMissing> {
  const query = await accountQuery(account, { api });
  if ("ok" in query) return query;
  const reply = await api("GET /api/portfolio/transactions", {
    limit: most,
    ...query,
    ...(symbol === undefined ? {} : { symbol }),
    ...(type === undefined ? {} : { type }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  });
  if (!reply.ok) return refused(reply);
  const { transactions, total } = reply.output;
  if (total === 0)
    return missing(
      `No ${type === undefined ? "transactions" : `transactions of the type ${type}`}${symbol === undefined ? "" : ` of ${symbol}`} are recorded for that${from === undefined ? "" : " time"}.`,
    );
  const draft = sourceDraft({ asOf: today, status: "manual" });
  const rows = transactions.map((line, index) => {
    const subject = line.symbol === null ? null : subjectOf(line.symbol);
    const money = (key: string, label: string, value: string | null | undefined, alsoCalled: readonly string[] = []) =>
      draft.figure({
        key: `${index}.${key}`,
        label: `${label} of a ${line.type}`,
        alsoCalled: [label, ...alsoCalled],
        subject,
        unit: "money",
        currency: line.currency,
        period: line.date,
        isPrivate: true,
        value,
      });
    return {
      type: line.type,
      symbol: line.symbol,
      date: draft.day({ key: `${index}.date`, label: `Day of a ${line.type}`, subject, date: line.date }),
      shares: draft.figure({
        key: `${index}.shares`,
        label: `Shares of a ${line.type}`,
        alsoCalled: ["bought", "sold", "shares"],
        subject,
        unit: "shares",
        period: line.date,
        isPrivate: true,
        value: line.quantity,
      }),
      // A price paid tells, with the value, how many shares there are.
      price: money("price", "Price", line.price, ["paid", "per share"]),
      amount: money("amount", "Amount", line.amount),
      fee: Number(line.fee) === 0 ? null : money("fee", "Fee", line.fee),
      tax: Number(line.tax) === 0 ? null : money("tax", "Tax", line.tax),
      realised: money("realised", "Realised gain", line.realised, ["gain", "loss"]),
      currency: line.currency,
    };
  });
  const count = draft.figure({ key: "total", label: "Transactions", unit: "count", value: total });
  return found(
    `${total} ${total === 1 ? "transaction" : "transactions"}${symbol === undefined ? "" : ` of ${symbol}`}`,
    [
      draft.source({
        kind: "transactions",
        title: symbol === undefined ? "Your transactions" : `Your transactions of ${symbol}`,
        symbol: symbol ?? null,
        href: `/portfolio?tab=transactions${symbol === undefined ? "" : `&symbol=${encodeURIComponent(symbol)}`}`,
        provider: portfolioName,
        data: { total: count, transactions: rows },
        table: {
          title: "Your transactions",
          columns: [
            { label: "Date", isNumber: false },
            { label: "Type", isNumber: false },
            { label: "Symbol", isNumber: false },
            { label: "Shares", isNumber: true },
            { label: "Price", isNumber: true },
            { label: "Amount", isNumber: true },
          ],
          rows: transactions.map((line, index) => ({
            symbol: line.symbol,
            cells: [
              draft.cell(`${index}.date`),
              { text: line.type },
              { text: line.symbol ?? "—" },
              draft.cell(`${index}.shares`),
              draft.cell(`${index}.price`),
              draft.cell(`${index}.amount`),
            ],
          })),
        },
      }),
    ],
    [...new Set(transactions.flatMap((line) => (line.symbol === null ? [] : [line.symbol])))].map((one) =>
      subjectOf(one),
    ),
    total > transactions.length
      ? [incompleteNotice(`The newest ${transactions.length} of ${total} transactions are listed.`)]
      : [],
  );
}
