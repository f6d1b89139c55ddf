import type { Evidence } from "./evidence.ts";
import type { Candidate, FactIndex, KnownFact } from "./fact-index.ts";
import type { FigureContext } from "./figure-context.ts";
import { hardQualifiers, magnitudeBases, signedBases, type FactName } from "./measures.ts";
import { comparePeriods, isLongBefore } from "./periods.ts";
import { isSameUnit } from "./units.ts";

/** What keeps a fact that has the value from being what the text says. */
export type Fault = "subject" | "measure" | "period" | "unit" | "sign" | "stale";

export interface Judgement {
  readonly faults: readonly Fault[];
  readonly score: number;
}

/** Holds a fact against everything the text says around a number, apart from its value. */
export function judge(
  context: FigureContext,
  { known, fact }: Candidate,
  index: FactIndex,
  evidence: Evidence,
): Judgement {
  const faults: Fault[] = [];
  let score = 0;
  const isCited = context.cited.includes(fact.source);
  if (isCited) score += 2;
  if (!isSameUnit(context.figure, fact, context.hint)) faults.push("unit");

  const subject = fitOfSubject(context, known, index);
  if (subject === null) faults.push("subject");
  else score += subject;

  const measure = fitOfMeasure(context, known, index, evidence, isCited);
  if (measure === null) faults.push("measure");
  else score += measure;

  if (fact.unit !== "date") {
    const time = fitOfPeriod(context, known, index, evidence);
    if (time === null) faults.push("period");
    else score += time;
    if (!hasSameSign(context, known)) faults.push("sign");
  }
  if (faults.length === 0 && context.saysNow && (fact.status === "stale" || fact.status === "unavailable"))
    faults.push("stale");
  return { faults, score };
}

function fitOfSubject(context: FigureContext, known: KnownFact, index: FactIndex): number | null {
  const { subject, owners, figure } = context;
  const { fact, names } = known;
  const symbol = fact.subject?.symbol ?? null;
  if (symbol === null) {
    // "Share of USD" is named after what the sentence names.
    const isNamedAfter = subject.symbols.some((one) =>
      fact.label
        .toUpperCase()
        .split(/[^A-Z0-9.^=-]+/)
        .includes(one),
    );
    if (subject.symbols.length === 0 || isNamedAfter) return 2;
    if (subject.isPortfolio) return 1.5;
    if (!subject.isNamed) return 0.5;
    if (fact.unit === "count" && figure.noun !== null && nameHasNoun(known, figure.noun)) return 1;
    // "the 10-year Treasury yield" in a sentence about a company: named by words that no company has.
    const isNamedWhole = names.some(({ qualifiers }) => {
      const own = [...qualifiers].filter((qualifier) => qualifier.startsWith("word:"));
      return own.length > 0 && own.every((qualifier) => hasWord(context, qualifier));
    });
    if (isNamedWhole) return 1;
    if (!owners.some((owner) => names.some(({ bases }) => [...bases].some((base) => owner.bases.has(base)))))
      return null;
    // Something of the market, such as a mood or a rate, that no company of the sentence has.
    const isOfCompany = subject.symbols.some((named) =>
      index.ofSubject(named).some((other) => sharesBase(other, names)),
    );
    return isOfCompany || (fact.unit === "money" && names.some(({ bases }) => !isOwnLabel(bases))) ? null : 0;
  }
  if (subject.symbols.includes(symbol)) return subject.isNamed ? 3 : 2;
  if (subject.symbols.length === 0) {
    const isOfPortfolio = index
      .ofSubject(null)
      .some((other) => other.fact.unit === fact.unit && sharesBase(other, names));
    return isOfPortfolio && subject.isPortfolio && subject.isNamed ? null : 0.5;
  }
  return null;
}

function sharesBase(other: KnownFact, names: readonly FactName[]): boolean {
  return other.names.some(({ bases }) => names.some((name) => [...name.bases].some((base) => bases.has(base))));
}

function isOwnLabel(bases: ReadonlySet<string>): boolean {
  return [...bases].every((base) => base.startsWith("label:"));
}

/** How well a fact's name fits what the text says is measured; null: it says something else. */
function fitOfMeasure(
  context: FigureContext,
  known: KnownFact,
  index: FactIndex,
  evidence: Evidence,
  isCited: boolean,
): number | null {
  let best: number | null = null;
  for (const name of known.names) {
    const fit = fitOfName(context, name, known, index, evidence, isCited);
    if (fit !== null && (best === null || fit > best)) best = fit;
  }
  return best;
}

