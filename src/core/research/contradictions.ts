import { sideOf } from "./verdict.ts";
import { signalNames, type SignalName } from "../signals/index.ts";
import { figureText } from "../computation/figure-text.ts";
import type { FigureUnit } from "../grounding/evidence.ts";

/** The claims of a section that can be compared with other sections. */
export interface SectionClaims {
  readonly title: string;
  /** The section's own rating. */
  readonly rating: SignalName | null;
  /** Numbers it is based on. */
  readonly facts: readonly {
    readonly label: string;
    readonly symbol: string | null;
    readonly period: string | null;
    readonly unit: FigureUnit;
    readonly currency: string | null;
    readonly value: number;
    /**
     * Unique to its kind of source. Quotes from different times are only comparable if both are described as current.
     */
    readonly kind: string;
  }[];
  /** Text of the section. Null without. */
  readonly narrative: string | null;
}

/**
 * Contradictions between sections, in words: opposite ratings, one figure with two values, or a narrative with a rating
 * other than the verdict.
 */
export function contradictions(verdict: SignalName | null, sections: readonly SectionClaims[]): readonly string[] {
  return [...againstVerdict(verdict, sections), ...twoValues(sections), ...otherRatings(verdict, sections)];
}

function againstVerdict(verdict: SignalName | null, sections: readonly SectionClaims[]): readonly string[] {
  const side = sideOf(verdict);
  if (side === null || side === 0) return [];
  return sections.flatMap(({ title, rating }) =>
    sideOf(rating) === -side
      ? [
          `The verdict is ${verdict}, while “${title}” is ${rating}. They follow different rules. Decide which matters to you.`,
        ]
      : [],
  );
}

function twoValues(sections: readonly SectionClaims[]): readonly string[] {
  const seen = new Map<string, { title: string; value: number }>();
  const found = new Map<string, string>();
  for (const { title, facts } of sections)
    for (const fact of facts) {
      const key = [fact.kind, fact.label, fact.symbol, fact.period, fact.unit, fact.currency].join("\n");
      const before = seen.get(key);
      if (before === undefined) seen.set(key, { title, value: fact.value });
      else if (before.title !== title && before.value !== fact.value && !found.has(key))
        found.set(
          key,
          `${fact.label}${fact.symbol === null ? "" : ` of ${fact.symbol}`} is ${figureText({ ...fact, value: before.value })} in “${before.title}” and ${figureText(fact)} in “${title}”. The value changed while the report was created.`,
        );
    }
  return [...found.values()];
}

const ratingClaim = new RegExp(
  String.raw`\b(?:rated?|rating(?: is| of)?|verdict(?: is| of)?|recommend(?:s|ed|ation)?(?: is| of)?|call it)\s+(?:an?\s+|as\s+|it\s+)*[“"'*]*(${[...signalNames].toSorted((one, other) => other.length - one.length).join("|")})\b`,
  "gi",
);

function otherRatings(verdict: SignalName | null, sections: readonly SectionClaims[]): readonly string[] {
  return sections.flatMap(({ title, narrative, rating }) =>
    [...new Set([...(narrative ?? "").matchAll(ratingClaim)].map(([, name = ""]) => name.toLowerCase()))]
      .filter((name) => name !== verdict?.toLowerCase() && name !== rating?.toLowerCase())
      .map(
        (name) =>
          `The text of “${title}” says ${name}, while ${verdict === null ? "there is no verdict" : `the verdict is ${verdict}`}.`,
      ),
  );
}
