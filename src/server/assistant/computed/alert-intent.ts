import type { ToolContext } from "../tool.ts";
import { proposeAlertTool } from "../tools/propose-alert.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import type { Intent } from "./intent.ts";
import { plainWords, wordsOfKind } from "./grammar/alert-words.ts";
import { writtenOut } from "./grammar/shorthand.ts";

const wish =
  /\b(?:alert|notify|warn|remind|ping) me\b|^(?:(?:please|can you|could you|will you|just|hey|hi|ok)[, ]+)*(?:tell me|inform me|let me know)(?= (?:as soon as|once|when|whenever|if|each time|every time|the moment|\d+ days? before|a day before|before)\b)|^(?:please )?(?:set|create|add|make)(?: up)? (?:an? )?(?:(?:price|dividend|earnings|volume) )?(?:alert|alarm|reminder|notification)\b|^alert\b|^(?:please )?(?:alert|notify|warn|remind|ping)(?= (?:when|if|once|whenever)\b)/;
const number = String.raw`[$€£]?\s*(\d[\d,]*(?:\.\d+)?)`;
const below = /\b(?:below|under|beneath|falls?(?: back)? to|drops? to|down to)\b/;

/** "Tell me when Apple reports next", "could you tell me when it pays its dividend": a day is asked for. */
const asksForDay =
  /\b(?:reports?|earnings|dividend)\b.*\bnext$|\b(?:could|can|would) you tell me when\b(?!.*\d)|\btell me when (?:\S+ ){1,3}(?:pays|reports|announces|releases|goes ex|is due)\b/;

/** "Tell me when NVDA falls below 100": proposes the alert. */
export const alertIntent: Intent = {
  id: "alert",
  isPersonal: false,
  matches: ({ lower, named }) => named.length > 0 && wish.test(lower) && !asksForDay.test(lower),
  async answer(question, draft, context) {
    const { named } = question;
    const [lower, unnamed] = [inFull(question.lower), inFull(question.unnamed)];
    const said = unnamed
      .replace(/^\W*(?:please )?(?:can|could|will) you (?:please )?/, "")
      .replace(
        wish,
        (said) => ` ${/(?:dividend|earnings)(?= (?:alert|alarm|reminder|notification))/.exec(said)?.[0] ?? ""} `,
      );
    const sentence = named.length > 1 ? said.replace(/\band\b/g, " ") : said;
    const meant = readAlert(lower);
    const { wishes } = draft.words;
    if (meant !== null && saysNoMore(sentence, meant)) {
      await proposeAlerts(named, { meant, lower, said }, draft, context);
      return;
    }
    const clauses = named.length === 1 ? clausesOf(sentence) : [];
    const read = clauses.map((text) => ({ text, meant: conditionIn(text) }));
    const understood = read.filter(({ meant: one }) => one !== null);
    if (clauses.length < 2 || understood.length === 0) {
      draft.line(wishes.alertNotUnderstood("tell me when NVDA falls below 100"));
      return;
    }
    for (const { text, meant: one } of understood)
      if (one !== null) await proposeAlerts(named, { meant: one, lower: text, said: text }, draft, context);
    if (understood.length > 1) draft.line(wishes.alertsApart);
    for (const { text, meant: one } of read) if (one === null) draft.line(wishes.alertPartly(text));
  },
};

/** Proposes one alert for each symbol, or says why there is none. */
export async function proposeAlerts(
  named: readonly string[],
  { meant, lower, said }: { readonly meant: Meant; readonly lower: string; readonly said: string },
  draft: AnswerDraft,
  context: ToolContext,
): Promise<void> {
  for (const symbol of named) {
    const problem = await otherCurrency(symbol, said, context);
    if (problem !== null) {
      draft.line(problem);
      continue;
    }
    const price = meant.kind.startsWith("price-") ? await priceOf(symbol, context) : null;
    const value = meant.kind === "price-from-here" ? fromHere(price, meant.value) : meant.value;
    const kind = /^price-(?:reached|from-here)$/.test(meant.kind) ? sideOf(price, value) : meant.kind;
    if (kind === null || value === null) {
      draft.line(draft.words.wishes.priceUnknown(symbol));
      continue;
    }
    const given = { symbol, kind, value, repeats: /\b(?:each|every) time\b|\bwhenever\b/.test(lower) };
    const input = proposeAlertTool.input.safeParse(given);
    if (!input.success) continue;
    const outcome = await proposeAlertTool.propose(input.data, context);
    if (draft.offer("propose_alert", given, outcome)) draft.line(draft.words.wishes.alert(symbol));
  }
}

