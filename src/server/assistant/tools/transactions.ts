import { z } from "zod";
import type { Api } from "#contract/index.ts";
import { inLineCurrency, tradePrice } from "#core/portfolio/trade-money.ts";
import { transactionTypes } from "#core/portfolio/transaction.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { found, incompleteNotice, missing, refused } from "./found.ts";
import { portfolioName } from "./holdings.ts";
import { accountInput, accountQuery } from "./account-input.ts";
import { dayInput, symbolInput } from "./input.ts";
import { type SourceDraft, sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";

const maxListed = 50;

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

type Line = Api["GET /api/portfolio/transactions"]["output"]["transactions"][number];

export async function transactionsFound(
  { symbol, type, from, to, account }: z.output<typeof transactionsInput>,
  { api, today, words }: Pick<ToolContext, "api" | "today" | "words">,
): Promise<ToolFound | ToolMissing> {
  const query = await accountQuery(account, { api, words });
  if ("ok" in query) return query;
  const reply = await api("GET /api/portfolio/transactions", {
    limit: maxListed,
    ...query,
    ...(symbol === undefined ? {} : { symbol }),
    ...(type === undefined ? {} : { type }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  });
  if (!reply.ok) return refused(reply, words);
  const { transactions: texts } = words.answers.sources;
  const { transactions, total } = reply.output;
  if (total === 0)
    return missing(texts.none({ type: type ?? null, symbol: symbol ?? null, isThen: from !== undefined }));
  const draft = sourceDraft({ asOf: today, status: "manual", words });
  const rows = transactions.map((line, index) => rowOf(draft, line, index));
  const count = draft.figure({ key: "total", label: draft.labels.transactions, unit: "count", value: total });
  return found(
    texts.summary(total, symbol ?? null),
    [
      draft.source({
        kind: "transactions",
        title: symbol === undefined ? texts.title : texts.titleOf(symbol),
        symbol: symbol ?? null,
        href: `/portfolio?tab=transactions${symbol === undefined ? "" : `&symbol=${encodeURIComponent(symbol)}`}`,
        provider: portfolioName,
        data: { total: count, transactions: rows },
        table: tableOf(draft, transactions),
      }),
    ],
    [...new Set(transactions.flatMap((line) => (line.symbol === null ? [] : [line.symbol])))].map((one) =>
      subjectOf(one),
    ),
    total > transactions.length ? [incompleteNotice(texts.partly(transactions.length, total))] : [],
  );
}

function rowOf(draft: SourceDraft, line: Line, index: number) {
  const { transactions: texts } = draft.texts;
  const subject = line.symbol === null ? null : subjectOf(line.symbol);
  const money = (
    key: "price" | "amount" | "fee" | "tax" | "realisedGain",
    value: string | null | undefined,
    { name: place = key === "realisedGain" ? "realised" : key, currency = line.currency } = {},
  ) =>
    draft.figure({
      key: `${index}.${place}`,
      label: texts.labelOf({ label: draft.labels[key], type: line.type }),
      subject,
      unit: "money",
      currency,
      period: line.date,
      isPrivate: true,
      value,
    });
  const { fee, tax } = inLineCurrency(line);
  const isNothing = (cost: string | null) => Number(cost ?? "0") === 0;
  return {
    type: line.type,
    symbol: line.symbol,
    date: draft.day({ key: `${index}.date`, label: texts.dayOf(line.type), subject, date: line.date }),
    shares: draft.figure({
      key: `${index}.shares`,
      label: texts.labelOf({ label: draft.labels.shares, type: line.type }),
      subject,
      unit: "shares",
      period: line.date,
      isPrivate: true,
      value: line.quantity,
    }),
    // A price paid tells, with the value, how many shares there are.
    price: money("price", tradePrice(line)),
    amount: money("amount", line.amount),
    received:
      line.received === null || line.receivedCurrency === null
        ? null
        : money("amount", line.received, { name: "received", currency: line.receivedCurrency }),
    fee: isNothing(fee) ? null : money("fee", fee),
    tax: isNothing(tax) ? null : money("tax", tax),
    realised: money("realisedGain", line.realised),
    currency: line.currency,
  };
}

function tableOf({ texts: { transactions: texts }, labels, cell }: SourceDraft, transactions: readonly Line[]) {
  return {
    title: texts.title,
    columns: [
      { label: labels.date, isNumber: false },
      { label: labels.type, isNumber: false },
      { label: labels.symbol, isNumber: false },
      { label: labels.shares, isNumber: true },
      { label: labels.price, isNumber: true },
      { label: labels.amount, isNumber: true },
    ],
    rows: transactions.map((line, index) => ({
      symbol: line.symbol,
      cells: [
        cell(`${index}.date`),
        { text: texts.types[line.type] },
        { text: line.symbol ?? "—" },
        cell(`${index}.shares`),
        cell(`${index}.price`),
        cell(`${index}.amount`),
      ],
    })),
  };
}
