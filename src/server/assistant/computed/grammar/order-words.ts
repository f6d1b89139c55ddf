import { inDigits, numbersInDigits } from "./number-words.ts";
import { withoutFillers } from "./shorthand.ts";

const asking = String.raw`(?:please|pls|can you|could you|would you|will you|hi|hello|hey|ok|okay|so|and|just|i'd like to|i would like to|i want to|i need to)`;
const keeping = String.raw`(?:record|log|enter|book|note(?: down)?|add|put(?: in| down)?|register|jot down|write down|key in|save)(?: (?:in|down))?(?: for me)?(?: (?:that|this|the following))?`;
/** "Please put in that": the wish to have something recorded. */
const wish = new RegExp(String.raw`^\s*(?:${asking}[\s,]+)*${keeping}[\s:,]+`, "i");
const counts = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const countedThings = new RegExp(
  String.raw`(?<=\b(?:sold|bought|sell|buy|(?:sale|purchase)(?: of|:)?) )(${counts.join("|")})(?= \S)`,
  "gi",
);
/** Wishes for something else than a line of the ledger. */
export const ofOtherWish = /\b(?:alert|alarm|reminder|note (?:on|about|for)|watch ?list|column|calendar)\b/i;
const nouns: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:an?|my|the|this|another) )?(?:sale|sell)(?: transaction)?(?:\s*[:,-]\s*|\s+of\s+|\s+)(?=\S*\d)/i, "sold "],
  [
    /^(?:(?:an?|my|the|this|another) )?(?:purchase|buy)(?: transaction)?(?:\s*[:,-]\s*|\s+of\s+|\s+)(?=\S*\d)/i,
    "bought ",
  ],
  [/^(?:(?:an?|my|the|this|another) )?(?:cash )?deposit(?:\s*[:,-]\s*|\s+of\s+|\s+)(?=\S*\d)/i, "deposit "],
  [/^(?:(?:an?|my|the|this|another) )?(?:cash )?withdrawal(?:\s*[:,-]\s*|\s+of\s+|\s+)(?=\S*\d)/i, "withdraw "],
  [/^(?:(?:an?|my|the|this|another) )?interest(?: payment)?(?:\s*[:,-]\s*|\s+of\s+|\s+)(?=\S*\d)/i, "interest "],
  [/^(?:(?:an?|my|the|this|another) )?fee(?:\s*[:,-]\s*|\s+of\s+|\s+)(?=\S*\d)/i, "fee "],
  [/^(?:i |we |i've |i have )?(?:just )?(?:took|taken) out (?=\S*\d)/i, "withdrew "],
  [
    /^(?:(?:an?|my|the|this|another) )?(?:cash )?dividend(?: payment| income)?(?:\s*[:,-]\s*|\s+of\s+|\s+)(?!yield|date|growth|alert)/i,
    "dividend ",
  ],
];
const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const months =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const ordinal = new RegExp(
  String.raw`\b(?:(twenty|thirty)[- ])?(${ordinals.join("|")}|thirtieth)\b(?= (?:of )?(?:${months})\b)`,
  "gi",
);

/**
 * An order as the sentence of what was done: "record a sale of three NVDA" is "sold 3 NVDA". Numbers in words become digits, since a
 * line of the ledger has digits.
 */
export function asDone(text: string): string {
  const digits = inPlainDigits(withoutFillers(text.replaceAll("’", "'")).trim());
  const wished = ofOtherWish.test(digits) ? digits : digits.replace(wish, "");
  const isWish = wished !== digits;
  const noun = nouns.find(([pattern]) => pattern.test(wished));
  // "Dividend yield of KO" isn't recorded: a noun alone has to be followed by a number.
  if (noun !== undefined && (isWish || noun[1] !== "dividend ")) return wished.replace(...noun);
  return isWish && /^(?:i|i've|we|we've|my)\b/i.test(wished) ? wished : digits;
}

function inPlainDigits(text: string): string {
  const counted = inDigits(text, "dollars?|bucks?|euros?|pounds?|francs?|quid|cents?|shares?|units?|percent", {
    min: 1,
  });
  return (
    numbersInDigits(counted, { min: 13 })
      .replaceAll(countedThings, (word) => String(counts.indexOf(word.toLowerCase()) + 1))
      .replaceAll(/\bhalf an? (?:share of )?(?=@?[A-Z])/g, "0.5 ")
      // "12 dollars 75", "14 dollars and 50 cents".
      .replaceAll(
        /(?<![\d.,])(\d[\d,]*) (dollars?|euros?|pounds?|bucks?)(?: and)? (\d{1,2})(?: cents?)?(?![\d.,]|\s*(?:shares?|units?|%|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/gi,
        (_, whole: string, unit: string, cents: string) => `${whole}.${cents.padStart(2, "0")} ${unit}`,
      )
      .replaceAll(ordinal, (_, ten: string | undefined, one: string) => {
        const day = ordinals.indexOf(one.toLowerCase()) + 1;
        const tens = ten === undefined ? 0 : ten.toLowerCase() === "twenty" ? 20 : 30;
        return String(one.toLowerCase() === "thirtieth" ? 30 : tens + day);
      })
  );
}
