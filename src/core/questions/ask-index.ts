import { featuresOf, type Token, tokensOf } from "./features.ts";

/** The title of a question and the ways of asking it, one a line. */
export interface Ways {
  readonly title: string;
  readonly ways: string;
}

/** A question of the list, and how near a text is to it: 0 has nothing in common, 1 is one of its ways. */
export interface Near<Id extends string> {
  readonly id: Id;
  readonly score: number;
  /** Words of the text that no way of the question has. `weight`: 1 for a word of a single question, 0 for one of all; null for one of none. */
  readonly left: readonly { readonly word: string; readonly weight: number | null }[];
}

export interface AskIndex<Id extends string> {
  /**
   * The nearest questions of a text whose names are places ("{symbol}"), the nearest first. `isTyping`: a word at its end may be only the
   * beginning of one.
   */
  readonly nearest: (text: string, options?: { readonly isTyping?: boolean }) => readonly Near<Id>[];
  /** True for a word that a way of asking has, or for two in a row: "52 week". In Japanese, for a run of Katakana. */
  readonly hasWord: (word: string) => boolean;
  /** True for letters that such a word begins with. */
  readonly beginsWord: (letters: string) => boolean;
}

/** A way of asking that has a feature. */
interface Posting {
  readonly place: { readonly question: number; readonly way: number };
  readonly weight: number;
}

/** The list of ways of a question, with its title. */
export function waysOf({ title, ways }: Ways): readonly string[] {
  return [title, ...ways.split("\n").map((way) => way.trim())].filter((way) => way !== "");
}

/** The features of a text, each with its largest share. */
export function countedFeatures(text: string): ReadonlyMap<string, number> {
  return countedOf(tokensOf(text));
}

function countedOf(tokens: readonly Token[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { key, share } of featuresOf(tokens)) counts.set(key, Math.max(counts.get(key) ?? 0, share));
  return counts;
}

/** The weight of a word that no question has; one that a single question has weighs 1. */
const unknownWeight = 0.5;

/**
 * Compares texts with ways of asking: the cosine of their features, each weighted by how few questions have it (tf-idf), once with the
 * nearest way and once with all ways of a question together.
 */
