import { setImmediate as turn } from "node:timers/promises";
import { type AskIndex, countedFeatures, type Near, type Ways, waysOf } from "#core/questions/ask-index.ts";

/** A question of the list, how near a text is to it, and how likely it is the one that is asked, if one of them is: all add up to 1. */
export interface Likely<Id extends string> extends Near<Id> {
  readonly chance: number;
}

export interface LikelyIndex<Id extends string> extends Omit<AskIndex<Id>, "nearest"> {
  /** The questions of a text whose names are places, those first that are both near and likely. */
  readonly nearest: (text: string) => readonly Likely<Id>[];
}

/** An index that knows how likely questions are, too, from the ways of asking that it was built of. */
export async function likelyIndex<Id extends string>(
  { nearest, hasWord, beginsWord }: AskIndex<Id>,
  list: Readonly<Record<Id, Ways>>,
): Promise<LikelyIndex<Id>> {
  const chances = await learnChances(list);
  return {
    hasWord,
    beginsWord,
    nearest(text) {
      const all = chances(text);
      return nearest(text)
        .map((one) => ({ ...one, chance: all.get(one.id) ?? 0 }))
        .toSorted((one, other) => sureness(other) - sureness(one));
    },
  };
}

/** How sure it is that a text asks a question, from 0 to 1: it is near, and likelier than others. */
export function sureness({ score, chance }: { readonly score: number; readonly chance: number }): number {
  return (score + chance) / 2;
}

const rounds = 8;
const averaged = 4;
const rate = 0.5;
/** Without it the first step of each weight would be as long as the rate, however small the slope is. */
const firstSquare = 1e-4;
/** Parts of words that fewer ways of asking have are left out. */
const minWays = 2;
const smallest = 1e-3;
/** The weight of a word that no way has. */
const unknown = 0.5;
const waysInTurn = 64;

/**
 * Learns from ways of asking which words tell questions apart: multinomial logistic regression by stochastic gradient descent with
 * AdaGrad's step sizes (Duchi, Hazan and Singer 2011). The order is fixed, so that the same ways always give the same chances. Lets
 * other work go on in between.
 */
async function learnChances<Id extends string>(
  list: Readonly<Record<Id, Ways>>,
): Promise<(text: string) => ReadonlyMap<Id, number>> {
  const ids = Object.keys(list) as Id[];
  const ways: { readonly question: number; readonly features: ReadonlyMap<string, number> }[] = [];
  for (const [question, id] of ids.entries()) {
    for (const way of waysOf(list[id])) ways.push({ question, features: countedFeatures(way) });
    await turn();
  }
  const vectorOf = vectors(ways, ids.length);
  const examples = ways.map(({ question, features }) => ({ question, vector: vectorOf(features) }));
  const weights = new Float32Array(vectorOf.size * ids.length);
  const squares = new Float32Array(weights.length).fill(firstSquare);
  const mean = new Float32Array(weights.length);
  const chances = new Float64Array(ids.length);
  const random = randomNumbers();
  for (let round = 1; round <= rounds; round++) {
    for (const [at, place] of shuffled(ways.length, random).entries()) {
      const example = examples[place];
      if (example !== undefined) learn(example, { weights, squares, chances });
      if (at % waysInTurn === 0) await turn();
    }
    // The mean of the last rounds depends less on their order.
    if (round > rounds - averaged)
      for (let place = 0; place < mean.length; place++)
        mean[place] = (mean[place] ?? 0) + (weights[place] ?? 0) / averaged;
  }
  return (text) => {
    const all = new Float64Array(ids.length);
    softmax(mean, vectorOf(countedFeatures(text)), all);
    return new Map(ids.map((id, question) => [id, all[question] ?? 0]));
  };
}

/** The places of a text's features in the weights, and their values: a vector of length 1. */
interface Vector {
  readonly at: Int32Array;
  readonly value: Float32Array;
}

