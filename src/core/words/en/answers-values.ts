import { englishValues } from "../../references/index.ts";
import type { Writing } from "../writing.ts";

/** The parts of answers without a model that every sentence may have. `source` is the mark of a source: "[2]". */
export const values = ({ language, figure, count, plural }: Writing) => ({
  language,
  figure,
  unknown: englishValues.unknown,
  notKnown: "not known",
  /** The whole answer where a price or another value is missing. */
  missingValue: "This isn't known here: a price or another value that it needs is missing.",
  firstOnly: (many: number) => `Given for the first ${many} symbols only.`,
  betweenSentences: " ",
  /** Notices about a text that a model wrote. */
  unlistedLink: "A link that is not among the sources was taken out of the text.",
  cutOff: "This text was cut off at its maximum length.",
  yes: "Yes. ",
  no: "No. ",
  symbols: (many: number) => plural(many, "symbol", "symbols"),
  number: (value: number) => count(value, 3).replace("-", "−"),
});
