import { phrase, sentences } from "../../computed/phrase.ts";
import type { Cited } from "../../computed/answer-draft.ts";
import type { Gathered } from "../gather.ts";
import type { SectionDraft } from "../section-draft.ts";
import { lineOf } from "./statement-line.ts";

/** Revenue, margins, cash and debt over the years, and the reports against what was expected. */
export function financialsSection(draft: SectionDraft, gathered: Gathered): void {
  const { symbol, gaps, company } = gathered;
  draft.gap(gaps.get("company") ?? gaps.get("statements"));
  if (company?.fund != null) draft.gap("A fund has no statements of its own.");
  const income = draft.citeIf(gathered.income);
  const cashFlow = draft.citeIf(gathered.cashFlow);
  const balance = draft.citeIf(gathered.balance);
  const figures = draft.citeIf(gathered.companySource);
  draft.statements("The last year", [
    sentences(line(income, "totalRevenue", "Revenue"), growth(income, "totalRevenue", "It")),
    sentences(line(income, "netIncome", "Net income"), growth(income, "netIncome", "It")),
    line(income, "netIncome.margin", "Net margin"),
    line(cashFlow, "freeCashFlow", "Free cash flow"),
    line(balance, "totalDebt", "Debt"),
    line(balance, "equity", "Equity"),
    figures === null ? null : phrase`Debt / equity of ${symbol}: ${figures.text("debtToEquity")} ${figures.mark}.`,
  ]);
  draft.table(income);
  draft.table(cashFlow);
  const quarters = draft.citeIf(gathered.quarters);
  draft.statements("The last quarter", [
    sentences(line(quarters, "totalRevenue", "Revenue"), growth(quarters, "totalRevenue", "It")),
  ]);
  const estimates = draft.citeIf(gathered.estimates);
  const [, surprise] = estimates === null ? [] : lineOf(estimates.source, "surprise");
  draft.statements("Against expectations", [
    estimates === null || surprise === undefined
      ? null
      : phrase`Surprise of the last report of ${symbol}, ${surprise.period}: ${estimates.text(surprise.key, { signed: true })} against the estimate ${estimates.mark}.`,
  ]);
  draft.table(estimates);
  draft.gap(gaps.get("estimates"));

  function line(statement: Cited | null, id: string, name: string): string | null {
    const [, last] = statement === null ? [] : lineOf(statement.source, id);
    if (statement === null || last === undefined) return null;
    return phrase`${name} of ${symbol} in ${last.period}: ${statement.text(last.key)} ${statement.mark}.`;
  }

  function growth(statement: Cited | null, id: string, name: string): string | null {
    const [, last] = statement === null ? [] : lineOf(statement.source, `${id}.growth`);
    if (statement === null || last === undefined) return null;
    return phrase`${name} changed by ${statement.text(last.key, { signed: true })} against the year before ${statement.mark}.`;
  }
}
