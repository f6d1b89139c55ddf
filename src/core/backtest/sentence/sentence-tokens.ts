/** A token of a sentence: a word in lower case, a number, or a sign. */
export interface Token {
  /** Lower case. "#" for a number. */
  readonly word: string;
  /** Original spelling. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly number: number | null;
  readonly isPercent: boolean;
  readonly isMoney: boolean;
}

/** Words without meaning for a rule. All others must be understood, or the rule doesn't run. */
const fillers = new Set(
  (
    "the a an its their my our your i we you me us let please just also now simply want wants would like should shall will can could " +
    "try test backtest strategy rule rules which who there current currently again of has have been being do does"
  ).split(" "),
);

const numberWords: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  eleven: 11,
  thirteen: 13,
  fourteen: 14,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};

const piece =
  /[+-][dD][iI]\b|[dD][iI][+-](?!\w)|%[kKdDrR]\b|(?:(?<=^|[\s(<>=])-)?[$€£]?\d+(?:,\d{3})*(?:\.\d+)?|\.\d+|[$@]?\^?[A-Za-z][A-Za-z0-9]*(?:\.[A-Z]{1,3}(?![A-Za-z]))?(?:-[A-Z](?![A-Za-z]))?|%|>=|<=|[≥≤><×,;.!()/]|[\p{L}\p{M}]+|\S/gu;

/** Punctuation without meaning. Any other sign, such as "=" or "+", may carry meaning. */
const plainSigns = /^["'“”„«»:?…_`[\]{}—–-]$/u;

const attached = /^(sma|ema|wma|ma|rsi|adx|atr|cci|mfi|roc)(\d{1,4})$/;
const multiples: Readonly<Record<string, number>> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 };
const units: Readonly<Record<string, string>> = { d: "day", w: "week", m: "month", mo: "month", y: "year", x: "times" };

/** A sentence with normalised apostrophes and dashes. Token positions refer to it. */
export function plainSentence(sentence: string): string {
  return sentence
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[−–]/g, "-")
    .replaceAll(/n't\b/gi, " not")
    .replaceAll(/'s\b/gi, "");
}

/** The tokens of a plain sentence that may carry meaning, in order. */
export function sentenceTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(piece)) {
    const [found] = match;
    const start = match.index;
    const end = start + found.length;
    const last = tokens.at(-1);
    const word = found.toLowerCase();
    const isPercentSign = ["%", "percent", "pct"].includes(word) || (word === "cent" && last?.word === "per");
    if (isPercentSign) {
      if (last?.word === "per") tokens.pop();
      const before = tokens.at(-1);
      if (before?.number != null) {
        tokens[tokens.length - 1] = { ...before, isPercent: true, end };
        continue;
      }
    }
    if (isPlainSign(text, start, found)) continue;
    for (const [part, at] of partsOf(found)) {
      const lower = part.toLowerCase();
      if (fillers.has(lower)) continue;
      const multiplied = tokens.at(-1);
      const isTens = multiplied !== undefined && Object.hasOwn(numberWords, multiplied.text.toLowerCase());
      if (isTens && isTensAndUnits(multiplied.number, numberWords[lower] ?? null)) {
        tokens[tokens.length - 1] = {
          ...multiplied,
          number: multiplied.number! + numberWords[lower]!,
          end: start + part.length,
        };
        continue;
      }
      if (Object.hasOwn(multiples, lower) && multiplied?.number != null) {
        tokens[tokens.length - 1] = {
          ...multiplied,
          number: multiplied.number * multiples[lower]!,
          end: start + part.length,
        };
        continue;
      }
      const plain = part.replaceAll(/[$€£,]/g, "");
      const isNumber = /^-?\.?\d/.test(plain);
      const number = isNumber ? Number(plain) : (numberWords[lower] ?? null);
      tokens.push({
        word: number === null ? lower : "#",
        text: part,
        start: start + at,
        end: start + at + part.length,
        number,
        isPercent: false,
        isMoney: /^[$€£]/.test(part) && isNumber,
      });
    }
    // A unit directly after its number: 20d, 6m, 1.5x.
    const unit = tokens.at(-1);
    const before = tokens.at(-2);
    if (unit !== undefined && before?.number != null && before.end === unit.start && Object.hasOwn(units, unit.word))
      tokens[tokens.length - 1] = { ...unit, word: units[unit.word]! };
  }
  return tokens;
}

/**
 * A dash separated from the number after it is a minus sign, which carries meaning. A plus before a number is its sign.
 */
function isPlainSign(text: string, start: number, found: string): boolean {
  const behind = text.slice(start + found.length);
  if (found === "+") return /^\d/.test(behind) && /(?:^|[\s(<>=])$/.test(text.slice(0, start));
  if (found === "-" && /^\s+\d/.test(behind) && /\s$/.test(text.slice(0, start))) return false;
  return plainSigns.test(found);
}

/** "twenty five". */
function isTensAndUnits(tens: number | null, unit: number | null): boolean {
  return tens !== null && unit !== null && tens >= 20 && tens < 100 && tens % 10 === 0 && unit > 0 && unit < 10;
}

/** SMA20 as SMA and 20. */
function partsOf(found: string): readonly (readonly [string, number])[] {
  const parts = attached.exec(found.toLowerCase());
  if (parts === null) return [[found, 0]];
  const name = parts[1]!.length;
  return [
    [found.slice(0, name), 0],
    [found.slice(name), name],
  ];
}
