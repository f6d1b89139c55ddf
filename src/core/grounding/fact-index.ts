import { minorUnits } from "../money/currencies.ts";
import type { Evidence, Fact } from "./evidence.ts";
import { longestPhrase, namesOf, tradePhrases, type FactName, type Measure } from "./measures.ts";
import { factPeriod, type Period } from "./periods.ts";
import type { WrittenFigure } from "./read-figures.ts";

/** A fact with what it takes to recognise it. */
export interface KnownFact {
  readonly fact: Fact;
  readonly names: readonly FactName[];
  readonly period: Period | null;
  readonly sign: -1 | 0 | 1;
}

export interface Candidate {
  readonly known: KnownFact;
  readonly fact: Fact;
}

/** Facts by value and by what they are about. */
export interface FactIndex {
  readonly facts: readonly KnownFact[];
  /** Facts whose magnitude rounds to what is written, whatever they mean. */
  ofValue(figure: WrittenFigure, scale: number): readonly Candidate[];
  /** Facts of a subject; null: those of none. */
  ofSubject(symbol: string | null): readonly KnownFact[];
  /** In which units facts of a measure are counted; undefined: there are none. */
  unitsOf: (base: string) => ReadonlySet<string> | undefined;
  /** Phrases of the trade and of the facts' own names. */
  readonly phrases: ReadonlyMap<string, Measure>;
  readonly longestPhrase: number;
}

export function createFactIndex(evidence: Evidence): FactIndex {
  const facts = evidence.facts.map((fact): KnownFact => ({
    fact,
    names: namesOf(fact),
    period: factPeriod(fact.period, fact.label),
    sign: fact.value < 0 ? -1 : fact.value > 0 ? 1 : 0,
  }));
  const bySubject = new Map<string | null, KnownFact[]>();
  const units = new Map<string, Set<string>>();
  const phrases = new Map(tradePhrases);
  let longest = longestPhrase;
  const entries: { magnitude: number; candidate: Candidate }[] = [];
  for (const known of facts) {
    const symbol = known.fact.subject?.symbol ?? null;
    const list = bySubject.get(symbol);
    if (list === undefined) bySubject.set(symbol, [known]);
    else list.push(known);
    for (const name of known.names) {
      for (const base of name.bases) units.set(base, (units.get(base) ?? new Set()).add(known.fact.unit));
      const length = name.key.split(" ").length;
      if (length > 9 || (length === 1 && name.key.length < 2)) continue;
      longest = Math.max(longest, length);
      // A fact called by a word of the trade, such as "margin", is one of the things that word can mean.
      const usual = phrases.get(name.key);
      phrases.set(name.key, {
        bases: new Set([...(usual?.bases ?? []), ...name.bases]),
        qualifiers: usual === undefined ? name.qualifiers : usual.qualifiers,
      });
    }
    if (!Number.isFinite(known.fact.value)) continue;
    const magnitude = Math.abs(known.fact.value);
    entries.push({ magnitude, candidate: { known, fact: known.fact } });
  }
  entries.sort((a, b) => a.magnitude - b.magnitude);
  const hasMinor = facts.some(({ fact }) => fact.currency !== null && Object.hasOwn(minorUnits, fact.currency));

  const between = (from: number, to: number): readonly Candidate[] => {
    let [low, high] = [0, entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((entries[middle]?.magnitude ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    const found: Candidate[] = [];
    for (let index = low; index < entries.length; index += 1) {
      const entry = entries[index];
      if (entry === undefined || entry.magnitude > to) break;
      found.push(entry.candidate);
    }
    return found;
  };

  return {
    facts,
    ofValue(figure, scale) {
      if (figure.unit === "date")
        return [figure.value, ...figure.otherDays].flatMap((day) =>
          between(day, day + 86_399_999).filter(({ fact }) => fact.unit === "date"),
        );
      const factor = figure.unit === "basis-points" ? 0.01 : figure.unit === "bare" ? scale : 1;
      const found = between(figure.from * factor, figure.to * factor).filter(
        ({ fact }) => fact.unit !== "date" && !isMinorOf(figure, fact),
      );
      if (factor !== 1 && figure.unit === "bare")
        found.push(
          ...between(figure.from, figure.to).filter(({ fact }) => fact.unit !== "date" && fact.unit !== "money"),
        );
      // £12.34 is 1,234 pence.
      if (hasMinor && figure.unit === "money")
        found.push(...between(figure.from * 100, figure.to * 100).filter(({ fact }) => isMinorOf(figure, fact)));
      return found;
    },
    unitsOf: (base) => units.get(base),
    ofSubject: (symbol) => bySubject.get(symbol) ?? [],
    phrases,
    longestPhrase: longest,
  };
}

/** Whether the figure is in pounds and the fact in pence. */
function isMinorOf(figure: WrittenFigure, fact: Fact): boolean {
  const minor =
    fact.currency === null || !Object.hasOwn(minorUnits, fact.currency) ? undefined : minorUnits[fact.currency];
  return minor !== undefined && figure.currencies.includes(minor.currency);
}
