import { catalog, type Indicator } from "#core/indicators/index.ts";
import { measure } from "./measure.ts";
import { phrasePattern, type Reading } from "./reading.ts";
import type { MeasureUse } from "./slots.ts";

/** Words of an indicator's outputs say nothing more than its name. */
const outputs =
  /(?<![\p{L}\p{N}])(?:%[kdbr](?:\/%[kd])?|[+-]di|bandwidth|histogram|signal line|(?:upper|middle|lower) bands?|line|lines|value|reading|crossover)(?![\p{L}\p{N}])/u;

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
    if (sets.length === 0 && isMeasure(match[0])) continue;
    if (sets.some((set) => !fits(indicator, set))) continue;
    if (right !== null) to += between + right[0].length;
    else if (left !== null) from = left.index;
    const at = { from, to };
    reading.take(at);
    const whats = sets.length === 0 ? [indicator.id] : sets.map((set) => [indicator.id, ...set].join(","));
    for (const what of whats)
      found.push({
        measure: measure(`indicator ${what}`, indicator.name, "", { instrument: `indicator:${what}` }),
        at,
      });
  }
  if (found.length > 0 || reading.has(/(?:macd|stochastic|bollinger|adx|atr)/u))
    while (reading.match(outputs) !== null);
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
