import type { Subject } from "#core/grounding/evidence.ts";
import type { ToolContext } from "../tool.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import type { Asked } from "./answers/answerer.ts";
import { dividendChange } from "./answers/company-answers.ts";
import { compareLines, maxSymbols } from "./answers/price-answers.ts";
import { benchmarkLines } from "./answers/result-answers.ts";
import { symbolsOf } from "./answers/market-answers.ts";
import { whatIfLines } from "./answers/what-if-lines.ts";
import { whyPortfolioLines, whyPriceLines } from "./answers/why.ts";
import { uncovered, type Words } from "./coverage.ts";
import type { Plan, Step } from "./plan.ts";
import { leftOut, notComputed, uncoveredReason } from "./refusal.ts";
import type { Slots } from "./slots/slots.ts";

const maxEach = 10;

/** How a question is answered, or why it isn't. */
export type AnswerWay =
  | {
      readonly refusal: string;
      /** Words that it would be answered without. */
      readonly words?: readonly Words[];
    }
  | {
      /** Sentences about what the answer does without, shown before it. */
      readonly caveats: readonly string[];
      /** Writes the answer. Returns the reason where it turns out that something is missing in the question. */
      readonly write: (draft: AnswerDraft) => Promise<string | null>;
    };

interface ReadQuestion {
  readonly slots: Slots;
  readonly plan: Plan;
  readonly known: readonly Subject[];
}

/** Decides how a question is answered from its slots. Nothing is looked up before it is decided. */
export function answerWay(
  { slots, plan, known }: ReadQuestion,
  { isPortfolioIncluded, context }: { readonly isPortfolioIncluded: boolean; readonly context: ToolContext },
): AnswerWay {
  const { kind } = slots;
  if (kind === "advice" || kind === "how-to" || kind === "forecast" || kind === "tax") return says(notComputed[kind]);
  const isCompared = isComparison(slots, plan);
  const left = uncovered(slots, plan, { isComparison: isCompared });
  if (left.length > 0) return { refusal: uncoveredReason(left.map(({ text }) => text)), words: left };
  const asked: Asked = {
    slots: { ...slots, unread: [] },
    whats: [],
    symbols: slots.symbols.map(({ symbol }) => symbol),
    period: slots.period,
    account: slots.account?.name,
    known,
    context,
  };
  const caveats = "gaps" in plan ? [...plan.gaps] : [];
  const writes = (write: (draft: AnswerDraft) => Promise<unknown>): AnswerWay => ({
    caveats,
    write: async (draft) => {
      await write(draft);
      return null;
    },
  });
  const isPersonal = plan.domain === "portfolio" || plan.domain === "position" || kind === "what-if";
  if (!isPortfolioIncluded && isPersonal) return says(leftOut);
  if (kind === "what-if")
    return {
      caveats: [],
      write: async (draft) => {
        const reason = await whatIfLines(asked, draft);
        return reason === null ? null : `To work this out, ${reason}`;
      },
    };
  if (kind === "why" && isAboutMove(slots)) {
    if (plan.domain === "portfolio") return writes((draft) => whyPortfolioLines(asked, draft));
    if (plan.domain === "watchlist" || plan.domain === "currencies")
      return { refusal: "Reasons for this aren't known here" };
    return writes((draft) => whyPriceLines(asked, draft));
  }
  // Reported figures can be shown, so that a wrong premise is visible; the reason can't.
  const isReported = slots.measures.every(({ measure: { id, of } }) =>
    id === "income" ? dividendChange.test(slots.text) : /^(?:figure|statementLine)$/.test(of.instrument?.answer ?? ""),
  );
  if (kind === "why" && slots.measures.some(({ measure }) => !["signals", "moved"].includes(measure.id))) {
    if (!isReported || plan.domain !== "instrument" || "reason" in plan)
      return { refusal: "Reasons are only looked for when a price or your portfolio moves" };
    caveats.push("The reason isn't known here. What is known:");
  }
  if (isCompared)
    return writes(async (draft) => {
      // "What is my portfolio worth and how does it compare" asks for its value, too.
      const others = "steps" in plan && asked.symbols.length < 2 ? plan.steps.filter(isBesideReturn) : [];
      for (const { answerer, whats } of others) await answerer.answer({ ...asked, symbols: [], whats }, draft);
      await (kind === "compare" || asked.symbols.length > 1
        ? compareLines(asked, draft)
        : benchmarkLines(asked, draft));
    });
  if ("reason" in plan) return { refusal: `${plan.reason.charAt(0).toUpperCase()}${plan.reason.slice(1)}` };
  const periods = [slots.period, ...slots.morePeriods].toSorted(
    (one, other) => (one?.at.from ?? 0) - (other?.at.from ?? 0),
  );
  return writes(async (draft) => {
    for (const { answerer, isEach, whats, measures } of plan.steps) {
      if (answerer.isPersonal && !isPortfolioIncluded) {
        draft.line(leftOut);
        continue;
      }
      const isTimed = answerer.uses.some((use) => use.startsWith("past-") || use === "fiscal");
      const subjects = isEach ? await symbolsOf(asked) : asked.symbols;
      if (isEach && subjects.length > maxEach) draft.line(`Given for the first ${maxEach} symbols only.`);
      const isSeveral = !isEach && (subjects.length < 2 || answerer.uses.includes("several"));
      const sets = isSeveral ? [subjects] : subjects.slice(0, isEach ? maxEach : maxSymbols).map((symbol) => [symbol]);
      const accounts =
        answerer.uses.includes("account") && slots.accounts.length > 1 ? slots.accounts : [asked.account];
      for (const account of accounts)
        for (const period of isTimed ? periods : periods.slice(0, 1))
          for (const symbols of sets) {
            const own = { ...asked.slots, period, measures: measures.map((measure) => ({ measure, at: null })) };
            if (accounts.length > 1) draft.line(`**${account ?? ""}**`);
            await answerer.answer({ ...asked, symbols, period, account, whats, slots: own }, draft);
          }
    }
  });
}

