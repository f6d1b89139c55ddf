import { figureText } from "#core/computation/figure-text.ts";
import { phrase, sentences } from "../../computed/phrase.ts";
import type { ToolSource } from "../../tool.ts";
import type { Gathered } from "../gather.ts";
import type { SectionDraft } from "../section-draft.ts";

/** The user's holding, dates ahead, and every source of the report with its time. */
export function positionSection(draft: SectionDraft, gathered: Gathered, all: readonly ToolSource[]): void {
  const { symbol, gaps } = gathered;
  if (gathered.holdings === null) draft.gap(gaps.get("holdings"));
  else if (!gathered.isHeld) draft.gap(`You hold no ${symbol}.`);
  if (gathered.holdings !== null && gathered.isHeld) {
    const held = draft.cite(gathered.holdings);
    const text = (key: string, signed = false) => held.text(`${symbol}.${key}`, { signed });
    draft.statements("Your position", [
      sentences(
        phrase`You hold ${text("shares")} shares of ${symbol} ${held.mark}.`,
        phrase`They are worth ${text("value")}, which is ${text("weight")} of your portfolio ${held.mark}.`,
      ),
      phrase`Average cost of ${symbol}: ${text("averageCost")}; gain: ${text("gain", true)} (${text("gainPercent", true)}) ${held.mark}.`,
    ]);
    const measured = draft.citeIf(gathered.performance);
    draft.statements(null, [
      measured === null
        ? null
        : phrase`Money-weighted return of your ${symbol}: ${measured.text("moneyWeighted", { signed: true })} since ${measured.text("from")} ${measured.mark}.`,
    ]);
  }
  const estimates = gathered.hasReportDay ? draft.citeIf(gathered.estimates) : null;
  const quote = draft.cite(gathered.quoteSource);
  const dividends = draft.citeIf(gathered.dividendDays);
  draft.statements("What to watch", [
    estimates === null ? null : phrase`Report of ${symbol} on ${estimates.text("nextEarnings")} ${estimates.mark}.`,
    dividends === null ? null : phrase`Ex-date of ${symbol}: ${dividends.text("0.date")} ${dividends.mark}.`,
    phrase`The 52-week low of ${symbol} at ${quote.text("fiftyTwoWeekLow")} and its 52-week high at ${quote.text("fiftyTwoWeekHigh")} ${quote.mark}.`,
  ]);
  draft.plainTable(
    {
      title: "Sources of this report",
      columns: ["Source", "Provider", "Status", "As of"].map((label) => ({ label, isNumber: false })),
      rows: all.map(({ title, provider, status, asOf, symbol: of }) => ({
        symbol: of,
        cells: [title, provider, status, asOf === null ? "—" : timeText(asOf)].map((words) => ({ text: words })),
      })),
    },
    null,
  );
}

function timeText(asOf: string): string {
  const day = figureText({ value: Date.parse(`${asOf.slice(0, 10)}T00:00:00Z`), unit: "date", currency: null });
  return asOf.length > 10 ? `${day}, ${asOf.slice(11, 16)} UTC` : day;
}
