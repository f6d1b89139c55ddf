import { addDays } from "#core/calendar/plain-date.ts";
import { correlation } from "#core/market/correlation.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { found, missing } from "../../tools/found.ts";
import { dailyHistory } from "../../tools/price-history.ts";
import { sourceDraft } from "../../tools/source-draft.ts";
import { subjectOf } from "../../tools/subject-of.ts";
import { phrase } from "../phrase.ts";
import { type Answerers, answerer, type Asked, isPast } from "./answerer.ts";

const maxBars = 5_000;
const daysOfYear = 365;
const maxSymbols = 4;

/** The sectors of the US market, each by the fund that follows it. */
const sectorFunds: readonly (readonly [string, string])[] = [
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
];

/** Answers about several series of prices at once. */
export const groupAnswers: Answerers = {
  correlation: answerer("always past-range several comparison", async (asked, draft) => {
    const symbols = asked.symbols.slice(0, maxSymbols);
    if (symbols.length < 2) {
      draft.line("Name two symbols whose prices are to be compared, such as “correlation of @MSFT and @AAPL”.");
      return;
    }
    const { from, to } = spanOf(asked);
    const histories = await historiesOf(symbols, { from, to }, asked);
    const title = `Correlation of ${symbols.join(" and ")}`;
    const sheet = sourceDraft({
      asOf: to,
      status: worstStatus(histories.map(({ status }) => status)) ?? "unavailable",
    });
    const pairs = symbols.flatMap((symbol, index) => symbols.slice(index + 1).map((other) => [symbol, other] as const));
    const data = pairs.map(([symbol, other]) => {
      const [one, two] = [symbol, other].map(
        (name) => histories.find((history) => history.symbol === name)?.bars ?? [],
      );
      const result = correlation(one ?? [], two ?? []);
      return sheet.computed({
        key: `${symbol}.${other}`,
        label: `Correlation of ${symbol} and ${other}`,
        unit: "number",
        period: `${from}/${to}`,
        value: result?.value ?? null,
        formula: `Pearson's correlation of ${result?.count ?? 0} daily returns`,
        of: [],
      });
    });
    const source = sheet.source({
      kind: "compare",
      title,
      provider: providersOf(histories),
      data: { title: sheet.own(title), data, ...daysIn(sheet, histories) },
    });
    const [cited] = draft.take(
      "correlation",
      { symbols, from, to },
      histories.length < 2
        ? missing(`No prices of ${symbols.join(" and ")} are known for these days.`)
        : found(
            title,
            [source],
            symbols.map((symbol) => subjectOf(symbol)),
          ),
    );
    if (cited === undefined) return;
    for (const [symbol, other] of pairs)
      draft.line(
        phrase`Correlation of **${symbol}** and **${other}** over their daily returns: **${cited.text(`${symbol}.${other}`)}** ${cited.mark}.` ??
          `The correlation of ${symbol} and ${other} isn't known: they share too few days.`,
      );
    draft.line(
      phrase`From ${cited.text("firstDay")} to ${cited.text("lastDay")} ${cited.mark}. One means that they move alike, zero that they move independently, minus one that they move against each other.`,
    );
  }),

  sectorMoves: answerer("past-day past-range rank direction always", async (asked, draft) => {
    const { from, to } = spanOf(asked, { isShort: true });
    const histories = await historiesOf(
      sectorFunds.map(([symbol]) => symbol),
      { from, to },
      asked,
    );
    const title = "Sectors of the US market";
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
        asked.slots.rank?.end === "least" || asked.slots.direction?.way === "down"
          ? one.change - other.change
          : other.change - one.change,
      );
    const nameOf = (symbol: string) => sectorFunds.find(([fund]) => fund === symbol)?.[1] ?? symbol;
    const data = changes.map(({ symbol, change, first, last }) =>
      sheet.computed({
        key: symbol,
        label: `Change of ${nameOf(symbol)}`,
        subject: subjectOf(symbol),
        unit: "percent",
        period: `${first.date}/${last.date}`,
        value: change * 100,
        formula: `close of ${last.date} ÷ close of ${first.date} − 1`,
        of: [],
      }),
    );
    const source = sheet.source({
      kind: "compare",
      title,
      provider: providersOf(histories),
      data: { title: sheet.own(title), data, ...daysIn(sheet, histories) },
    });
    const [cited] = draft.take(
      "sector_moves",
      { from, to },
      changes.length === 0
        ? missing("No prices of the funds that follow the sectors are known for these days.")
        : found(
            title,
            [source],
            changes.map(({ symbol }) => subjectOf(symbol)),
          ),
    );
    if (cited === undefined) return;
    draft.line(
      phrase`Sectors of the US market by the funds that follow them, from ${cited.text("firstDay")} to ${cited.text("lastDay")} ${cited.mark}:`,
    );
    draft.list(
      changes.map(
        ({ symbol }) =>
          phrase`**${nameOf(symbol)}** (${symbol}): ${cited.text(symbol, { signed: true })} ${cited.mark}`,
      ),
    );
    if (changes.length < sectorFunds.length)
      draft.line(
        `Not known: ${sectorFunds
          .filter(([symbol]) => !changes.some((one) => one.symbol === symbol))
          .map(([, name]) => name)
          .join(", ")}.`,
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
) {
  const days = histories.flatMap(({ bars }) => bars.map(({ date }) => date)).toSorted();
  return {
    firstDay: sheet.day({ key: "firstDay", label: "First day", date: days[0] ?? null }),
    lastDay: sheet.day({ key: "lastDay", label: "Last day", date: days.at(-1) ?? null }),
  };
}

function providersOf(histories: readonly { readonly provider: string }[]): string {
  return [...new Set(histories.map(({ provider }) => provider))].join(", ");
}
