import { z } from "zod";
import type { BacktestReply } from "#contract/strategy.ts";
import { isIndexSymbol, readSentence } from "#core/backtest/index.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { addMonths } from "#core/portfolio-analysis/add-months.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { found, missing, refused } from "./found.ts";
import { symbolInput } from "./input.ts";
import { percentOf, sourceDraft, type SourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";

const input = z.strictObject({
  symbols: z.array(symbolInput).min(1).max(10),
  rule: z.string().trim().min(3).max(600),
  years: z.number().int().min(1).max(20).default(10),
});

export const backtestTool = readingTool({
  name: "run_backtest",
  description:
    "How a rule would have done on daily prices of the past, after costs, beside buying and holding: total and yearly return, worst fall, Sharpe ratio, trades, win rate, fees. `rule` is a sentence in English, such as `buy when the 20 day average crosses above the 50 day average, sell when it crosses below` or `buy when RSI is below 30, sell when RSI is above 70`.",
  input,
  symbolsOf: ({ symbols }) => symbols,
  run: (asked, context) => backtestFound(asked, context),
});

/** A rule in words, run over past prices. */
export async function backtestFound(
  { symbols, rule, years }: z.output<typeof input>,
  { api, today }: Pick<ToolContext, "api" | "today">,
): Promise<ToolFound | ToolMissing> {
  const reading = readSentence(rule, { symbols });
  if (reading.strategy === null) {
    const [nearest] = reading.nearest;
    return missing(
      [
        `Nothing was run. Not understood: ${reading.notUnderstood.map((part) => `“${part}”`).join(", ")}.`,
        nearest === undefined
          ? "Say it like: buy when the 20 day average crosses above the 50 day average."
          : `The nearest rule: ${nearest.understood.join(" ")} ${nearest.changes.join(" ")} Ask for it in these words, or say it differently.`,
      ].join(" "),
    );
  }
  const index = symbols.find(isIndexSymbol);
  if (index !== undefined) return missing(`Nothing was run: ${index} is an index, which cannot be traded.`);
  const other = reading.symbols.length === 0 ? undefined : symbols.find((symbol) => !reading.symbols.includes(symbol));
  if (other !== undefined)
    return missing(`Nothing was run: the rule trades ${reading.symbols.join(", ")}, and not ${other}.`);
  const reply = await api("POST /api/strategy/backtest", {
    strategy: reading.strategy,
    symbols: [...symbols],
    from: addMonths(today, -12 * years),
  });
  if (!reply.ok) return refused(reply);
  const run = reply.output;
  const subject = run.symbols.length === 1 ? subjectOf(run.symbols[0] ?? "") : null;
  const status = worstStatus(run.sources.map(({ provenance }) => provenance.status)) ?? "unavailable";
  const draft = sourceDraft({ asOf: run.to, status, subject });
  const names = run.symbols.join(", ");
  return found(
    `Backtest on ${names}, ${run.from} to ${run.to}`,
    [
      draft.source({
        kind: "backtest",
        title: `Backtest on ${names}`,
        href: `/strategy?${new URLSearchParams({ symbols: run.symbols.join(","), rule }).toString()}`,
        provider: [...new Set(run.sources.map(({ provenance }) => provenance.source))].join(", "),
        data: {
          rule: draft.sentence("rule", run.words),
          symbols: run.symbols,
          firstDay: draft.day({ key: "firstDay", label: "First day of the run", date: run.from }),
          lastDay: draft.day({ key: "lastDay", label: "Last day of the run", date: run.to }),
          costs: draft.sentence("costs", costsOf(run)),
          strategy: figuresOf(draft, "strategy", "of the rule", run.statistics, run),
          buyAndHold: figuresOf(draft, "hold", "of buying and holding", run.benchmark.statistics, run),
          ...(run.unseen === null
            ? {}
            : {
                lastPartAlone: {
                  from: draft.day({ key: "unseen.from", label: "First day of the last part", date: run.unseen.from }),
                  strategyReturn: ratioFigure(
                    draft,
                    "unseen.total",
                    "Return of the rule in the last part",
                    run.unseen.statistics.totalReturnRatio,
                    run,
                  ),
                  holdReturn: ratioFigure(
                    draft,
                    "unseen.hold",
                    "Return of holding in the last part",
                    run.unseen.benchmark.totalReturnRatio,
                    run,
                  ),
                },
              }),
          cautions: run.cautions.map(({ code, detail }) => draft.sentence(`caution.${code}`, detail)),
        },
        table: {
          title: `Backtest on ${names}`,
          columns: [
            { label: "", isNumber: false },
            { label: "The rule", isNumber: true },
            { label: "Buy and hold", isNumber: true },
          ],
          rows: [
            ["Total return", "total"],
            ["A year", "cagr"],
            ["Worst fall", "worstFall"],
            ["Volatility", "volatility"],
            ["Sharpe ratio", "sharpe"],
            ["Trades", "trades"],
            ["Time invested", "exposure"],
            ["Fees", "fees"],
          ].map(([label = "", key = ""]) => ({
            symbol: null,
            cells: [{ text: label }, draft.cell(`strategy.${key}`), draft.cell(`hold.${key}`)],
          })),
        },
      }),
    ],
    run.symbols.map((symbol) => subjectOf(symbol)),
  );
}

function figuresOf(
  draft: SourceDraft,
  key: "strategy" | "hold",
  whose: string,
  statistics: BacktestReply["statistics"],
  run: BacktestReply,
) {
  const ratio = (name: string, label: string, value: number | null, alsoCalled: readonly string[] = []) =>
    ratioFigure(draft, `${key}.${name}`, `${label} ${whose}`, value, run, [label, ...alsoCalled]);
  const plain = (name: string, label: string, value: number | null, unit: "number" | "count" | "days") =>
    draft.computed({
      key: `${key}.${name}`,
      label: `${label} ${whose}`,
      alsoCalled: [label],
      unit,
      period: periodOf(run),
      value,
      formula: documented,
      of: [],
    });
  const money = (name: string, label: string, value: number) =>
    draft.computed({
      key: `${key}.${name}`,
      label: `${label} ${whose}`,
      alsoCalled: [label],
      unit: "money",
      currency: run.currency,
      period: periodOf(run),
      value,
      formula: documented,
      of: [],
    });
  return {
    startValue: money("start", "Start value", statistics.startValue),
    finalValue: money("final", "Final value", statistics.finalValue),
    totalReturn: ratio("total", "Total return", statistics.totalReturnRatio, ["made", "gained", "lost", "return"]),
    yearlyReturn: ratio("cagr", "Return a year", statistics.cagrRatio, ["CAGR", "a year"]),
    worstFall: ratio("worstFall", "Worst fall", statistics.maximumDrawdownRatio, [
      "maximum drawdown",
      "drawdown",
      "fall",
    ]),
    volatility: ratio("volatility", "Volatility", statistics.volatilityRatio),
    sharpe: plain("sharpe", "Sharpe ratio", statistics.sharpe, "number"),
    timeInvested: ratio("exposure", "Time invested", statistics.exposureRatio, ["exposure"]),
    trades: plain("trades", "Trades", statistics.tradeCount + statistics.openTradeCount, "count"),
    stillOpen: plain("open", "Trades still open", statistics.openTradeCount, "count"),
    winRate: ratio("winRate", "Win rate", statistics.winRatio),
    profitFactor: plain("profitFactor", "Profit factor", statistics.profitFactor, "number"),
    fees: money("fees", "Fees paid", statistics.feeAmount),
  };
}

const documented = "worked out day by day from the bars, see docs/backtest-statistics.md";

function ratioFigure(
  draft: SourceDraft,
  key: string,
  label: string,
  value: number | null,
  run: BacktestReply,
  alsoCalled: readonly string[] = [],
) {
  return draft.computed({
    key,
    label,
    alsoCalled,
    unit: "percent",
    period: periodOf(run),
    value: percentOf(value),
    formula: documented,
    of: [],
  });
}

/** As facts name spans. */
function periodOf({ from, to }: BacktestReply): string {
  return `${from}/${to}`;
}

function costsOf({ assumptions: { commission, slippagePercent, fillAt, dividends } }: BacktestReply): string {
  return `Decided on the close, filled at the ${fillAt === "close" ? "same close" : "next open"}; ${commission.percent}% fee and ${slippagePercent}% slippage a trade; dividends ${dividends === "reinvest" ? "reinvested" : dividends === "cash" ? "kept as cash" : "left out"}.`;
}
