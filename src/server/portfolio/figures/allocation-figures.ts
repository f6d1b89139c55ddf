import type { getAllocation } from "#contract/portfolio-figures.ts";
import { decimal, moneyText, parseDecimal, zero } from "#core/money/decimal.ts";
import { type AllocatedPosition, allocation, newCashSuggestion, targetDrift } from "#core/portfolio-analysis/index.ts";
import { Refusal, refuse } from "../../http/refusal.ts";
import type { HoldingsAnswer } from "./answers.ts";
import { assetClassOf, type FigureSources, type Input, type Output } from "./figure-sources.ts";
import type { Prepared } from "./prepared.ts";
import type { HoldingFigures } from "./holding-figures.ts";

/** The allocation of a portfolio, its drift from the user's targets, and trades towards them. */
export function createAllocationFigures(
  { preferences, classifications }: Pick<FigureSources, "preferences" | "classifications">,
  holdingsNow: HoldingFigures["holdingsNow"],
) {
  /** Holdings and cash as far as it matters for how a portfolio is spread. */
  async function positionsOf({
    prepared,
    answer,
  }: {
    prepared: Prepared;
    answer: HoldingsAnswer;
  }): Promise<AllocatedPosition[]> {
    const classes = await classifications.of([...new Set(answer.holdings.map(({ symbol }) => symbol))]);
    const accountName = (id: string | null) => prepared.accounts.find((account) => account.id === id)?.name ?? null;
    const held = answer.holdings.map(({ symbol, accountId, currency, value }): AllocatedPosition => {
      const said = prepared.instruments.get(symbol);
      const found = classes.get(symbol);
      return {
        key: symbol,
        isCash: false,
        value: value === null ? null : decimal(value),
        account: accountName(accountId),
        currency,
        sector: said?.sector ?? found?.sector ?? null,
        assetClass: said?.assetClass ?? found?.assetClass ?? assetClassOf(prepared.quotes.get(symbol)?.type ?? null),
        country: said?.country ?? found?.country ?? null,
        tags: said?.tags ?? [],
        isFund: found?.isFund ?? false,
      };
    });
    const cash = answer.cash.map(({ accountId, currency, value }): AllocatedPosition => ({
      key: currency,
      isCash: true,
      value: value === null ? null : decimal(value),
      account: accountName(accountId),
      currency,
      sector: null,
      assetClass: null,
      country: null,
      tags: [],
    }));
    return [...held, ...cash];
  }

  return {
    async allocation(
      userId: string,
      { account, by, cash }: Input<typeof getAllocation>,
    ): Promise<Output<typeof getAllocation> | Refusal> {
      const amount = cash === undefined ? null : parseDecimal(cash);
      if (cash !== undefined && (amount === null || amount.lt(zero) || amount.gt(1e15)))
        return refuse("invalid-input", {
          errors: [{ path: "cash", message: `“${cash.slice(0, 40)}” isn't an amount. Write it as 1000.50` }],
        });
      const found = await holdingsNow(userId, { account, by: "account", lotsOf: undefined, asOf: undefined });
      if (found instanceof Refusal) return found;
      const positions = await positionsOf(found);
      const { slices, total, incomplete } = allocation(positions, by);
      const targets = (await preferences.read(userId)).targets[by] ?? {};
      const names = [...new Set([...slices.map(({ name }) => name), ...Object.keys(targets)])];
      const targeted = names.map((name) => ({
        name,
        value: slices.find((slice) => slice.name === name)?.value ?? zero,
        targetRatio: targets[name] ?? (Object.keys(targets).length === 0 ? null : 0),
      }));
      const drifts = targetDrift(targeted);
      const trades = amount === null ? null : newCashSuggestion(targeted, amount);
      return {
        baseCurrency: found.prepared.subject.baseCurrency,
        totalValue: total === null ? null : moneyText(total),
        buckets: names.map((name, index) => {
          const slice = slices.find((item) => item.name === name);
          return {
            name,
            // An empty bucket with a target is worth zero. When nothing has a value, its value is unknown.
            value: total === null ? null : moneyText(slice?.value ?? zero),
            share: total === null ? null : slice === undefined ? 0 : slice.weightRatio,
            target: targets[name] ?? null,
            drift: targets[name] === undefined ? null : (drifts[index]?.driftRatio ?? null),
            symbols: slice?.positions.map(({ key }) => key) ?? [],
            buy: textOf(trades?.withoutSelling?.[index]?.amount),
            trade: textOf(trades?.withSelling?.[index]?.amount),
          };
        }),
        incomplete: found.answer.incomplete.filter(({ symbol }) => symbol === null || incomplete.includes(symbol)),
        missingSplits: [...found.missingSplits],
      };
    },
  };
}

function textOf(value: { toFixed(digits: number): string } | undefined): string | null {
  return value === undefined ? null : value.toFixed(2);
}
