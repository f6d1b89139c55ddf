import type { ToolContext } from "../tool.ts";
import { proposeAlertTool } from "../tools/propose-alert.ts";
import type { Intent } from "./intent.ts";

const wish =
  /\b(?:alert|notify|warn|remind|ping) me\b|^(?:(?:please|can you|could you|will you|just|hey|hi|ok)[, ]+)*(?:tell me|inform me|let me know)(?= (?:as soon as|once|when|whenever|if|each time|every time|the moment|\d+ days? before|a day before|before)\b)|^(?:please )?(?:set|create|add|make)(?: up)? (?:an? )?(?:price )?(?:alert|reminder)\b|^alert\b/;
const number = String.raw`[$€£]?\s*(\d[\d,]*(?:\.\d+)?)`;
const below = /\b(?:below|under|beneath|falls?(?: back)? to|drops? to|down to)\b/;

/** "Tell me when NVDA falls below 100": proposes the alert. */
export const alertIntent: Intent = {
  id: "alert",
  isPersonal: false,
  // "Tell me when Apple reports next" asks for a day.
  matches: ({ lower, named }) =>
    named.length > 0 && wish.test(lower) && !/\b(?:reports?|earnings|dividend)\b.*\bnext$/.test(lower),
  async answer(question, draft, context) {
    const { named } = question;
    const [lower, unnamed] = [inFull(question.lower), inFull(question.unnamed)];
    const meant = readAlert(lower);
    const said = unnamed.replace(wish, " ");
    if (meant === null || !saysNoMore(named.length > 1 ? said.replace(/\band\b/g, " ") : said, meant)) {
      draft.line(
        "This alert wasn't fully understood. Try “tell me when NVDA falls below 100”, or use the Alert button on the symbol's page.",
      );
      return;
    }
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
        draft.line(
          `The price of ${symbol} isn't known, so say whether it is to rise above or to fall below that price.`,
        );
        continue;
      }
      const given = { symbol, kind, value, repeats: /\b(?:each|every) time\b|\bwhenever\b/.test(lower) };
      const input = proposeAlertTool.input.safeParse(given);
      if (!input.success) continue;
      const outcome = await proposeAlertTool.propose(input.data, context);
      if (draft.offer("propose_alert", given, outcome))
        draft.line(`An alert on ${symbol}? Nothing is set until you press its button.`);
    }
  },
};

/** "100k" as 100000. */
function inFull(text: string): string {
  return text.replaceAll(/(\d+(?:\.\d+)?) ?k\b/g, (_, number) => String(Number(number) * 1000));
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

/** Filler words that don't change an alert. */
const plainWords =
  "when whenever if once as soon each every time again the a an it its price share shares stock stocks of is are goes gets crosses cross trades trading moves at to by of please";
/** Further words for a kind of alert. */
const wordsOfKind: readonly (readonly [RegExp, string])[] = [
  [
    /^price-from-here$/,
    "from here now today price level current where move moves rise rises gain gains climb climbs jump jumps up fall falls drop drops lose loses down sink sinks goes per cent percent more than least another",
  ],
  [
    /^price-reached$/,
    "hits hit reaches reach touches touch breaks break through gets to at is back up down usd eur gbp dollar dollars euro euros pound pounds",
  ],
  [/^price-above$/, "above over past rise rises climb climbs up usd eur gbp dollar dollars euro euros pound pounds"],
  [
    /^price-below$/,
    "below under beneath fall falls back drop drops down usd eur gbp dollar dollars euro euros pound pounds",
  ],
  [/^new-/, "new high low week weeks makes reaches hits sets"],
  [/^times-/, "x times usual normal average typical daily volume"],
  [/^days-/, "earnings report reports results dividend ex date day days week before ahead until next release"],
  [
    /^move-/,
    "move change changes swings per cent percent in within over on day single one week month more than least either way up or down direction",
  ],
  [
    /^(?:rise|fall)-/,
    "rise rises gain gains climb climbs jump jumps up fall falls drop drops lose loses down sink sinks per cent percent in within on day today more than least one single",
  ],
  [/^percent-of-portfolio$/, "per cent percent my portfolio makes up more than over above exceeds"],
];

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
async function otherCurrency(symbol: string, sentence: string, { api }: ToolContext): Promise<string | null> {
  const said = saidCurrencies.find(([words]) => words.test(sentence));
  if (said === undefined) return null;
  const quotes = await api("GET /api/market/quotes", { symbols: [symbol] });
  const currency = quotes.ok ? (quotes.output.quotes[0]?.currency ?? null) : null;
  if (currency !== null && said[1].includes(currency)) return null;
  if (currency === null)
    return `The currency of ${symbol} isn't known, so no alert was prepared. Leave out the currency.`;
  return `${symbol} is priced in ${currency}, so no alert was prepared. Name the price in ${currency}.`;
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
    const isWeek = /\ba week\b/.test(lower);
    const kind = /dividend/.test(lower) ? "days-before-ex-dividend" : "days-before-earnings";
    return { kind, value: days === null ? (isWeek ? 7 : 1) : Number(days[1]) };
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
    const reached = new RegExp(
      String.raw`\b(?:hits?|reach(?:es)?|touch(?:es)?|breaks?(?: through)?|cross(?:es)?|gets? (?:back )?to|goes (?:back )?to|is at|trades at) ${number}`,
    ).exec(lower);
    return reached === null ? null : { kind: "price-reached", value: Number(reached[1]?.replaceAll(",", "")) };
  }
  return { kind: below.test(price[0]) ? "price-below" : "price-above", value: Number(price[1]?.replaceAll(",", "")) };
}
