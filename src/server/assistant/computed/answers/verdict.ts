import { figureText } from "#core/computation/figure-text.ts";
import { privateKeysOf } from "../../answer-sources.ts";
import { factKey } from "../../tools/source-draft.ts";
import type { AnswerDraft, Cited } from "../answer-draft.ts";
import type { Condition } from "../slots.ts";
import type { Asked } from "./answerer.ts";
import { boundsText, boundText, isChange, isWithin, isWithinAll, wayOf } from "./bounds.ts";
import { convertedValue } from "./converted-value.ts";

/** The answer to a question that compares a figure with a bound. */
export interface Verdict {
  /** "Yes, above `50 EUR`. ", "No. TSLA rose 1%. "; empty where nothing is compared. */
  readonly answer: string;
  /** The figure in the currency of the bound, or why it can't be compared; null where neither is needed. */
  readonly line: string | null;
}

export const noVerdict: Verdict = { answer: "", line: null };

type Compared = Pick<Asked, "slots" | "period" | "context">;

/** Facts that a bound may be for. */
export interface BoundKeys {
  readonly level: readonly string[];
  /** How the value changed, which "up more than" and a sign are for. Default: the value is a change itself, or it can have a sign. */
  readonly change?: readonly string[];
}

/** Compares the fact that a bound is for with it; money of another currency is converted at the latest rate. */
export async function verdictOf(
  { slots, period, context }: Compared,
  cited: Cited,
  { level, change = level }: BoundKeys,
  draft: AnswerDraft,
): Promise<Verdict> {
  const { conditions } = slots;
  const [condition] = conditions;
  if (condition === undefined) return noVerdict;
  const isPercent = !condition.isOfChange && condition.kind === "percent";
  const keys = isChange(condition) ? change : isPercent ? [...change, ...level] : level;
  const fact = keys.map((key) => factOf(cited, key)).find((one) => one !== undefined && isOfKind(condition, one.unit));
  if (fact === undefined) return { answer: "", line: incomparable(condition, cited, keys, draft.words) };
  if (condition.currency === null || condition.currency === fact.currency)
    return {
      answer: answerOf(conditions, fact.value, draft.words, changeIn(cited, fact, period, draft.words)),
      line: null,
    };
  const isPrivate = privateKeysOf(cited.source.data).has(fact.key);
  const converted = await convertedValue(fact, { into: condition.currency, isPrivate }, context, draft);
  if (converted === null) return { answer: "", line: draft.words.verdicts.noRate(boundText(condition, draft.words)) };
  return { answer: answerOf(conditions, converted.value, draft.words), line: converted.line };
}

/** Compares one figure of a list; nothing where the bound is for another one. */
async function verdictOn(asked: Compared, cited: Cited, key: string, draft: AnswerDraft): Promise<Verdict> {
  if (asked.slots.conditions.length === 0 || factOf(cited, key) === undefined) return noVerdict;
  return verdictOf(asked, cited, { level: [key] }, draft);
}

/** Writes figures as a list, each with its verdict, and below it what the bound needs; why none is compared, once. */
export async function boundedList(
  asked: Compared,
  cited: Cited,
  keys: readonly string[],
  draft: AnswerDraft,
  lineOf: (key: string, answer: string) => string | null,
): Promise<void> {
  const verdicts = await Promise.all(keys.map((key) => verdictOn(asked, cited, key, draft)));
  draft.list(keys.map((key, index) => lineOf(key, verdicts[index]?.answer ?? "")));
  const compared = verdicts.filter(({ answer }) => answer !== "");
  for (const { line } of compared.length === 0 ? verdicts.slice(0, 1) : compared) draft.line(line);
}

