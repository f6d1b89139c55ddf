import { addDays } from "#core/calendar/plain-date.ts";
import { correlatedPairs } from "#core/market/correlation.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { found, missing } from "../../tools/found.ts";
import { dailyHistory } from "../../tools/price-history.ts";
import { sourceDraft } from "../../tools/source-draft.ts";
import { subjectOf } from "../../tools/subject-of.ts";
import type { AnswerDraft } from "../answer-draft.ts";
import { say } from "../phrase.ts";
import { type Answerers, type Asked, isPast, answerer } from "./answerer.ts";
import { symbolsOf } from "./market-answers.ts";

const maxBars = 5_000;
const daysOfYear = 365;
const maxSymbols = 4;

/** The sectors of the US market, each by the fund that follows it, with their names in questions. */
const sectorFunds = [
  ["XLK", "Technology"],
  ["XLF", "Financials"],
  ["XLV", "Health care"],
  ["XLY", "Consumer discretionary"],
  ["XLP", "Consumer staples"],
  ["XLE", "Energy"],
  ["XLI", "Industrials"],
  ["XLB", "Materials"],
  ["XLU", "Utilities"],
  ["XLRE", "Real estate"],
  ["XLC", "Communication"],
] as const;

/** Answers about several series of prices at once. */
export const groupAnswers: Answerers = {
  correlation: answerer("always|past-range|several", async (asked, draft) => {
    const { courses } = draft.words;
    // "How correlated are my stocks" means what the user holds.
    const named = asked.symbols.length === 0 && asked.slots.isOwn ? await symbolsOf(asked) : asked.symbols;
    if (named.length > maxSymbols) draft.line(draft.words.values.firstOnly(maxSymbols));
    const symbols = named.slice(0, maxSymbols);
    if (symbols.length < 2) {
      draft.line(courses.nameTwo("correlation of @MSFT and @AAPL"));
      return;
    }
    const { from, to } = spanOf(asked);
    const histories = await historiesOf(symbols, { from, to }, asked);
    const title = courses.correlationTitle(symbols);
    const sheet = sourceDraft({
      asOf: to,
      status: worstStatus(histories.map(({ status }) => status)) ?? "unavailable",
    });
    const pairs = correlatedPairs(
      symbols.map((symbol) => ({
        symbol,
        closes: histories.find((history) => history.symbol === symbol)?.bars ?? [],
      })),
    );
    const data = pairs.map(({ symbols: [symbol, other], result }) =>
      sheet.computed({
        key: `${symbol}.${other}`,
        label: courses.correlationTitle([symbol, other]),
        unit: "number",
        period: `${from}/${to}`,
        value: result.value,
        formula: draft.words.formulas.pearson(result.count),
        of: [],
      }),
    );
    const source = sheet.source({
      kind: "compare",
      title,
      provider: providersOf(histories),
      data: { title: sheet.own(title), data, ...daysIn(sheet, histories, draft) },
    });
    const [cited] = draft.take(
      "correlation",
      { symbols, from, to },
      histories.length < 2
        ? missing(courses.noPrices(symbols))
        : found(
            title,
            [source],
            symbols.map((symbol) => subjectOf(symbol)),
          ),
    );
    if (cited === undefined) return;
    for (const {
      symbols: [one, other],
    } of pairs)
      draft.line(
        say(courses.correlation, { one, other, value: cited.text(`${one}.${other}`), source: cited.mark }) ??
          courses.noCorrelation({ one, other }),
      );
    draft.line(say(courses.explained, { from: cited.text("firstDay"), to: cited.text("lastDay"), source: cited.mark }));
  }),

  sectorMoves: answerer("past-day|past-range|always", async (asked, draft) => {
    const { courses, formulas } = draft.words;
    const { from, to } = spanOf(asked, { isShort: true });
    const histories = await historiesOf(
      sectorFunds.map(([symbol]) => symbol),
      { from, to },
      asked,
    );
    const title = courses.sectorsTitle;
    const sheet = sourceDraft({
      asOf: to,
      status: worstStatus(histories.map(({ status }) => status)) ?? "unavailable",
    });
    const changes = histories
      .flatMap(({ symbol, before, bars }) => {
        const last = bars.at(-1);
        const first = before ?? bars[0];
        const change =
          first === undefined || last === undefined || first.close <= 0 ? null : last.close / first.close - 1;
        return change === null || first === undefined || last === undefined ? [] : [{ symbol, change, first, last }];
      })
      .toSorted((one, other) =>
        asked.slots.rank === "least" || asked.slots.direction === "down"
          ? one.change - other.change
          : other.change - one.change,
      );
    const names: Readonly<Record<string, string>> = courses.sectors;
    const nameOf = (symbol: string) => names[symbol] ?? symbol;
    const data = changes.map(({ symbol, change, first, last }) =>
      sheet.computed({
        key: symbol,
        label: courses.changeOf(nameOf(symbol)),
        subject: subjectOf(symbol),
        unit: "percent",
        period: `${first.date}/${last.date}`,
        value: change * 100,
        formula: formulas.closeToClose({ from: first.date, to: last.date }),
        of: [],
      }),
    );
    const source = sheet.source({
      kind: "compare",
      title,
      provider: providersOf(histories),
      data: { title: sheet.own(title), data, ...daysIn(sheet, histories, draft) },
    });
    const [cited] = draft.take(
      "sector_moves",
      { from, to },
      changes.length === 0
        ? missing(courses.noSectors)
        : found(
            title,
            [source],
            changes.map(({ symbol }) => subjectOf(symbol)),
          ),
    );
    if (cited === undefined) return;
    draft.line(say(courses.byFunds, { from: cited.text("firstDay"), to: cited.text("lastDay"), source: cited.mark }));
    draft.list(
      changes.map(({ symbol }) =>
        say(courses.sector, {
          name: nameOf(symbol),
          symbol,
          change: cited.text(symbol, { signed: true }),
          source: cited.mark,
        }),
      ),
    );
    if (changes.length < sectorFunds.length)
      draft.line(
        courses.notKnown(
          sectorFunds
            .filter(([symbol]) => !changes.some((one) => one.symbol === symbol))
            .map(([symbol]) => nameOf(symbol))
            .join(", "),
        ),
      );
  }),
};

