/** The subject of a question: a listed instrument, a position in one, everything the user holds, and so on. */
export type Domain = "instrument" | "position" | "portfolio" | "watchlist" | "market" | "currencies" | "none";

/** Something that can be asked for, and which answer supplies it for which subjects. */
export interface Measure {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  /** Words such as "doing" that only count when the question has no other measure. */
  readonly isWeak: boolean;
  /** Measures that only describe this one when they are named with it: "move" in "what move do options imply". */
  readonly absorbs: readonly string[];
  /** Words that only name columns of its answer: "transactions with quantity, price and date". */
  readonly columns: string | null;
  readonly of: Partial<Record<Domain, Supply>>;
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

/** A row of a table of measures. `of` maps subjects to answers: `{ instrument: "figure:beta" }`. */
export function measure(
  id: string,
  name: string,
  words: string,
  of: Partial<Record<Domain, string>>,
  {
    isWeak = false,
    absorbs = "",
    columns = null,
  }: { readonly isWeak?: boolean; readonly absorbs?: string; readonly columns?: string | null } = {},
): Measure {
  const supplies = Object.entries(of).map(([domain, written]) => {
    const [answer = "", what = ""] = written.split(":");
    return [domain, { answer, what }] as const;
  });
  return { id, name, words, isWeak, absorbs: absorbs.split(" "), columns, of: Object.fromEntries(supplies) };
}

/** The single figure that a measure of an instrument is, so that holdings can be put in order by it. */
export function figureOfSymbol({ of: { instrument } }: Measure): FigurePlace | null {
  if (instrument === undefined) return null;
  const [key = ""] = instrument.what.split("@");
  if (instrument.answer === "dividends") return { from: "quote", key: "dividendYield" };
  if (instrument.answer === "target") return { from: "estimates", key: "targetMean" };
  const from = { figure: "company", quoteFigure: "quote" }[instrument.answer as "figure"];
  return from === undefined || key.includes(",") ? null : { from: from as "company", key };
}