/** Prices of a past time against a bound: always, at times or never on its side. */
export function verdictOver(
  { slots: { conditions } }: Compared,
  history: Cited,
  { words }: Pick<AnswerDraft, "words">,
): Verdict {
  const otherCurrency = (condition: Condition) => words.verdicts.pastPrice(boundText(condition, words));
  const [condition] = conditions;
  if (condition === undefined) return noVerdict;
  if (condition.kind === "percent" || isChange(condition)) {
    const keys = ["change", "changePercent"];
    const fact = keys.map((key) => factOf(history, key)).find((one) => isOfKind(condition, one?.unit ?? ""));
    if (fact === undefined) return { answer: "", line: incomparable(condition, history, keys, words) };
    return condition.currency === null || condition.currency === fact.currency
      ? { answer: answerOf(conditions, fact.value, words), line: null }
      : { answer: "", line: otherCurrency(condition) };
  }
  const [low, high] = [history.value("low"), history.value("high")];
  if (low === null || high === null) return { answer: "", line: incomparable(condition, history, ["low"], words) };
  if (condition.currency !== null && condition.currency !== factOf(history, "low")?.currency)
    return { answer: "", line: otherCurrency(condition) };
  const [isLow, isHigh] = [isWithinAll(conditions, low), isWithinAll(conditions, high)];
  const isBeyond = conditions.some((one) => !isWithin(one, low) && !isWithin(one, high));
  if ((isLow && isHigh) || isBeyond) return { answer: answerOf(conditions, low, words), line: null };
  // Prices on both sides of a range may have jumped over it.
  return { answer: isLow || isHigh ? words.verdicts.atTimes(boundsText(conditions, words)) : "", line: null };
}

function isOfKind({ kind }: Condition, unit: string): boolean {
  if (kind === "sign") return ["money", "percent", "number", "percentage-points"].includes(unit);
  if (kind === "percent") return unit === "percent";
  if (kind === "money") return unit === "money";
  return unit !== "percent" && unit !== "date";
}

/** Yes or no. `change` says how a price changed, where that is what is asked about. */
function answerOf(
  bounds: readonly Condition[],
  value: number,
  words: AnswerDraft["words"],
  change: string | null = null,
): string {
  const { verdicts } = words;
  const isSo = isWithinAll(bounds, value);
  const text = boundsText(bounds, words);
  const way = wayOf(bounds);
  const isOfWay = way !== null && (way === "up" ? value > 0 : value < 0);
  const isOfSign = bounds.every(({ kind }) => kind === "sign");
  if (change !== null) {
    const [one] = bounds;
    // A change that isn't at least 5% is less.
    const isOther = !isSo && bounds.length === 1 && one?.isInclusive === true;
    const other = isOther
      ? boundsText([{ ...one, is: one.is === "above" ? "below" : "above", isInclusive: false }], words)
      : null;
    const compared = other ?? (isSo ? text : verdicts.bounds.not(text));
    return verdicts.changed({ isSo, change, bound: isOfWay && !isOfSign ? compared : null });
  }
  const isOfChangedSize = way !== null && !isOfSign;
  return verdicts.compared({ isSo, bound: text, way: isOfChangedSize ? way : null });
}

/** "TSLA fell 4.1% today", for a fact that is the change of a price; null for others. */
function changeIn(
  cited: Cited,
  { key, subject, unit, value, currency }: Fact,
  period: Asked["period"],
  { verdicts }: AnswerDraft["words"],
): string | null {
  if (subject === null || !/(?:^|\.)(?:change|dayChange)(?:Percent)?$/.test(key)) return null;
  const size = cited.text(key, { form: "size" });
  if (size === null || (unit !== "money" && unit !== "percent")) return null;
  const isUnchanged = !/[1-9]/.test(figureText({ value, unit, currency }));
  const way = isUnchanged ? "none" : value > 0 ? "up" : "down";
  return verdicts.moved({ symbol: subject.symbol, way, unit, size, isToday: period?.kind === "today" });
}

type Fact = Cited["source"]["facts"][number];

function factOf({ source }: Cited, key: string): Fact | undefined {
  return source.facts.find((one) => one.key === factKey(key));
}

/** Why a bound isn't compared with any of some facts. */
function incomparable(
  condition: Condition,
  cited: Cited,
  keys: readonly string[],
  words: AnswerDraft["words"],
): string {
  const isKnown = keys.some((key) => factOf(cited, key) !== undefined);
  const bound = boundText(condition, words);
  return isKnown ? words.verdicts.otherUnit(bound) : words.verdicts.unknownFigure(bound);
}
