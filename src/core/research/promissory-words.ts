import { type Language, languages } from "../languages/languages.ts";

export interface PromissoryWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Words of one language. */
interface Vocabulary {
  /** Promises by themselves. */
  readonly promises: readonly string[];
  /** Promises only in a clause about a gain: a loan or a device has a guarantee, too. */
  readonly guarantees: readonly string[];
  readonly gains: string;
  /** Promises only in a clause about a rise that is still to come. */
  readonly certainties: readonly string[];
  readonly rises: string;
  /** The end of the text before a word that is denied: "nothing is", "no". */
  readonly deniedBefore: RegExp;
  /** Sticky, tried at the end of the word: German and Japanese deny behind it. */
  readonly deniedBehind?: RegExp;
}

const vocabularies: Readonly<Record<Language, Vocabulary>> = {
  en: {
    promises: [
      String.raw`risk[- ]free(?!\s+(?:rate|return|interest|yield))`,
      String.raw`no (?:downside|risk)`,
      String.raw`without (?:any )?(?:downside|risk)`,
      String.raw`(?:can(?:not|['’]t| not)|could(?:n['’]t| not))(?: possibly)? (?:lose|fail|go wrong|miss)`,
      String.raw`(?:sure|safe) (?:thing|bet|win)`,
      String.raw`(?:is|are|seems?) (?:certain|sure|bound|guaranteed|destined) to`,
      String.raw`will (?:certainly|definitely|surely|undoubtedly|inevitably|always|never)`,
      String.raw`(?:will|is going to|are going to) (?:double|triple|soar|skyrocket|explode|outperform|beat the market|reach new highs)`,
      String.raw`always (?:rises?|goes up|recovers?|pays off|wins?)`,
      String.raw`never (?:falls?|loses?|goes down|fails?)`,
      String.raw`(?:must|should definitely|have to) (?:buy|own|sell)(?: now)?`,
      String.raw`must[- ](?:buy|own|have)`,
      String.raw`once[- ]in[- ]a[- ]lifetime`,
      String.raw`to the moon`,
      String.raw`easy money`,
      String.raw`(?:you|investors) will (?:profit|gain|earn|make|win)`,
    ],
    guarantees: [String.raw`guarantee(?:s|d)?(?!\s+by\b)`, String.raw`assured(?:ly)?(?!\s+by\b)`],
    gains: String.raw`(?:gains?|profits?|returns?|yields?|growth|upside|dividends?|success|wins?|performance|shares?|stocks?)`,
    certainties: [String.raw`undoubtedly|inevitably|without (?:a )?doubt|no doubt`],
    rises: String.raw`(?:will|going to|rises?|rising|climbs?|recovers?)`,
    deniedBefore: /(?:\b(?:no|not|never|nothing|nobody|neither|without)|n['’]t)\b(?:\s+[\w'’]+){0,3}\s*$/i,
  },
  de: {
    promises: [
      String.raw`risikolos(?:e[mnrs]?)?(?!\s+(?:zins|rendite))|risikofrei(?:e[mnrs]?)?(?!\s+(?:zins|rendite))|ohne (?:jedes )?risiko`,
      String.raw`(?:wird|werden) (?:sich )?(?:verdoppeln|verdreifachen|explodieren)`,
      String.raw`(?:kann|können) (?:\p{L}+ ){0,2}nicht (?:verlieren|scheitern|fallen)`,
      String.raw`(?:steigt|erholt sich|zahlt sich) immer|(?:fällt|verliert) nie(?:mals)?`,
      String.raw`(?:(?:sie|anleger) müssen|müssen (?:sie|anleger)|sollten unbedingt) (?:\p{L}+ ){0,2}(?:kaufen|verkaufen)`,
      String.raw`leichtes geld|sichere[rs]? gewinn`,
    ],
    guarantees: [String.raw`(?:garantiert(?:e[mnrs]?)?|garantie(?:n|rt)?)(?!\s+(?:durch|von|vom)\s)`],
    gains: String.raw`(?:gewinne?[ns]?|kurs(?:e[ns]?|gewinne?n?)?|renditen?|erträge?n?|ertrag|dividenden?|erfolge?s?|wachstum|anstieg|aktien?|steigt|steigen)`,
    certainties: [
      String.raw`zweifellos|unweigerlich|ohne (?:jeden )?zweifel|todsicher(?:e[mnrs]?)?`,
      String.raw`(?:wird|werden) (?:(?!nicht |keine?)\p{L}+ ){0,3}(?:sicher|bestimmt|definitiv|zweifellos|immer|nie|zwangsläufig)`,
    ],
    rises: String.raw`(?:steigen|steigt|wachsen|wächst|zulegen|gewinnen|gewinnt|erholen|erholt|klettern|verdoppeln|erreichen|schlagen|fallen|verlieren|gewinn)`,
    deniedBefore: /(?<!\p{L})(?:keine?[mnrs]?|nicht|nichts|nie|niemals|niemand|weder|ohne)(?:\s+\p{L}+){0,3}\s*$/iu,
    deniedBehind: /(?<=garanti\p{L}*)\s+(?:[^.!?,]*\s)?(?:nicht(?=\s*(?:[.!?,[]|$))|keine?[mnrs]?\s)/iuy,
  },
  fr: {
    promises: [
      String.raw`(?<!(?:taux|rendement|actif) )sans (?:aucun )?risque(?! de)|aucun risque(?! de)`,
      String.raw`(?:va|vont) (?:certainement|sûrement|forcément|doubler|tripler|exploser|inévitablement)`,
      String.raw`ne (?:peut|peuvent|pouvez) pas (?:perdre|échouer|baisser)`,
      String.raw`(?:monte|gagne)(?:nt)? toujours|ne (?:baisse|perd)(?:nt)? jamais`,
      String.raw`(?:devez|il faut) (?:absolument )?(?:acheter|vendre)|argent facile|gain (?:sûr|assuré)`,
    ],
    guarantees: [String.raw`(?:garantie?s?|garantit|garantissent)(?!\s+par\s)`],
    gains: String.raw`(?:gains?|profits?|bénéfices?|rendements?|hausses?|cours|croissance|dividendes?|performances?|plus-values?|succès|action)`,
    certainties: [String.raw`certainement|sûrement|forcément|inévitablement|sans aucun doute|à coup sûr`],
    rises: String.raw`(?:va|vont|\p{L}+(?:era|eront|ira|iront)|monte(?:nt)?|grimpe(?:nt)?|gagne(?:nt)?)`,
    deniedBefore: /(?<!\p{L})(?:(?:aucune?|pas|rien|jamais|personne|ni|sans)(?:\s+[\p{L}'’]+){0,3}\s*|ne\s+|n['’])$/iu,
  },
  es: {
    promises: [
      String.raw`(?<!(?:tasa|tipo|interés|activo) )sin (?:ningún )?riesgo(?! de)|ningún riesgo(?! de)`,
      String.raw`(?:subirá|ganará)n? (?:seguro|con seguridad|siempre)|se (?:duplicará|triplicará|disparará)n?`,
      String.raw`no (?:puede|pueden) (?:perder|fallar|caer)`,
      String.raw`siempre (?:sube|suben|gana|ganan)|nunca (?:cae|caen|baja|bajan|pierde|pierden)`,
      String.raw`(?:(?:usted|inversor(?:es)?) deben?|hay que) (?:comprar|vender)|dinero fácil|ganancia segura`,
    ],
    guarantees: [String.raw`(?:garantizad[oa]s?|garantizan?|garantías?)(?!\s+por\s)`],
    gains: String.raw`(?:ganancias?|beneficios?|rendimientos?|rentabilidad(?:es)?|subidas?|crecimiento|dividendos?|éxito|plusvalías?|acci(?:ón|ones)|cotización)`,
    certainties: [String.raw`seguramente|definitivamente|sin duda(?: alguna)?|inevitablemente|con total seguridad`],
    rises: String.raw`(?:\p{L}+rán?|van? a|suben?|ganan?|crecen?)`,
    deniedBefore: /(?<!\p{L})(?:no|ningún|ninguna|nada|nunca|nadie|ni|sin)(?:\s+\p{L}+){0,3}\s*$/iu,
  },
  ja: {
    promises: [
      "(?:リスク|損失の可能性)(?:が|は)?(?:ない|ありません|ゼロ)|ノーリスク|元本保証",
      "(?:倍増|急騰|高騰)(?:する|します)(?:はず)?(?!可能性|かも|場合|恐れ|おそれ|こと)",
      "(?:買う|売る)べき|買わなければ|売らなければ|楽に稼",
    ],
    guarantees: ["保証(?:され|し|付き|つき)"],
    gains: "(?:利益|利回り|収益|株価|値上がり|上昇|配当|リターン|成長|成功|もうけ|儲)",
    certainties: ["(?:必ず(?!しも)|絶対に?|確実に|間違いなく|疑いなく|例外なく)"],
    // A verb in the past is a fact.
    rises: String.raw`(?:上が|上昇|増え|増加|増や|伸び|成長|成功|回復|値上がり|高く|勝|儲|もうか|利益|達成)(?![^。]*た(?:\s*\[\d+\])*\s*(?:。|$))`,
    deniedBefore: /(?!)/,
    deniedBehind:
      /(?:(?:て|い|る|もの|こと|で|は|が|きれ|られ|あり)*(?:ません|ない|なく)|[^。]*(?:限りません|限らない|わけではあ|わけではな|わけでもな|とは[言い]え|とは言い切れ|かどうか))/uy,
  },
};

interface Patterns {
  readonly promises: RegExp;
  readonly guarantees: RegExp;
  readonly gains: RegExp;
  readonly certainties: RegExp;
  readonly rises: RegExp;
}

const patterns = new Map<Language, Patterns>(
  languages.map((language) => {
    const [start, end] =
      language === "ja" ? ["", ""] : [String.raw`(?<![\p{L}\p{N}_-])`, String.raw`(?![\p{L}\p{N}_-])`];
    const { promises, guarantees, gains, certainties, rises } = vocabularies[language];
    const anyOf = (words: readonly string[], flags: string) =>
      new RegExp(`${start}(?:${words.join("|")})${end}`, flags);
    return [
      language,
      {
        promises: anyOf(promises, "giu"),
        guarantees: anyOf(guarantees, "giu"),
        gains: anyOf([gains], "iu"),
        certainties: anyOf(certainties, "giu"),
        rises: anyOf([rises], "iu"),
      },
    ];
  }),
);

function isDenied(clause: string, { start, end }: PromissoryWord, language: Language): boolean {
  const { deniedBefore, deniedBehind } = vocabularies[language];
  if (deniedBefore.test(clause.slice(Math.max(0, start - 40), start))) return true;
  if (deniedBehind === undefined) return false;
  deniedBehind.lastIndex = end;
  return deniedBehind.test(clause);
}

function wordsOfClause(clause: string, language: Language): readonly PromissoryWord[] {
  const words = patterns.get(language);
  if (words === undefined) return [];
  const found = (pattern: RegExp): readonly PromissoryWord[] =>
    [...clause.matchAll(pattern)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));
  return [
    ...found(words.promises),
    ...(words.gains.test(clause) ? found(words.guarantees) : []),
    ...(words.rises.test(clause) ? found(words.certainties) : []),
  ]
    .filter((word) => !isDenied(clause, word, language))
    .toSorted((one, other) => one.start - other.start);
}

/** The promissory words of a text in its language, in order. A negated promise doesn't count. */
export function promissoryWords(text: string, language: Language): readonly PromissoryWord[] {
  let offset = 0;
  return sentencesOf(text)
    .flatMap((sentence) => sentence.split(/(?<=[;:；：])/u))
    .flatMap((clause) => {
      const from = offset;
      offset += clause.length;
      return wordsOfClause(clause, language).map(({ text: word, start, end }) => ({
        text: word,
        start: start + from,
        end: end + from,
      }));
    });
}

/**
 * Removes sentences with promises and returns the promissory words. Live elements, lists and paragraphs stay as they
 * are.
 */
export function withoutPromises(
  text: string,
  language: Language,
): { readonly text: string; readonly words: readonly string[] } {
  const words: string[] = [];
  const lines = text.split("\n").flatMap((line) => {
    const kept = sentencesOf(line).filter((sentence) => {
      const found = promissoryWords(sentence, language);
      words.push(...found.map((word) => word.text));
      return found.length === 0;
    });
    const rest = kept.join("").trimEnd();
    const isEmptied = line.trim() !== "" && /^\s*(?:(?:[-*#]+|\d+\.)\s*)?$/.test(rest);
    return isEmptied ? [] : [rest];
  });
  if (words.length === 0) return { text, words: [] };
  return { text: lines.join("\n").trim(), words: [...new Set(words.map((word) => word.toLowerCase()))] };
}

/** Sentences with the spaces after them. A point between digits, or after a mark such as [2], doesn't end one. */
function sentencesOf(line: string): readonly string[] {
  return (
    line
      .match(/[^.!?。]*(?:[.!?](?!\s|$)[^.!?。]*)*(?:[.!?。]+(?:\s*\[\d+\])*\s*|$)/g)
      ?.filter((part) => part !== "") ?? []
  );
}
