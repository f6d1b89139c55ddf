import { transactionTypes } from "#core/portfolio/transaction.ts";
import { isTrade, kindOf } from "#core/portfolio/transaction-kinds.ts";
import { isZero, negated, quotientText, unlessZero, unsigned } from "./amounts.ts";
import { moneyMoved } from "./broker-words.ts";
import { type ImportDraft, importDraft, type ImportRow, type LineFacts } from "./import-row.ts";

/** Actions the user can choose. The sign decides between a deposit and a withdrawal if one word covers both. */
export const actionAnswers = [...transactionTypes, "deposit-or-withdrawal", "leave-out"] as const;
export type ActionAnswer = (typeof actionAnswers)[number];

/** Applies the user's answer to a row's question. Other rows are returned unchanged. */
export function answeredRow(
  row: ImportRow,
  answers: {
    readonly actions?: Readonly<Record<string, ActionAnswer>> | undefined;
    readonly signs?: Readonly<Record<string, string>> | undefined;
  },
): ImportRow {
  if (row.asks === undefined) return row;
  const { about, word, facts } = row.asks;
  const { asks: _settled, ...rest } = row;
  // The question comes last among the faults.
  const faults = row.faults.slice(0, -1);
  if (about === "currency") {
    const currency = answers.signs?.[word];
    return currency === undefined || row.draft === null ? row : { ...rest, draft: { ...row.draft, currency }, faults };
  }
  const answer = Object.hasOwn(answers.actions ?? {}, word) ? answers.actions?.[word] : undefined;
  if (answer === undefined) return row;
  if (answer === "leave-out") return { ...rest, draft: null, faults: [], skipped: `You left out “${word}”` };
  const draft = draftOf(answer, facts);
  const { sharedSign } = row.asks;
  if (sharedSign == null || draft.currency !== null || isWithoutMoney(draft.type))
    return { ...rest, draft, faults, ...(draft.currency === null ? { hasOpenCurrency: true } : {}) };
  const currency = answers.signs?.[sharedSign];
  if (currency !== undefined) return { ...rest, draft: { ...draft, currency }, faults };
  const question = {
    column: "currency",
    fault: { code: "choose-currency", sign: sharedSign },
    settledBy: ["currency"],
  } as const;
  return {
    ...rest,
    draft,
    faults: [...faults, question],
    asks: { about: "currency", word: sharedSign, facts: {} },
  };
}

/** Types without a cash movement. */
export function isWithoutMoney(type: ImportDraft["type"]): boolean {
  const { fields, shares } = kindOf(type);
  return fields.amount === undefined && shares === undefined;
}

/** Figures keep their sign if a wrong one would reverse the meaning of the line. */
function draftOf(answer: Exclude<ActionAnswer, "leave-out">, facts: LineFacts): ImportDraft {
  const { quantity = null, amount = null, date = null, note = null, symbol = null } = facts;
  const [fee, tax] = [unlessZero(facts.fee ?? null), unlessZero(facts.tax ?? null)];
  const currency = facts.currency ?? null;
  const stated = unlessZero(facts.price ?? null);
  const ofAmount = facts.amountCurrency ?? currency;
  const line = { date, note, currency: ofAmount };
  const trade = { date, note, symbol, price: stated, fee, tax, currency: stated === null ? ofAmount : currency };
  if (answer === "deposit-or-withdrawal") return importDraft({ ...line, ...moneyMoved(amount), fee });
  const { fields, shares } = kindOf(answer);
  if (isWithoutMoney(answer)) return importDraft({ type: answer, date, note, symbol });
  if (fields.price !== undefined) {
    const isOut = shares === "sold" || shares === "moved-out";
    const paid = shares === "bought" ? negated(unsigned(amount)) : amount;
    const worth = isTrade(answer)
      ? { price: stated, amount: stated === null ? paid : null }
      : { price: stated ?? quotientText(unsigned(amount), unsigned(quantity)) };
    return importDraft({ ...trade, ...worth, type: answer, quantity: isOut ? unsigned(quantity) : quantity });
  }
  if (fields.symbol === "required") return importDraft({ ...line, type: answer, symbol, amount, fee, tax });
  switch (answer) {
    case "fee":
    case "tax": {
      const cost = isZero(amount) ? (answer === "fee" ? fee : tax) : unsigned(amount);
      return importDraft({ ...line, type: answer, symbol, amount: cost });
    }
    default:
      return importDraft({ ...line, type: answer, amount: answer === "withdrawal" ? unsigned(amount) : amount, fee });
  }
}
