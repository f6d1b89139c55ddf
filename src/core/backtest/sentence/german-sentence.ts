/** A German sentence in English words. */
export interface GermanSentence {
  readonly english: string;
  /** Numbers such as 1.250, which Germans also write in the English way. Each has two values. */
  readonly ambiguousNumbers: readonly string[];
}

/** Only German sentences have one of these. */
const german = word("wenn|sobald|kaufe|kaufen|verkaufe|verkaufen|halte");

/** A sentence in both languages isn't translated: its numbers could be of either. */
const english = word("buy|sell|when|if|is|the|above|below");

/** 1.250 or 1,250: thousands, or a decimal with three places. */
const ambiguousNumber = /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![\d.,]*\d)/gu;

/**
 * Wordings in order, in lower case, each with its English one: the subordinate clause's verb moves to its place in
 * English. "Sie" and "es" are left out: in German they don't refer to the RSI or the price, as "it" would.
 */
const wordings: readonly (readonly [RegExp, string])[] = [
  [/\s*(?:prozent|%)(?!\p{L})/gu, "%"],
  [/,?\s*(?<!\p{L})(aber nur |und nur |oder )?(?:wenn|falls|sobald)(?!\p{L})/gu, " $1when"],
  [word("aber nur"), "but only"],
  [word("und nur"), "and only"],
  [word("kein|keine|keinen"), "no"],
  [word("nie|niemals"), "never"],
  [word("ohne"), "without"],
  [word("kaufe|kaufen|kauf"), "buy"],
  [word("verkaufe|verkaufen|verkauf"), "sell"],
  [word("halte|halten"), "hold"],
  [word("(\\d+)[- ]tages?[- ](?:durchschnitt(?:s|es)?|linie|schnitt)"), "$1 day average"],
  [word("(\\d+)[- ]wochen[- ](?:durchschnitt(?:s|es)?|linie|schnitt)"), "$1 week average"],
  [word("(\\d+)[- ]tages?[- ]hochs?"), "$1 day high"],
  [word("(\\d+)[- ]tages?[- ]tiefs?"), "$1 day low"],
  [word("(\\d+)[- ]wochen[- ]hochs?"), "$1 week high"],
  [word("(\\d+)[- ]wochen[- ]tiefs?"), "$1 week low"],
  [word("trailing[- ]stopp?(?: von| bei)?(?= \\d+(?:\\.\\d+)?%)"), "trailing stop"],
  [word("stopp?[- ]loss(?: von| bei)?(?= \\d+(?:\\.\\d+)?%)"), "stop loss"],
  [word("(?:gewinnziel|take[- ]profit)(?: von| bei)?(?= \\d+(?:\\.\\d+)?%)"), "take profit"],
  [word("nach (\\d+) (?:handels)?tagen"), "after $1 days"],
  [word("schlusskurs"), "close"],
  [word("kurs|preis"), "price"],
  [word("volumen"), "volume"],
  [word("signallinie"), "signal line"],
  ...crossing("nach oben|von unten", "crosses above"),
  ...crossing("nach unten|von oben", "crosses below"),
  [word("der|die|das|den|dem|des"), "the"],
  [word("seinem|seinen|seine|sein|seiner|ihrem|ihren|ihre|ihr|ihrer"), "its"],
  [word("er"), "it"],
  [word("eine|einen|einem|einer|ein"), "a"],
  [clause("über", "kreuzt|schneidet|bricht|ausbricht"), "crosses above $1"],
  [clause("unter", "kreuzt|schneidet|bricht|fällt|sinkt|rutscht"), "falls below $1"],
  [clause("über", "steigt|klettert|geht"), "rises above $1"],
  [clause("unter", "liegt|ist|notiert|steht|bleibt"), "is below $1"],
  [clause("über", "liegt|ist|notiert|steht|bleibt"), "is above $1"],
  [clause("unter", "schließt"), "closes below $1"],
  [clause("über", "schließt"), "closes above $1"],
  [word("fällt unter"), "falls below"],
  [word("steigt über"), "rises above"],
  [word("kreuzt über"), "crosses above"],
  [word("kreuzt unter"), "crosses below"],
  [word("(?:ist|liegt) unter"), "is below"],
  [word("(?:ist|liegt) über"), "is above"],
  [word("über"), "above"],
  [word("unter"), "below"],
  [word("und"), "and"],
  [word("oder"), "or"],
  [word("nicht"), "not"],
  [word("bei"), "at"],
];

/** Returns a German rule in English words, for the reader of English ones; null for any other sentence. */
export function germanSentence(sentence: string): GermanSentence | null {
  const text = withoutCapitals(sentence);
  if (text.search(german) < 0 || text.search(english) >= 0) return null;
  const translated = wordings
    .reduce((changed, [wording, words]) => changed.replaceAll(wording, words), withPoints(text))
    .replaceAll(/\s+/gu, " ")
    .trim();
  return { english: translated, ambiguousNumbers: [...text.matchAll(ambiguousNumber)].map(([number]) => number) };
}

/** The two values of an ambiguous number, as German numbers without thousands. */
export function valuesOf(ambiguous: string): readonly string[] {
  const [front = "", places = ""] = ambiguous.split(/[.,]/u);
  return [front + places, `${front},${places.replace(/0+$/u, "") || "0"}`];
}

/** A sentence in lower case, but for words in capitals only: those are symbols, such as ES or SIE.DE. */
function withoutCapitals(sentence: string): string {
  return sentence.replaceAll(/(?<![\p{L}$@^.])\p{L}+(?!\p{L}|\.[A-Z])/gu, (found) =>
    found === found.toUpperCase() ? found : found.toLowerCase(),
  );
}

/** 1.250,50 as 1250.50. */
function withPoints(text: string): string {
  return text
    .replaceAll(/(?<![\d.,])\d{1,3}(?:\.\d{3})+(?=,\d|(?![\d.,]*\d))/gu, (found) =>
      found.startsWith("0") ? found : found.replaceAll(".", ""),
    )
    .replaceAll(/(\d),(\d)/gu, "$1.$2");
}

function word(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}$@^.])(?:${words})(?!\\p{L}|\\.[A-Z])`, "gu");
}

/**
 * "Der SMA 20 den SMA 50 nach oben kreuzt": the nominative crosses the accusative. Only "den" and "seinen" are certain
 * accusatives; "die" and "das" are one after "der".
 */
function crossing(direction: string, english: string): readonly (readonly [RegExp, string])[] {
  const noun =
    "(?:(?! und | oder | when |(?<!\\p{L})(?:de[rnms]|die|das|seinen?|seine|ihren?|ihre)(?!\\p{L})|[,;]).)+?";
  const start = "(?<=(?:when|und|oder) |[,;] |^)";
  const end = `(?:${direction}) (?:kreuzt|schneidet|durchbricht)(?!\\p{L})`;
  return [
    [new RegExp(`${start}(?:der )?(${noun}) (?:den|seinen) (${noun}) ${end}`, "gu"), `$1 ${english} $2`],
    [new RegExp(`${start}der (${noun}) (?:die|das|seine|sein) (${noun}) ${end}`, "gu"), `$1 ${english} $2`],
  ];
}

/** "unter 30 fällt": the direction, the value and the verb at the end of the clause. */
function clause(direction: string, verbs: string): RegExp {
  return new RegExp(`(?<!\\p{L})${direction} ((?:(?! und | oder |[,;]).)+?) (?:${verbs})(?!\\p{L})`, "gu");
}
