import { proposeAlertTool } from "../tools/propose-alert.ts";
import type { Intent } from "./intent.ts";

const wish =
  /\b(?:tell|alert|notify|warn|remind|ping|inform) me\b|\blet me know\b|^(?:please )?(?:set|create|add|make)(?: up)? (?:an? )?(?:price )?(?:alert|reminder)\b|^alert\b/;
const number = String.raw`[$€£]?\s*(\d[\d,]*(?:\.\d+)?)`;
const below = /\b(?:below|under|beneath|falls?(?: back)? to|drops? to|down to)\b/;

/** "Tell me when NVDA falls below 100": proposes the alert. */
export const alertIntent: Intent = {
  id: "alert",
  isPersonal: false,
  matches: ({ lower, named }) => named.length > 0 && wish.test(lower),
  async answer({ lower, named }, draft, context) {
    const meant = readAlert(lower);
    if (meant === null) {
      draft.line(
        "This was read as an alert, but not wholly understood. Write it such as “tell me when NVDA falls below 100”, or set it with the button Alert on the symbol's page.",
      );
      return;
    }
    for (const symbol of named) {
      const given = { symbol, ...meant, repeats: /\b(?:each|every) time\b|\bwhenever\b/.test(lower) };
      const input = proposeAlertTool.input.safeParse(given);
      if (!input.success) continue;
      const outcome = await proposeAlertTool.propose(input.data, context);
      if (draft.offer("propose_alert", given, outcome))
        draft.line(`An alert on ${symbol}? Nothing is set until you press its button.`);
    }
  },
};

/** What is waited for; null when the words do not say it. */
function readAlert(lower: string): { kind: string; value: number } | null {
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
    const isUp = /\b(?:ris\w*|gains?|climbs?|jumps?|up)\b/.test(lower);
    const isDown = /\b(?:falls?|drops?|loses?|down|sinks?)\b/.test(lower);
    if (/portfolio/.test(lower)) return { kind: "percent-of-portfolio", value };
    // Over a week or a month a way alone cannot be proposed.
    if (span !== undefined) return isUp || isDown ? null : { kind: `move-percent-of-${span}`, value };
    return isUp === isDown ? null : { kind: isUp ? "rise-percent-of-day" : "fall-percent-of-day", value };
  }
  const price = new RegExp(
    String.raw`\b(?:above|over|past|below|under|beneath|(?:rises?|climbs?|gets|falls?(?: back)?|drops?|up|down) to) ${number}`,
  ).exec(lower);
  if (price === null) return null;
  return { kind: below.test(price[0]) ? "price-below" : "price-above", value: Number(price[1]?.replaceAll(",", "")) };
}
