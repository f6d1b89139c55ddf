import type { Subject } from "#core/grounding/evidence.ts";
import type { ToolContext } from "../tool.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import type { Asked } from "./answers/answerer.ts";
import { compareLines, maxSymbols } from "./answers/price-answers.ts";
import { benchmarkLines } from "./answers/result-answers.ts";
import { symbolsOf } from "./answers/market-answers.ts";
import { whatIfLines } from "./answers/what-if-lines.ts";
import { whyPortfolioLines, whyPriceLines } from "./answers/why.ts";
import { uncovered, type Words } from "./coverage.ts";
import { isTotal, type Plan, planOf, type Step } from "./plan.ts";
import { notComputed, uncoveredReason } from "./refusal.ts";
import type { Slots } from "./slots/slots.ts";

const maxEach = 10;

/** How a question is answered, or why it isn't. */
export type AnswerWay =
  | {
      readonly refusal: string;
      /** Words that it would be answered without. */
      readonly words?: readonly Words[];
      /** Names in it that no data is known for. */
      readonly names?: readonly string[];
      /** The refusal is about data, and was understood. */
      readonly isMissing?: true;
    }
  | {
      /** All of the text is one question, whatever in it looks like another: "300 a month, how much will I have". */
      readonly ofWhole?: "sum" | "help" | "term";
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
  const { words } = context;
  const { refusals } = words;
  if (kind === "advice" || kind === "how-to" || kind === "forecast" || kind === "tax")
    return says(notComputed(kind, words));
  if ("reason" in plan && plan.isMissing === true) return { refusal: plan.reason, isMissing: true };
  const isCompared = isComparison(slots, plan);
  const bySides = isCompared ? null : sidesWay(slots, known, { isPortfolioIncluded, context });
  if (bySides !== null) return bySides;
  const left = uncovered(slots, plan, { isComparison: isCompared });
  if (left.length > 0)
    return {
      refusal: uncoveredReason(
        left.map(({ text }) => text),
        words,
      ),
      words: left,
    };
  const asked: Asked = {
    slots: { ...slots, unread: [] },
    whats: [],
    symbols: slots.symbols.map(({ symbol }) => symbol),
    period: slots.period,
    account: slots.account?.name,
    known,
    context,
  };
  const caveats = [
    ...(slots.leftOut.length === 0 ? [] : [refusals.leavesOut(slots.leftOut.map(({ text }) => text))]),
    ...("gaps" in plan ? plan.gaps : []),
  ];
  const writes = (write: (draft: AnswerDraft) => Promise<unknown>): AnswerWay => ({
    caveats,
    write: async (draft) => {
      await write(draft);
      return null;
    },
  });
  const isPersonal = plan.domain === "portfolio" || plan.domain === "position" || kind === "what-if";
  if (!isPortfolioIncluded && isPersonal) return says(refusals.leftOut);
  if (kind === "what-if")
    return {
      caveats: [],
      write: async (draft) => {
        const reason = await whatIfLines(asked, draft);
        return reason === null ? null : refusals.missingForIt(reason);
      },
    };
  if (kind === "why" && isAboutMove(slots)) {
    if (plan.domain === "portfolio") return writes((draft) => whyPortfolioLines(asked, draft));
    if (plan.domain === "watchlist" || plan.domain === "currencies") return { refusal: refusals.unknownReasons };
    return writes((draft) => whyPriceLines(asked, draft));
  }
  // Reported figures can be shown, so that a wrong premise is visible; the reason can't.
  const isReported = slots.measures.every(
    ({ measure: { id, of } }) =>
      id === "dividendChange" || /^(?:figure|statementLine|dividends)$/.test(of.instrument?.answer ?? ""),
  );
  if (kind === "why" && slots.measures.some(({ measure }) => !["signals", "moved"].includes(measure.id))) {
    if (!isReported || plan.domain !== "instrument" || "reason" in plan)
      return { refusal: refusals.onlyReasonsOfMoves };
    caveats.push(refusals.unknownReason);
  }
  if (isCompared) {
    // "What is my portfolio worth and how does it compare" asks for its value, too.
    const others = "steps" in plan && asked.symbols.length < 2 ? plan.steps.filter(isBesideReturn) : [];
    const isOfSymbols = kind === "compare" || asked.symbols.length > 1;
    return writes(async (draft) => {
      for (const { answerer, whats } of others) await answerer.answer({ ...asked, symbols: [], whats }, draft);
      await (isOfSymbols ? compareLines(asked, draft) : benchmarkLines(asked, draft));
    });
  }
  if ("reason" in plan) return { refusal: `${plan.reason.charAt(0).toUpperCase()}${plan.reason.slice(1)}` };
  const { steps } = plan;
  return writes((draft) => writeSteps(steps, asked, { isPortfolioIncluded, draft }));
}

