import { say } from "../../computed/phrase.ts";
import type { ToolSource } from "../../tool.ts";
import type { Gathered } from "../gather.ts";
import type { SectionDraft } from "../section-draft.ts";

/** The user's holding, dates ahead, and every source of the report with its time. */
export function positionSection(draft: SectionDraft, gathered: Gathered, all: readonly ToolSource[]): void {
  const { words } = draft;
  const { symbol, gaps } = gathered;
  if (gathered.holdings === null) draft.gap(gaps.get("holdings"));
  else if (!gathered.isHeld) draft.gap(gathered.words.sources.lots.noneOf(symbol));
  if (gathered.holdings !== null && gathered.isHeld) {
    const held = draft.cite(gathered.holdings);
    const source = held.mark;
    const text = (key: string, signed = false) => held.text(`${symbol}.${key}`, { signed });
    draft.statements(words.headings.position, [
      draft.joined(
        say(words.held, { symbol, shares: text("shares"), source }),
        say(words.worth, { value: text("value"), weight: text("weight"), source }),
      ),
      say(words.cost, {
        symbol,
        cost: text("averageCost"),
        gain: text("gain", true),
        gainPercent: text("gainPercent", true),
        source,
      }),
    ]);
    const measured = draft.citeIf(gathered.performance);
    draft.statements(null, [
      measured === null
        ? null
        : say(words.yourReturn, {
            symbol,
            value: measured.text("simple", { signed: true }),
            from: measured.text("investedFrom"),
            to: measured.text("investedTo"),
            source: measured.mark,
          }),
    ]);
  }
  const estimates = gathered.hasReportDay ? draft.citeIf(gathered.estimates) : null;
  const quote = draft.cite(gathered.quoteSource);
  const dividends = draft.citeIf(gathered.dividendDays);
  draft.statements(words.headings.watch, [
    estimates === null
      ? null
      : say(words.reportOn, { symbol, day: estimates.text("nextEarnings"), source: estimates.mark }),
    dividends === null ? null : say(words.exDate, { symbol, day: dividends.text("0.date"), source: dividends.mark }),
    say(words.rangeToWatch, {
      symbol,
      low: quote.text("fiftyTwoWeekLow"),
      high: quote.text("fiftyTwoWeekHigh"),
      source: quote.mark,
    }),
  ]);
  draft.plainTable(sourcesTable(gathered.words, all), null);
}

function sourcesTable({ prices, report, values }: Gathered["words"], all: readonly ToolSource[]) {
  const { source, provider, status, asOf } = report.columns;
  const providers: Readonly<Record<string, string>> = report.providers;
  const dayText = (day: string) =>
    values.figure({ value: Date.parse(`${day}T00:00:00Z`), unit: "date", currency: null });
  const timeText = (time: string) => {
    const day = dayText(time.slice(0, 10));
    return time.length > 10 ? report.moment({ day, time: time.slice(11, 16) }) : day;
  };
  return {
    title: report.sources,
    columns: [source, provider, status, asOf].map((label) => ({ label, isNumber: false })),
    rows: all.map((one) => ({
      symbol: one.symbol,
      cells: [
        one.title,
        providers[one.provider] ?? one.provider,
        prices.statuses[one.status],
        one.asOf === null ? "—" : timeText(one.asOf),
      ].map((text) => ({ text })),
    })),
  };
}
