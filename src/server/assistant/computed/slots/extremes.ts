import type { Reading, TextSpan } from "./reading.ts";
import type { EveryUnit, SpanExtreme } from "./slots.ts";

const best = "best|strongest|greatest|most profitable|most successful";
const worst = "worst|weakest|poorest|least profitable";
/** A highest or lowest price is no return: these words need one. */
const highest = "highest|top";
const lowest = "lowest";
const large = "biggest|largest|steepest|sharpest|greatest|highest|deepest|best|worst";
const rise = "gains?|rises?|jumps?|pops?|returns?|rall(?:y|ies)|increases?|up ?moves?";
const fall = "drops?|falls?|loss(?:es)?|declines?|crash(?:es)?|dips?|decreases?|down ?moves?";
const units: Readonly<Record<string, EveryUnit>> = {
  daily: "day",
  weekly: "week",
  monthly: "month",
  quarterly: "quarter",
  yearly: "year",
  annual: "year",
};
const unit = "days?|weeks?|months?|quarters?|years?";
const filler = "(?: (?:ever|single|one|trading|calendar|performing|up|down|market|whole|full))*";
const noPurpose = "(?! (?:to|for) (?:buy|sell|invest|trade|enter|exit)|[ -](?:low|high|average|range))";

const patterns = [
  // "Best single trading day", "worst month".
  new RegExp(
    String.raw`(?<!\p{L})(?:(?<up>${best}|(?:biggest|largest) up)|(?<down>${worst}|(?:biggest|largest) down))${filler} (?<unit>${unit})(?!\p{L})${noPurpose}(?: (?:${rise}|${fall}|performance|moves?))?`,
    "u",
  ),
  // "Biggest one-day drop", "largest monthly gain".
  new RegExp(
    String.raw`(?<!\p{L})(?:${large})${filler}[ -](?<unit>${unit}|${Object.keys(units).join("|")})[ -](?:price |percentage |percent )?(?:(?<up>${rise})|(?<down>${fall}))(?!\p{L})`,
    "u",
  ),
  // "Biggest drop in one day".
  new RegExp(
    String.raw`(?<!\p{L})(?:${large}) (?:price |percentage |percent |ever )*(?:(?<up>${rise})|(?<down>${fall}))(?: ever)? (?:in|on|over|within) (?:a|one|any)(?: single| trading)? (?<unit>${unit})(?!\p{L})`,
    "u",
  ),
];
const asked =
  /(?<!\p{L})(?:(?:in|on|during) )?(?:which|what)(?: (?:single|one|trading|calendar|past))* (?<unit>days?|weeks?|months?|quarters?|years?)(?= (?:was|is|were|are|did|do|does|had|has|have|gave|give|brought|made|saw|went|on|in|of|of the|the)(?!\p{L}))/u;
/** Losing most comes first: "most money" alone is a gain. */
const ends = [
  [
    "worst",
    new RegExp(
      String.raw`(?<!\p{L})(?:${lowest}) (?:${rise}|${fall}|performance|results?)(?!\p{L})|(?<!\p{L})(?:${worst})(?: (?:${rise}|${fall}|performance|results?|one))?(?!\p{L})|(?<!\p{L})(?:lose|lost|fall|fell|drop|dropped|decline|declined|sink|sank|crash|crashed|down) (?:the |me the |by the )?(?:most|furthest)(?: money)?(?!\p{L})|(?<!\p{L})(?:most|biggest|largest) (?:${fall})(?!\p{L})`,
      "u",
    ),
  ],
  [
    "best",
    new RegExp(
      String.raw`(?<!\p{L})(?:${highest}) (?:${rise}|performance|results?)(?!\p{L})|(?<!\p{L})(?:${best})(?: (?:${rise}|performance|results?|one))?(?!\p{L})|(?<!\p{L})(?:gain|gained|rise|rose|make|made|earn|earned|climb|climbed|jump|jumped|grow|grew|up|win|won) (?:the |me the |by the )?(?:most|furthest)(?: money)?(?!\p{L})|(?<!\p{L})(?:most|biggest|largest) (?:${rise}|money)(?!\p{L})`,
      "u",
    ),
  ],
] as const;

/** Reads the days, weeks, months, quarters or years with the highest or lowest return that a question asks for. */
export function readExtremes(reading: Reading): readonly SpanExtreme[] {
  const found: SpanExtreme[] = [];
  for (const pattern of patterns)
    for (let match = reading.match(pattern); match !== null; match = reading.match(pattern)) {
      const { up, unit: of = "day" } = match.groups ?? {};
      found.push({ end: up === undefined ? "worst" : "best", unit: unitOf(of), at: spanOf(match) });
    }
  if (found.length > 0) return found.toSorted((one, other) => one.at.from - other.at.from);
  const place = asked.exec(reading.free());
  if (place === null) return [];
  return ends.flatMap(([end, pattern]) => {
    const match = reading.match(pattern);
    if (match === null) return [];
    reading.take(spanOf(place));
    return [{ end, unit: unitOf(place.groups?.["unit"] ?? "day"), at: spanOf(match) }];
  });
}

/** Reads "on which day was its price lowest": the high and low of a time are known with their days. */
export function readPriceExtreme(reading: Reading): TextSpan | null {
  const place = asked.exec(reading.free());
  if (place === null || unitOf(place.groups?.["unit"] ?? "") !== "day") return null;
  const match = reading.match(/(?<!\p{L})(?:at (?:its|the) )?(?:highest|lowest)(?!\p{L})/u);
  if (match === null) return null;
  reading.take(spanOf(place));
  return spanOf(match);
}

function unitOf(written: string): EveryUnit {
  return units[written] ?? (written.replace(/s$/, "") as EveryUnit);
}

function spanOf(match: RegExpExecArray): TextSpan {
  return { from: match.index, to: match.index + match[0].length };
}