/** The answers of both sides where a figure of the portfolio and of a symbol is asked for; null where there aren't two sides. */
function sidesWay(
  slots: Slots,
  known: readonly Subject[],
  options: { readonly isPortfolioIncluded: boolean; readonly context: ToolContext },
): AnswerWay | null {
  const { words } = options.context;
  const ways = sidesOf(slots).map((side) => answerWay({ slots: side, plan: planOf(side, words), known }, options));
  const written = ways.flatMap((way) => ("refusal" in way ? [] : [way]));
  const refused = ways.flatMap((way) => ("refusal" in way ? [way] : []));
  // The figure of the other side alone is no answer about the portfolio.
  const own = ways[0];
  if (own !== undefined && "refusal" in own) return own;
  if (written.length > 0 && refused.every(({ words: uncoveredWords = [] }) => uncoveredWords.length === 0))
    return {
      caveats: refused.map(({ refusal }) => words.refusals.sentence(refusal)),
      write: async (draft) => {
        for (const way of written) await way.write(draft);
        return null;
      },
    };
  return refused[0] ?? null;
}

/** Writes the steps of a plan, each for its accounts, times and symbols. */
export async function writeSteps(
  steps: readonly Step[],
  asked: Asked,
  { isPortfolioIncluded, draft }: { readonly isPortfolioIncluded: boolean; readonly draft: AnswerDraft },
): Promise<void> {
  const { slots } = asked;
  const { refusals } = asked.context.words;
  const periods = [slots.period, ...slots.morePeriods].toSorted(
    (one, other) => (one?.at.from ?? 0) - (other?.at.from ?? 0),
  );
  for (const { answer, answerer, isEach, whats, measures } of steps) {
    if (answerer.isPersonal && !isPortfolioIncluded) {
      draft.line(refusals.leftOut);
      continue;
    }
    const isTimed = answerer.uses.some((use) => use.startsWith("past-") || use === "fiscal");
    const subjects = isEach ? await symbolsOf(asked) : asked.symbols;
    if (isEach && subjects.length > maxEach) draft.line(draft.words.values.firstOnly(maxEach));
    const isSeveral = !isEach && (subjects.length < 2 || answerer.uses.includes("several"));
    const sets = isSeveral ? [subjects] : subjects.slice(0, isEach ? maxEach : maxSymbols).map((symbol) => [symbol]);
    const accounts = answerer.uses.includes("account") && slots.accounts.length > 1 ? slots.accounts : [asked.account];
    for (const account of accounts)
      for (const named of isTimed ? periods : periods.slice(0, 1))
        for (const symbols of sets) {
          const period = isTotal(slots) && (answer === "total" || !answerer.uses.includes("always")) ? null : named;
          const own = { ...asked.slots, period, measures: measures.map((measure) => ({ measure, at: null })) };
          if (accounts.length > 1) draft.line(`**${account ?? ""}**`);
          await answerer.answer({ ...asked, symbols, period, account, whats, slots: own }, draft);
        }
  }
}

/** The portfolio and a symbol, each by itself, where both are asked for a figure: "Sharpe ratio of my portfolio versus SPY". */
function sidesOf(slots: Slots): readonly Slots[] {
  const { comparison, place, symbols, measures, kind } = slots;
  const isOfMine = place === null && /(?<!\p{L})(?:mine|my own)(?!\p{L})/iu.test(slots.text);
  if (comparison === null || (place?.domain !== "portfolio" && !isOfMine) || symbols.length !== 1 || kind !== "value")
    return [];
  if (measures.length === 0 || measures.some(({ measure: { of } }) => of.position !== undefined)) return [];
  return [
    { ...slots, comparison: null, symbols: [] },
    { ...slots, comparison: null, isOwn: false, place: null },
  ];
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
  "trending",
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

const ofPosition = new Set(["holdings", "shares", "total", "value"]);

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
  // "How much do I have in KO or MSFT" asks for both positions, not for their prices.
  if (slots.isOwn && slots.measures.length > 0 && slots.measures.every(({ measure }) => ofPosition.has(measure.id)))
    return false;
  if (slots.symbols.length > 1) return true;
  const isOwn = slots.isOwn && slots.symbols.length < 2;
  return (
    isOwn &&
    (slots.symbols.length === 1 ||
      plan.domain === "market" ||
      slots.measures.some(({ measure }) => measure.id === "benchmark"))
  );
}
