import { catalog, type Indicator } from "#core/indicators/index.ts";
import { measure } from "./measure.ts";
import { phrasePattern, type Reading } from "./reading.ts";
import type { MeasureUse } from "./slots.ts";

/** Words of an indicator's outputs say nothing more than its name. */
const outputs =
  /(?<![\p{L}\p{N}])(?:%[kdbr](?:\/%[kd])?|[+-]di|bandwidth|histogram|signal line|(?:upper|middle|lower) bands?|line|lines|value|reading|crossover)(?![\p{L}\p{N}])/u;

/** "Near the upper band": the answer has the close and each band. */
const bandWords =
  /(?<!\p{L})(?:(?:near(?:er)?|close(?:r)? to|touching|touch|at|above|below|outside|inside|over|under)(?: (?:its|the))? )?(?:upper|middle|lower)(?: bands?)?(?!\p{L})/u;

const patterns = catalog.map((indicator) => {
  const { id, name, short, aliases } = indicator;
  const names = [id.toLowerCase(), short.toLowerCase(), name.toLowerCase(), ...aliases];
  const source = phrasePattern(names.join("|")).source;
  return { indicator, pattern: new RegExp(source, "u"), length: Math.max(...names.map((one) => one.length)) };
});
const before =
  /(?<![\p{L}\p{N}$€£])(\d{1,3})(?:[- ]?(?:and|\/|,|&) ?(\d{1,3}))?[- ]?(?:day|days|period|periods|bar|d)?[- ]$/u;
const after =
  /^ ?\(? ?(\d{1,3}(?:\.\d)?(?: ?[,/] ?\d{1,3}(?:\.\d)?){0,4})(?: ?(?:day|days|period|periods))? ?\)?(?![\p{L}\p{N}%])/u;

/** Numbers that belong to a time or to another measure: "the last 14 days", "14 days ago". */
const ofTime =
  /(?<!\p{L})(?:last|past|previous|prior|next|coming|for|over|in|within|during|of|since|after|before|until|than|these|those|every|by)(?: the)?[\s,]*$/u;
const apartDays =
  /(?<![\p{L}\p{N}.,$€£])(\d{1,3})[- ]?(?:days?|periods?|bars?)(?![\p{L}\p{N}-])(?=\s*(?:$|[,.?!;)\uE000]|(?:and|with|or|please)(?!\p{L})|(?:\d|one|two|three)[\d.]* ?(?:sigma|standard|std|sd|st)))/u;
const apartDeviations =
  /(?<![\p{L}\p{N}.])(\d(?:\.\d)?|one|two|three)[- ]?(?:sigmas?|standard deviations?|std\.? ?devs?|stdevs?|sds?)(?![\p{L}\p{N}])/u;
const smallNumbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };

/** The numbers of an indicator that are written apart from its name: "RSI of NVDA, 14 days", "20 days, two sigma". */
function apartFrom(reading: Reading, { id, parameters }: Indicator): readonly number[] {
  const { length: count } = Object.keys(parameters);
  const free = reading.free();
  const days = count === 0 ? null : apartDays.exec(free);
  if (days === null || ofTime.test(free.slice(0, days.index))) return [];
  const deviations = id === "bollinger" ? apartDeviations.exec(free) : null;
  for (const found of [days, deviations])
    if (found !== null) reading.take({ from: found.index, to: found.index + found[0].length });
  const width = deviations?.[1] ?? null;
  return [Number(days[1]), ...(width === null ? [] : [smallNumbers[width] ?? Number(width)])];
}

/**
 * Reads indicators that are named with their numbers, such as "RSI(14)", "MACD 12,26,9" and "50 and 200 day SMA", and those that no
 * measure of its own answers. Takes their words.
 */
