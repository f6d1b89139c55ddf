import type { getCorrelations, getRisks } from "#contract/portfolio-figures.ts";
import { addDays } from "#core/calendar/index.ts";
import { decimal } from "#core/money/decimal.ts";
import { riskChecks } from "#core/portfolio-analysis/index.ts";
import { Refusal } from "../../http/refusal.ts";
import { correlationsOnTheWire } from "./correlations.ts";
import { type FigureSources, type Input, type Output, todayOf } from "./figure-sources.ts";
import type { HoldingFigures } from "./holding-figures.ts";

/** Risk checks of a portfolio, and the correlations between its holdings. */
export function createRiskFigures(sources: FigureSources, holdingsNow: HoldingFigures["holdingsNow"]) {
  const { gathering, calculation, classifications, preferences } = sources;

  return {
    async risks(userId: string, { account }: Input<typeof getRisks>): Promise<Output<typeof getRisks> | Refusal> {
      const found = await holdingsNow(userId, { account, by: "symbol", lotsOf: undefined, asOf: undefined });
      if (found instanceof Refusal) return found;
      const { prepared, answer, missingSplits } = found;
      const day = todayOf(sources);
      const { answer: fees } = await calculation.ask<string | null>(prepared.subject, {
        ask: "fees",
        range: { from: addDays(day, -364), to: day },
      });
      const classes = await classifications.of(answer.holdings.map(({ symbol }) => symbol));
      const off = new Set((await preferences.read(userId)).risksOff);
      const checks = riskChecks({
        date: day,
        baseCurrency: answer.baseCurrency,
        positions: answer.holdings.map((holding) => {
          const said = prepared.instruments.get(holding.symbol);
          const found = classes.get(holding.symbol);
          return {
            symbol: holding.symbol,
            value: holding.value === null ? null : decimal(holding.value),
            currency: holding.currency,
            sector: said?.sector ?? found?.sector ?? null,
            isFund: found?.isFund ?? false,
            hasCost: holding.cost !== null,
            priceDate: holding.priceDate,
          };
        }),
        cash: answer.cash.map(({ currency, value }) => ({ currency, value: value === null ? null : decimal(value) })),
        feesOfYear: fees === null ? null : decimal(fees),
      });
      return {
        checks: checks.map((check) => ({ ...check, isOn: !off.has(check.id) })),
        baseCurrency: answer.baseCurrency,
        missingSplits: [...missingSplits],
      };
    },

    async correlations(
      userId: string,
      { account }: Input<typeof getCorrelations>,
    ): Promise<Output<typeof getCorrelations> | Refusal> {
      const found = await holdingsNow(userId, { account, by: "symbol", lotsOf: undefined, asOf: undefined });
      if (found instanceof Refusal) return found;
      const { prepared, answer } = found;
      const provided = answer.holdings.filter(({ symbol }) => prepared.instruments.get(symbol)?.isCustom !== true);
      return correlationsOnTheWire(provided, gathering.loadAll, todayOf(sources));
    },
  };
}
