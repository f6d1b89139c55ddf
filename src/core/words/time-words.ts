import type { Language } from "../languages/languages.ts";

export type TimeUnit = "day" | "week" | "month" | "quarter" | "year";

/** How a language says times: each text is a part of a pattern over folded text (lower case, no accents), alternatives with "|". */
export interface TimeWords {
  readonly days: Readonly<Record<"today" | "yesterday" | "dayBefore" | "tomorrow" | "dayAfter", string>>;
  readonly units: Readonly<Record<TimeUnit, string>>;
  /** The unit that runs, the one before and the one to come; `after` follows the unit: "la semana pasada". */
  readonly this: string;
  readonly last: string;
  readonly next: string;
  readonly after: Readonly<Record<"last" | "next", string>>;
  /** Whole words for a unit: "去年", "ytd". */
  readonly whole: readonly (readonly [string, "this" | "last" | "next" | "before-last", TimeUnit])[];
  /** Before or after a number of units: "the last three months", "3ヶ月間". */
  readonly past: string;
  readonly pastAfter: string;
  /** The unit up to today, without a count: "the past {unit}"; empty for none. */
  readonly trailing: string;
  readonly coming: string;
  /** Around a number of units: "five years ago", "vor fünf Jahren". */
  readonly ago: Readonly<Record<"before" | "after", string>>;
  readonly since: Readonly<Record<"before" | "after", string>>;
  readonly always: string;
  readonly sinceBought: string;
  readonly startOf: string;
  readonly endOf: string;
  /** Words that a time begins with and that belong to it. */
  readonly lead: string;
  /** A plain number of units that means the time up to now: "sur 5 ans". */
  readonly over: string;
  readonly numbers: readonly string[];
  readonly quarter: string;
  readonly recently: string;
  /** Between the day, month and year of a date. */
  readonly of: string;
}