/**
 * Conditions that are joined in one wish, each for an alert of its own: "rises by 4% in a day, and one on earnings day too". A plain "and"
 * wants both at once, which no alert can.
 */
function clausesOf(sentence: string): readonly string[] {
  return sentence
    .split(
      /,?\s+(?:or|(?:and|but|plus)(?=\s+(?:also|an?other|one|an alert|when|if|once)\b|[^,]*\btoo\b))\s+(?:also\s+)?(?:an?(?:other)?\s+(?:one|alert)\s+|one\s+|another\s+)?/,
    )
    .map((clause) =>
      clause
        .replaceAll(/(?<=\s|^)(?:also|too|as well)(?=[\s,.!]|$)/g, " ")
        .replaceAll(/\s{2,}/g, " ")
        .trim(),
    )
    .filter((clause) => clause !== "");
}

/** The condition of one clause; null where it isn't fully understood. */
function conditionIn(clause: string): Meant | null {
  const meant = readAlert(clause);
  return meant === null || !saysNoMore(clause, meant) ? null : meant;
}

/** "100k" as 100000. */
function inFull(text: string): string {
  return writtenOut(text)
    .replaceAll(/(\d+(?:\.\d+)?) ?k\b/g, (_, number) => String(Number(number) * 1000))
    .replaceAll(/ ?< ?(?=[$€£]?\d)/g, " below ")
    .replaceAll(/ ?> ?(?=[$€£]?\d)/g, " above ");
}

async function priceOf(symbol: string, { api }: ToolContext): Promise<number | null> {
  const quotes = await api("GET /api/market/quotes", { symbols: [symbol] });
  return quotes.ok ? (quotes.output.quotes[0]?.price ?? null) : null;
}

/** The price that is so many per cent from the one now, to the cent. */
function fromHere(price: number | null, percent: number): number | null {
  return price === null ? null : Math.round(price * (100 + percent)) / 100;
}

/** From which side a price is to be reached: from below where it is lower now; null if no price is known. */
function sideOf(price: number | null, value: number | null): string | null {
  if (price === null || value === null) return null;
  return price < value ? "price-above" : "price-below";
}

interface Meant {
  readonly kind: string;
  /** In the unit of the kind. */
  readonly value: number;
}

/** False if the sentence has words or numbers that the alert would ignore. */
function saysNoMore(sentence: string, { kind, value }: Meant): boolean {
  const numbers = sentence.match(/\d[\d.,]*/g) ?? [];
  if (numbers.length > 1 || numbers.some((number) => !isPlainNumber(number) || numberOf(number) !== Math.abs(value)))
    return false;
  const isOfTwo = /\bhigh\b.*\blow\b|\blow\b.*\bhigh\b|earnings.*dividend|dividend.*earnings/.test(sentence);
  if (isOfTwo || /\b(?:once|each|every) (?:an? )?(?:day|week|month)\b/.test(sentence)) return false;
  const own = wordsOfKind.find(([kinds]) => kinds.test(kind))?.[1] ?? "";
  const known = new Set(`${plainWords} ${own}`.split(" "));
  return (sentence.replaceAll("'s ", " ").match(/\p{L}+/gu) ?? []).every((word) => known.has(word));
}

/** False for "100,50" and "1.000", which may be either of two numbers. */
function isPlainNumber(digits: string): boolean {
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(digits) && !/^\d{1,3}[.,]\d{3}$/.test(digits);
}

function numberOf(digits: string): number {
  return Number(digits.replaceAll(",", ""));
}

const saidCurrencies: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\$|\bdollars?\b/, ["USD", "CAD", "AUD", "HKD", "SGD", "NZD"]],
  [/\busd\b/, ["USD"]],
  [/€|\beuros?\b|\beur\b/, ["EUR"]],
  [/£|\bpounds?\b|\bgbp\b/, ["GBP"]],
];