function fitOfName(
  context: FigureContext,
  name: FactName,
  known: KnownFact,
  index: FactIndex,
  evidence: Evidence,
  isCited: boolean,
): number | null {
  const { figure, owners, direction } = context;
  const { fact } = known;
  const isMovement = direction !== 0 || figure.sign !== 0;
  if (fact.unit === "count" && figure.noun !== null && !nameHasNoun(known, figure.noun)) {
    const isOtherNoun = index
      .ofSubject(fact.subject?.symbol ?? null)
      .some((other) => other.fact.unit === "count" && nameHasNoun(other, figure.noun ?? ""));
    if (isOtherNoun) return null;
  }
  if (fact.unit === "count" && figure.noun !== null && nameHasNoun(known, figure.noun)) return 3;
  if (
    fact.unit === "shares" &&
    figure.unit === "shares" &&
    !owners.some(({ bases }) => bases.has("volume") || bases.has("float") || bases.has("shares outstanding"))
  )
    return name.bases.has("quantity") ? 2 : 1;
  if (fact.unit === "date") return fitOfDate(context, name);
  const base = fitOfBase(context, name, known, isMovement, isCited);
  if (base === null) return null;
  if (
    name.parameters.length > 0 &&
    context.parameters.length > 0 &&
    !context.parameters.some((parameter) => name.parameters.includes(parameter))
  )
    return null;

  let score = base;
  if (name.parameters.some((parameter) => context.parameters.includes(parameter))) score += 1;
  const [firstOwner, ...otherOwners] = owners;
  for (const qualifier of firstOwner?.qualifiers ?? []) {
    // "opened at", "52-week high": the phrase itself says which price it is.
    const isRange =
      qualifier === "high"
        ? firstOwner?.qualifiers.has("low")
        : qualifier === "low"
          ? firstOwner?.qualifiers.has("high")
          : false;
    if (
      hardQualifiers.has(qualifier) &&
      !name.qualifiers.has(qualifier) &&
      isRange !== true &&
      otherOwners.every((owner) => owner.qualifiers.has(qualifier)) &&
      (qualifier !== "estimate" || isNarrowing(qualifier, name, context))
    )
      return null;
  }
  for (const qualifier of context.beside) {
    if (name.qualifiers.has(qualifier)) score += 0.5;
    else if (hardQualifiers.has(qualifier) && isNarrowing(qualifier, name, context) && owners.length > 0) return null;
  }
  const missing = [...name.qualifiers].filter(
    (qualifier) => !context.qualifiers.has(qualifier) && !hasWord(context, qualifier),
  );
  score -= missing.length * 0.6;
  const isTold = missing.every((qualifier) => !hardQualifiers.has(qualifier) && !qualifier.startsWith("word:"));
  if (!isTold && !context.isCompared && owners.length > 0 && hasPlainSibling(context, name, known, index, evidence))
    return null;
  if (
    missing.some((qualifier) => qualifier === "high" || qualifier === "low") &&
    owners.length > 0 &&
    !context.isCompared
  )
    return null;
  return score;
}

/** What base measure the words name, against the fact's. */
function fitOfBase(
  context: FigureContext,
  name: FactName,
  { fact }: KnownFact,
  isMovement: boolean,
  isCited: boolean,
): number | null {
  const { figure, owners, direction, bases, segment } = context;
  const isOwn = (base: string) =>
    owners.some(
      (owner) => owner.bases.has(base) || (figure.unit === "multiple" && owner.bases.has(multiples[base] ?? base)),
    );
  if (name.bases.has("change")) {
    const others = [...name.bases].filter((base) => base !== "change");
    const isSaid = isMovement || isOwn("change") || bases.has("change");
    if (others.length === 0) {
      if (isOwn("change") || (isOwn("alpha") && name.qualifiers.has("benchmark"))) return 2.5;
      const isOfPrice = owners.length === 0 || ["price", "value", "cap"].some(isOwn);
      if (isOfPrice && (isMovement || (figure.unit === "percent" && owners.length > 0))) return 1.5;
      if (owners.length === 0 && figure.unit === "percent" && context.moves.includes(fact.value < 0 ? -1 : 1))
        return 0.4;
      return owners.length === 0 && (isCited || segment.kind === "cell") ? 0.2 : null;
    }
    if (!others.some((base) => isOwn(base) || bases.has(base))) return null;
    return isSaid ? 2.5 : null;
  }
  const isSigned = [...name.bases].some((base) => signedBases.has(base)) || isOwnLabel(name.bases);
  // "fell 3.4 %" states a movement, and a level is none.
  if (
    direction !== 0 &&
    figure.sign === 0 &&
    !isSigned &&
    (fact.unit === "percent" || fact.unit === "money") &&
    !isBetween(context)
  )
    return null;
  if (owners.length > 0) {
    if ([...name.bases].some(isOwn)) return isOwnLabel(name.bases) ? 3 : 2;
    // "an upside to the target of 230 from 178": where it starts is the price.
    if (
      context.isCompared &&
      figure.unit === "money" &&
      name.bases.has("price") &&
      ["target", "upside", "sma", "change"].some(isOwn)
    )
      return 0.5;
    // "a 15.7 % discount to its target" names the movement, not the measure.
    if (isSigned && !isOwnLabel(name.bases) && isMovement && [...name.bases].some((base) => bases.has(base)))
      return 1.2;
    // "Market mood: score 0.53": a word for any measure stands for the one that the sentence names.
    const isGeneral = owners.every((owner) => [...owner.bases].every((base) => generalBases.has(base)));
    if (isGeneral && figure.unit !== "money" && [...name.bases].some((base) => bases.has(base))) return 0.8;
    if (figure.unit === "percent" && ["value", "price"].some(isOwn) && name.bases.has("weight")) return 1;
    if (isOwnLabel(name.bases)) return fitOfLabel(context, name);
    return null;
  }
  if (isOwnLabel(name.bases) || [...name.qualifiers].some((qualifier) => qualifier.startsWith("word:"))) {
    const label = fitOfLabel(context, name);
    if (label !== null) return label;
  }
  // A movement that nothing names is one of the price.
  if (isMovement && figure.unit === "percent") return null;
  // Nothing is named: only what a number stands for by itself, or one too particular to be chance.
  if (figure.unit === "money" && (name.bases.has("price") || name.bases.has("value"))) return 0.6;
  return figure.digits >= 3 || isCited || fact.unit === "days" ? 0.1 : null;
}

