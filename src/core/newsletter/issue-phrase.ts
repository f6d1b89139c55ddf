import type { WrittenFigure } from "#core/words/written-figure.ts";
import type { IssueFact, IssuePhrase } from "./issue.ts";

type FigureOf = (figure: WrittenFigure, signed?: boolean) => string;

/** A value for a sentence, with its fact. */
type SentenceFact = Pick<IssueFact, "label" | "value" | "unit"> & Partial<IssueFact>;

/** `sign`: with plus or minus; `size`: without; `plain`: negative values have a minus. */
type Form = "sign" | "size" | "plain";

/** Marks the place of a value while its sentence is written. A private-use character. */
const mark = "\uE000";

/** Words without a value. */
export function plain(text: string): IssuePhrase {
  return { text, isAmount: false };
}

/**
 * Splits a sentence into words and values that keep their facts. `write` puts each value where its language wants it.
 * Money is an amount of the user.
 */
export function phrasesOf(
  figure: FigureOf,
  write: (slot: (fact: SentenceFact, form?: Form) => string) => string,
): IssuePhrase[] {
  const values: IssuePhrase[] = [];
  const text = write((fact, form = "plain") => {
    values.push(factPhrase(figure, fact, form));
    return `${mark}${values.length - 1}${mark}`;
  });
  return text
    .split(mark)
    .flatMap((piece, index) =>
      index % 2 === 0 ? (piece === "" ? [] : [plain(piece)]) : (values[Number(piece)] ?? []),
    );
}

function factPhrase(figure: FigureOf, fact: SentenceFact, form: Form): IssuePhrase {
  const complete: IssueFact = { symbol: null, currency: null, period: null, formula: null, inputs: [], ...fact };
  const { value, unit, currency } = complete;
  return {
    text: figure({ value: form === "size" ? Math.abs(value) : value, unit, currency }, form === "sign"),
    isAmount: unit === "money",
    fact: complete,
  };
}
