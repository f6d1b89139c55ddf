import type { Incomplete } from "#core/portfolio/index.ts";
import type { getContributions, getPerformance } from "#contract/portfolio-figures.ts";
import type { Provenance } from "#contract/provenance.ts";
import { Refusal } from "../../http/refusal.ts";
import type { PreparedResult } from "../../http/serve.ts";
import type { ContributionsAnswer, PerformanceAnswer } from "./answers.ts";
import {
  type FigureSources,
  type Input,
  joined,
  made,
  nameOf,
  none,
  type Output,
  partsOf,
  todayOf,
} from "./figure-sources.ts";

/** Returns of a portfolio over a range, compared with a benchmark. */
export function createPerformanceFigures(sources: FigureSources) {
  const { gathering, calculation, preferences, quotesOf } = sources;
  const { ranged, loadCloses, loadRates, provenanceOf } = gathering;

  async function preparePerformance(
    userId: string,
    input: Input<typeof getPerformance>,
  ): Promise<PreparedResult<Output<typeof getPerformance>> | Refusal> {
    const chosen = await preferences.read(userId);
    const benchmark = input.benchmark ?? chosen.benchmark;
    const asked = await ranged(userId, input);
    if (asked instanceof Refusal) return asked;
    const { prepared, range } = asked;
    const [closes, quotes] = await Promise.all([loadCloses(benchmark, range.from), quotesOf(userId, [benchmark])]);
    if (closes?.currency !== undefined && closes.currency !== null)
      await loadRates([closes.currency], prepared.listed.firstDate ?? todayOf(sources));
    const question = {
      ask: "performance" as const,
      range,
      parts: partsOf(input),
      benchmark,
      riskFreeRatio: chosen.riskFreeRate,
      step: input.step,
    };
    const compared = { name: quotes[0]?.name ?? null, provenance: closes?.provenance ?? none };
    return {
      name: nameOf(sources, prepared, question, compared),
      make: async () => {
        const { answer, missingSplits } = await calculation.ask<PerformanceAnswer>(prepared.subject, question);
        const held = prepared.listed.instruments.filter(({ isHeld }) => isHeld);
        const provenances = held.map(({ symbol }) => provenanceOf(prepared, symbol, false));
        return {
          ...answer,
          baseCurrency: prepared.subject.baseCurrency,
          incomplete: withPending(answer.incomplete, prepared.pending),
          missingSplits: [...missingSplits],
          benchmark: answer.benchmark === null ? null : { ...answer.benchmark, ...compared },
          provenance: loadingOr(prepared.pending, joined(provenances.filter(({ status }) => status !== "unavailable"))),
        };
      },
    };
  }

  return {
    preparePerformance,

    performance: (userId: string, input: Input<typeof getPerformance>) => made(preparePerformance(userId, input)),

    /** Flows and values by the day, as CSV. */
    async days(userId: string, input: Input<typeof getPerformance>): Promise<string | Refusal> {
      const asked = await ranged(userId, input);
      if (asked instanceof Refusal) return asked;
      const { answer } = await calculation.ask<string>(asked.prepared.subject, {
        ask: "days",
        range: asked.range,
        parts: partsOf(input),
      });
      return answer;
    },
  };
}

/** The share of each instrument in a portfolio's return. */
export function createContributionFigures(sources: FigureSources) {
  const { gathering, calculation } = sources;

  async function prepareContributions(
    userId: string,
    input: Input<typeof getContributions>,
  ): Promise<PreparedResult<Output<typeof getContributions>> | Refusal> {
    const asked = await gathering.ranged(userId, input);
    if (asked instanceof Refusal) return asked;
    const { prepared, range } = asked;
    const { subject, instruments, quotes } = prepared;
    const question = { ask: "contributions" as const, range, parts: partsOf(input) };
    const nameOfInstrument = (symbol: string | null) =>
      symbol === null ? null : (instruments.get(symbol)?.name ?? quotes.get(symbol)?.name ?? null);
    return {
      name: nameOf(sources, prepared, question),
      make: async () => {
        const { answer, missingSplits } = await calculation.ask<ContributionsAnswer>(subject, question);
        return {
          ...range,
          baseCurrency: subject.baseCurrency,
          total: answer.total,
          timeWeighted: answer.timeWeighted,
          contributions: answer.contributions
            .map((part) => ({ ...part, name: nameOfInstrument(part.symbol) }))
            .toSorted((first, second) => Number(second.gain) - Number(first.gain)),
          incomplete: [...answer.incomplete],
          missingSplits: [...missingSplits],
        };
      },
    };
  }

  return {
    prepareContributions,

    contributions: (userId: string, input: Input<typeof getContributions>) => made(prepareContributions(userId, input)),
  };
}

/** "No price" of an instrument whose prices are only on their way says so. */
function withPending(incomplete: readonly Incomplete[], pending: readonly string[]): Incomplete[] {
  const waited = new Set(pending);
  return incomplete.map(({ symbol, reason }) => ({
    symbol,
    reason: symbol !== null && waited.has(symbol) ? { code: "still-loading" } : reason,
  }));
}

/** Adds a note while prices are still loading, so that the answer is requested again. */
function loadingOr(pending: readonly string[], provenance: Provenance): Provenance {
  if (pending.length === 0) return provenance;
  const note = `Prices of ${pending.length} ${pending.length === 1 ? "instrument" : "instruments"} are still being loaded.`;
  return { ...provenance, status: "unavailable", note };
}
