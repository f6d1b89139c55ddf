import type { z } from "zod";
import type { getHoldings, Holding } from "#contract/portfolio-figures.ts";
import { Refusal } from "../../http/refusal.ts";
import type { PreparedResult } from "../../http/serve.ts";
import type { HoldingsAnswer, SalesAnswer } from "./answers.ts";
import {
  assetClassOf,
  type FigureSources,
  type Input,
  joined,
  made,
  nameOf,
  none,
  type Output,
} from "./figure-sources.ts";
import type { Prepared } from "./prepared.ts";
import type { Question, Reply } from "./protocol.ts";

export type HoldingFigures = ReturnType<typeof createHoldingFigures>;

/** Holdings now or on a day, and the gains of sales. */
export function createHoldingFigures(sources: FigureSources) {
  const { gathering, calculation } = sources;
  const { prepare, prepareHistory, prepareNow, provenanceOf, lastDay, subjectOf } = gathering;

  async function preparedHoldings(
    userId: string,
    { account, asOf, by, lotsOf }: Pick<Input<typeof getHoldings>, "account" | "asOf" | "by" | "lotsOf">,
  ): Promise<{ prepared: Prepared; question: Extract<Question, { ask: "holdings" }> } | Refusal> {
    const begun = await prepare(userId, account, { asOf: asOf ?? null });
    if (begun instanceof Refusal) return begun;
    const prepared = asOf === undefined ? await prepareNow(begun) : await prepareHistory(begun, null);
    return { prepared, question: { ask: "holdings", asOf: asOf ?? lastDay(prepared), by, lotsOf: lotsOf ?? null } };
  }

  function holdingsOnTheWire(
    prepared: Prepared,
    { answer, missingSplits }: Reply<HoldingsAnswer>,
  ): Output<typeof getHoldings> {
    const held = answer.holdings.map((holding): z.input<typeof Holding> => {
      const said = prepared.instruments.get(holding.symbol);
      const quote = prepared.quotes.get(holding.symbol);
      return {
        ...holding,
        lots: [...holding.lots],
        name: said?.name ?? quote?.name ?? null,
        isCustom: said?.isCustom ?? false,
        assetClass: said?.assetClass ?? assetClassOf(quote?.type ?? null),
        sector: said?.sector ?? null,
        country: said?.country ?? null,
        tags: said?.tags ?? [],
        note: said?.note ?? null,
        missingSplits: missingSplits
          .filter(({ symbol }) => symbol === holding.symbol)
          .map(({ date, ratio }) => ({ date, ratio })),
        provenance: holding.price === null ? none : provenanceOf(prepared, holding.symbol, holding.isManualPrice),
      };
    });
    return {
      ...answer,
      holdings: held,
      cash: [...answer.cash],
      incomplete: [...answer.incomplete],
      missingSplits: [...missingSplits],
      provenance: joined(held.map(({ provenance }) => provenance).filter(({ status }) => status !== "unavailable")),
    };
  }

  async function prepareHoldings(
    userId: string,
    input: Input<typeof getHoldings>,
  ): Promise<PreparedResult<Output<typeof getHoldings>> | Refusal> {
    const asked = await preparedHoldings(userId, input);
    if (asked instanceof Refusal) return asked;
    const { prepared, question } = asked;
    return {
      name: nameOf(sources, prepared, question),
      make: async () => holdingsOnTheWire(prepared, await calculation.ask<HoldingsAnswer>(prepared.subject, question)),
    };
  }

  /** Holdings with what they were calculated from. */
  async function holdingsNow(
    userId: string,
    input: Pick<Input<typeof getHoldings>, "account" | "asOf" | "by" | "lotsOf">,
  ): Promise<({ prepared: Prepared } & Reply<HoldingsAnswer>) | Refusal> {
    const asked = await preparedHoldings(userId, input);
    if (asked instanceof Refusal) return asked;
    const { prepared, question } = asked;
    return { prepared, ...(await calculation.ask<HoldingsAnswer>(prepared.subject, question)) };
  }

  return {
    prepareHoldings,
    holdingsNow,

    holdings: (userId: string, input: Input<typeof getHoldings>) => made(prepareHoldings(userId, input)),

    /** Gains of sales, by transaction; in the instrument's currency. */
    async realised(
      userId: string,
      account: string | undefined,
      transactionIds: readonly string[],
    ): Promise<SalesAnswer> {
      if (transactionIds.length === 0) return {};
      const begun = await subjectOf(userId, account);
      if (begun instanceof Refusal) return {};
      const { answer } = await calculation.ask<SalesAnswer>(begun.subject, { ask: "sales", transactionIds });
      return answer;
    },
  };
}
