import { companyFound } from "../../tools/company.ts";
import { holdingsFound } from "../../tools/holdings.ts";
import { marketMoversFound } from "../../tools/market-movers.ts";
import type { AnswerDraft, Cited } from "../answer-draft.ts";
import { say } from "../phrase.ts";
import { type Answerers, type Asked, answerer } from "./answerer.ts";
import { calculationSource } from "./calculation-source.ts";
import { companyAnswers } from "./company-answers.ts";

const maxFunds = 4;

/** A fund with the weights of its holdings, in per cent. */
interface Fund {
  readonly symbol: string;
  readonly cited: Cited;
  readonly weights: ReadonlyMap<string, string>;
}

/** Answers about what is in funds. */
export const fundAnswers: Answerers = {
  /** The largest holdings of a fund, or the weights of named companies in it. */
  fundHoldings: answerer("several", async (asked, draft) => {
    const funds = await fundsOf(asked.symbols.slice(0, maxFunds), asked, draft);
    const holders = funds.filter(({ weights }) => weights.size > 0);
    const others = funds.filter(({ weights }) => weights.size === 0);
    if (holders.length > 0 && others.length > 0) {
      weightLines(
        others.map(({ symbol }) => symbol),
        holders,
        draft,
      );
      return;
    }
    for (const { symbol, cited, weights } of funds) {
      const { companies } = draft.words;
      const source = cited.mark;
      if (weights.size === 0) {
        draft.line(companies.noFund({ symbol, source }));
        continue;
      }
      draft.line(companies.fundHoldings({ symbol, source }));
      draft.list(
        holdingsIn(cited).map((held, index) =>
          say(companies.part, {
            name: held === null ? cited.text(`holding${index}.name`) : `**${held}**`,
            value: cited.text(`holding${index}`),
            source,
          }),
        ),
      );
    }
  }),

  /** Parts that two funds share, or what the user holds of a fund's companies. */
  fundOverlap: answerer("several", async (asked, draft) => {
    const funds = await fundsOf(asked.symbols.slice(0, maxFunds), asked, draft);
    const { companies } = draft.words;
    for (const { symbol, cited } of funds.filter(({ weights }) => weights.size === 0))
      draft.line(companies.noFund({ symbol, source: cited.mark }));
    const holders = funds.filter(({ weights }) => weights.size > 0);
    const [first] = holders;
    if (holders.length === 1 && first !== undefined && asked.slots.isOwn) {
      const held = await holdingsFound(asked.context);
      if (held.ok)
        weightLines(
          held.subjects.map(({ symbol }) => symbol),
          holders,
          draft,
        );
      return;
    }
    if (holders.length === 1)
      weightLines(
        funds.filter(({ weights }) => weights.size === 0).map(({ symbol }) => symbol),
        holders,
        draft,
      );
    if (holders.length < 2) {
      if (funds.length < 2) draft.line(draft.words.courses.nameTwo("overlap of @SPY and @QQQ"));
      return;
    }
    for (const [index, one] of holders.entries())
      for (const other of holders.slice(index + 1)) overlapLines(one, other, draft);
  }),

  /** Sectors of a fund by weight; the sector of a company. */
  fundSectors: answerer("several", async (asked, draft) => {
    for (const symbol of asked.symbols.slice(0, maxFunds)) {
      const found = await companyFound({ symbol }, asked.context);
      const isFund = found.ok && found.sources.some(({ quotes }) => quotes.some(({ key }) => key === "sector0.name"));
      if (!isFund) {
        await companyAnswers["profile"]?.answer({ ...asked, symbols: [symbol] }, draft);
        continue;
      }
      const [fund] = draft.take("get_fundamentals", { symbol }, found);
      if (fund === undefined) continue;
      const { companies, details } = draft.words;
      const source = fund.mark;
      draft.line(details.fundSectors({ symbol, source }));
      const sectors = fund.source.quotes.flatMap(({ key }) => /^(sector\d+)\.name$/.exec(key)?.[1] ?? []);
      draft.list(
        sectors
          .toSorted((one, other) => (fund.value(other) ?? 0) - (fund.value(one) ?? 0))
          .map((key) => say(companies.part, { name: fund.text(`${key}.name`), value: fund.text(key), source })),
      );
    }
  }),

  /** Movers of an index: those of its country are known, and the answer says so. */
  moversOf: answerer("several", async ({ whats, slots, context }, draft) => {
    const { details, markets } = draft.words;
    for (const what of new Set(whats)) {
      const given = { kind: what as "gainers", limit: Math.min(15, slots.limit ?? 8) } as const;
      const [movers] = draft.take("get_market_movers", given, await marketMoversFound(given, context));
      if (movers === undefined) continue;
      draft.line(details.moversOfCountry);
      draft.line(markets.movers({ name: movers.source.title, source: movers.mark }));
      draft.table(movers);
    }
  }),
};

function holdingsIn(cited: Cited): readonly (string | null)[] {
  const { fund } = cited.source.data as {
    readonly fund: { readonly holdings: readonly { readonly symbol: string | null }[] } | null;
  };
  return fund?.holdings.map(({ symbol }) => symbol) ?? [];
}

async function fundsOf(symbols: readonly string[], { context }: Asked, draft: AnswerDraft): Promise<readonly Fund[]> {
  const funds: Fund[] = [];
  for (const symbol of symbols) {
    const [cited] = draft.take("get_fundamentals", { symbol }, await companyFound({ symbol }, context));
    if (cited === undefined) continue;
    const weights = new Map(
      holdingsIn(cited).map((held, index) => [held ?? `holding${index}`, `holding${index}`] as const),
    );
    funds.push({ symbol, cited, weights });
  }
  return funds;
}

/** The weight of each symbol in each fund. */
function weightLines(symbols: readonly string[], funds: readonly Fund[], draft: AnswerDraft): void {
  const { details } = draft.words;
  draft.list(
    funds.flatMap(({ symbol: fund, cited, weights }) =>
      symbols.map((symbol) => {
        const key = weights.get(symbol);
        const source = cited.mark;
        return (
          say(details.weightIn, { symbol, fund, weight: key === undefined ? null : cited.text(key), source }) ??
          details.notInFund({ symbol, fund, source })
        );
      }),
    ),
  );
}

function overlapLines(one: Fund, other: Fund, draft: AnswerDraft): void {
  const { details } = draft.words;
  const shared = [...one.weights].flatMap(([symbol, key]) => {
    const otherKey = symbol.startsWith("holding") ? undefined : other.weights.get(symbol);
    return otherKey === undefined ? [] : [Math.min(one.cited.value(key) ?? 0, other.cited.value(otherKey) ?? 0)];
  });
  const names = { one: one.symbol, other: other.symbol };
  const title = details.overlapTitle(names);
  const [cited] = draft.take(
    "fund_overlap",
    names,
    calculationSource(title, {
      asOf: one.cited.source.asOf,
      status: one.cited.source.status,
      values: [
        {
          key: "overlap",
          label: title,
          unit: "percent",
          value: shared.reduce((sum, weight) => sum + weight, 0),
          formula: details.formulas.overlap,
        },
      ],
    }),
  );
  if (cited === undefined) return;
  draft.line(say(details.overlap, { ...names, value: cited.text("overlap"), source: cited.mark }));
  const both = [...one.weights.keys()].filter((symbol) => other.weights.has(symbol) && !symbol.startsWith("holding"));
  weightLines(both, [one, other], draft);
}
