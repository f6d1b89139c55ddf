import { sideOf } from "./verdict.ts";
import { signalNames, type SignalName } from "../signals/index.ts";
import type { FigureUnit } from "../grounding/evidence.ts";
import type { Language } from "../languages/languages.ts";

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

interface ClaimedValue {
  readonly title: string;
  readonly value: number;
}

export type Contradiction =
  | {
      readonly kind: "against-verdict";
      readonly verdict: SignalName;
      readonly title: string;
      readonly rating: SignalName;
    }
  | {
      readonly kind: "two-values";
      readonly fact: SectionClaims["facts"][number];
      readonly values: readonly [ClaimedValue, ClaimedValue];
    }
  | {
      readonly kind: "other-rating";
      readonly title: string;
      readonly rating: SignalName;
      readonly verdict: SignalName | null;
    };

/** Names of the ratings in a report's language, by their own names. */
export type RatingNames = Readonly<Record<SignalName, string>>;

/**
 * Contradictions between sections: opposite ratings, one figure with two values, or a narrative with a rating
 * other than the verdict.
 */
export function contradictions(
  verdict: SignalName | null,
  sections: readonly SectionClaims[],
  { language, ratings }: { readonly language: Language; readonly ratings: RatingNames },
): readonly Contradiction[] {
  return [
    ...againstVerdict(verdict, sections),
    ...twoValues(sections),
    ...otherRatings(verdict, sections, ratingClaims(language, ratings)),
  ];
}

function againstVerdict(verdict: SignalName | null, sections: readonly SectionClaims[]): readonly Contradiction[] {
  const side = sideOf(verdict);
  if (verdict === null || side === null || side === 0) return [];
  return sections.flatMap(({ title, rating }) =>
    rating !== null && sideOf(rating) === -side ? [{ kind: "against-verdict", verdict, title, rating }] : [],
  );
}

function twoValues(sections: readonly SectionClaims[]): readonly Contradiction[] {
  const seen = new Map<string, ClaimedValue>();
  const found = new Map<string, Contradiction>();
  for (const { title, facts } of sections)
    for (const fact of facts) {
      const key = [fact.kind, fact.label, fact.symbol, fact.period, fact.unit, fact.currency].join("\n");
      const before = seen.get(key);
      const { value } = fact;
      if (before === undefined) seen.set(key, { title, value });
      else if (before.title !== title && before.value !== value && !found.has(key))
        found.set(key, { kind: "two-values", fact, values: [before, { title, value }] });
    }
  return [...found.values()];
}

/** Words that claim the rating behind them. */
const claims: Readonly<Record<Language, string>> = {
  en: String.raw`\b(?:rated?|rating(?: is| of)?|verdict(?: is| of)?|recommend(?:s|ed|ation)?(?: is| of)?|call it)\s+(?:an?\s+|as\s+|it\s+)*`,
  de: String.raw`\b(?:urteil|einstufung|bewertung|empfehlung|eingestuft|bewertet|empfohlen)(?:\s+(?:ist|lautet|als|mit|zum?))*:?\s+`,
  fr: String.raw`\b(?:verdict|avis|note|notée?|recommandation|recommandée?|classée?)(?:\s+(?:est|de|à|comme))*\s*:?\s+`,
  es: String.raw`\b(?:veredicto|valoración|valorada?|calificación|calificada?|recomendación|recomendada?)(?:\s+(?:es|de|como))*:?\s+`,
  ja: String.raw`(?:判定|評価|投資判断|推奨)(?:は|が|を|：)?\s*`,
};

/** Behind the name of a rating, unlike behind words that begin with one, such as 買い戻し, and unlike a denied rating. */
const japaneseEnd = String.raw`(?=[^\p{L}]|$|です|でし|であ(?!りま)|だ|と(?![はも])|に(?!は)|へ|から|のまま|を)`;

function ratingClaims(language: Language, ratings: RatingNames): (text: string) => readonly SignalName[] {
  const longestFirst = signalNames.toSorted((one, other) => ratings[other].length - ratings[one].length);
  const names = longestFirst.map((name) => ratings[name]);
  const end = language === "ja" ? japaneseEnd : String.raw`(?!\p{L})`;
  const claim = new RegExp(`${claims[language]}[“"„«「'*]*(${names.join("|")})${end}`, "giu");
  return (text) =>
    [...text.matchAll(claim)].flatMap(
      ([, found = ""]) => longestFirst.find((name) => ratings[name].toLowerCase() === found.toLowerCase()) ?? [],
    );
}

function otherRatings(
  verdict: SignalName | null,
  sections: readonly SectionClaims[],
  claimed: (text: string) => readonly SignalName[],
): readonly Contradiction[] {
  return sections.flatMap(({ title, narrative, rating: own }) =>
    [...new Set(claimed(narrative ?? ""))]
      .filter((rating) => rating !== verdict && rating !== own)
      .map((rating) => ({ kind: "other-rating", title, rating, verdict }) as const),
  );
}