export function readIndicators(reading: Reading, isMeasure: (words: string) => boolean): readonly MeasureUse[] {
  const found: MeasureUse[] = [];
  for (const { indicator, pattern } of patterns) {
    const match = pattern.exec(reading.free());
    if (match === null) continue;
    let [from, to] = [match.index, match.index + match[0].length];
    const left = before.exec(reading.free().slice(0, from));
    const between =
      /^(?:[\s,]*(?:%[kdb]|bandwidth|and|bands?)(?!\p{L}))*/u.exec(reading.free().slice(to))?.[0].length ?? 0;
    const right = after.exec(reading.free().slice(to + between));
    const sets =
      right !== null
        ? [numbersIn(right[1] ?? "")]
        : left !== null
          ? [left[1], left[2]].filter((one) => one !== undefined).map((one) => [Number(one)])
          : [];
    const beforeApart = reading.free();
    const apart = sets.length === 0 && found.length === 0 ? apartFrom(reading, indicator) : [];
    if (sets.length === 0 && apart.length === 0 && isMeasure(match[0])) continue;
    if ([...sets, apart].some((set) => !fits(indicator, set))) {
      reading.restore(beforeApart);
      continue;
    }
    if (right !== null) to += between + right[0].length;
    else if (left !== null) from = left.index;
    const at = { from, to };
    reading.take(at);
    const numbered = apart.length === 0 ? sets : [apart];
    const whats = numbered.length === 0 ? [indicator.id] : numbered.map((set) => [indicator.id, ...set].join(","));
    for (const what of whats)
      found.push({
        measure: measure(`indicator ${what}`, "", { instrument: `indicator:${what}` }, { name: indicator.name }),
        at,
      });
  }
  if (found.length > 0 || reading.has(/(?:macd|stochastic|bollinger|adx|atr)/u))
    while (reading.match(outputs) !== null);
  if (found.some(({ measure: { id } }) => id.startsWith("indicator bollinger"))) reading.matchAll(bandWords);
  return found;
}

function numbersIn(written: string): readonly number[] {
  return written.split(/[,/]/).map(Number);
}

function fits({ parameters }: Indicator, set: readonly number[]): boolean {
  const rules = Object.values(parameters);
  return (
    set.length <= rules.length &&
    set.every((value, index) => {
      const rule = rules[index];
      return (
        rule !== undefined &&
        value >= rule.min &&
        value <= rule.max &&
        (rule.isFraction === true || Number.isInteger(value))
      );
    })
  );
}

const longerBars =
  /(?<!\p{L})(?:on (?:the |a )?)?(?:(weekly|1wk)|monthly|1mo)(?:[- ](?:bars?|charts?|time ?frame|candles?|basis|closes))?(?!\p{L})/u;
/** Words for an indicator that has a measure of its own, or that a signal is read from. */
const ofSignals: readonly (readonly [string, RegExp])[] = [
  ["rsi", /(?<!\p{L})(?:rsi|relative strength index|overbought|oversold)(?!\p{L})/u],
  ["adx", /(?<!\p{L})(?:adx|trend strength)(?!\p{L})/u],
];
const generalSignals =
  /(?<!\p{L})(?:signals?|technicals?|technical (?:\p{L}+)|rat(?:ed|ing)|momentum|(?:strong )?(?:buy|sell)|hold)(?!\p{L})/u;

/** The indicators that a question about signals names, where it asks for no others: "RSI", "overbought". */
export function signalsNamed(lower: string): readonly string[] {
  return generalSignals.test(lower) ? [] : ofSignals.flatMap(([id, words]) => (words.test(lower) ? [id] : []));
}

/** The same indicators on weekly or monthly bars, where the question names such bars and asks for nothing else. */
export function onLongerBars(reading: Reading, uses: readonly MeasureUse[]): readonly MeasureUse[] {
  const bars = longerBars.exec(reading.free());
  if (bars === null || uses.length === 0) return uses;
  const interval = bars[1] === undefined ? "1mo" : "1wk";
  // "MACD signal" is the MACD.
  const isOfMacd = uses.some(({ measure: { id } }) => id === "macd");
  const named = uses.filter(({ measure: { id } }) => !(isOfMacd && id === "signals"));
  const timed = named.map(({ measure: { of, id }, at }) => {
    const { answer = "", what = "" } = of.instrument ?? {};
    const ofMeasure = answer === "signals" ? signalsNamed(reading.lower) : answer === "macd" ? ["macd"] : [];
    const whats = answer === "indicator" ? what.split(";") : ofMeasure;
    return whats.map((one) => ({
      measure: measure(
        `${id} ${one} ${interval}`,
        "",
        { instrument: `indicator:${one}@${interval}` },
        { name: catalog.find((indicator) => indicator.id === one.split(",")[0])?.name ?? one },
      ),
      at,
    }));
  });
  if (timed.some((one) => one.length === 0)) return uses;
  reading.as("measure", () => reading.match(longerBars));
  return timed.flat();
}
