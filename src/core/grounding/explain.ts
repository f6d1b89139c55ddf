import { minorUnits } from "../money/currencies.ts";
import type { Evidence, Fact } from "./evidence.ts";
import type { FactIndex, KnownFact } from "./fact-index.ts";
import type { FigureContext } from "./figure-context.ts";
import type { Fault } from "./judge.ts";
import { comparePeriods } from "./periods.ts";
import { isSameUnit } from "./units.ts";

/** Why a fact that has the value is not what the text says, in a sentence for people. */
export function explainWrong(fault: Fault, fact: Fact, context: FigureContext, evidence: Evidence): string {
  const named = context.subject.symbols[0];
  switch (fault) {
    case "subject":
      return `${show(fact)} is ${nameOf(fact)}${named === undefined ? "" : `, not ${named}’s`}.`;
    case "period":
      return `${show(fact)} is ${nameOf(fact)}${fact.period === null ? ", as of now" : ""}, of another time than the text says.`;
    case "unit":
      return `${sentence(nameOf(fact))} is ${show(fact)}, not ${context.figure.text}.`;
    case "stale":
      return `${sentence(nameOf(fact))} was ${show(fact)}${fact.asOf === null ? "" : ` on ${fact.asOf.slice(0, 10)}`}; the text says it is so on ${evidence.today}.`;
    case "sign":
      return `${sentence(nameOf(fact))} is ${show(fact)}: the text has it the other way round.`;
    default:
      return `${show(fact)} is ${nameOf(fact)}, not what the text calls it.`;
  }
}

/** What the evidence has instead of a number that it does not have; null: nothing like it. */
export function explainNearest(context: FigureContext, index: FactIndex, evidence: Evidence): string | null {
  const fits = ({ fact, names, period }: KnownFact) =>
    isSameUnit(context.figure, fact, context.hint) &&
    context.owners.some((owner) => names.some(({ bases }) => [...bases].some((base) => owner.bases.has(base)))) &&
    context.periods.every((named) => comparePeriods(named, period, evidence.today, fact.asOf) !== "other");
  const subjects = context.subject.symbols.length > 0 ? context.subject.symbols : [null];
  const own = subjects.flatMap((symbol) => index.ofSubject(symbol)).filter(fits);
  const distance = ({ fact }: KnownFact) =>
    Math.abs(Math.log(Math.abs(fact.value) || 1e-9) - Math.log(Math.abs(context.figure.value) || 1e-9));
  const [nearest] = own.toSorted((a, b) => missing(a, context) - missing(b, context) || distance(a) - distance(b));
  return nearest === undefined
    ? null
    : `${sentence(nameOf(nearest.fact))} is ${show(nearest.fact)}, not ${context.figure.text}.`;
}

function missing({ names }: KnownFact, { qualifiers }: FigureContext): number {
  return Math.min(
    ...names.map((name) => [...name.qualifiers].filter((qualifier) => !qualifiers.has(qualifier)).length),
  );
}

function nameOf(fact: Fact): string {
  const label = /^[A-Z]{2}|^[A-Z]\/|^\d/.test(fact.label)
    ? fact.label
    : fact.label.charAt(0).toLowerCase() + fact.label.slice(1);
  const period = fact.period === null || /^1d$/i.test(fact.period) ? "" : ` (${fact.period.replace("/", " to ")})`;
  return fact.subject === null ? `the ${label}${period}` : `${fact.subject.symbol}’s ${label}${period}`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function show(fact: Fact): string {
  switch (fact.unit) {
    case "money":
      return money(fact.value, fact.currency);
    case "percent":
      return `${rounded(fact.value)} %`;
    case "percentage-points":
      return `${rounded(fact.value)} points`;
    case "date":
      return new Date(fact.value).toISOString().slice(0, 10);
    case "days":
      return `${rounded(fact.value)} days`;
    case "shares":
      return `${rounded(fact.value)} shares`;
    default:
      return rounded(fact.value);
  }
}

const signs: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£", JPY: "¥" };

function money(value: number, currency: string | null): string {
  const scales = [
    [1e12, "T"],
    [1e9, "B"],
    [1e6, "M"],
  ] as const;
  const magnitude = Math.abs(value);
  const [scale, letter] = scales.find(([from]) => magnitude >= from) ?? [1, ""];
  const digits = `${rounded(magnitude / scale)}${letter}`;
  const sign = value < 0 ? "−" : "";
  const mark = currency === null || Object.hasOwn(minorUnits, currency) ? undefined : signs[currency];
  return mark === undefined ? `${sign}${digits}${currency === null ? "" : ` ${currency}`}` : `${sign}${mark}${digits}`;
}

function rounded(value: number): string {
  const text = (Math.abs(value) >= 1 ? Math.round(value * 100) / 100 : Number(value.toPrecision(3))).toString();
  const [whole = "", part] = text.split(".");
  return `${whole.replace("-", "−").replaceAll(/\B(?=(\d{3})+$)/g, ",")}${part === undefined ? "" : `.${part}`}`;
}
