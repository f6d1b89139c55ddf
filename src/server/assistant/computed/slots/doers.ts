import type { NamedSymbol } from "./slots.ts";
import type { TextSpan } from "./reading.ts";

const people =
  "anybody|anyone|somebody|someone|who|nobody|insiders?|executives?|(?:top |senior )?management|managers?|directors?|boss(?:es)?|(?:the )?board|leadership|officers?";
const others = "they|he|she|it";
const auxiliary = "have|has|had|is|are|was|were|did|do|does|will|ever|also|again|still|already|just|recently|really";
/** A named symbol while the words around it are read. */
const named = "\uE001+";
const rest = String.raw`(?: (?:in|at|of|from|inside|within) (?:(?:the|its|their) )?(?:${named}|management|board|company|leadership))*(?: (?:${auxiliary}|\p{L}+ly))* $`;
const byPeople = new RegExp(String.raw`(?<!\p{L})(?:${people})${rest}`, "u");
const byOthers = new RegExp(String.raw`(?<!\p{L})(?:${others})(?: (?:${auxiliary}|\p{L}+ly))* $`, "u");
/** "Was KO bought" has no doer: with a form of "be" only "buying" is done by the symbol. */
const bySymbol = new RegExp(
  String.raw`(?<!\p{L})(?:did|does|do|has|have|had|will) ${named}(?: (?:ever|also|again|still|already|just|recently|\p{L}+ly))* $`,
  "u",
);
const bySymbolNow = new RegExp(
  String.raw`(?<!\p{L})(?:is|are|was|were) ${named}(?: (?:still|also|again|\p{L}+ly))* $`,
  "u",
);

/** The words for the people of a company, where they aren't taken for a measure. */
export const staff = /(?<!\p{L})(?:top |senior )?(?:management|leadership|board)(?!\p{L})/u;

/**
 * The doer of a verb of a question, where it isn't the user: people of a company ("is anybody at Intel buying"), or somebody or
 * something else ("did they sell", "did Berkshire sell"). Null: no other doer is named.
 */
export function doerOf(lower: string, verb: TextSpan, symbols: readonly NamedSymbol[]): "people" | "others" | null {
  const before = symbols
    .reduce(
      (text, { at }) =>
        at === null ? text : `${text.slice(0, at.from)}${"\uE001".repeat(at.to - at.from)}${text.slice(at.to)}`,
      lower,
    )
    .slice(0, verb.from);
  if (byPeople.test(before)) return "people";
  const isNow = lower.slice(verb.from, verb.to).endsWith("ing") && bySymbolNow.test(before);
  return isNow || byOthers.test(before) || bySymbol.test(before) ? "others" : null;
}

/** The verb of a question about what somebody or something else owns: "which stocks does QQQ own". Null: none. */
export function ownedByOthers(lower: string, symbols: readonly NamedSymbol[]): TextSpan | null {
  for (const { index, 0: verb } of lower.matchAll(/(?<!\p{L})(?:own|hold)(?!\p{L})/gu)) {
    const at = { from: index, to: index + verb.length };
    if (doerOf(lower, at, symbols) === "others") return at;
  }
  return null;
}

const notActs =
  "see|seen|read|hear|heard|understand|understood|miss|missed|say|said|ask|asked|mean|look|looked|know|known|need|want|think|get|got|have|had|find|found|mention|to";
const ownAct = new RegExp(
  String.raw`(?<!\p{L})(?:(?:did|didn't|have|haven't) i (?:(?:ever|already|just|\p{L}+ly) )*(?!(?:${notActs})(?!\p{L}))\p{L}+|(?:pays?|paid) (?:out )?(?:to )?(?:me|us)|i (?:paid|received|exchanged|converted|swapped))(?!\p{L})`,
  "iu",
);

/** Words for something that the user did or got: only the user's records answer such a question. */
export function ownActIn(text: string): TextSpan | null {
  const found = ownAct.exec(text);
  return found === null ? null : { from: found.index, to: found.index + found[0].length };
}