/** Measures whose words can stand for any other: "score", "value", "rate". */
const generalBases: ReadonlySet<string> = new Set(["strength", "value", "cap", "rate"]);

/** Measures that are levels of a moment. */
const levelBases: ReadonlySet<string> = new Set([
  "price",
  "value",
  "cap",
  "pe",
  "weight",
  "rsi",
  "sma",
  "ema",
  "sentiment",
  "yield",
]);

/** "45.2 times earnings" is a P/E. */
const multiples: Readonly<Record<string, string>> = {
  pe: "eps",
  ps: "revenue",
  pb: "book value",
  "ev/ebitda": "ebitda",
  "ev/sales": "revenue",
};

/** "rose above $170": a bound, not a movement by so much. */
function isBetween({ sentence, figure }: FigureContext): boolean {
  return (
    figure.unit === "money" &&
    new RegExp(`(?:above|below|over|under|to|at|near)\\s+\\S{0,3}${escape(figure.text)}`, "i").test(sentence)
  );
}

/** A label outside the vocabulary: how much of it stands in the sentence or over it. */
function fitOfLabel(context: FigureContext, name: FactName): number | null {
  const words = name.key.split(" ").filter((word) => word.length > 2);
  if (words.length === 0) return null;
  const heard = words.filter((word) => hasWord(context, `word:${word}`)).length;
  return heard / words.length > 0.5 ? 1 + heard / words.length : null;
}

function fitOfDate(context: FigureContext, name: FactName): number | null {
  const words = name.key.split(" ").filter((word) => word.length > 2 && word !== "date");
  const heard = words.filter((word) => hasWord(context, `word:${word}`)).length;
  return heard > 0 ? 1 + heard : 0.3;
}

function hasWord(context: FigureContext, qualifier: string): boolean {
  if (!qualifier.startsWith("word:")) return false;
  const word = qualifier.slice(5);
  return wordsIn(context).has(word) || wordsIn(context).has(`${word}s`);
}

