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

const usualYears = 10;
const input = z.strictObject({
  symbols: z.array(symbolInput).min(1).max(10),
  rule: z.string().trim().min(3).max(600),
  years: z.number().int().min(1).max(20).default(usualYears),
});

export const backtestTool = readingTool({
  name: "run_backtest",
  description:
    "How a rule would have done on daily prices of the past, after costs, beside buying and holding: total and yearly return, worst fall, Sharpe ratio, trades, win rate, fees. `rule` is a sentence in English, such as `buy when the 20 day average crosses above the 50 day average, sell when it crosses below` or `buy when RSI is below 30, sell when RSI is above 70`.",
  input,
  symbolsOf: ({ symbols }) => symbols,
  run: (asked, context) => backtestFound(asked, context),
});

/** A rule with the years before today that it is tested over, or with days. */
type Tested = Pick<z.output<typeof input>, "symbols" | "rule"> & {
  /** All costs of a trade in per cent of its amount. Absent: the usual fee and slippage. */
  readonly costPercent?: number;
  readonly years?: number;
  readonly from?: string;
  readonly to?: string;
};

/** Costs of a trade without any slippage. */
function costsOnly(percent: number) {
  return { commission: { percent, perShare: 0, fixed: 0, minimum: 0 }, slippagePercent: 0 };
}

/** A rule in words, run over past prices. */
export async function backtestFound(
  { symbols, rule, years = usualYears, from, to, costPercent }: Tested,
  { api, today, words }: Pick<ToolContext, "api" | "today" | "words">,
): Promise<ToolFound | ToolMissing> {
  const { backtest: texts } = words.answers.sources;
  const reading = readSentence(rule, { symbols });
  if (reading.strategy === null) {
    const [nearest] = reading.nearest;
    return missing(
      texts.notUnderstood({
        parts: reading.notUnderstood,
        nearest:
          nearest === undefined ? null : { rule: nearest.understood.join(" "), changes: nearest.changes.join(" ") },
      }),
    );
  }
  const index = symbols.find(isIndexSymbol);
  if (index !== undefined) return missing(texts.isIndex(index));
  const other = reading.symbols.length === 0 ? undefined : symbols.find((symbol) => !reading.symbols.includes(symbol));
  if (other !== undefined) return missing(texts.otherSymbols({ traded: reading.symbols.join(", "), other }));
  const reply = await api("POST /api/strategy/backtest", {
    strategy: reading.strategy,
    symbols: [...symbols],
    from: from ?? addMonths(today, -12 * years),
    ...(to === undefined ? {} : { to }),
    ...(costPercent === undefined ? {} : { assumptions: costsOnly(costPercent) }),
  });
  if (!reply.ok) return refused(reply, words);
  const run = reply.output;
  const subject = run.symbols.length === 1 ? subjectOf(run.symbols[0] ?? "") : null;
  const status = worstStatus(run.sources.map(({ provenance }) => provenance.status)) ?? "unavailable";
  const draft = sourceDraft({ asOf: run.to, status, subject, words });
  const names = run.symbols.join(", ");
  return found(
    texts.summary({ symbols: names, from: run.from, to: run.to }),
    [
      draft.source({
        kind: "backtest",
        title: texts.title(names),
        href: `/strategy?${new URLSearchParams({ symbols: run.symbols.join(","), rule }).toString()}`,
        provider: [...new Set(run.sources.map(({ provenance }) => provenance.source))].join(", "),
        data: {
          rule: draft.sentence("rule", run.words),
          symbols: run.symbols,
          firstDay: draft.day({ key: "firstDay", label: texts.firstDay, date: run.from }),
          lastDay: draft.day({ key: "lastDay", label: texts.lastDay, date: run.to }),
          costs: draft.sentence("costs", texts.costs(costsOf(run))),
          strategy: figuresOf(draft, "strategy", run.statistics, run),
          buyAndHold: figuresOf(draft, "hold", run.benchmark.statistics, run),
          ...(run.unseen === null
            ? {}
            : {
                lastPartAlone: {
                  from: draft.day({ key: "unseen.from", label: texts.unseenFirstDay, date: run.unseen.from }),
                  strategyReturn: ratioFigure(
                    draft,
                    "unseen.total",
                    texts.unseenRule,
                    run.unseen.statistics.totalReturnRatio,
                    run,
                  ),
                  holdReturn: ratioFigure(
                    draft,
                    "unseen.hold",
                    texts.unseenHold,
                    run.unseen.benchmark.totalReturnRatio,
                    run,
                  ),
                },
              }),
          cautions: run.cautions.map(({ code, detail }) => draft.sentence(`caution.${code}`, detail)),
        },
        table: {
          title: texts.title(names),
          columns: [
            { label: "", isNumber: false },
            { label: texts.theRule, isNumber: true },
            { label: texts.buyAndHold, isNumber: true },
          ],
          rows: [
            [texts.figures.total, "total"],
            [draft.labels.aYear, "cagr"],
            [texts.figures.worstFall, "worstFall"],
            [texts.figures.volatility, "volatility"],
            [texts.figures.sharpe, "sharpe"],
            [texts.figures.trades, "trades"],
            [texts.figures.exposure, "exposure"],
            [draft.labels.fees, "fees"],
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
  statistics: BacktestReply["statistics"],
  run: BacktestReply,
) {
  const { backtest: texts } = draft.texts;
  type Name = keyof typeof texts.figures;
  const labelOf = (name: Name) => (key === "strategy" ? texts.ofRule : texts.ofHold)(texts.figures[name]);
  const ratio = (name: Name, value: number | null) => ratioFigure(draft, `${key}.${name}`, labelOf(name), value, run);
  const plain = (name: Name, value: number | null, unit: "number" | "count" | "money") =>
    draft.computed({
      key: `${key}.${name}`,
      label: labelOf(name),
      unit,
      currency: unit === "money" ? run.currency : null,
      period: periodOf(run),
      value,
      formula: draft.formulas.dayByDay,
      of: [],
    });
  return {
    startValue: plain("start", statistics.startValue, "money"),
    finalValue: plain("final", statistics.finalValue, "money"),
    totalReturn: ratio("total", statistics.totalReturnRatio),
    yearlyReturn: ratio("cagr", statistics.cagrRatio),
    worstFall: ratio("worstFall", statistics.maximumDrawdownRatio),
    volatility: ratio("volatility", statistics.volatilityRatio),
    sharpe: plain("sharpe", statistics.sharpe, "number"),
    timeInvested: ratio("exposure", statistics.exposureRatio),
    trades: plain("trades", statistics.tradeCount + statistics.openTradeCount, "count"),
    stillOpen: plain("open", statistics.openTradeCount, "count"),
    winRate: ratio("winRate", statistics.winRatio),
    profitFactor: plain("profitFactor", statistics.profitFactor, "number"),
    fees: plain("fees", statistics.feeAmount, "money"),
  };
}

function ratioFigure(draft: SourceDraft, key: string, label: string, value: number | null, run: BacktestReply) {
  return draft.computed({
    key,
    label,
    unit: "percent",
    period: periodOf(run),
    value: percentOf(value),
    formula: draft.formulas.dayByDay,
    of: [],
  });
}

/** As facts name spans. */
function periodOf({ from, to }: BacktestReply): string {
  return `${from}/${to}`;
}

function costsOf({ assumptions: { commission, slippagePercent, fillAt, dividends } }: BacktestReply) {
  return { isNextOpen: fillAt !== "close", feePercent: commission.percent, slippagePercent, dividends };
}
