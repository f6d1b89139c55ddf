import type { getIncome } from "#contract/portfolio-figures.ts";
import { Refusal } from "../../http/refusal.ts";
import { createAllocationFigures } from "./allocation-figures.ts";
import type { IncomeAnswer } from "./answers.ts";
import { type FigureSources, type Input, type Output, todayOf } from "./figure-sources.ts";
import { createHoldingFigures } from "./holding-figures.ts";
import { incomeOnTheWire } from "./income.ts";
import { createContributionFigures, createPerformanceFigures } from "./return-figures.ts";
import { createRiskFigures } from "./risk-figures.ts";

export type Figures = ReturnType<typeof createFigures>;

/** Holdings, returns, income, allocation and risks: gathers what values a portfolio and has the calculation make figures of it. */
export function createFigures(sources: FigureSources) {
  const { gathering, calculation, announcedDividends } = sources;
  const { holdingsNow, ...holdings } = createHoldingFigures(sources);

  return {
    ...holdings,
    ...createPerformanceFigures(sources),
    ...createContributionFigures(sources),
    ...createAllocationFigures(sources, holdingsNow),
    ...createRiskFigures(sources, holdingsNow),

    async income(userId: string, { account }: Input<typeof getIncome>): Promise<Output<typeof getIncome> | Refusal> {
      const begun = await gathering.prepare(userId, account);
      if (begun instanceof Refusal) return begun;
      const prepared = await gathering.prepareHistory(begun, null);
      const day = todayOf(sources);
      const { answer, missingSplits } = await calculation.ask<IncomeAnswer>(prepared.subject, {
        ask: "income",
        today: day,
      });
      const announced = await announcedDividends(
        answer.held.map(({ symbol }) => symbol),
        day,
      );
      return {
        ...incomeOnTheWire(answer, announced, day, prepared.subject.baseCurrency),
        missingSplits: [...missingSplits],
      };
    },
  };
}
