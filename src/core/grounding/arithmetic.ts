import { dayNumber } from "../calendar/plain-date.ts";
import type { Evidence, Fact, FigureUnit } from "./evidence.ts";
import type { FactIndex } from "./fact-index.ts";
import type { FigureContext } from "./figure-context.ts";
import type { WrittenFigure } from "./read-figures.ts";

/** A fact that the text states beside a number. */
export interface NamedFact {
  readonly fact: Fact;
  readonly figure: WrittenFigure;
  readonly isSameSentence: boolean;
}

interface Computed {
  readonly value: number;
  readonly unit: FigureUnit;
  readonly currency: string | null;
  readonly source: number | null;
  readonly asOf: string | null;
  readonly formula: string;
  readonly inputs: Fact["inputs"];
}

/**
 * A number that follows from facts named beside it: a difference, a ratio, a change in per cent, a share, a product, a sum. The words
 * have to say that it is one, so that no pair of facts explains a number by chance.
 */
export function computedFrom(
  context: FigureContext,
  named: readonly NamedFact[],
  index: FactIndex,
  evidence: Evidence,
): Computed | null {
  const { figure } = context;
  if (figure.unit === "days") return daysUntil(context, index, evidence);
  if (figure.unit === "date") return null;
  const here = withMentioned(
    context,
    named.filter(({ isSameSentence }) => isSameSentence).map(({ fact }) => fact),
    index,
  );
  // The sentence before helps only where it is about the same company.
  const about = [...context.subject.symbols, ...context.subject.around];
  const before = named.filter(
    ({ isSameSentence, fact }) =>
      !isSameSentence && (fact.subject === null || about.length === 0 || about.includes(fact.subject.symbol)),
  );
  return attempt(context, here) ?? attempt(context, [...here, ...before.map(({ fact }) => fact)]);
}

function attempt(context: FigureContext, all: readonly Fact[]): Computed | null {
  const numbers = [...new Set(all)].filter(({ unit }) => unit !== "date");
  const isColumn = context.segment.kind === "cell";
  const facts = numbers.slice(0, isColumn ? 200 : 8);
  const { figure } = context;
  const words = (isColumn ? context.around : context.sentence).toLowerCase();
  const wants = (value: number) => fits(context, value);
  for (const [place, first] of facts.slice(0, 8).entries())
    for (const second of facts.slice(place + 1, 8)) {
      const isAlike = first.unit === second.unit && first.currency === second.currency;
      for (const [a, b] of [
        [first, second],
        [second, first],
      ] as const) {
        if (
          isAlike &&
          figure.unit === "percent" &&
          b.value !== 0 &&
          a.unit !== "percent" &&
          changeWords.test(words) &&
          isSameThing(a, b)
        ) {
          const value = ((a.value - b.value) / Math.abs(b.value)) * 100;
          if (wants(value)) return result(value, "percent", null, `(${plain(a)} − ${plain(b)}) ÷ ${plain(b)}`, [a, b]);
        }
        if (isAlike && figure.unit === "percent" && b.value !== 0 && a.unit !== "percent" && shareWords.test(words)) {
          const value = (a.value / b.value) * 100;
          if (value <= 100 && wants(value)) return result(value, "percent", null, `${plain(a)} ÷ ${plain(b)}`, [a, b]);
        }
        if (
          isAlike &&
          (figure.unit === "multiple" || (figure.unit === "bare" && /\bratio\b|\btimes\b/.test(words))) &&
          b.value !== 0
        ) {
          const value = a.value / b.value;
          if (wants(value)) return result(value, "number", null, `${plain(a)} ÷ ${plain(b)}`, [a, b]);
        }
        if (
          a.unit === "money" &&
          b.unit === "percent" &&
          figure.unit === "money" &&
          figure.currencies.includes(a.currency ?? "") &&
          productWords.test(words)
        ) {
          const value = (a.value * b.value) / 100;
          if (wants(value)) return result(value, "money", a.currency, `${plain(a)} × ${plain(b)}`, [a, b]);
        }
        if (
          a.unit === "money" &&
          b.unit === "percent" &&
          figure.unit === "money" &&
          figure.currencies.includes(a.currency ?? "") &&
          /\b(?:would|between|range|could|from|to)\b/.test(words)
        )
          for (const sign of [1, -1]) {
            const value = a.value * (1 + (sign * b.value) / 100);
            if (wants(value))
              return result(value, "money", a.currency, `${plain(a)} × (1 ${sign > 0 ? "+" : "−"} ${plain(b)})`, [
                a,
                b,
              ]);
          }
        if (
          a.unit === "money" &&
          (b.unit === "shares" || b.unit === "count") &&
          figure.unit === "money" &&
          figure.currencies.includes(a.currency ?? "")
        ) {
          const value = a.value * b.value;
          if (wants(value)) return result(value, "money", a.currency, `${plain(b)} × ${plain(a)}`, [b, a]);
        }
        // "beta (0.70)" states the beta and no difference.
        const isLevel = figure.isBracketed && context.owners.length > 0 && a.label === b.label;
        if (isAlike && !isLevel && differenceWords.test(words)) {
          const unit = differenceUnit(context, a);
          const value = a.value - b.value;
          if (unit !== null && wants(value))
            return result(value, unit, a.currency, `${plain(a)} − ${plain(b)}`, [a, b]);
        }
      }
    }
  if (!sumWords.test(words)) return null;
  const alike = facts.filter((fact) => isSumUnit(context, fact));
  for (const sum of [alike, alike.slice(-3), alike.slice(-2), alike.slice(0, 2)]) {
    if (sum.length < 2) continue;
    const [first] = sum;
    const value = sum.reduce((total, fact) => total + fact.value, 0);
    if (first !== undefined && wants(value))
      return result(value, first.unit, first.currency, sum.map(plain).join(" + "), sum);
  }
  return null;
}

