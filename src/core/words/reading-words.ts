import type { Language } from "../languages/languages.ts";

/** How a language says amounts, ways and joints: parts of patterns over folded text, alternatives with "|". */
export interface ReadingWords {
  readonly shares: string;
  /** Parts of a position, in per cent. */
  readonly parts: readonly (readonly [string, number])[];
  /** A number's scale that follows it. */
  readonly thousand: string;
  readonly million: string;
  readonly percent: string;
  readonly up: string;
  readonly down: string;
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
    thousand: "k|thousand|grand",
    million: "m|mn|mio|million",
    percent: "%|percent|per cent|pct",
    up: "above|over|past|higher|rises?|rising|rose|up|climbs?|climbing|gains?|gained|jumps?|jumped|reach(?:es)?|exceeds?|goes up|breaks|surg\\w+|soar\\w+|rall\\w+",
    down: "below|under|beneath|lower|falls?|falling|fell|down|drops?|dropped|dropping|sinks?|lost|loses?|dips?|crash\\w*|tank\\w*|plung\\w+|slump\\w*|declin\\w+",
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
    thousand: "k|tsd|tausend",
    million: "mio|million(?:en)?",
    percent: "%|prozent",
    up: "uber|steig\\w*|stieg\\w*|gestiegen|hoher|hoch|gewinn\\w*|klettert?|zuleg\\w*|zugelegt|erreicht|knackt|uberschreitet|rauf|oberhalb",
    down: "unter|fall\\w*|fiel\\w*|gefallen|tiefer|niedriger|sink\\w*|sank|gesunken|verlier\\w*|verloren|runter|absturz\\w*|abgesturzt|rutscht?|einbrechen|eingebrochen|unterhalb|minus",
    and: "und|sowie|ausserdem",
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
    thousand: "k|mille",
    million: "m|mio|millions?",
    percent: "%|pour ?cent|pourcents?",
    up: "au-dessus|au dessus|depasse\\w*|mont\\w*|hausse|grimp\\w*|augment\\w*|gagn\\w*|atteint|franchit|progress\\w*|plus de|superieur\\w*|bondi\\w*|s'envol\\w*",
    down: "sous|en dessous|au-dessous|en-dessous|descend\\w*|baiss\\w*|tomb\\w*|chut\\w*|perd\\w*|recul\\w*|plong\\w*|passe sous|inferieur\\w*|moins de|devisse\\w*|degringol\\w*",
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
    thousand: "k|mil",
    million: "m|mm|millon(?:es)?",
    percent: "%|por ciento|porciento",
    up: "por encima|encima|supere?a?|sub\\w*|alza|mayor|gan\\w*|alcance|alcanza|llegue|llega|mas de|rebase|crece|crezca|dispar\\w*",
    down: "por debajo|debajo|baj\\w*|cae\\w*|caiga|cay\\w*|cai\\w*|pierd\\w*|menor|menos de|desplom\\w*|hund\\w*|retroce\\w*",
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
    thousand: "千",
    million: "百万",
    percent: "%|パーセント",
    up: "上回|超え|以上|上が|上昇|高く|到達|突破|伸び|騰|プラス|あが",
    down: "下回|割っ|割れ|割り|以下|下が|下落|安く|急落|落ち|暴落|減|マイナス|さが",
    and: "あと|それと|また|そして|それから",
    decimal: ".",
  },
};
