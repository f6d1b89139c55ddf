const units =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  grand: 1e3,
  million: 1e6,
  billion: 1e9,
};
const word = [...units, ...tens, ...Object.keys(scales)].join("|");
/** "Fifty and one hundred" are two numbers, "two hundred and fifty" is one. */
const joint = `(?:-|(?<=${Object.keys(scales).join("|")}) and | )`;
const run = String.raw`(?<![\p{L}\p{N}.-]|\d )((?:(?:a|half a) (?=(?:${Object.keys(scales).join("|")})(?!\p{L})))?(?:${word})(?:${joint}(?:${word})(?!\p{L}))*(?: point (?:${units.slice(0, 10).join("|")}))?)(?![\p{L}\p{N}]|-\p{L}| (?:first|second|third|\p{L}+th)(?!\p{L}))`;

/** The value of one or two words below a hundred; null for any other run of them. */
function belowHundred(words: readonly string[]): number | null {
  const [first = "", second, ...more] = words;
  const [ten, unit] = [tens.indexOf(first), units.indexOf(second ?? first)];
  if (more.length > 0) return null;
  if (second === undefined) return ten >= 0 ? (ten + 2) * 10 : unit >= 0 ? unit : null;
  return ten < 0 || unit < 1 || unit > 9 ? null : (ten + 2) * 10 + unit;
}

/** "Twenty twenty-four", "nineteen ninety-nine"; null for other runs. */
function yearOf(words: readonly string[]): number | null {
  const [century, ...rest] = words;
  const after = century === "twenty" || century === "nineteen" ? belowHundred(rest) : null;
  return after === null || after < 10 ? null : (century === "twenty" ? 2000 : 1900) + after;
}

/** The number that words name as a whole: "two hundred and eighty", "twelve hundred", "half a million"; null for any other run. */
function numberOf(written: string): number | null {
  const [whole = "", decimal] = written.split(" point ");
  const half = whole.startsWith("half a ");
  const words = whole
    .replace(/^half a /, "")
    .split(/[- ]/)
    .filter((part) => part !== "and");
  if (words[0] === "a") words[0] = "one";
  let below: readonly string[] = [];
  let [sum, value] = [0, 0];
  let last = Number.POSITIVE_INFINITY;
  for (const [place, part] of words.entries()) {
    const scale = scales[part];
    if (scale === undefined) below = [...below, part];
    else {
      // "Hundred" alone is one of them.
      const before = below.length > 0 ? belowHundred(below) : place === 0 ? 1 : value > 0 && scale > 100 ? 0 : null;
      if (before === null || scale >= last || (scale === 100 && value > 0)) return null;
      if (scale === 100) value = before * 100;
      else [sum, value, last] = [sum + (value + before) * scale, 0, scale];
      below = [];
    }
  }
  const rest = below.length === 0 ? 0 : belowHundred(below);
  if (rest === null) return words.some((part) => part in scales) ? null : yearOf(words);
  const total = (sum + value + rest) * (half ? 0.5 : 1);
  return decimal === undefined ? total : total + units.indexOf(decimal) / 10;
}

/** Number words in digits where one of these nouns follows. A run that is no number as a whole stays as it is. */
export function inDigits(text: string, before: string, { min }: { readonly min: number }): string {
  return replaced(text, String.raw`(?=[- ]?(?:${before})(?!\p{L}))`, min);
}

/** Every number from `min` up in digits: "fifty two weeks", "twelve hundred pounds", "in twenty twenty-four". */
export function numbersInDigits(text: string, { min }: { readonly min: number }): string {
  return replaced(text, "", min);
}

function replaced(text: string, after: string, min: number): string {
  return text.replaceAll(new RegExp(run + after, "giu"), (all, written: string) => {
    const value = numberOf(written.toLowerCase());
    // "Two point five million", "in million dollars": a scale alone is no number.
    const isScaleAlone = (written.toLowerCase().split(/[- ]/)[0] ?? "") in scales;
    return value === null || value < min || isScaleAlone ? all : String(value);
  });
}

const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first".split(
    " ",
  );
const ordinalDay = new RegExp(
  String.raw`(?<!\p{L})(?:the )?(${ordinals.toReversed().join("|").replaceAll("-", "[- ]")}) of (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?!\p{L}))`,
  "giu",
);

/** Days of a month in digits: "the first of June" is "1 June". */
export function daysInDigits(text: string): string {
  return text.replaceAll(
    ordinalDay,
    (_, written: string) => `${ordinals.indexOf(written.toLowerCase().replace(" ", "-")) + 1} `,
  );
}

const anyWord = new RegExp(String.raw`(?<!\p{L})(?:${word}|half|dozen)(?!\p{L})`, "iu");

/** True for a text with a number in words. */
export function hasNumberWords(text: string): boolean {
  return anyWord.test(text);
}

const counted = "percent|per cent|%|dollars?|euros?|pounds?|francs?|yen|bucks?|shares?|more(?! than)";
/** Numbers as people write them, in plain digits. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}$€£])(\d{1,2}) ?(?:y|yrs?)(?![\p{L}\p{N}])/giu, "$1 years"],
  // "1,50,000" is written so in India.
  [/(?<![\d.,])(\d{1,2}),(\d{2}),(\d{3})(?![\d,])/gu, "$1$2$3"],
  [/(?<=(?<![\p{L}\p{N}.,])[$€£]?\d{1,3}) (?:thousand|grand)(?!\p{L})/giu, "000"],
  [/(?<![\p{L}\p{N}.])a (?:thousand|grand)(?!\p{L})/giu, "1000"],
  [/(?<![\p{L}\p{N}.])a hundred(?!\p{L})/giu, "100"],
  [/(?<![\p{L}\p{N}.])a million(?!\p{L})/giu, "1000000"],
];

/** The text with its numbers in plain digits: "fifty two weeks", "a thousand", "7 and a half percent", "2 lakh". */
export function inPlainNumbers(text: string): string {
  // Readers of times know the numbers up to twelve as words.
  const halved = daysInDigits(text).replaceAll(
    /(?<![\p{L}\p{N}])(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) and a half(?= ?(?:percent|per cent|%))/giu,
    (_, value: string) => `${inDigits(`${value} percent`, "percent", { min: 1 }).split(" ")[0] ?? value}.5`,
  );
  const inParts = inDigits(halved, "percent|per cent|%|lakhs?|crores?", { min: 1 });
  const inNumbers = numbersInDigits(inDigits(inParts, counted, { min: 2 }), { min: 13 }).replaceAll(
    /(?<![\p{L}\p{N}.,])(\d+(?:\.\d+)?) (lakh|crore)s?(?!\p{L})/giu,
    (_, value: string, unit: string) => String(Math.round(Number(value) * (/^l/i.test(unit) ? 1e5 : 1e7))),
  );
  return forms.reduce((result, [pattern, words]) => result.replaceAll(pattern, words), inNumbers).trim();
}
