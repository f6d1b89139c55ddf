import { type Feature, featuresOf, type Token, tokensOf } from "./features.ts";

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
  /** The nearest questions of a text whose names are places ("{symbol}"), the nearest first. */
  readonly nearest: (text: string) => readonly Near<Id>[];
  /** True for a word that a way of asking has, or for two in a row: "52 week". In Japanese, for a run of Katakana. */
  readonly hasWord: (word: string) => boolean;
}

/** The list of ways of a question, with its title. */
export function waysOf({ title, ways }: Ways): readonly string[] {
  return [title, ...ways.split("\n").map((way) => way.trim())].filter((way) => way !== "");
}

/**
 * Compares texts with ways of asking: the cosine of their features, each weighted by how few questions have it (tf-idf), once with the
 * nearest way and once with all ways of a question together.
 */
export function askIndex<Id extends string>(list: Readonly<Record<Id, Ways>>): AskIndex<Id> {
  const ids = Object.keys(list) as Id[];
  const ways = ids.map((id) => waysOf(list[id]).map((way) => counted(featuresOf(tokensOf(way)))));
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
  const postings = new Map<string, { readonly question: number; readonly way: number; readonly weight: number }[]>();
  const ofWays = ways.map((ofQuestion, question) =>
    ofQuestion.map((way, place) => {
      const { vector, length } = weighted(way);
      for (const [key, weight] of vector) {
        if (!postings.has(key)) postings.set(key, []);
        postings.get(key)?.push({ question, way: place, weight: weight / length });
      }
      return length;
    }),
  );
  const centroids = ways.map((ofQuestion) => {
    const sum = new Map<string, number>();
    for (const way of ofQuestion) for (const [key, share] of way) sum.set(key, Math.max(sum.get(key) ?? 0, share));
    return weighted(sum).vector;
  });

  return {
    nearest(text) {
      const tokens = tokensOf(text);
      const texts = [...new Set(tokens.map(({ text: word }) => word))].filter((word) => /^\p{L}/u.test(word));
      const asked = counted(featuresOf(tokens));
      // A word that no question has counts like one of half of them: it is there, and nothing answers it.
      const vector = new Map([...asked].map(([key, share]) => [key, share * (questions.has(key) ? idf(key) : 0.5)]));
      const length = Math.hypot(...vector.values());
      if (length === 0) return [];
      const dots = ofWays.map((lengths) => lengths.map(() => 0));
      for (const [key, weight] of vector)
        for (const { question, way, weight: other } of postings.get(key) ?? []) {
          const ofQuestion = dots[question];
          if (ofQuestion !== undefined) ofQuestion[way] = (ofQuestion[way] ?? 0) + weight * other;
        }
      const total = [...vector.values()].reduce((sum, weight) => sum + weight * weight, 0);
      return ids
        .map((id, question) => {
          const nearest = Math.max(0, ...(dots[question] ?? [])) / length;
          const centroid = centroids[question];
          const covered =
            [...vector].reduce((sum, [key, weight]) => sum + (centroid?.has(key) === true ? weight * weight : 0), 0) /
            total;
          const left = texts
            .filter((word) => centroid?.has(word) !== true)
            .map((word) => ({ word, weight: questions.has(word) ? idf(word) : null }));
          return { id, score: (nearest + covered) / 2, left };
        })
        .filter(({ score }) => score > 0)
        .toSorted((one, other) => other.score - one.score);
    },
    hasWord: (word) => words.has(word),
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

function counted(features: readonly Feature[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { key, share } of features) counts.set(key, Math.max(counts.get(key) ?? 0, share));
  return counts;
}
