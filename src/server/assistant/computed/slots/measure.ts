import { measureNames } from "#core/words/en/measure-names.ts";
import type { Words } from "#core/words/shape.ts";

/** The subject of a question: a listed instrument, a position in one, everything the user holds, and so on. */
export type Domain = "instrument" | "position" | "portfolio" | "watchlist" | "market" | "currencies" | "none";

/** Something that can be asked for, and which answer supplies it for which subjects. */
export interface Measure {
  readonly id: string;
  /** In English, as a question has it. */
  readonly name: string;
  readonly words: string;
  /** Words such as "doing" that only count when the question has no other measure. */
  readonly isWeak: boolean;
  /** Measures that only describe this one when they are named with it: "move" in "what move do options imply". */
  readonly absorbs: readonly string[];
  /** Words that only name columns of its answer: "transactions with quantity, price and date". */
  readonly columns: string | null;
  /** Words that make it another measure where a symbol is named or nothing else can be meant: "dividend" with "raised". */
  readonly turns: { readonly words: string; readonly into: string } | null;
  /** Measures whose figures its answer gives, too: "total gain, including dividends". */
  readonly includes: readonly string[];
  readonly of: Partial<Record<Domain, Supply>>;
  /** Measures whose names it has for some subjects: the sales of a company are revenue, those of a portfolio are transactions. */
  readonly namedAs: Partial<Record<Domain, string>>;
}

/** An answer by its name, with what it has to give: "figure" and "trailingPe". */
export interface Supply {
  readonly answer: string;
  readonly what: string;
  /** The answer is for a single symbol, and is given for each that the user holds or watches. */
  readonly isEach?: boolean;
}

/** Where a single figure of a symbol is found; null for a measure that is no single figure. */
export interface FigurePlace {
  readonly from: "quote" | "company" | "estimates";
  readonly key: string;
}

/** The English names by id. Measures of indicators have names of their own. */
const names: Readonly<Record<string, string>> = measureNames;

/** A row of a table of measures. `of` maps subjects to answers: `{ instrument: "figure:beta" }`. */
export function measure(
  id: string,
  words: string,
  of: Partial<Record<Domain, string>>,
  {
    isWeak = false,
    absorbs = "",
    columns = null,
    turns = null,
    includes = "",
    name = names[id] ?? id,
    namedAs = {},
  }: { readonly isWeak?: boolean; readonly absorbs?: string; readonly includes?: string } & Partial<
    Pick<Measure, "columns" | "turns" | "name" | "namedAs">
  > = {},
): Measure {
  const supplies = Object.entries(of).map(([domain, written]) => {
    const [answer = "", what = ""] = written.split(":");
    return [domain, { answer, what }] as const;
  });
  return {
    id,
    name,
    words,
    isWeak,
    absorbs: absorbs.split(" "),
    includes: includes.split(" "),
    columns,
    turns,
    namedAs,
    of: Object.fromEntries(supplies),
  };
}

/** The name of a measure of a subject in the language of the words. */
export function measureName(
  { id, name, namedAs }: Pick<Measure, "id" | "name" | "namedAs">,
  domain: Domain,
  words: Pick<Words, "measureNames">,
): string {
  const translated: Readonly<Record<string, string>> = words.measureNames;
  return translated[namedAs[domain] ?? id] ?? name;
}

/** The single figure that a measure of an instrument is, so that holdings can be put in order by it. */
export function figureOfSymbol({ id, of: { instrument } }: Measure): FigurePlace | null {
  if (instrument === undefined) return null;
  const [keys = ""] = instrument.what.split("@");
  // A measure that gives several figures is the one that has its name.
  const key = keys.startsWith(`${id},`) ? id : keys;
  if (instrument.answer === "dividends") return { from: "quote", key: "dividendYield" };
  if (instrument.answer === "target") return { from: "estimates", key: "targetMean" };
  const from = { figure: "company", quoteFigure: "quote" }[instrument.answer as "figure"];
  return from === undefined || key.includes(",") ? null : { from: from as "company", key };
}
