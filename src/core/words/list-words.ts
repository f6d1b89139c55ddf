import type { Language } from "../languages/languages.ts";

/** How a language names a list, puts it in order and bounds a figure: parts of patterns over folded text, alternatives with "|". */
export interface ListWords {
  /** What the user holds, as the subject of a question. */
  readonly held: string;
  readonly watched: string;
  readonly most: string;
  readonly least: string;
  /** Comparing words beside an amount: in front of it, in Japanese behind it. */
  readonly above: string;
  readonly below: string;
  readonly atLeast: string;
  readonly atMost: string;
  /** Words around the figure that say nothing of which it is: "have a". */
  readonly frame: string;
  /** Behind an amount: "or more". */
  readonly orMore: string;
  readonly orLess: string;
}

const enNoun = "(?:stocks?|shares|holdings?|positions?|investments?|companies|securities|etfs?|funds?|names)";
const deNoun = "(?:aktien|positionen|werten?|titeln?|anlagen|papieren?|wertpapieren?|unternehmen|firmen|etfs?|fonds)";
const frNoun = "(?:actions|titres|positions|placements|valeurs|entreprises|societes|etfs?|fonds|lignes)";
const esNoun = "(?:acciones|posiciones|valores|inversiones|empresas|titulos|etfs?|fondos)";
/** "一番PERが低い": the adjective comes after the figure. */
const jaEnd = "(?<=(?:一番|最も|いちばん|もっとも).{0,16})";
const jaNoun = "(?:株式?|銘柄|ポジション|投資先)";

