import { companyFound } from "../../tools/company.ts";
import { say } from "../phrase.ts";
import { calculationSource } from "./calculation-source.ts";
import { type Answerers, answerer } from "./answerer.ts";

const maxSymbols = 6;

/** Free cash flow of the last twelve months against the market value. */
export const cashFlowYieldAnswers: Answerers = {
  cashFlowYield: answerer("several", async ({ symbols, context }, draft) => {
    const { companies, formulas, labels } = draft.words;
    for (const symbol of symbols.slice(0, maxSymbols)) {
      const [company] = draft.take("get_fundamentals", { symbol }, await companyFound({ symbol }, context));
      if (company === undefined) continue;
      const [flow, value] = [company.value("freeCashFlow"), company.value("marketCap")];
      const currencies = ["freeCashFlow", "marketCap"].map(
        (id) => company.source.facts.find(({ key }) => key === id)?.currency ?? null,
      );
      // Reports in one currency and a price in another make no ratio.
      const isOne = currencies[0] === currencies[1];
      const label = labels.freeCashFlowYield;
      const [ratio] = draft.take(
        "free_cash_flow_yield",
        { symbol },
        calculationSource(companies.cashFlowYieldTitle(symbol), {
          asOf: company.source.asOf,
          status: company.source.status,
          symbol,
          values: [
            {
              key: "yield",
              label,
              unit: "percent",
              value: flow === null || value === null || value <= 0 || !isOne ? null : (flow / value) * 100,
              formula: formulas.freeCashFlowYield,
            },
          ],
        }),
      );
      const parts = { flow: company.text("freeCashFlow"), value: company.text("marketCap"), partsSource: company.mark };
      draft.line(
        say(companies.cashFlowYield, {
          symbol,
          yield: ratio?.text("yield") ?? null,
          source: ratio?.mark ?? "",
          ...parts,
        }) ?? companies.noCashFlowYield({ symbol, source: company.mark }),
      );
    }
  }),
};