/** Says so where the sentence names another currency than the symbol's price has; null where it doesn't. */
async function otherCurrency(symbol: string, sentence: string, { api, words }: ToolContext): Promise<string | null> {
  const said = saidCurrencies.find(([pattern]) => pattern.test(sentence));
  if (said === undefined) return null;
  const quotes = await api("GET /api/market/quotes", { symbols: [symbol] });
  const currency = quotes.ok ? (quotes.output.quotes[0]?.currency ?? null) : null;
  if (currency !== null && said[1].includes(currency)) return null;
  if (currency === null) return words.answers.wishes.currencyUnknown(symbol);
  return words.answers.wishes.otherCurrency({ symbol, currency });
}

/** The condition of the alert; null where the words don't name it. */
function readAlert(lower: string): Meant | null {
  const weeks = /(?:(\d+)[- ]week|new|all[- ]time) (high|low)\b/.exec(lower);
  if (weeks !== null) {
    // Nobody knows of all time; a year is what people look at where they name no span.
    if (lower.includes("all-time") || lower.includes("all time")) return null;
    return { kind: `new-${weeks[2] ?? "high"}-of-weeks`, value: Number(weeks[1] ?? 52) };
  }
  const times = /(\d+(?:\.\d+)?) ?(?:x|times)\b/.exec(lower);
  if (/\bvolume\b/.test(lower)) return times === null ? null : { kind: "times-usual-volume", value: Number(times[1]) };
  if (/\b(?:earnings|reports?|ex-dividend|ex dividend|dividend)\b/.test(lower)) {
    const days = /(\d+) days?\b/.exec(lower);
    const isDay = /\bon (?:the )?(?:\S+ )?day\b(?!s)|\bon (?:the )?day of\b/.test(lower) && !/\bbefore\b/.test(lower);
    const isWeek = /\ba week\b/.test(lower);
    const kind = /dividend/.test(lower) ? "days-before-ex-dividend" : "days-before-earnings";
    return { kind, value: days === null ? (isWeek ? 7 : isDay ? 0 : 1) : Number(days[1]) };
  }
  const percent = /(\d+(?:\.\d+)?) ?(?:%|per ?cent)/.exec(lower);
  if (percent !== null) {
    const value = Number(percent[1]);
    const span = /\b(week|month)\b/.exec(lower)?.[1];
    const isEither = /\b(?:either way|up or down|either direction)\b|\bmoves?\b(?!.*\b(?:up|down)\b)/.test(lower);
    const isUp = /\b(?:ris\w*|gains?|climbs?|jumps?|up)\b/.test(lower);
    const isDown = /\b(?:falls?|drops?|loses?|down|sinks?)\b/.test(lower);
    if (/\bfrom (?:here|now|today'?s? (?:price|level)|the current (?:price|level)|where it is(?: now)?)\b/.test(lower))
      return isUp === isDown ? null : { kind: "price-from-here", value: isUp ? value : -value };
    if (/portfolio/.test(lower)) return { kind: "percent-of-portfolio", value };
    // Over a week or a month a way alone cannot be proposed.
    if (span !== undefined) return isUp || isDown ? null : { kind: `move-percent-of-${span}`, value };
    if (isUp === isDown) return isEither ? { kind: "move-percent-of-day", value } : null;
    return { kind: isUp ? "rise-percent-of-day" : "fall-percent-of-day", value };
  }
  const price = new RegExp(
    String.raw`\b(?:above|over|past|below|under|beneath|(?:rises?|climbs?|gets|falls?(?: back)?|drops?|up|down) to) ${number}`,
  ).exec(lower);
  if (price === null) {
    // "Set an alert for KO at 75"
    const reached =
      new RegExp(String.raw`^(?:please )?(?:set|create|add|make)\b.*\bat ${number}$`).exec(lower) ??
      new RegExp(
        String.raw`\b(?:hits?|reach(?:es)?|touch(?:es)?|breaks?(?: through)?|cross(?:es)?|gets? (?:back )?to|goes (?:back )?to|is at|trades at) ${number}`,
      ).exec(lower);
    return reached === null ? null : { kind: "price-reached", value: Number(reached[1]?.replaceAll(",", "")) };
  }
  return { kind: below.test(price[0]) ? "price-below" : "price-above", value: Number(price[1]?.replaceAll(",", "")) };
}