/** The closed words of each language. */
export const listWords: Readonly<Record<Language, ListWords>> = {
  en: {
    held: `(?:(?:which|what|any|each|all|every|how many)(?: one| ones)?(?: of)? )?(?:my|our) (?:own |current |other )?${enNoun}(?: in \\{account\\})?|(?:(?:which|what|all|any|each of|how many)(?: the)? |the )?${enNoun} (?:that )?(?:i|we)(?: currently)? (?:own|hold|have)|(?:everything|anything) (?:that )?(?:i|we) (?:own|hold|have)|(?:(?:which|what|any|how many) )?${enNoun} in (?:my |our )?(?:portfolio|depot|\\{account\\})|(?:which|what|any|how many) (?:holdings?|positions?)|(?<=^\\W*)(?:holdings|positions)`,
    watched: `(?:(?:which|what|any|all|how many)(?: of)? )?(?:the )?(?:${enNoun}|symbols|ones) (?:that are |that i have )?(?:on|in|from) my watch ?list|(?:which|what|any)(?: one)? (?:on|in) my watch ?list|(?:on|in) my watch ?list|(?:my )?watch ?list|${enNoun} (?:that )?(?:i|we) (?:watch|follow)`,
    most: "(?:the )?(?:most(?: expensive)?|highest|largest|biggest|greatest|best|longest|strongest|top|maximum)|rank(?:ed|ing)?|sort(?:ed)?|order(?:ed)?(?= by)|^\\W*order|(?:high(?:est)?|large(?:st)?|big(?:gest)?) to (?:low(?:est)?|small(?:est)?)|(?:highest|largest|biggest) first",
    least:
      "(?:the )?(?:least(?: expensive)?|cheapest|lowest|smallest|worst|fewest|shortest|weakest|minimum)|(?:low(?:est)?|small(?:est)?) to (?:high(?:est)?|large(?:st)?|big(?:gest)?)|(?:lowest|smallest) first",
    above: "(?:by )?(?:more|greater|higher|bigger|larger|better) than|(?:by )?over|above|exceed(?:s|ing)?|>",
    below: "(?:by )?(?:less|lower|smaller|fewer|worse) than|under|below|<",
    atLeast: "(?:by )?at least|(?:not|no) (?:less|lower|smaller) than|>=|≥",
    atMost: "(?:by )?at most|(?:not|no) (?:more|greater|higher) than|up to|<=|≤",
    frame:
      "has|have|having|had|got|with|that|which|whose|what|'s|s|is|are|was|were|an?|the|it|its|their|trad(?:e|es|ing)|pays?|by|first|show|list|me|give|each|of|in|to|find",
    orMore: "(?:or|and) (?:more|higher|above|over)",
    orLess: "(?:or|and) (?:less|lower|below|under)",
  },
  de: {
    held: `(?:welche[rs]?|was|alle|wie viele|jede[rs]?)?(?: (?:von|der|aus))? ?\\b(?:meine[rnms]?|unsere[rn]?) (?:eigenen )?${deNoun}(?: (?:bei|in|im) \\{account\\})?|(?:(?:welche[rs]?|alle|wie viele) )?${deNoun} (?:in|im|aus) (?:meinem |meinen )?(?:depot|portfolio|bestand|\\{account\\})|(?:(?:welche[rs]?|alle|wie viele) )?${deNoun},? (?:die ich|ich) (?:besitze|habe|halte)|(?:was|alles,? was) (?:ich )?(?:besitze|halte)(?: ich)?|welche (?:meiner|position(?:en)?)(?!\\p{L})`,
    watched: `(?:(?:welche[rs]?|alle|wie viele|was)(?: der| von)? )?(?:${deNoun} )?(?:steht )?(?:auf|in|aus|von) (?:meiner|der) (?:watchlist|beobachtungsliste|merkliste)|(?:meine |meiner )?(?:watchlist|beobachtungsliste|merkliste)`,
    most: "(?:am |die |der |das |den )?(?:meisten?|hochste[nrsm]?|groste[nrsm]?|beste[nrsm]?|starkste[nrsm]?|langste[nrsm]?|teuerste[nrsm]?|maximale[nrs]?)|sortier\\p{L}*|geordnet|ordne|rangliste|absteigend",
    least:
      "(?:am |die |der |das |den )?(?:wenigsten?|niedrigste[nrsm]?|kleinste[nrsm]?|geringste[nrsm]?|schlechteste[nrsm]?|tiefste[nrsm]?|schwachste[nrsm]?|billigste[nrsm]?|minimale[nrs]?)|aufsteigend",
    above: "(?:um )?(?:mehr|groser|hoher|besser) als|(?:um )?uber|oberhalb von|>",
    below: "(?:um )?(?:weniger|kleiner|niedriger|geringer|schlechter) als|unter|unterhalb von|<",
    atLeast: "mindestens|wenigstens|nicht (?:weniger|unter)(?: als)?|ab|>=|≥",
    atMost: "hochstens|maximal|nicht (?:mehr|uber)(?: als)?|bis zu|<=|≤",
    frame:
      "haben|hat|hatten?|besitzen|mit|die|der|das|deren|dessen|den|dem|was|welche[rsnm]?|wer|sind|ist|war|waren|eine[rnms]?|ein|es|um|zahlen|zahlt|wird|werden|zeig\\p{L}*|mir|nenn\\p{L}*|jede[rsn]?|von|im|in|als|werte?n?|aktien?|positionen|nach|zuerst",
    orMore: "(?:oder|und) (?:mehr|hoher|daruber)",
    orLess: "(?:oder|und) (?:weniger|niedriger|darunter)",
  },
  fr: {
    held: `(?:(?:lesquelles|lesquels|laquelle|lequel|quelles?|quels?|combien)(?: sont)?(?: de| d'entre| parmi)? ?)?(?:toutes )?(?:mes|nos) (?:propres )?${frNoun}(?: (?:chez|dans|sur) \\{account\\})?|(?:(?:quelles?|quels?|toutes les|les) )?${frNoun} (?:de|dans|en|du) (?:mon |notre )?(?:portefeuille|\\{account\\})|(?:(?:quelles?|quels?|toutes les|les) )?${frNoun} que (?:je|j'ai|nous) ?(?:possede|detiens|detenons|ai)?|(?:quelles?|lesquelles de) positions|tout ce que je (?:possede|detiens)`,
    watched: `(?:(?:quelles?|quels?|lesquelles|lesquels) )?(?:${frNoun} )?(?:de|dans|sur) ma (?:liste de suivi|liste de surveillance|watchlist|liste)|(?:ma )?(?:liste de suivi|liste de surveillance|watchlist)`,
    most: "(?:l[ea]s? )?plus (?:elevee?s?|hautes?|hauts?|grandes?|grands?|gros(?:ses?)?|fort(?:e?s?)|importante?s?|cheres?|chers?)|(?:l[ea]s? )?meilleure?s?|(?:l[ea]s? )?maximum|le plus(?! (?:bas|faible|petit))|trie\\p{L}*|classe\\p{L}*|range\\p{L}*|decroissant",
    least:
      "(?:l[ea]s? )?plus (?:bas(?:ses?)?|faibles?|petite?s?)|(?:l[ea]s? )?moins (?:elevee?s?|hautes?|hauts?|grandes?|grands?|chers?|cheres?)|le moins|(?:l[ea]s? )?pires?|(?:l[ea]s? )?moindres?|(?<!de)croissant",
    above: "plus (?:de|d'|que)|superieur\\p{L}* a|au[- ]dessus de|depass\\p{L}*|>",
    below: "moins (?:de|d'|que)|inferieur\\p{L}* a|(?:en|au)[- ]dessous de|sous(?: les)?|<",
    atLeast: "au moins|pas moins de|>=|≥",
    atMost: "au plus|au maximum|pas plus de|jusqu'a|<=|≤",
    frame:
      "ont|a|avec|qui|dont|sont|est|etaient|une?|le|la|les|l'|d'|de|des|du|quelles?|quels?|lesquelles|lesquels|laquelle|lequel|versent|verse|valent|vaut|montre\\p{L}*|moi|chacune?|en|par|selon|d'abord",
    orMore: "ou plus|et plus",
    orLess: "ou moins|et moins",
  },
  es: {
    held: `(?:(?:cual(?:es)?|que|cuantas?|cuantos?|todas|todos)(?: son)?(?: de| entre)? )?(?:mis|nuestras|nuestros) (?:propias )?${esNoun}(?: (?:en|de) \\{account\\})?|(?:(?:que|cuales|cuantas|cuantos|las|los) )?${esNoun} (?:de|en) (?:mi |nuestra )?(?:cartera|portafolio|\\{account\\})|(?:(?:que|cuales|las|los) )?${esNoun} que (?:yo )?(?:tengo|poseo)|(?:que|cuales) (?:posiciones|inversiones)|(?:que|cuales|cual) de mi cartera|todo lo que (?:tengo|poseo)`,
    watched: `(?:(?:que|cuales|cual) )?(?:${esNoun} )?(?:de|en) mi (?:lista de seguimiento|lista de vigilancia|lista|watchlist)|(?:mi )?(?:lista de seguimiento|watchlist)`,
    most: "(?:la |el |las |los )?mayor(?:es)?(?! (?:que|de|a)(?!\\p{L}))|(?:la |el |las |los )?mejor(?:es)?|(?:la |el |las |los )?mas (?:alt[oa]s?|elevad[oa]s?|grandes?|car[oa]s?|fuertes?)|maxim[oa]s?|mas(?! (?:baj|pequen|de|que))|orden\\p{L}*|clasific\\p{L}*",
    least:
      "(?:la |el |las |los )?menor(?:es)?(?! (?:que|de|a)(?!\\p{L}))|(?:la |el |las |los )?peor(?:es)?|(?:la |el |las |los )?mas (?:baj[oa]s?|pequen[oa]s?|barat[oa]s?)|minim[oa]s?|menos(?! (?:de|que))",
    above:
      "(?:en )?mas (?:de|del|que)(?: un)?|superior(?:es)? (?:a|al)|mayor(?:es)? (?:que|de|a)|por encima (?:de|del)|supera\\p{L}*|>",
    below:
      "(?:en )?menos (?:de|del|que)(?: un)?|inferior(?:es)? (?:a|al)|menor(?:es)? (?:que|de|a)|(?:por )?debajo (?:de|del)|<",
    atLeast: "al menos|como minimo|por lo menos|>=|≥",
    atMost: "como maximo|como mucho|a lo sumo|hasta|<=|≤",
    frame:
      "tienen?|tengan?|con|que|cuyo|cuya|son|es|estan|esta|eran|un|una|uno|el|la|los|las|de|del|se|han|ha|cual|cuales|pagan?|muestra\\p{L}*|me|cada|en|a|por|segun|primero",
    orMore: "o mas",
    orLess: "o menos",
  },
  ja: {
    held: `(?:私の|自分の|うちの|手持ちの|保有する|保有中の|持っている|持ってる)${jaNoun}(?:の中で|の中|のうち|で)?|(?:保有|手持ち|持ち)(?:銘柄|株式?|ポジション)(?:の中で|の中|のうち|で)?|ポートフォリオの(?:中の)?${jaNoun}(?:の中で|の中|のうち|で)?|\\{account\\} *(?:の|で保有する|にある)${jaNoun}(?:の中で|の中|のうち|で)?`,
    watched: `(?:私の)?(?:ウォッチリスト|お気に入り)(?:の|にある|に入れた|に入っている|の中の|の中で)*${jaNoun}?(?:の中で|の中|のうち|で)?`,
    most: `${jaEnd}(?:高い|大きい|多い|良い|いい|強い)|最大|最高|最多|トップ|高い順に?|大きい順に?|多い順に?|の?順に(?:並べ\\p{L}*)?`,
    least: `${jaEnd}(?:低い|小さい|少ない|悪い|安い|弱い)|最小|最低|最少|ワースト|低い順に?|小さい順に?|安い順に?|少ない順に?`,
    above: "倍?(?:を|が)?(?:超え\\p{L}*|上回\\p{L}*)|倍?より(?:高|大き|多)\\p{L}*",
    below: "倍?(?:を|が)?(?:下回\\p{L}*|未満)|倍?より(?:低|小さ|少な|安)\\p{L}*",
    atLeast: "倍?以上",
    atMost: "倍?以下|倍?以内",
    frame:
      "一番|最も|いちばん|もっとも|はどれ(?:ですか)?|どれ(?:ですか)?|どの|何|ものは|もの|のは|(?<=\\s)の?銘柄(?:は|を)?|(?<=\\s)の?株(?:は|を)?|が|は|を|で|の(?=\\s|$)|に|教えて|表示して|見せて|並べて(?:ください)?|ですか|っ(?:ている|てる|た)|(?:て)?いる|ある|あります|している|したの?|て|倍",
    orMore: "倍?以上",
    orLess: "倍?以下",
  },
};