function says(line: string): AnswerWay {
  return {
    caveats: [],
    write: (draft) => {
      draft.line(line);
      return Promise.resolve(null);
    },
  };
}

const moves = new Set([
  "change",
  "performance",
  "price",
  "doing",
  "value",
  "news",
  "moved",
  "gain",
  "made",
  "holdings",
  "shares",
  "total",
  "losers",
  "gainers",
  "purchases",
  "sales",
]);

function isAboutMove({ measures }: Slots): boolean {
  return measures.every(({ measure }) => moves.has(measure.id));
}

const compared = new Set([
  "performance",
  "doing",
  "change",
  "price",
  "benchmark",
  "gain",
  "profit",
  "made",
  "value",
  "keyFigures",
  "holdings",
  "shares",
  "total",
]);

/** True for an answer that isn't about a return, beside which a benchmark says nothing. */
function isBesideReturn({ measures }: Step): boolean {
  return measures.every(({ id }) => ["value", "total", "marketValue"].includes(id)) && measures.length > 0;
}

/** Two symbols side by side, or the user's own return against an index. */
function isComparison(slots: Slots, plan: Plan): boolean {
  if (slots.kind === "compare") return true;
  if (slots.comparison === null && !slots.measures.some(({ measure }) => measure.id === "benchmark")) return false;
  const isPlain = slots.measures.every(({ measure }) => compared.has(measure.id));
  const isFree =
    slots.account === null && slots.amounts.length === 0 && slots.part === null && slots.period?.kind !== "future";
  if (!isPlain || !isFree || slots.accounts.length > 1) return false;
  if (slots.symbols.length > 1) return true;
  const isOwn = slots.isOwn && slots.symbols.length < 2;
  return (
    isOwn &&
    (slots.symbols.length === 1 ||
      plan.domain === "market" ||
      slots.measures.some(({ measure }) => measure.id === "benchmark"))
  );
}