/** The days of the question; a year without any, or for sectors the last session. */
function spanOf(
  { period, context: { today } }: Asked,
  { isShort = false } = {},
): { readonly from: string; readonly to: string } {
  if (isPast(period) && period.from !== "") return { from: period.from, to: period.to };
  if (period?.kind === "always") return { from: "", to: today };
  return { from: isShort ? today : addDays(today, -daysOfYear), to: today };
}

async function historiesOf(
  symbols: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
  { context }: Asked,
) {
  const all = await Promise.all(symbols.map((symbol) => dailyHistory(symbol, context, maxBars)));
  return all.flatMap((history, index) => {
    if (typeof history === "string") return [];
    const bars = history.bars.filter(({ date }) => date >= from && date <= to);
    const before = history.bars.findLast(({ date }) => date < from);
    // The last session counts where the market is closed on the day itself.
    const shown = bars.length > 0 ? bars : history.bars.slice(-1);
    return [
      {
        symbol: symbols[index] ?? "",
        bars: shown,
        before: bars.length > 0 ? before : history.bars.at(-2),
        status: history.provenance.status,
        provider: history.provenance.source,
      },
    ];
  });
}

/** The first and the last day with a price, as facts. */
function daysIn(
  sheet: ReturnType<typeof sourceDraft>,
  histories: readonly { readonly bars: readonly { readonly date: string }[] }[],
  { words: { labels } }: AnswerDraft,
) {
  const days = histories.flatMap(({ bars }) => bars.map(({ date }) => date)).toSorted();
  return {
    firstDay: sheet.day({ key: "firstDay", label: labels.firstDay, date: days[0] ?? null }),
    lastDay: sheet.day({ key: "lastDay", label: labels.lastDay, date: days.at(-1) ?? null }),
  };
}

function providersOf(histories: readonly { readonly provider: string }[]): string {
  return [...new Set(histories.map(({ provider }) => provider))].join(", ");
}
