/** What a question is about: a listed instrument, a position in one, everything the user holds, and so on. */
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
  readonly of: Partial<Record<Domain, Supply>>;
}

/** An answer by its name, with what it has to give: "figure" and "trailingPe". */
export interface Supply {
  readonly answer: string;
  readonly what: string;
}

/** A row of a table of measures. `of` maps subjects to answers: `{ instrument: "figure:beta" }`. */
export function measure(
  id: string,
  name: string,
  words: string,
  of: Partial<Record<Domain, string>>,
  { isWeak = false, absorbs = "" }: { readonly isWeak?: boolean; readonly absorbs?: string } = {},
): Measure {
  const supplies = Object.entries(of).map(([domain, written]) => {
    const [answer = "", what = ""] = written.split(":");
    return [domain, { answer, what }] as const;
  });
  return { id, name, words, isWeak, absorbs: absorbs.split(" "), of: Object.fromEntries(supplies) };
}
