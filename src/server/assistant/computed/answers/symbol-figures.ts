import type { FigureUnit } from "#core/grounding/evidence.ts";
import { companyFound, estimatesFound } from "../../tools/company.ts";
import { holdingsFound } from "../../tools/holdings.ts";
import { quotesFound } from "../../tools/quotes.ts";
import type { AnswerDraft, Cited } from "../answer-draft.ts";
import { accountOf, type Asked, isPast } from "./answerer.ts";

/** Figures are looked up for this many symbols at most. */
export const maxFigures = 20;

/** What the user holds, at the day of the question. */
export async function holdingsOf({ period, account, context }: Asked, draft: AnswerDraft): Promise<Cited | undefined> {
  const given = {
    ...accountOf(account),
    ...(isPast(period) ? { asOf: period.to } : {}),
  };
  return draft.take("get_holdings", given, await holdingsFound(context, given))[0];
}

/** One figure of one symbol. */
export interface SymbolFigure {
  readonly symbol: string;
  readonly label: string | null;
  readonly value: number | null;
  readonly text: string | null;
  readonly mark: string;
  readonly unit: FigureUnit | null;
  readonly currency: string | null;
}

/** One figure of each symbol: "quote.pe", "company.beta" or "estimates.targetMean". */
export async function figuresOf(
  symbols: readonly string[],
  what: string,
  { context }: Asked,
  draft: AnswerDraft,
): Promise<readonly SymbolFigure[]> {
  const [from = "", key = ""] = what.split(".");
  const read = (symbol: string, cited: Cited | undefined): SymbolFigure => {
    const name = cited === undefined || cited.source.symbol === symbol ? key : `${symbol}.${key}`;
    const fact = cited?.source.facts.find((one) => one.key === name);
    return {
      symbol,
      label: fact?.label ?? null,
      value: fact?.value ?? null,
      text: cited?.text(name) ?? null,
      mark: cited?.mark ?? "",
      unit: fact?.unit ?? null,
      currency: fact?.currency ?? null,
    };
  };
  if (from === "quote") {
    const quotes = draft.take("get_quotes", { symbols }, await quotesFound(symbols, context));
    return symbols.map((symbol) => read(symbol, quotes.find(({ source }) => source.symbol === symbol) ?? quotes[0]));
  }
  const [tool, find] =
    from === "company" ? (["get_fundamentals", companyFound] as const) : (["get_estimates", estimatesFound] as const);
  const results = await Promise.all(symbols.map((symbol) => find({ symbol }, context)));
  return symbols.map((symbol, index) => {
    const result = results[index];
    return read(symbol, result?.ok === true ? draft.take(tool, { symbol }, result)[0] : undefined);
  });
}

/** The symbols of the rows of a source. */
export function symbolsIn(held: Cited): readonly string[] {
  return (held.source.table?.rows ?? []).flatMap(({ symbol }) => (symbol === null ? [] : [symbol]));
}
