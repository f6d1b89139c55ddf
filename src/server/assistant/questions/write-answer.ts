import type { Language } from "#core/languages/languages.ts";
import type { ToolContext } from "../tool.ts";
import { proposeAlerts, wantedAlert } from "../computed/propose-alerts.ts";
import { recordLines } from "../computed/record.ts";
import { watch } from "../computed/watch.ts";
import type { AnswerDraft } from "../computed/answer-draft.ts";
import { helpOfTask, writeHelp } from "../computed/app-help.ts";
import type { Asked } from "../computed/answers/answerer.ts";
import { compareLines } from "../computed/answers/price-answers.ts";
import { benchmarkLines } from "../computed/answers/result-answers.ts";
import { whatIfLines } from "../computed/answers/what-if-lines.ts";
import { whyPortfolioLines, whyPriceLines } from "../computed/answers/why.ts";
import { writeSteps } from "../computed/answers/write-steps.ts";
import { explain } from "../computed/explain.ts";
import { noteLines } from "../computed/note-lines.ts";
import { answerers } from "../computed/answers/answerers.ts";
import { help, notComputed } from "../computed/refusal.ts";
import type { Amount, Slots } from "../computed/slots.ts";
import type { Deed } from "./list.ts";
import { helpEntryOf, isHelp } from "./help-ways.ts";
import { conditionsOf, isOfMove, writeList } from "./lists.ts";
import { type Candidate, isYesOrNo } from "./read-question.ts";

interface Writing {
  readonly context: ToolContext;
  readonly draft: AnswerDraft;
  readonly isPortfolioIncluded: boolean;
  /** The text of the question, and the language it was read in. */
  readonly text: string;
  readonly language: Language;
}

/** Writes the answer to a question of the list. */
export async function writeAnswer(question: Candidate, writing: Writing): Promise<void> {
  const { entry, filled } = question;
  const { draft, context, isPortfolioIncluded } = writing;
  if (
    (entry.of === "own" || filled.list?.of === "holdings") &&
    !isPortfolioIncluded &&
    !["watch", "task", "alert", "notes"].includes(entry.deed ?? "")
  ) {
    draft.line(context.words.refusals.leftOut);
    return;
  }
  const asked = askedOf(question, writing);
  if (isHelp(question.id)) {
    writeHelp(helpEntryOf(question.id), draft);
    return;
  }
  if (filled.list !== null) {
    await writeList(entry, filled.list, { asked, draft });
    return;
  }
  if (entry.deed !== null && entry.deed !== "howTo") {
    await deeds[entry.deed](asked, question, writing);
    return;
  }
  // "Why did it fall" on a day it rose.
  if (isOfWay(entry) && asked.slots.direction !== null && asked.period?.kind !== "always") {
    await whyPortfolioLines(asked, draft);
    return;
  }
  const steps = answersTo(entry.answers, writing.text).flatMap((written) => {
    // "Of now~of a time", "of all|of one symbol".
    const [now = "", timed] = written.split("~");
    const isTimed = asked.period !== null && asked.period.kind !== "today";
    const [all = "", one] = ((isTimed ? timed : undefined) ?? now).split("|");
    const [answer = "", what = ""] = ((asked.symbols.length > 0 ? one : undefined) ?? all).split(":");
    const answerer = answerers[answer];
    if (answerer === undefined) throw new Error(`there is no answer ${answer}`);
    return [{ answerer, whats: what.split(",") }];
  });
  for (const account of filled.accounts.length > 1 ? filled.accounts : [asked.account]) {
    if (filled.accounts.length > 1) draft.line(`**${account ?? ""}**`);
    await writeSteps(steps, { ...asked, account }, { isPortfolioIncluded, draft });
  }
}

/** Of answers for numbers of their own only those that a text names: "above its 200-day average". */
function answersTo(answers: readonly string[], text: string): readonly string[] {
  const numbers = new Set<string>(text.match(/\d+/gu));
  const named = answers.filter((answer) => numbers.has(/:(\d+)$/u.exec(answer)?.[1] ?? ""));
  return named.length > 0 ? named : answers;
}

/** What isn't done from here, and the task of the app's help that says where it is. */
const taskOf = {
  removeSymbols: "Remove a symbol from the watchlist",
  removeAlerts: "Delete an alert",
  notChanged: "Correct or delete a transaction",
  notes: "Keep a note",
} as const;

/** What a deed writes: it proposes, explains, or says why it doesn't. */
const deeds: Readonly<
  Record<Exclude<Deed, "howTo">, (asked: Asked, question: Candidate, writing: Writing) => Promise<void> | void>