const wordCache = new WeakMap<object, ReadonlySet<string>>();
function wordsIn(context: FigureContext): ReadonlySet<string> {
  const known = wordCache.get(context);
  if (known !== undefined) return known;
  const words = new Set(context.around.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  wordCache.set(context, words);
  return words;
}

/** "high" beside a P/E is an adjective; beside a price it is another number. */
function isNarrowing(qualifier: string, name: FactName, context: FigureContext): boolean {
  // A range is both.
  if ((qualifier === "high" || qualifier === "low") && context.beside.has("high") && context.beside.has("low"))
    return false;
  if (qualifier === "high" || qualifier === "low" || qualifier === "open")
    return (
      name.bases.has("price") &&
      !context.isCompared &&
      context.beside.size > 0 &&
      (context.qualifiers.has("52-week") || context.qualifiers.has("day") || context.qualifiers.has("all-time"))
    );
  if (qualifier === "upper" || qualifier === "lower")
    return name.qualifiers.has("upper") || name.qualifiers.has("lower");
  if (qualifier === "estimate")
    return !name.bases.has("target") && !name.bases.has("surprise") && !name.bases.has("move");
  if (qualifier === "previous") return name.bases.has("price") && !context.isCompared;
  return true;
}

/** Whether the same thing exists without what the text leaves out: it is what is meant then. */
function hasPlainSibling(
  context: FigureContext,
  name: FactName,
  known: KnownFact,
  index: FactIndex,
  evidence: Evidence,
): boolean {
  return index
    .ofSubject(known.fact.subject?.symbol ?? null)
    .some(
      (other) =>
        other !== known &&
        other.fact.unit === known.fact.unit &&
        context.periods.every(
          (period) => comparePeriods(period, other.period, evidence.today, other.fact.asOf) !== "other",
        ) &&
        other.names.some(
          (sibling) =>
            [...sibling.bases].some((base) => name.bases.has(base) && (base !== "change" || name.bases.size === 1)) &&
            sibling.bases.has("change") === name.bases.has("change") &&
            [...sibling.qualifiers].every(
              (qualifier) => context.qualifiers.has(qualifier) || hasWord(context, qualifier),
            ),
        ),
    );
}

function fitOfPeriod(
  context: FigureContext,
  { fact, period, names }: KnownFact,
  index: FactIndex,
  evidence: Evidence,
): number | null {
  if (
    period === null &&
    names.some(({ qualifiers }) => qualifiers.has("previous")) &&
    context.periods.some(({ kind }) => kind === "yesterday")
  )
    return 1.5;
  // What a share moves on a report or by its options is not what it did today.
  const isTypical = period === null && names.some(({ bases }) => bases.has("move"));
  if (isTypical && context.periods.some(({ kind }) => kind === "today" || kind === "yesterday")) return null;
  const isLevel = names.some(({ bases }) => [...bases].some((base) => levelBases.has(base)));
  const now = fact.asOf?.slice(0, 10) ?? evidence.today;
  // The price of now is not the one of a day long ago, nor a close of the past the price without a day.
  if (
    isLevel &&
    period === null &&
    context.periods.length > 0 &&
    context.periods.every((named) => named.kind === "range" && isLongBefore(named.to, now))
  )
    return null;
  const isPastDay =
    period !== null && period.kind === "range" && period.from === period.to && isLongBefore(period.to, evidence.today);
  if (isLevel && isPastDay && context.periods.length === 0 && !context.isCompared) {
    const isKnownNow = index
      .ofSubject(fact.subject?.symbol ?? null)
      .some(
        (other) =>
          other.period === null &&
          other.fact.unit === fact.unit &&
          other.names.some(({ bases }) => names.some((name) => [...name.bases].some((base) => bases.has(base)))),
      );
    if (isKnownNow) return null;
  }
  if (context.periods.length === 0) return period === null || period.kind === "today" ? 0.3 : 0;
  let best: number | null = null;
  for (const named of context.periods) {
    const compared = comparePeriods(named, period, evidence.today, fact.asOf);
    const fit = compared === "same" ? 1.5 : compared === "open" ? 0 : null;
    if (fit !== null && (best === null || fit > best)) best = fit;
  }
  return best;
}

function hasSameSign(context: FigureContext, { fact, sign, names }: KnownFact): boolean {
  const { figure, direction } = context;
  if (sign === 0) return true;
  const isMagnitude = names.some(({ bases }) => [...bases].some((base) => magnitudeBases.has(base)));
  if (figure.sign !== 0) return figure.sign === sign || (isMagnitude && figure.sign < 0);
  if (figure.isBracketed) return true;
  const isSigned = fact.value < 0 || names.some(({ bases }) => [...bases].some((base) => signedBases.has(base)));
  if (direction !== 0 && isSigned) return direction === sign || isMagnitude;
  if (sign > 0) return true;
  return (
    isMagnitude ||
    direction < 0 ||
    /\b(?:loss|losses|lost|deficit|negative|outflow|down|decline|drop)\b/i.test(context.sentence)
  );
}

/** Nouns that count the same. */
const sameNouns: readonly RegExp[] = [
  /^(?:holding|position|stock|instrument|compan)/,
  /^(?:stor|article|headline|news)/,
  /^(?:transaction|trade)/,
  /^(?:analyst|rating|estimate|view)/,
];

function nameHasNoun({ fact }: KnownFact, noun: string): boolean {
  const stem = noun.replace(/ies$/, "y").replace(/s$/, "").slice(0, 6);
  const same = sameNouns.find((nouns) => nouns.test(noun));
  return [fact.label, ...fact.alsoCalled].some((name) => {
    const folded = name.toLowerCase();
    return folded.includes(stem) || (same !== undefined && folded.split(/[^a-z]+/).some((word) => same.test(word)));
  });
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