const changeWords =
  /%|\b(?:from|to|up|down|rose|fell|change|growth|grew|gain|loss|higher|lower|above|below|premium|discount|versus|vs|than|more|less|increase|decrease|upside|downside)\b/;
const shareWords =
  /\b(?:of|share|weight|makes up|make up|represents|account for|accounts for|accounting for|portion|margin|covers)\b/;
const productWords = /\b(?:of|is|means|would|for you|your|equals|move|worth|about|that)\b|±/;
const differenceWords =
  /\b(?:difference|gap|spread|more|less|higher|lower|above|below|up|down|rose|fell|gained|lost|gain|loss|by|apart|ahead|behind|than|from|short|over|under|away|between|profit|points?|beat|beats|missed|outperformed|underperformed|trails|leads)\b|[+−-]\s?[$€£]?\d/;
const sumWords =
  /\b(?:total|totals|totalling|sum|together|combined|altogether|in all|plus|add up|adds up|both|jointly|overall)\b/;

/** A fall or a gain has to go the way the text says. */
function fits({ figure, direction }: FigureContext, value: number): boolean {
  const magnitude = Math.abs(value) * (figure.unit === "basis-points" ? 100 : 1);
  const slack = magnitude * 1e-9;
  if (magnitude < figure.from - slack || magnitude > figure.to + slack) return false;
  const told = figure.sign || direction;
  return told === 0 || value === 0 || Math.sign(value) === told;
}

/** A change is of one thing over time, or of two things that are measured alike. */
function isSameThing(a: Fact, b: Fact): boolean {
  const subject = (fact: Fact) => fact.subject?.symbol ?? null;
  return subject(a) === subject(b) || a.label === b.label;
}

function differenceUnit({ figure }: FigureContext, fact: Fact): FigureUnit | null {
  if (fact.unit === "percent")
    return figure.unit === "percentage-points" || figure.unit === "basis-points" || figure.unit === "bare"
      ? "percentage-points"
      : null;
  if (fact.unit === "money")
    return figure.unit === "money" && figure.currencies.includes(fact.currency ?? "") ? "money" : null;
  if (fact.unit === "shares" || fact.unit === "count")
    return figure.unit === fact.unit || figure.unit === "bare" ? fact.unit : null;
  return fact.unit === "number" && (figure.unit === "bare" || figure.unit === "multiple") ? "number" : null;
}