> = {
  indicator: async (asked, { filled: { indicator } }, { draft }) => {
    await answerers["indicator"]?.answer({ ...asked, whats: indicator === null ? [] : [indicator] }, draft);
  },
  compare: async (asked, _, { draft }) => {
    await compareLines(asked, draft);
  },
  benchmark: async (asked, _, { draft }) => {
    await benchmarkLines(asked, draft);
  },
  definition: (_, { filled: { terms } }, { draft, context }) => {
    for (const term of terms) explain(term, draft, context);
  },
  why: async (asked, _, { draft }) => {
    await whyPriceLines(asked, draft);
  },
  "what-if": async (asked, _, { draft, context }) => {
    const reason = await whatIfLines(asked, draft);
    if (reason !== null) draft.line(context.words.refusals.missingForIt(reason));
  },
  alert: async ({ symbols }, { entry: { proposes }, filled }, { draft, context }) => {
    const wanted = wantedAlert(proposes, filled, context.today);
    if (wanted === null) draft.line(draft.words.wishes.alertNotUnderstood(draft.words.wishes.example));
    else await proposeAlerts(symbols, wanted, draft, context);
  },
  record: async (_, { entry: { proposes }, filled }, { draft, context }) => {
    await recordLines(proposes ?? "", filled, draft, context);
  },
  watch: async ({ symbols }, _, { draft, context }) => {
    await watch(symbols, draft, context);
  },
  task: (_, { entry: { proposes } }, { draft }) => {
    const wish = (proposes ?? "") as keyof typeof taskOf;
    draft.line(draft.words.wishes[wish]);
    writeHelp(helpOfTask(taskOf[wish]), draft);
  },
  notes: async ({ symbols }, _, { draft, context }) => {
    await noteLines(symbols, draft, context);
  },
  advice: (_, __, { draft, context }) => {
    draft.line(notComputed("advice", context.words));
  },
  forecast: (_, __, { draft, context }) => {
    draft.line(notComputed("forecast", context.words));
  },
  tax: (_, __, { draft, context }) => {
    draft.line(notComputed("tax", context.words));
  },
  order: (_, __, { draft }) => {
    draft.line(draft.words.wishes.trade(draft.words.trades.example));
  },
  unknown: (_, __, { draft, context }) => {
    draft.line(notComputed("how-to", context.words));
  },
  help: (_, __, { draft, context }) => {
    draft.line(help(context.words));
  },
};

/** The question as answers take it. */
function askedOf({ entry, filled }: Candidate, { context, text, language }: Writing): Asked {
  const { symbols, subjects, accounts, period, amounts, currencies, exchange, direction } = filled;
  const isRanked = filled.symbols.length > 1 || entry.answers.some((answer) => answer.startsWith("transactions"));
  const slots: Slots = {
    isYesOrNo: isYesOrNo(text, language),
    isOwn: entry.of === "own",
    place: null,
    currencies,
    exchange,
    amounts: amounts.flatMap((amount) => amountOf(amount, entry.slots.action ?? null, direction)),
    direction: entry.of === "own" && filled.list === null && !isOfWay(entry) ? null : direction,
    rank: isRanked ? filled.end : null,
    limit: amounts.find(({ kind }) => kind === "number")?.value ?? null,
    isByMonth: false,
    isEveryMonth: false,
    conditions: filled.bounds === null ? [] : conditionsOf(filled.bounds, isOfMove(entry) ? direction : null),
    action: null,
    ...entry.slots,
    extremes: entry.slots.extremes === undefined ? [] : extremesOf(entry.slots.extremes, filled),
  };
  return {
    slots,
    whats: [],
    symbols,
    period: entry.answers.includes("price") && period?.kind === "today" ? null : period,
    account: accounts.length === 1 ? accounts[0] : undefined,
    known: subjects,
    context,
  };
}

/** True for a question about what moved a portfolio: its answer says if it did, as the question has it. */
function isOfWay({ answers }: Candidate["entry"]): boolean {
  return answers.includes("moved");
}

/** The best and the worst, or the one that a text asks for, of the unit that it names: "biggest drop", "best month". */
function extremesOf(
  all: Slots["extremes"],
  { direction, end, unit }: Pick<Candidate["filled"], "direction" | "end" | "unit">,
): Slots["extremes"] {
  const wanted = { up: "best", down: "worst", none: null }[direction ?? (end === "least" ? "down" : "none")];
  const ofEnd = all.filter((one) => wanted === null || one.end === wanted);
  if (unit === null) return ofEnd;
  return [...new Set(ofEnd.map((one) => one.end))].map((one) => ({ end: one, unit }));
}

/** A plain number is what the question is about: shares of a sale, the size of a change, a price. */
function amountOf(
  { kind, value, currency }: Candidate["filled"]["amounts"][number],
  action: Slots["action"],
  direction: Candidate["filled"]["direction"],
): readonly Amount[] {
  if (action === "price-change")
    return [
      {
        kind: kind === "number" ? "percent" : kind,
        value: direction === "down" ? -Math.abs(value) : value,
        currency,
      },
    ];
  return [{ kind: kind === "number" ? (action === null ? "money" : "shares") : kind, value, currency }];
}
