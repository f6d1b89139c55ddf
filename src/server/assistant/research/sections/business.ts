import { phrase, sentences } from "../../computed/phrase.ts";
import { outsideWords } from "../../tools/outside-words.ts";
import type { Gathered } from "../gather.ts";
import type { SectionDraft } from "../section-draft.ts";
import { lineOf } from "./statement-line.ts";

/** The business, its size and peers, and its margins. */
export function businessSection(draft: SectionDraft, gathered: Gathered): void {
  const { symbol, gaps, company } = gathered;
  draft.gap(gaps.get("company"));
  draft.gap(gaps.get("peers"));
  const figures = draft.citeIf(gathered.companySource);
  if (figures !== null && company !== null) {
    const { sector, industry, country } = company.profile;
    draft.statements("What it is", [
      sector === null
        ? null
        : `${symbol}: ${[sector, industry]
            .filter((word) => word !== null)
            .map((word) => outsideWords(word, 80))
            .join(", ")}${country === null ? "" : `; ${outsideWords(country, 60)}`} ${figures.mark}.`,
      phrase`Employees of ${symbol}: ${figures.text("employees")} ${figures.mark}.`,
      phrase`Revenue of ${symbol} over twelve months: ${figures.text("revenue")} ${figures.mark}.`,
      sentences(
        phrase`Cost of the fund a year: ${figures.text("expenseRatio")} ${figures.mark}.`,
        phrase`Net assets: ${figures.text("netAssets")} ${figures.mark}.`,
      ),
    ]);
    draft.statements("Signs of a moat", [
      phrase`Gross margin of ${symbol}: ${figures.text("grossMargin")}; operating margin: ${figures.text("operatingMargin")} ${figures.mark}.`,
      phrase`Return on equity of ${symbol}: ${figures.text("returnOnEquity")} ${figures.mark}.`,
      marginTrend(),
    ]);
    if (company.fund === null)
      draft.gap(
        "Segments of the business: no connected provider reports them, and neither does any figure here split the revenue.",
      );
  }
  draft.table(draft.citeIf(gathered.peers), "Companies that people look at beside it, not chosen by us.");

  function marginTrend(): string | null {
    const income = draft.citeIf(gathered.income);
    if (income === null) return null;
    const [first, last] = lineOf(income.source, "grossProfit.margin");
    return first === undefined || last === undefined || first.key === last.key
      ? null
      : phrase`Gross margin of ${symbol} was ${income.text(first.key)} in ${first.period} and ${income.text(last.key)} in ${last.period} ${income.mark}.`;
  }
}