/** Times in the languages of the app. */
export const timeWords: Readonly<Record<Language, TimeWords>> = {
  en: {
    days: {
      today: "today|this morning|tonight|right now|intraday",
      yesterday: "yesterday",
      dayBefore: "(?:the )?day before yesterday",
      tomorrow: "tomorrow",
      dayAfter: "(?:the )?day after tomorrow",
    },
    units: {
      day: "days?|sessions?|trading days?",
      week: "weeks?|wk",
      month: "months?|mo",
      quarter: "(?:fiscal )?quarters?",
      year: "(?:fiscal |calendar |financial )?years?|yrs?",
    },
    this: "this|the current|current|the whole",
    last: "last|the last|previous|the previous|prior",
    next: "next|the next|coming|the coming|upcoming",
    after: { last: "before(?! last)", next: "ahead" },
    whole: [
      ["ytd|year to date|so far this year|since new year|the year so far|since the start of the year", "this", "year"],
      ["mtd|month to date", "this", "month"],
      ["the year before last", "before-last", "year"],
    ],
    past: "(?:the )?(?:last|past|previous|trailing)",
    pastAfter: "back",
    trailing: "(?:the )?(?:past|trailing) {unit}",
    coming: "(?:the )?(?:next|coming)|in|within",
    ago: { before: "", after: "ago|before today|back" },
    since: { before: "since|from|starting", after: "onwards?" },
    always: "all[- ]time|ever|overall|since inception|since the beginning|in total so far|altogether|to date",
    sinceBought:
      "since (?:i|we)(?:'ve| have)? (?:first )?(?:bought|purchased|own(?:ed)?|had|held|got)(?: (?:it|them))?|since (?:my )?(?:first )?purchase",
    startOf: "(?:the )?(?:start|beginning) of",
    endOf: "(?:the )?(?:end|close) of",
    lead: "in|on|during|over|for|of|at|as of|within|by|the|from|back in",
    over: "over|for",
    numbers: [
      "a|an|one",
      "two|couple of|a couple of",
      "three",
      "four",
      "five",
      "six",
      "seven",
      "eight",
      "nine",
      "ten",
      "eleven",
      "twelve",
    ],
    quarter: "q(?<quarter>[1-4])|(?<quarter>[1-4])(?:st|nd|rd|th) quarter",
    recently: "lately|recently|these days|of late",
    of: "(?: of|,)? ",
  },
  de: {
    days: {
      today: "heute (?:morgen|fruh)|heute|heutigen? tag(?:es)?|aktuellen tag",
      yesterday: "gestern|gestrigen? tag",
      dayBefore: "vorgestern",
      tomorrow: "morgen",
      dayAfter: "ubermorgen",
    },
    units: {
      day: "tage?n?s?|handelstage?n?|borsentage?n?",
      week: "wochen?",
      month: "monate?n?s?",
      quarter: "quartale?n?s?",
      year: "(?:geschafts|kalender)?jahre?n?s?",
    },
    this: "diese[rnsm]?|die laufende|laufende[rnsm]?|aktuelle[rnsm]?",
    last: "letzte[rnsm]?|vorige[rnsm]?|vergangene[rnsm]?|vorherige[rnsm]?",
    next: "nachste[rnsm]?|kommende[rnsm]?",
    after: { last: "zuvor|davor", next: "danach" },
    whole: [
      [
        "seit jahresbeginn|seit jahresanfang|ytd|im laufenden jahr|seit neujahr|bisher dieses jahr|dieses jahr bisher|heuer|seit anfang des jahres",
        "this",
        "year",
      ],
      ["im vorjahr|vorjahr|vorjahres", "last", "year"],
      ["im vormonat|vormonat", "last", "month"],
      ["im vorquartal|vorquartal", "last", "quarter"],
      ["seit monatsbeginn|seit monatsanfang", "this", "month"],
      ["vorletztes jahr|im vorletzten jahr", "before-last", "year"],
    ],
    past: "(?:der |die |den |das )?(?:letzten?|vergangenen?|zuruckliegenden)",
    pastAfter: "lang",
    trailing: "",
    coming: "(?:der |die |den )?(?:nachsten?|kommenden?)|in|binnen",
    ago: { before: "vor", after: "" },
    since: { before: "seit|ab|von", after: "" },
    always:
      "aller zeiten|insgesamt|jemals|uberhaupt je|seit beginn|seit anfang an|seit auflage|von anfang an|bis heute|bisher insgesamt",
    sinceBought:
      "seit (?:dem |meinem )?(?:erst)?kauf|seit ich (?:sie|es|ihn|die|das)? ?(?:habe|halte|gekauft habe|besitze)|seit erwerb",
    startOf: "anfang|beginn|zu beginn|zum beginn",
    endOf: "ende|zum ende|schluss",
    lead: "im|in|am|an|wahrend|uber|fur|vom|zum|zu|der|den|dem|das|des|die|von|auf|innerhalb|bis|ab",
    over: "uber|auf|fur",
    numbers: [
      "ein(?:e[nrms]?)?",
      "zwei|paar",
      "drei",
      "vier",
      "funf",
      "sechs",
      "sieben",
      "acht",
      "neun",
      "zehn",
      "elf",
      "zwolf",
    ],
    quarter: "q(?<quarter>[1-4])|(?<quarter>[1-4])\\. quartal",
    recently: "in letzter zeit|zuletzt|neuerdings|kurzlich|jungst|letzthin",
    of: "\\.? ?(?:des jahres )?",
  },
  fr: {
    days: {
      today: "ce matin|aujourd ?'? ?hui|ce jour|en ce moment|la seance du jour|du jour",
      yesterday: "hier",
      dayBefore: "avant-hier|avant hier",
      tomorrow: "demain",
      dayAfter: "apres-demain|apres demain",
    },
    units: {
      day: "jours?|seances?",
      week: "semaines?",
      month: "mois",
      quarter: "trimestres?",
      year: "annees?|ans?|exercices?",
    },
    this: "cette|cet|ce|l ?'? ?(?=annee en cours)",
    last: "le dernier|la derniere|dernier|derniere",
    next: "le prochain|la prochaine|prochain|prochaine",
    after: { last: "derniere?|passee?|precedente?|ecoulee?", next: "prochaine?|suivante?|a venir" },
    whole: [
      [
        "depuis (?:le )?debut (?:de l ?'? ?annee|d ?'? ?annee)|ytd|l ?'? ?annee en cours|annee en cours",
        "this",
        "year",
      ],
      ["depuis le debut du mois|le mois en cours", "this", "month"],
    ],
    past: "(?:les |des |ces |aux |l ?'? ?)?(?:dernieres?|derniers?|precedents?)",
    pastAfter: "derniers|dernieres|ecoules|ecoulees|passes|passees",
    trailing: "(?:l'|la |le )?{unit} ecoulee?",
    coming: "(?:les |des |dans les )?(?:prochaine?s?)|dans",
    ago: { before: "il y a|y a|voila", after: "plus tot|auparavant" },
    since: { before: "depuis|a partir de|a partir du|des", after: "" },
    always: "de tous les temps|depuis toujours|au total|depuis le debut|depuis l ?'? ?origine|en tout",
    sinceBought:
      "depuis (?:que je l ?'? ?ai achetee?|mon achat|l ?'? ?achat|que j ?'? ?en ai|que je (?:la|le|les) (?:detiens|possede))",
    startOf: "(?:au |le |du )?debut(?: de| du| d ?'? ?)?",
    endOf: "(?:a la |la |en )?fin(?: de| du| d ?'? ?)?",
    lead: "en|au|du|de|le|la|les|sur|pendant|durant|dans|l ?'|a|pour|au cours de|au cours du|d ?'|des|aux",
    over: "sur|pendant|depuis",
    numbers: ["une?", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"],
    quarter: "t(?<quarter>[1-4])|q(?<quarter>[1-4])|(?<quarter>[1-4])(?:er|e|eme) trimestre",
    recently: "recemment|dernierement|ces derniers temps|ces temps-ci",
    of: " (?:de |d ?'? ?)?",
  },
  es: {
    days: {
      today: "esta manana|hoy|ahora mismo|en el dia",
      yesterday: "ayer",
      dayBefore: "anteayer|antes de ayer|antier",
      tomorrow: "(?<!la )manana",
      dayAfter: "pasado manana",
    },
    units: {
      day: "dias?|sesion(?:es)?|jornadas?",
      week: "semanas?",
      month: "mes(?:es)?",
      quarter: "trimestres?",
      year: "anos?|ejercicios?",
    },
    this: "este|esta|el|la(?= semana| ano en curso)",
    last: "el ultimo|la ultima|ultimo|ultima|el pasado|la pasada|pasado|pasada",
    next: "el proximo|la proxima|proximo|proxima|el siguiente|la siguiente",
    after: { last: "pasad[oa]|anterior", next: "que viene|proxim[oa]|siguiente|entrante" },
    whole: [
      [
        "(?:en )?lo que va de(?:l)? ano|desde (?:el )?(?:principio|inicio|comienzo|primero) de(?:l)? ano|ytd|el ano en curso|del ano(?! (?:pasado|anterior|que viene|\\d|proximo))",
        "this",
        "year",
      ],
      [
        "(?:en )?lo que va de(?:l)? mes|desde (?:principio|inicio)s? de mes|del mes(?! (?:pasado|anterior|que viene|proximo))",
        "this",
        "month",
      ],
    ],
    past: "(?:los |las |el |la )?(?:ultim[oa]s?|pasad[oa]s?)",
    pastAfter: "pasad[oa]s|atras",
    trailing: "(?:el |la )?ultim[oa] {unit}",
    coming: "(?:los |las |el |la )?(?:proxim[oa]s?|siguientes?)|en|dentro de",
    ago: { before: "hace", after: "atras" },
    since: { before: "desde(?: el| la)?|a partir de(?:l)?", after: "en adelante" },
    always:
      "de siempre|historicos?|en total|desde el principio|desde el inicio|alguna vez|de todos los tiempos|hasta (?:ahora|hoy|la fecha)|desde siempre",
    sinceBought: "desde (?:que (?:la|lo|las|los) (?:compre|tengo)|mi compra|la compra)",
    startOf: "(?:a )?(?:principios?|inicios?|comienzos?)(?: de(?:l)?)?",
    endOf: "(?:a |al )?(?:finales?|fin|cierre)(?: de(?:l)?)?",
    lead: "en|el|la|los|las|de|del|durante|a|al|por|para|dentro de|con fecha",
    over: "a|durante|los",
    numbers: [
      "una?o?",
      "dos|par de",
      "tres",
      "cuatro",
      "cinco",
      "seis",
      "siete",
      "ocho",
      "nueve",
      "diez",
      "once",
      "doce",
    ],
    quarter: "t(?<quarter>[1-4])|(?<quarter>[1-4])t|q(?<quarter>[1-4])|(?<quarter>[1-4])[oº]? trimestre",
    recently: "ultimamente|recientemente|hace poco",
    of: " (?:de |del )?",
  },
  ja: {
    days: {
      today: "今朝|今日|本日|きょう|当日",
      yesterday: "昨日|きのう",
      dayBefore: "一昨日|おととい",
      tomorrow: "明日|あした|あす",
      dayAfter: "明後日|あさって",
    },
    units: { day: "日", week: "週", month: "(?:か|ヶ|カ|ケ|ヵ|箇)?月", quarter: "四半期", year: "年" },
    this: "今|この|当",
    last: "先|前|直近|昨",
    next: "来|次の?|翌",
    after: { last: "前", next: "後" },
    whole: [
      ["年初来|年初から|年始から|今年に入ってから|今年|本年|ことし", "this", "year"],
      ["去年|昨年|前年", "last", "year"],
      ["一昨年|おととし", "before-last", "year"],
      ["来年", "next", "year"],
      ["年内", "this", "year"],
      ["今月|当月", "this", "month"],
      ["先月|前月", "last", "month"],
      ["来月", "next", "month"],
      ["先々月", "before-last", "month"],
      ["今週", "this", "week"],
      ["先週|前週", "last", "week"],
      ["来週", "next", "week"],
      ["今四半期|今期", "this", "quarter"],
      ["前四半期|前期", "last", "quarter"],
      ["次の四半期|来四半期|来期", "next", "quarter"],
    ],
    past: "過去|ここ|直近の?|この",
    pastAfter: "間|前から|来",
    trailing: "",
    coming: "今後|向こう",
    ago: { before: "", after: "前" },
    since: { before: "", after: "から|以来|以降|より" },
    always: "史上|過去最高|これまで(?:の)?(?:全部|累計)?|累計|通算|全期間|今まで",
    sinceBought: "買ってから|購入してから|購入以来|取得(?:して)?から",
    startOf: "初め|始め|初",
    endOf: "末|終わり",
    lead: "",
    over: "",
    numbers: ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"],
    quarter: "第?(?<quarter>[1-4])四半期|q(?<quarter>[1-4])",
    recently: "最近|このところ|近頃|ここのところ",
    of: "",
  },
};
