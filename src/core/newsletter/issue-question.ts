import type { PlainDate } from "#core/calendar/plain-date.ts";
import { figureText } from "#core/computation/figure-text.ts";
import { addMonths } from "#core/portfolio-analysis/add-months.ts";

/** What a question may be about. Weights and shares are parts of the portfolio's value; null: not known. */
export interface QuestionFacts {
  readonly largest: { readonly symbol: string; readonly weight: number; readonly weightBefore: number | null } | null;
  readonly cashShare: number | null;
  readonly foreignShare: number | null;
  readonly lastTransactionDay: PlainDate | null;
  readonly today: PlainDate;
}

const largeWeight = 0.1;
/** Half a point: less is the noise of an ordinary week. */
const grewBy = 0.005;
const idleCash = 0.2;
const muchForeign = 0.4;
const quietMonths = 6;

/** One question to think about, by rules, the most pressing first; null where nothing gives rise to one. */
export function issueQuestion({
  largest,
  cashShare,
  foreignShare,
  lastTransactionDay,
  today,
}: QuestionFacts): string | null {
  const before = largest?.weightBefore ?? null;
  if (largest !== null && before !== null && largest.weight >= largeWeight && largest.weight - before >= grewBy) {
    const grown = figureText({ value: (largest.weight - before) * 100, unit: "percentage-points", currency: null });
    return `${largest.symbol} is now ${share(largest.weight)} of your portfolio, ${grown} more than before. Is that still what you intended?`;
  }
  if (cashShare !== null && cashShare >= idleCash)
    return `${share(cashShare)} of your portfolio is cash. What is it waiting for?`;
  if (foreignShare !== null && foreignShare >= muchForeign)
    return `${share(foreignShare)} of your portfolio is in other currencies. Would you have chosen that much?`;
  if (lastTransactionDay !== null && lastTransactionDay < addMonths(today, -quietMonths))
    return `You have recorded nothing for more than ${quietMonths} months. Is that patience, or is something not in the books?`;
  if (largest !== null && largest.weight >= largeWeight)
    return `${largest.symbol} is your largest holding, with ${share(largest.weight)}. What would have to happen for you to hold less of it?`;
  return null;
}

function share(ratio: number): string {
  return figureText({ value: Math.round(ratio * 1000) / 10, unit: "percent", currency: null });
}
