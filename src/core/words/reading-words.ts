import type { Language } from "../languages/languages.ts";

/** How a language says amounts, ways and joints: parts of patterns over folded text, alternatives with "|". */
export interface ReadingWords {
  readonly shares: string;
  /** Parts of a position, in per cent. */
  readonly parts: readonly (readonly [string, number])[];
  /** Scales that follow a number. */
  readonly scales: readonly (readonly [string, number])[];
  readonly percent: string;
  readonly up: string;
  readonly down: string;
  /** Names what has a name of its own that nobody else knows: an account, or where it is. */
  readonly account: string;
  /** Between the noun of an account and its name: "account at". */
  readonly inAccount: string;
  /** In front of a noun; null where a language has none. */
  readonly article: string | null;
  /** Leaves something out. */
  readonly without: string;
  /** What a broker takes. */
  readonly fee: string;
  /** In front of the price of one share, or beside it. */
  readonly at: string;
  readonly each: string;
  /** Beside the price of all shares. */
  readonly whole: string;
  /** In front of the size of a move in money; null where the verb alone says it. */
  readonly by: string;
  /** Joins a number of shares and their name: "5 of". */
  readonly of: string;
  /** A question or a condition without a mark: "did I buy". */
  readonly asks: string;
  /** Whole words that deny, and for people other than the user. */
  readonly not: string;
  readonly others: string;
  /** Asks for more than yes or no: "how much". */
  readonly open: string;
  /** Goes on from the question before: "and", "what about". */
  readonly goingOn: string;
  /** Joins two questions. */
  readonly and: string;
  /** The decimal sign of its numbers. */
  readonly decimal: "." | ",";
}

