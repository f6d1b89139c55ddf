import type { PlainDate } from "#core/calendar/plain-date.ts";
import { addMonths } from "#core/portfolio-analysis/add-months.ts";
import type { IssuePhrase } from "./issue.ts";
import { phrasesOf, plain } from "./issue-phrase.ts";
import type { IssueWords } from "./issue-words.ts";

/** The subject of a question. Weights and shares are ratios of the portfolio's value. Null: unknown. */
export interface QuestionFacts {
  readonly largest: { readonly symbol: string; readonly weight: number; readonly weightBefore: number | null } | null;
  readonly cashShare: number | null;
  readonly foreignShare: number | null;
  readonly lastTransactionDay: PlainDate | null;
  readonly today: PlainDate;
}

const largeWeight = 0.1;
/** Half a percentage point. A smaller difference is the noise of an ordinary week. */
const grewBy = 0.005;
const idleCash = 0.2;
const muchForeign = 0.4;
const quietMonths = 6;

/** Chooses one question by rules, the most pressing first. Null if none applies. */
export function issueQuestion(
  { largest, cashShare, foreignShare, lastTransactionDay, today }: QuestionFacts,
  { questions, facts, figure }: IssueWords,
): readonly IssuePhrase[] | null {
  const before = largest?.weightBefore ?? null;
  if (largest !== null && before !== null && largest.weight >= largeWeight && largest.weight - before >= grewBy)
    return phrasesOf(figure, (slot) =>
      questions.grew(
        largest.symbol,
        slot(share(facts.weight, largest.weight, largest.symbol)),
        slot({
          label: facts.weightChange,
          symbol: largest.symbol,
          value: (largest.weight - before) * 100,
          unit: "percentage-points",
          formula: facts.weightChangeFormula,
          inputs: [
            { label: facts.weight, value: largest.weight * 100, unit: "percent", currency: null },
            { label: facts.weightBefore, value: before * 100, unit: "percent", currency: null },
          ],
        }),
      ),
    );
  if (cashShare !== null && cashShare >= idleCash)
    return phrasesOf(figure, (slot) => questions.cash(slot(share(facts.cash, cashShare))));
  if (foreignShare !== null && foreignShare >= muchForeign)
    return phrasesOf(figure, (slot) => questions.foreign(slot(share(facts.foreign, foreignShare))));
  if (lastTransactionDay !== null && lastTransactionDay < addMonths(today, -quietMonths))
    return [plain(questions.quiet(quietMonths))];
  if (largest !== null && largest.weight >= largeWeight)
    return phrasesOf(figure, (slot) =>
      questions.largest(largest.symbol, slot(share(facts.weight, largest.weight, largest.symbol))),
    );
  return null;
}

function share(label: string, ratio: number, symbol: string | null = null) {
  return { label, symbol, value: Math.round(ratio * 1000) / 10, unit: "percent" as const };
}
