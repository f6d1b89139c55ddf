import {
  changePortfolioPreferences,
  exportPerformance,
  getAllocation,
  getContributions,
  getCorrelations,
  getHoldings,
  getIncome,
  getPerformance,
  getPortfolioPreferences,
  getRisks,
} from "#contract/portfolio-figures.ts";
import { serve, serveDocument, servePrepared, type Served } from "../../http/serve.ts";
import type { Figures } from "./figures.ts";
import type { Preferences } from "./preferences.ts";

export function figureEndpoints({ figures, preferences }: { figures: Figures; preferences: Preferences }): Served[] {
  return [
    servePrepared(getHoldings, (input, context) => figures.prepareHoldings(context.userId(), input)),
    servePrepared(getPerformance, (input, context) => figures.preparePerformance(context.userId(), input)),
    servePrepared(getContributions, (input, context) => figures.prepareContributions(context.userId(), input)),
    serveDocument(exportPerformance, async (input, context) => {
      context.setHeader("content-disposition", 'attachment; filename="bellwether-performance.csv"');
      return figures.days(context.userId(), input);
    }),
    serve(getIncome, (input, context) => figures.income(context.userId(), input)),
    serve(getAllocation, (input, context) => figures.allocation(context.userId(), input)),
    serve(getRisks, (input, context) => figures.risks(context.userId(), input)),
    serve(getCorrelations, (input, context) => figures.correlations(context.userId(), input)),
    serve(getPortfolioPreferences, (_input, context) => preferences.read(context.userId())),
    serve(changePortfolioPreferences, (input, context) => preferences.change(context.userId(), input)),
  ];
}