/** Makes vectors of features, each weighted by how few questions have it. `size`: of how many features. */
function vectors(
  ways: readonly { readonly question: number; readonly features: ReadonlyMap<string, number> }[],
  questions: number,
): ((features: ReadonlyMap<string, number>) => Vector) & { readonly size: number } {
  const seen = new Map<string, { ways: number; readonly questions: Set<number> }>();
  for (const { question, features } of ways)
    for (const key of features.keys()) {
      const one = seen.get(key) ?? { ways: 0, questions: new Set() };
      one.ways += 1;
      one.questions.add(question);
      seen.set(key, one);
    }
  const known = new Map<string, { readonly at: number; readonly weight: number }>();
  for (const [key, one] of seen)
    if (one.ways >= minWays || !isPart(key))
      known.set(key, {
        at: known.size * questions,
        weight: Math.log((questions + 1) / one.questions.size) / Math.log(questions + 1),
      });
  const vectorOf = (features: ReadonlyMap<string, number>): Vector => {
    const at: number[] = [];
    const value: number[] = [];
    let square = 0;
    for (const [key, share] of features) {
      const one = known.get(key);
      // Words that no way has make a text less like all of them.
      const weight = share * (one?.weight ?? (isPart(key) ? 0 : unknown));
      square += weight * weight;
      if (one === undefined) continue;
      at.push(one.at);
      value.push(weight);
    }
    const length = Math.sqrt(square);
    return { at: Int32Array.from(at), value: Float32Array.from(value, (one) => (length === 0 ? 0 : one / length)) };
  };
  return Object.assign(vectorOf, { size: known.size });
}

function isPart(key: string): boolean {
  return key.startsWith("~");
}

/** One step against the difference of what was expected and what is so. */
function learn(
  { question, vector }: { readonly question: number; readonly vector: Vector },
  {
    weights,
    squares,
    chances,
  }: { readonly weights: Float32Array; readonly squares: Float32Array; readonly chances: Float64Array },
): void {
  softmax(weights, vector, chances);
  chances[question] = (chances[question] ?? 0) - 1;
  const wrong = [...chances.keys()].filter((one) => Math.abs(chances[one] ?? 0) >= smallest);
  const { at, value } = vector;
  for (let part = 0; part < at.length; part++) {
    const [from, factor] = [at[part] ?? 0, value[part] ?? 0];
    for (const one of wrong) {
      const slope = (chances[one] ?? 0) * factor;
      const square = (squares[from + one] ?? 0) + slope * slope;
      squares[from + one] = square;
      weights[from + one] = (weights[from + one] ?? 0) - (rate * slope) / Math.sqrt(square);
    }
  }
}

function softmax(weights: Float32Array, { at, value }: Vector, into: Float64Array): void {
  const count = into.length;
  into.fill(0);
  for (let part = 0; part < at.length; part++) {
    const [from, factor] = [at[part] ?? 0, value[part] ?? 0];
    for (let question = 0; question < count; question++)
      into[question] = (into[question] ?? 0) + (weights[from + question] ?? 0) * factor;
  }
  const highest = into.reduce((most, one) => Math.max(most, one), -Infinity);
  let sum = 0;
  for (let question = 0; question < count; question++) {
    const one = Math.exp((into[question] ?? 0) - highest);
    into[question] = one;
    sum += one;
  }
  for (let question = 0; question < count; question++) into[question] = (into[question] ?? 0) / sum;
}

/** The same random numbers each time: the multiplicative generator of Park and Miller. */
function randomNumbers(): () => number {
  let state = 20_260_304;
  return () => (state = (state * 48_271) % 2_147_483_647);
}

/** The numbers below `count` in a random order. */
function shuffled(count: number, random: () => number): readonly number[] {
  return Array.from({ length: count }, (_, place) => ({ place, by: random() }))
    .toSorted((one, other) => one.by - other.by)
    .map(({ place }) => place);
}
