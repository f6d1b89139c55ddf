import type { Fundamentals } from "#contract/fundamentals.ts";
import { groupName } from "#core/words/group-name.ts";
import { say } from "../../computed/phrase.ts";
import { outsideWords } from "../../tools/outside-words.ts";
import type { Gathered } from "../gather.ts";
import type { SectionDraft } from "../section-draft.ts";
import { lineOf } from "./statement-line.ts";

/** The business, its size and peers, and its margins. */
export function businessSection(draft: SectionDraft, gathered: Gathered): void {
  const { words } = draft;
  const { symbol, gaps, company } = gathered;
  const { labels, measures } = gathered.words;
  draft.gap(gaps.get("company"));
  draft.gap(gaps.get("peers"));
  const figures = draft.citeIf(gathered.companySource);
  if (figures !== null && company !== null) {
    const source = figures.mark;
    draft.statements(words.headings.profile, [
      profile(company),
      say(words.figure, { name: labels.employees, symbol, value: figures.text("employees"), source }),
      say(words.revenueTwelveMonths, { symbol, value: figures.text("revenue"), source }),
      draft.joined(
        say(words.fundCost, { value: figures.text("expenseRatio"), source }),
        say(words.fundAssets, { value: figures.text("netAssets"), source }),
      ),
    ]);
    draft.statements(words.headings.moat, [
      say(words.twoFigures, {
        name: labels.grossMargin,
        symbol,
        value: figures.text("grossMargin"),
        otherName: labels.operatingMargin,
        otherValue: figures.text("operatingMargin"),
        source,
      }),
      say(words.figure, {
        name: measures.figures.returnOnEquity,
        symbol,
        value: figures.text("returnOnEquity"),
        source,
      }),
      marginTrend(),
    ]);
    if (company.fund === null) draft.gap(words.gaps.noSegments);
  }
  draft.table(draft.citeIf(gathered.peers), words.peers);

  function profile({ profile: { sector, industry, country } }: Fundamentals): string | null {
    if (figures === null || sector === null) return null;
    const named = (by: "sector" | "country", name: string) =>
      outsideWords(groupName(by, name, { groups: gathered.groups, language: gathered.words.values.language }), 80);
    return words.profile({
      symbol,
      parts: [named("sector", sector), ...(industry === null ? [] : [outsideWords(industry, 80)])].join(", "),
      country: country === null ? undefined : named("country", country),
      source: figures.mark,
    });
  }

  function marginTrend(): string | null {
    const income = draft.citeIf(gathered.income);
    if (income === null) return null;
    const [first, last] = lineOf(income.source, "grossProfit.margin");
    return first === undefined || last === undefined || first.key === last.key
      ? null
      : say(words.marginThenAndNow, {
          symbol,
          first: income.text(first.key),
          firstPeriod: first.period,
          last: income.text(last.key),
          lastPeriod: last.period,
          source: income.mark,
        });
  }
}