function isSumUnit({ figure }: FigureContext, fact: Fact): boolean {
  if (fact.unit === "money") return figure.unit === "money" && figure.currencies.includes(fact.currency ?? "");
  if (fact.unit === "percent") return figure.unit === "percent";
  return (fact.unit === "shares" || fact.unit === "count") && (figure.unit === fact.unit || figure.unit === "bare");
}

/** Facts that the sentence names by what they are called, without their value: "15.7 % below its 52-week high". */
function withMentioned(context: FigureContext, facts: readonly Fact[], index: FactIndex): readonly Fact[] {
  const subjects = context.subject.symbols.length > 0 ? context.subject.symbols : [null];
  const around = context.sentence.toLowerCase();
  const mentioned: Fact[] = [];
  for (const symbol of subjects.slice(0, 2))
    for (const { fact, names } of index.ofSubject(symbol)) {
      if (facts.includes(fact) || mentioned.length > 2) continue;
      const isNamed = [fact.label, ...fact.alsoCalled].some(
        (name) => name.length > 3 && around.includes(name.toLowerCase()),
      );
      // "its 200-day average" is SMA (200).
      const isIndicator = names.some(
        ({ bases, parameters }) =>
          [...bases].some((base) => context.bases.has(base)) &&
          parameters.some((parameter) => new RegExp(`\\b${parameter}[- ]day|\\(${parameter}\\)`).test(around)),
      );
      const isOwnPosition =
        /\b(?:for you|your position|your holding)\b/.test(around) &&
        /^(?:market value|value|position value|position)$/i.test(fact.label);
      const isLevel =
        /\b(?:below|above|from|under|over) (?:its|the)\b|\bwould\b.*\b(?:drop|fall|rise|gain|lose|need|have|put|take|bring|reach|return)\b|\bupside\b|\bdownside\b|\bimpl(?:y|ies|ied)\b/.test(
          around,
        ) && /^(?:price|last price)$/i.test(fact.label);
      if (isNamed || isIndicator || isOwnPosition || isLevel) mentioned.push(fact);
    }
  return [...facts, ...mentioned];
}

/** "in 12 days": from today to a day that a fact names. */
function daysUntil(context: FigureContext, index: FactIndex, evidence: Evidence): Computed | null {
  const today = dayNumber(evidence.today);
  const subjects = context.subject.symbols.length > 0 ? [...context.subject.symbols, null] : [null];
  const dates = subjects.flatMap((symbol) => index.ofSubject(symbol)).filter(({ fact }) => fact.unit === "date");
  for (const { fact } of dates.length > 0 ? dates : index.facts.filter(({ fact }) => fact.unit === "date")) {
    const days = Math.round(fact.value / 86_400_000) - today;
    const isPast = /\b(?:ago|since|earlier)\b/i.test(context.sentence);
    if ((isPast ? -days : days) < context.figure.from || (isPast ? -days : days) > context.figure.to) continue;
    const day = new Date(fact.value).toISOString().slice(0, 10);
    return { ...result(days, "days", null, `${day} − ${evidence.today}`, [fact]), value: Math.abs(days) };
  }
  return null;
}

function result(
  value: number,
  unit: FigureUnit,
  currency: string | null,
  formula: string,
  inputs: readonly Fact[],
): Computed {
  const [first] = inputs;
  return {
    value,
    unit,
    currency: unit === "money" ? currency : null,
    source: first?.source ?? null,
    asOf: inputs
      .map(({ asOf }) => asOf)
      .reduce<string | null>(
        (oldest, asOf) => (asOf === null ? oldest : oldest === null || asOf < oldest ? asOf : oldest),
        null,
      ),
    formula,
    inputs: inputs.map(({ label, value: input, unit: of, currency: code, subject }) => ({
      label: subject === null ? label : `${subject.symbol} ${label.toLowerCase()}`,
      value: input,
      unit: of,
      currency: code,
    })),
  };
}

function plain(fact: Fact): string {
  const text = String(Number(fact.value.toPrecision(10)));
  const [whole = "", part] = text.split(".");
  const grouped = /e/.test(text)
    ? text
    : whole.replaceAll(/\B(?=(\d{3})+$)/g, ",") + (part === undefined ? "" : `.${part}`);
  return fact.unit === "percent" ? `${grouped} %` : grouped;
}