export function askIndex<Id extends string>(list: Readonly<Record<Id, Ways>>): AskIndex<Id> {
  const steps = askIndexInSteps(list);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same in short steps, with time for other work between them. */
export function* askIndexInSteps<Id extends string>(
  list: Readonly<Record<Id, Ways>>,
): Generator<undefined, AskIndex<Id>> {
  const ids = Object.keys(list) as Id[];
  const ways: (readonly ReadonlyMap<string, number>[])[] = [];
  for (const id of ids) {
    ways.push(waysOf(list[id]).map(countedFeatures));
    yield;
  }
  const words = new Set(ids.flatMap((id) => waysOf(list[id]).flatMap((way) => wordsIn(tokensOf(way)))));
  const questions = new Map<string, number>();
  for (const ofQuestion of ways)
    for (const key of new Set(ofQuestion.flatMap((way) => [...way.keys()])))
      questions.set(key, (questions.get(key) ?? 0) + 1);
  const idf = (key: string): number =>
    Math.log((ids.length + 1) / (questions.get(key) ?? 1)) / Math.log(ids.length + 1);
  const weighted = (way: ReadonlyMap<string, number>) => {
    const vector = new Map([...way].map(([key, share]) => [key, share * idf(key)]));
    return { vector, length: Math.hypot(...vector.values()) };
  };
  const postings = new Map<string, Posting[]>();
  for (const [question, ofQuestion] of ways.entries()) {
    for (const [at, way] of ofQuestion.entries()) {
      const place = { question, way: at };
      const { vector, length } = weighted(way);
      for (const [key, weight] of vector) {
        if (!postings.has(key)) postings.set(key, []);
        postings.get(key)?.push({ place, weight: weight / length });
      }
    }
    yield;
  }
  const vocabulary = [...questions.keys()].filter((key) => /^[^~ ]+$/.test(key));
  const centroids = ways.map((ofQuestion) => {
    const sum = new Map<string, number>();
    for (const way of ofQuestion) for (const [key, share] of way) sum.set(key, Math.max(sum.get(key) ?? 0, share));
    return weighted(sum).vector;
  });

  return {
    nearest(text, { isTyping = false } = {}) {
      const tokens = tokensOf(text);
      const texts = [...new Set(tokens.map(({ text: word }) => word))].filter((word) => /^\p{L}/u.test(word));
      const last = tokens.at(-1);
      const isBegun = isTyping && last?.to === text.length && /^\p{Script=Latin}/u.test(last.text);
      const begun = isBegun ? vocabulary.filter((word) => word.startsWith(last.text)) : [];
      const asked = countedOf(begun.length > 0 ? tokens.slice(0, -1) : tokens);
      // A word that no question has is there, and nothing answers it.
      const parts: (readonly (readonly [string, number])[])[] = [...asked].map(([key, share]) => [
        [key, share * (questions.has(key) ? idf(key) : unknownWeight)],
      ]);
      if (begun.length > 0) {
        const before = tokens.at(-2)?.text;
        const pairs = begun.map((word) => `${before ?? ""} ${word}`).filter((pair) => questions.has(pair));
        // Which word it becomes is the less known, the fewer letters it has; it is likelier one that many questions have.
        const known = Math.min(1, (last?.text.length ?? 0) / 4);
        const often = (word: string): number => questions.get(word) ?? 1;
        const most = Math.max(...begun.map(often));
        parts.push(begun.map((word) => [word, known * idf(word) * Math.sqrt(often(word) / most)]));
        if (pairs.length > 0) parts.push(pairs.map((pair) => [pair, 0.6 * known * idf(pair)]));
      }
      // What may be one of several words counts once, as the one that a way has.
      const weights = parts.map((part) => Math.max(...part.map(([, weight]) => weight)));
      const length = Math.hypot(...weights);
      if (length === 0) return [];
      const dots = ways.map((ofQuestion) => ofQuestion.map(() => 0));
      for (const part of parts) {
        const best = new Map<Posting["place"], number>();
        for (const [key, weight] of part)
          for (const { place, weight: other } of postings.get(key) ?? [])
            best.set(place, Math.max(best.get(place) ?? 0, weight * other));
        for (const [{ question, way }, product] of best) {
          const ofQuestion = dots[question];
          if (ofQuestion !== undefined) ofQuestion[way] = (ofQuestion[way] ?? 0) + product;
        }
      }
      const total = weights.reduce((sum, weight) => sum + weight * weight, 0);
      return ids
        .map((id, question) => {
          const nearest = Math.max(0, ...(dots[question] ?? [])) / length;
          const centroid = centroids[question];
          const covered =
            parts.reduce((sum, part, at) => {
              const weight = weights[at] ?? 0;
              return sum + (part.some(([key]) => centroid?.has(key) === true) ? weight * weight : 0);
            }, 0) / total;
          const left = texts
            .filter((word) => centroid?.has(word) !== true)
            .map((word) => ({ word, weight: questions.has(word) ? idf(word) : null }));
          return { id, score: (nearest + covered) / 2, left };
        })
        .filter(({ score }) => score > 0)
        .toSorted((one, other) => other.score - one.score);
    },
    hasWord: (word) => words.has(word),
    beginsWord: (letters) => vocabulary.some((word) => word.startsWith(letters)),
  };
}

function wordsIn(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap(({ text }, at) => [
    text,
    ...(at === 0 ? [] : [`${tokens[at - 1]?.text ?? ""} ${text}`]),
    ...(text.match(katakana) ?? []),
  ]);
}

const katakana = /[\p{Script=Katakana}ー]{2,}/gu;
