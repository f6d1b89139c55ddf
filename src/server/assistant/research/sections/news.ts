import { phrase } from "../../computed/phrase.ts";
import type { Gathered } from "../gather.ts";
import type { SectionDraft } from "../section-draft.ts";

const maxStories = 6;

/** Stories, their tone, and events with a date. */
export function newsSection(draft: SectionDraft, gathered: Gathered): void {
  const { symbol, gaps } = gathered;
  for (const part of ["news", "mood", "options"] as const) draft.gap(gaps.get(part));
  for (const part of ["earnings", "report-day", "insiders", "filings"] as const) draft.gap(gaps.get(part));
  draft.statements(
    "Stories",
    gathered.stories.slice(0, maxStories).map((story) => {
      const { mark } = draft.cite(story);
      return `“${story.title}”, ${story.provider} ${mark}.`;
    }),
  );
  for (const source of gathered.moodSources) {
    const mood = draft.cite(source);
    draft.statements("Mood", [
      phrase`Mood of ${symbol} from news over seven days: ${mood.text("newsMood")}, where half is neutral, from ${mood.text("stories")} stories ${mood.mark}.`,
      phrase`Mood of ${symbol} from its price: ${mood.text("priceMood")} ${mood.mark}.`,
      gathered.mood?.divergence == null ? null : `${gathered.mood.divergence} ${mood.mark}`,
    ]);
  }
  // Without a confirmed day a report is no dated event.
  const estimates = gathered.hasReportDay ? draft.citeIf(gathered.estimates) : null;
  const implied = draft.citeIf(gathered.impliedMove);
  draft.statements("Catalysts", [
    estimates === null ? null : phrase`Next report of ${symbol}: ${estimates.text("nextEarnings")} ${estimates.mark}.`,
    estimates === null
      ? null
      : phrase`Expected earnings per share of ${symbol} then: ${estimates.text("nextEstimate")} ${estimates.mark}.`,
    implied === null
      ? null
      : phrase`Options on ${symbol} price in a move of ${implied.text("impliedMove")} until ${implied.text("expiry")} ${implied.mark}.`,
  ]);
  draft.table(draft.citeIf(gathered.dividendDays));
  const insiders = draft.citeIf(gathered.insiders);
  draft.statements("Insiders", [
    insiders === null
      ? null
      : phrase`Insiders of ${symbol} reported ${insiders.text("purchases")} purchases and ${insiders.text("sales")} sales in six months ${insiders.mark}.`,
    insiders === null
      ? null
      : phrase`Shares of ${symbol} bought by insiders: ${insiders.text("bought")}; shares sold by insiders: ${insiders.text("sold")} ${insiders.mark}.`,
  ]);
  draft.table(insiders);
  draft.table(draft.citeIf(gathered.filings));
}