export const readingWords: Readonly<Record<Language, ReadingWords>> = {
  en: {
    shares: "shares?|units?|stocks?|pieces?|coins?",
    parts: [
      ["all(?: of)?|everything|the whole", 100],
      ["half(?: of)?", 50],
      ["a third(?: of)?|one third(?: of)?", 100 / 3],
      ["a quarter of", 25],
    ],
    scales: [
      ["k|thousand|grand", 1e3],
      ["m|mn|mio|million", 1e6],
      ["bn|b|billion", 1e9],
      ["tn|trillion", 1e12],
    ],
    percent: "%|percent|per cent|pct",
    up: "above|over|past|higher|rises?|rising|rose|up|climbs?|climbing|gains?|gained|jumps?|jumped|reach(?:es)?|exceeds?|goes up|breaks|surg\\w+|soar\\w+|rall\\w+",
    down: "below|under|beneath|lower|falls?|falling|fell|down|drops?|dropped|dropping|sinks?|lost|loses?|dips?|crash\\w*|tank\\w*|plung\\w+|slump\\w*|declin\\w+|loss(?:es)?|losers?",
    account: "account|depot|broker|bank|brokerage",
    inAccount: "at|with|named|called",
    article: "an?|the",
    without: "without|excluding|except|excludes?",
    fee: "fees?|commissions?",
    at: "at|@",
    each: "each|apiece|per share|a share",
    whole: "in all|in total|altogether|total",
    by: "by",
    of: "of|x",
    not: "not|don'?t|doesn'?t|didn'?t|won'?t|isn'?t|never",
    others: "he|she|they|you|his|her|their",
    asks: "^(?:is|are|am|was|were|did|do|does|has|can|could|would|(?:have|had) (?:i|we|my|you)|when|if)(?!\\p{L})",
    open: "how|what|which|why|when|where|who",
    goingOn: "and|what about|how about|what of|what (?:is|was) it|same for|instead|now|then|also|for|in|with|on",
    and: "and|then|plus|also",
    decimal: ".",
  },
  de: {
    shares: "aktien?|stuck|anteile?n?|stucke|coins?",
    parts: [
      ["alle?s?|komplett|die ganze|samtliche", 100],
      ["die halfte(?: der| von| meiner)?|halfte", 50],
      ["ein drittel", 100 / 3],
      ["ein viertel", 25],
    ],
    scales: [
      ["k|tsd|tausend", 1e3],
      ["mio|million(?:en)?", 1e6],
      ["mrd|milliarden?", 1e9],
      ["bio|billion(?:en)?", 1e12],
    ],
    percent: "%|prozent",
    up: "uber|steig\\w*|stieg\\w*|gestiegen|hoher|hoch|gewinn\\w*|klettert?|zuleg\\w*|zugelegt|erreicht|knackt|uberschreitet|rauf|oberhalb",
    down: "unter|fallt|fallen|fiel(?:en)?|gefallen|tiefer|niedriger|sink\\w*|sank|gesunken|verlier\\w*|verloren|runter|absturz\\w*|abgesturzt|rutscht?|einbrechen|eingebrochen|unterhalb|minus|\\w*verluste?s?|ruckgang\\w*|einbruch\\w*",
    account: "konto|depot|bank|broker",
    inAccount: "bei(?: der| dem)?|namens",
    article: "eine?[rnms]?|der|die|das|dem|den|des",
    without: "ohne|auser|exklusive|abzuglich|exkl",
    fee: "\\p{L}*gebuhr(?:en)?|provision(?:en)?|spesen",
    at: "zu|a|kurs",
    each: "je|jeweils|pro (?:stuck|aktie)|das stuck",
    whole: "insgesamt|zusammen|gesamt",
    by: "um",
    of: "von|x",
    not: "nicht(?! mehr)|nie|niemals|kein\\w*",
    others: "er|sie|ihr|ihre?[rmn]?|seine?[rmn]?|du",
    asks: "^(?:ist|sind|war|waren|hat|haben|hab(?:e)? ich|wann|wenn|falls)(?!\\p{L})",
    open: "wie|was|welche\\w*|warum|weshalb|wann|wo|wer|wieviel",
    goingOn:
      "und|stattdessen|wie war es|wie sieht es (?:mit|bei)|wie ist es (?:mit|bei)|was ist (?:mit|bei)|wie steht es (?:um|mit|bei)|fur|in|im|mit|bei|auch",
    and: "und|sowie|auserdem",
    decimal: ",",
  },
  fr: {
    shares: "actions?|titres?|parts?|unites?",
    parts: [
      ["toutes? mes|tout|la totalite|l'ensemble", 100],
      ["la moitie(?: de| du| des)?|moitie", 50],
      ["un tiers|le tiers", 100 / 3],
      ["un quart|le quart", 25],
    ],
    scales: [
      ["k|mille", 1e3],
      ["m|mio|millions?", 1e6],
      ["mrd|md|milliards?", 1e9],
      ["billions?", 1e12],
    ],
    percent: "%|pour ?cent|pourcents?",
    up: "au-dessus|au dessus|depasse\\w*|mont(?:e|ent|er|ee?s?|ait)|hausse|grimp\\w*|augment\\w*|gagn\\w*|atteint|franchit|progress\\w*|plus de|superieur\\w*|bondi\\w*|s'envol\\w*",
    down: "sous|en dessous|au-dessous|en-dessous|descend\\w*|baiss\\w*|tomb\\w*|chut\\w*|perd\\w*|recul\\w*|plong\\w*|passe sous|inferieur\\w*|moins de|devisse\\w*|degringol\\w*|pertes?|repli",
    account: "compte|pea|banque|courtier|livret",
    inAccount: "chez|de|a la",
    article: "une?|les?|la|l['’]|d['’]une?|du",
    without: "sans|hors|sauf|excepte|hormis",
    fee: "frais|commissions?|courtage",
    at: "a|cours",
    each: "chac\\w+|l ?'unite|par (?:action|titre)|piece",
    whole: "en tout|au total",
    by: "de",
    of: "de|d'|x",
    not: "pas|jamais",
    others: "il|elle|ils|elles|son|sa|leur|tu|vous",
    asks: "^est-ce que|-(?:t-)?(?:ils?|elles?|je|nous)(?!\\p{L})|^(?:quand|si) ",
    open: "combien|quel\\w*|pourquoi|quand|qui|comment|qu ?'est-ce|de combien",
    goingOn: "et|plutot|qu'en est-il|et pour|pour|de|d'|en|avec|chez|aussi|a",
    and: "et|puis|ainsi que",
    decimal: ",",
  },
  es: {
    shares: "acciones|accion|titulos?|participaciones|unidades",
    parts: [
      ["todas? mis|todo|todas|la totalidad", 100],
      ["la mitad(?: de)?|mitad", 50],
      ["un tercio", 100 / 3],
      ["un cuarto", 25],
    ],
    scales: [
      ["k|mil", 1e3],
      ["m|mm|millon(?:es)?", 1e6],
      ["mil millones", 1e9],
      ["billon(?:es)?", 1e12],
    ],
    percent: "%|por ciento|porciento",
    up: "por encima|encima|supere?a?|sub\\w*|alza|mayor(?:es)? (?:que|a|de)|gan\\w*|alcance|alcanza|llegue|llega|mas de|rebase|crece|crezca|dispar\\w*",
    down: "por debajo|debajo|baj\\w*|cae\\w*|caiga|cay\\w*|cai\\w*|pierd\\w*|menor(?:es)? (?:que|a|de)|menos de|desplom\\w*|hund\\w*|retroce\\w*|perdid\\w*",
    account: "cuenta|banco|broker|plan",
    inAccount: "de|en|del",
    article: "una?|el|la|los|las|del",
    without: "sin|excepto|salvo|excluyendo",
    fee: "comision(?:es)?|gastos",
    at: "a|precio",
    each: "cada un[ao]|por (?:accion|titulo)",
    whole: "en total",
    by: "sub\\w+|baj[aeo]\\w*|cae\\w*|gan\\w+|pierd\\w+",
    of: "de|x",
    not: "(?<!ya )no|nunca|jamas|tampoco",
    others: "ella|ellos|ellas|usted|su|tu",
    asks: "^(?:cuando|si) ",
    open: "cuant\\w*|cual\\w*|por que|cuando|donde|quien\\w*|como|a que",
    goingOn: "y|en cambio|que tal|que hay|que pasa con|para|de|en|con|tambien|e",
    and: "y|e|ademas|luego",
    decimal: ",",
  },
  ja: {
    shares: "株|口|枚|単元",
    parts: [
      ["全部|全て|すべて|全株", 100],
      ["半分|半数", 50],
      ["3分の1|三分の一", 100 / 3],
      ["4分の1|四分の一", 25],
    ],
    scales: [
      ["千", 1e3],
      ["万", 1e4],
      ["百万", 1e6],
      ["億", 1e8],
      ["兆", 1e12],
    ],
    percent: "%|パーセント",
    up: "上回|超え|以上|上が|上昇|高く|到達|突破|伸び|騰|プラス|あが",
    down: "下回|割っ|割れ|割り|以下|下が|下落|安く|急落|落ち|暴落|減|損|マイナス|さが",
    account: "証券|銀行|口座",
    inAccount: "",
    article: null,
    without: "除く|除いて|抜き|以外",
    fee: "手数料",
    at: "(?:(?<!\\d)1株|(?<!\\p{Script=Han})一株)(?:あたり)?",
    each: "ずつ",
    whole: "合計|総額|全部で",
    by: "(?!)",
    of: "の",
    not: "ない|なかった|しないで|ないで|不要|ません(?!か)",
    others: "[^\\s{}]が",
    asks: "[たす]か[。.?？!]*$|たら",
    open: "何|いくら|どれ|なぜ|いつ|どの|どう|どこ|誰",
    goingOn: "では|じゃあ|それでは|は|も|の場合|どう|ですか|の|だと",
    and: "あと|それと|また|そして|それから",
    decimal: ".",
  },
};
