import type { Language } from "../languages/languages.ts";

/** How a language names a list, puts it in order and bounds a figure: parts of patterns over folded text, alternatives with "|". */
export interface ListWords {
  /** Nouns for the entries of a list. They are the user's with a word for the owner. */
  readonly entries: string;
  readonly owner: string;
  /** What only the user's own entries are called. */
  readonly held: string;
  readonly watched: string;
  readonly most: string;
  readonly least: string;
  /** Words that only say that there is an order: the highest first, where no end is named. */
  readonly sorted: string;
  /** Comparing words beside an amount: in front of it, in Japanese behind it. */
  readonly above: string;
  readonly below: string;
  readonly atLeast: string;
  readonly atMost: string;
  /** The word of a range, in front of it, in Japanese behind it, and what joins its ends: "between" and "and". */
  readonly between: string;
  readonly to: string;
  /** Words around the figure that say nothing of which it is: "have a". */
  readonly frame: string;
  /** Behind an amount: "or more". */
  readonly orMore: string;
  readonly orLess: string;
}

/** "一番PERが低い": the adjective comes after the figure. */
const jaEnd = "(?<=(?:一番|最も|いちばん|もっとも).{0,16})";

/** The closed words of each language. */
export const listWords: Readonly<Record<Language, ListWords>> = {
  en: {
    entries:
      "stocks?|shares?|investments?|companies|company|securities|etfs?|funds?|names?|symbols?|tickers?|ones|payers|which one",
    owner: "my|mine|our|ours|portfolio",
    held: "holdings?|positions?|(?:that |what |everything |anything )?(?:do )?(?:i|we)(?: currently)? (?:own|hold)|(?:stocks?|shares|everything|anything|ones) (?:that )?(?:i|we)(?:'ve| have)?(?: got)? (?:have|bought)|in (?:my|our) (?:whole |entire )?(?:portfolio|depot)|since i bought (?:it|them)|of mine",
    watched:
      "(?:on|in|from|of) (?:my|the) watch ?list|(?:my |the )?watch ?list|(?:that )?(?:i|we)(?:'m| am|'re| are)? (?:watching|watch|follow|following|tracking)",
    most: "(?:the )?(?:most(?: expensive)?|highest|largest|biggest|greatest|best|longest|strongest|top|maximum)|(?:high(?:est)?|large(?:st)?|big(?:gest)?) to (?:low(?:est)?|small(?:est)?)|(?:highest|largest|biggest) first",
    sorted: "rank(?:ed|ing)?|sort(?:ed)?|order(?:ed)?(?= by)|^\\W*order",
    least:
      "(?:the )?(?:least(?: expensive)?|cheapest|lowest|smallest|worst|fewest|shortest|weakest|minimum)|(?:low(?:est)?|small(?:est)?) to (?:high(?:est)?|large(?:st)?|big(?:gest)?)|(?:lowest|smallest) first",
    above: "(?:by )?(?:more|greater|higher|bigger|larger|better) than|(?:by )?over|above|exceed(?:s|ing)?|>",
    below: "(?:by )?(?:less|lower|smaller|fewer|worse) than|under|below|<",
    atLeast: "(?:by )?at least|(?:not|no) (?:less|lower|smaller) than|>=|≥",
    atMost: "(?:by )?at most|(?:not|no) (?:more|greater|higher) than|up to|<=|≤",
    between: "between",
    to: "and|to",
    frame:
      "and|currently|right now|now|at the moment|did|does|do|has|have|having|had|got|with|that|which|whose|what|'s|s|is|are|was|were|an?|the|it|its|their|trad(?:e|es|ing)|pays?|by|first|show|list|me|give|each|of|in|to|find",
    orMore: "(?:or|and) (?:more|higher|above|over)",
    orLess: "(?:or|and) (?:less|lower|below|under)",
  },
  de: {
    entries: "aktien?|werten?|titeln?|anlagen?|papieren?|wertpapieren?|unternehmen|firm(?:a|en)|etfs?|fonds",
    owner: "meine[rnms]?|unsere[rnm]?|eigenen?|depots?|portfolios?",
    held: "position(?:en)?|(?:,? ?(?:die|das|den|was) )?ich (?:besitze|halte|habe)|(?:besitze|halte) ich|(?:in|im|aus|bei) (?:meinem|unserem|meinen) (?:gesamten )?(?:depot|portfolio|bestand)|(?:seit|nach) (?:dem )?kauf|womit",
    watched:
      "(?:auf|in|aus|von) (?:meiner|der|unserer) (?:watchlist|beobachtungsliste|merkliste)|(?:meine[r]? )?(?:watchlist|beobachtungsliste|merkliste)|(?:die )?ich beobachte",
    most: "(?:am |die |der |das |den )?(?:meisten?|hochste[nrsm]?|groste[nrsm]?|beste[nrsm]?|starkste[nrsm]?|langste[nrsm]?|teuerste[nrsm]?|maximale[nrs]?)|absteigend",
    sorted: "sortier\\p{L}*|geordnet|ordne|rangliste",
    least:
      "(?:am |die |der |das |den )?(?:wenigsten?|niedrigste[nrsm]?|kleinste[nrsm]?|geringste[nrsm]?|schlechteste[nrsm]?|tiefste[nrsm]?|schwachste[nrsm]?|billigste[nrsm]?|minimale[nrs]?)|aufsteigend",
    above: "(?:um )?(?:mehr|groser|hoher|besser) als|(?:um )?uber|oberhalb von|>",
    below: "(?:um )?(?:weniger|kleiner|niedriger|geringer|schlechter) als|unter|unterhalb von|<",
    atLeast: "mindestens|wenigstens|nicht (?:weniger|unter)(?: als)?|ab|>=|≥",
    atMost: "hochstens|maximal|nicht (?:mehr|uber)(?: als)?|bis zu|<=|≤",
    between: "zwischen",
    to: "und|bis",
    frame:
      "und|aktuell|derzeit|momentan|gerade|auf|aus|bei|bitte|alle[rn]?|gibt es|wer|am|pro|wie viele|machen|macht|liegt|haben|hat|hatten?|besitzen|mit|die|der|das|deren|dessen|den|dem|was|welche[rsnm]?|wer|sind|ist|war|waren|eine[rnms]?|ein|es|um|zahlen|zahlt|wird|werden|zeig\\p{L}*|mir|nenn\\p{L}*|jede[rsn]?|von|im|in|als|werte?n?|aktien?|positionen|nach|zuerst",
    orMore: "(?:oder|und) (?:mehr|hoher|daruber)",
    orLess: "(?:oder|und) (?:weniger|niedriger|darunter)",
  },
  fr: {
    entries: "actions?|titres?|placements?|valeurs?|entreprises?|societes?|boites?|etfs?|fonds",
    owner: "mes|mon|ma|nos|parmi mes|portefeuille",
    held: "positions?|lignes?|(?:que |qu')?(?:je|j'ai|nous)(?: l[ea]s)? ?(?:possede|detiens|detenons|achete(?:e?s)?|ai(?: achete(?:e?s)?)?)?(?<=possede|detiens|detenons|achete|achetes|achetees|ai)|(?:dans|en) (?:mon |notre )?portefeuille|est-ce que j'ai des|depuis (?:l'|mon )achat",
    watched:
      "(?:de|dans|sur) (?:ma|la) (?:liste de suivi|liste de surveillance|watchlist)|(?:ma |la )?(?:liste de suivi|liste de surveillance|watchlist)|que je (?:suis|surveille)",
    most: "(?:l[ea]s? )?plus (?:elevee?s?|hautes?|hauts?|grandes?|grands?|gros(?:ses?)?|fort(?:e?s?)|importante?s?|cheres?|chers?)|(?:l[ea]s? )?meilleure?s?|(?:l[ea]s? )?maximum|le plus(?! (?:bas|faible|petit))|decroissant",
    sorted: "trie\\p{L}*|classe\\p{L}*|range\\p{L}*",
    least:
      "(?:l[ea]s? )?plus (?:bas(?:ses?)?|faibles?|petite?s?)|(?:l[ea]s? )?moins (?:elevee?s?|hautes?|hauts?|grandes?|grands?|chers?|cheres?)|le moins|(?:l[ea]s? )?pires?|(?:l[ea]s? )?moindres?|(?<!de)croissant",
    above: "plus (?:de|d'|que)|superieur\\p{L}* a|au[- ]dessus de|depass\\p{L}*|>",
    below: "moins (?:de|d'|que)|inferieur\\p{L}* a|(?:en|au)[- ]dessous de|sous(?: les)?|<",
    atLeast: "au moins|pas moins de|>=|≥",
    atMost: "au plus|au maximum|pas plus de|jusqu'a|<=|≤",
    between: "entre",
    to: "et|a",
    frame:
      "et|actuellement|en ce moment|est-il|est-elle|sont-ils|sont-elles|a-t-il|a-t-elle|ont-ils|ont-elles|qui|s'il vous plait|dans|sur|parmi|ayant|tou(?:te)?s|est-ce que|il y a|combien|j'aimerais savoir|affichent|ont|a|avec|qui|dont|sont|est|etaient|une?|le|la|les|l'|d'|de|des|du|quelles?|quels?|lesquelles|lesquels|laquelle|lequel|versent|verse|valent|vaut|montre\\p{L}*|moi|chacune?|en|par|selon|d'abord",
    orMore: "ou plus|et plus",
    orLess: "ou moins|et moins",
  },
  es: {
    entries: "accion(?:es)?|valor(?:es)?|inversion(?:es)?|empresas?|titulos?|etfs?|fondos?|companias?",
    owner: "mis?|mi[oa]s?|nuestr[oa]s?|cartera|portafolio",
    held: "posicion(?:es)?|(?:de )?(?:las |los )?que (?:yo )?(?:tengo|poseo)|en (?:mi|nuestra) (?:cartera|portafolio)|desde que (?:las? |los? )?compre|(?:en )?cual(?:es)? voy",
    watched:
      "(?:de|en) mi (?:lista de seguimiento|lista de vigilancia|watchlist|lista)|(?:mi |la )?(?:lista de seguimiento|watchlist)|(?:los |las )?que (?:estoy siguiendo|sigo)",
    most: "de mayor a menor|(?:la |el |las |los )?mayor(?:es)?(?! (?:que|de|a)(?!\\p{L}))|(?:la |el |las |los )?mejor(?:es)?|(?:la |el |las |los )?mas (?:alt[oa]s?|elevad[oa]s?|grandes?|car[oa]s?|fuertes?)|maxim[oa]s?|mas(?! (?:baj|pequen|de|que))",
    sorted: "orden\\p{L}*|clasific\\p{L}*",
    least:
      "de menor a mayor|(?:la |el |las |los )?menor(?:es)?(?! (?:que|de|a)(?!\\p{L}))|(?:la |el |las |los )?peor(?:es)?|(?:la |el |las |los )?mas (?:baj[oa]s?|pequen[oa]s?|barat[oa]s?)|minim[oa]s?|menos(?! (?:de|que))",
    above:
      "(?:en )?mas (?:de|del|que)(?: un)?|superior(?:es)? (?:a|al)|mayor(?:es)? (?:que|de|a)|por encima (?:de|del)|supera\\p{L}*|>",
    below:
      "(?:en )?menos (?:de|del|que)(?: un)?|inferior(?:es)? (?:a|al)|menor(?:es)? (?:que|de|a)|(?:por )?debajo (?:de|del)|<",
    atLeast: "al menos|como minimo|por lo menos|>=|≥",
    atMost: "como maximo|como mucho|a lo sumo|hasta|<=|≤",
    between: "entre",
    to: "y|a|e",
    frame:
      "y|actualmente|ahora mismo|ahora|por favor|hay|algun[oa]s?|quien|cuant[oa]s?|dime|ensename|entre|al|valgan?|valen|vale|tod[oa]s|tienen?|tengan?|con|que|cuyo|cuya|son|es|estan|esta|eran|un|una|uno|el|la|los|las|de|del|se|han|ha|cual|cuales|pagan?|muestra\\p{L}*|me|cada|en|a|por|segun|primero",
    orMore: "o mas",
    orLess: "o menos",
  },
  ja: {
    entries: "株式?|銘柄|会社|企業|投信|ファンド|投資先",
    owner: "ポートフォリオ|私の|自分の|うちの|僕の",
    held: "(?:手持ちの|保有する|保有中の|保有している|保有してる|持っている|持ってる|持ち|保有|手持ち)(?:株式?|銘柄|投信|ファンド|etf|会社|ポジション)?|ポジション|ポートフォリオの(?:中の?|うち)|(?:買った|購入した?)(?:とき|時)?から|\\{account\\} *(?:の|で保有する|にある)(?=株|銘柄)",
    watched:
      "(?:私の)?(?:ウォッチリスト|お気に入り(?:登録)?|監視(?=銘柄|中))(?:の|にある|に入れた|に入っている|してる|の中の|の中で)*",
    most: `${jaEnd}(?:高い|大きい|多い|良い|いい|強い)|最大|最高(?!値|経営)|最多|トップ|高い順に?|大きい順に?|多い順に?`,
    sorted: "の?順に?|並べ(?:替え)?て?|ランキング",
    least: `${jaEnd}(?:低い|小さい|少ない|悪い|安い|弱い)|最小|最低(?!値)|最少|ワースト|低い順に?|小さい順に?|安い順に?|少ない順に?`,
    above: "倍?(?:を|が)?(?:超え\\p{L}*|上回\\p{L}*)|倍?より(?:高|大き|多)\\p{L}*",
    below: "倍?(?:を|が)?(?:下回\\p{L}*|未満)|倍?より(?:低|小さ|少な|安)\\p{L}*",
    atLeast: "倍?以上",
    atMost: "倍?以下|倍?以内",
    between: "の?間",
    to: "から|〜|~|と",
    frame:
      "現在の?|今の?|の中で|のなかで|の中の?|のうち|うち|を?一覧に(?:して)?|ください|やつ|一番|最も|いちばん|もっとも|はどれ(?:ですか)?|どれ(?:ですか)?|どの|何|ものは|もの|のは|(?<=\\s)の?銘柄(?:は|を)?|(?<=\\s)の?株(?:は|を)?|が|は|を|で|の(?=\\s|$)|に|教えて|表示して|見せて|並べて(?:ください)?|ですか|っ(?:ている|てる|た)|(?:て)?いる|ある|あります|している|したの?|ましたか?|ますか|て|倍",
    orMore: "",
    orLess: "",
  },
};
