import { say } from "../../computed/phrase.ts";
import type { Gathered } from "../gather.ts";
import type { SectionDraft } from "../section-draft.ts";

const maxStories = 6;

/** Stories, their tone, and events with a date. */
export function newsSection(draft: SectionDraft, gathered: Gathered): void {
  const { words } = draft;
  const { symbol, gaps } = gathered;
  const { divergences } = gathered.words;
  for (const part of ["news", "mood", "options"] as const) draft.gap(gaps.get(part));
  for (const part of ["earnings", "report-day", "insiders", "filings"] as const) draft.gap(gaps.get(part));
  draft.statements(
    words.headings.stories,
    gathered.stories
      .slice(0, maxStories)
      .map((story) => words.story({ title: story.title, provider: story.provider, source: draft.cite(story).mark })),
  );
  const divergence = gathered.mood?.divergenceKind ?? null;
  for (const moodSource of gathered.moodSources) {
    const mood = draft.cite(moodSource);
    const source = mood.mark;
    draft.statements(words.headings.mood, [
      say(words.newsMood, { symbol, value: mood.text("newsMood"), stories: mood.text("stories"), source }),
      say(words.priceMood, { symbol, value: mood.text("priceMood"), source }),
      divergence === null ? null : words.divergence({ sentence: divergences[divergence], source }),
    ]);
  }
  // Without a confirmed day a report is no dated event.
  const estimates = gathered.hasReportDay ? draft.citeIf(gathered.estimates) : null;
  draft.statements(words.headings.catalysts, [
    estimates === null
      ? null
      : say(words.nextReport, { symbol, day: estimates.text("nextEarnings"), source: estimates.mark }),
    estimates === null
      ? null
      : say(words.nextEstimate, { symbol, value: estimates.text("nextEstimate"), source: estimates.mark }),
    draft.impliedMove(),
  ]);
  draft.table(draft.citeIf(gathered.dividendDays));
  const insiders = draft.citeIf(gathered.insiders);
  draft.statements(
    words.headings.insiders,
    insiders === null
      ? []
      : [
          say(words.insiderTrades, {
            symbol,
            purchases: insiders.text("purchases"),
            sales: insiders.text("sales"),
            source: insiders.mark,
          }),
          say(words.insiderShares, {
            symbol,
            bought: insiders.text("bought"),
            sold: insiders.text("sold"),
            source: insiders.mark,
          }),
        ],
  );
  draft.table(insiders);
  draft.table(draft.citeIf(gathered.filings));
}
