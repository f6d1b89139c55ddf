import { askIndex, type AskIndex, type Near, type Ways, waysOf } from "#core/questions/ask-index.ts";
import { featuresOf, tokensOf } from "#core/questions/features.ts";

/** A question of the list, how near a text is to it, and how likely it is the one that is asked, if one of them is: all add up to 1. */
export interface Likely<Id extends string> extends Near<Id> {
  readonly chance: number;
}

export interface LikelyIndex<Id extends string> extends Omit<AskIndex<Id>, "nearest"> {
  /** The questions of a text whose names are places, those first that are both near and likely. */
  readonly nearest: (text: string) => readonly Likely<Id>[];
}

/** Compares texts with ways of asking by their words, and by what was learned from them. */
export function likelyIndex<Id extends string>(list: Readonly<Record<Id, Ways>>): LikelyIndex<Id> {
  const { nearest, hasWord, beginsWord } = askIndex(list);
  const chances = learnChances(list);
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
/** A part of a word says little about a question that only one way of asking has it from. */
const minWays = 2;
const smallest = 1e-3;
/** The weight of a word that no way has. */
const unknown = 0.5;

/**
 * Learns from ways of asking which words tell questions apart: multinomial logistic regression by stochastic gradient descent with
 * AdaGrad's step sizes (Duchi, Hazan and Singer 2011). The order is fixed, so that the same ways always give the same chances.
 */
function learnChances<Id extends string>(list: Readonly<Record<Id, Ways>>): (text: string) => ReadonlyMap<Id, number> {
  const ids = Object.keys(list) as Id[];
  const ways = ids.flatMap((id, question) => waysOf(list[id]).map((way) => ({ question, features: featuresIn(way) })));
  const seen = new Map<string, { ways: number; readonly questions: Set<number> }>();
  for (const { question, features } of ways)
    for (const key of features.keys()) {
      const one = seen.get(key) ?? { ways: 0, questions: new Set() };
      one.ways += 1;
      one.questions.add(question);
      seen.set(key, one);
    }
  const known = new Map<string, { readonly at: number; readonly weight: number }>();
  for (const [key, { ways: count, questions }] of seen)
    if (count >= minWays || !key.startsWith("~"))
      known.set(key, {
        at: known.size,
        weight: Math.log((ids.length + 1) / questions.size) / Math.log(ids.length + 1),
      });
  const vectorOf = (features: ReadonlyMap<string, number>): Vector => {
    const parts = [...features].flatMap(([key, share]) => {
      const one = known.get(key);
      return one === undefined ? [] : [{ at: one.at, value: share * one.weight }];
    });
    // Words that no way has make a text less like all of them.
    const length = Math.hypot(
      ...[...features].map(([key, share]) => share * (known.get(key)?.weight ?? (key.startsWith("~") ? 0 : unknown))),
    );
    return {
      at: Int32Array.from(parts, ({ at }) => at * ids.length),
      value: Float32Array.from(parts, ({ value }) => (length === 0 ? 0 : value / length)),
    };
  };
  const model = { weights: new Float32Array(known.size * ids.length), first: new Float32Array(ids.length) };
  const steps = new Float32Array(known.size * ids.length);
  const chances = new Float64Array(ids.length);
  const vectors = ways.map(({ features }) => vectorOf(features));
  const mean = { weights: new Float32Array(model.weights.length), first: model.first };
  for (let round = 1; round <= rounds; round++) {
    for (const place of shuffled(ways.length, round)) {
      const [way, vector] = [ways[place], vectors[place]];
      if (way === undefined || vector === undefined) continue;
      softmax(model, vector, chances);
      chances[way.question] = (chances[way.question] ?? 0) - 1;
      step(model, steps, vector, chances);
    }
    // The mean of the last rounds depends less on their order.
    if (round > rounds - averaged)
      for (let place = 0; place < mean.weights.length; place++)
        mean.weights[place] = (mean.weights[place] ?? 0) + (model.weights[place] ?? 0) / averaged;
  }
  return (text) => {
    softmax(mean, vectorOf(featuresIn(text)), chances);
    return new Map(ids.map((id, question) => [id, chances[question] ?? 0]));
  };
}

/** The places of a text's features in the weights, and their values: a vector of length 1. */
interface Vector {
  readonly at: Int32Array;
  readonly value: Float32Array;
}

interface Model {
  /** By feature, then by question. */
  readonly weights: Float32Array;
  readonly first: Float32Array;
}

function featuresIn(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { key, share } of featuresOf(tokensOf(text))) found.set(key, Math.max(found.get(key) ?? 0, share));
  return found;
}

function softmax({ weights, first }: Model, { at, value }: Vector, into: Float64Array): void {
  const count = into.length;
  into.set(first);
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

/** One step against the difference of what was expected and what is so. */
function step({ weights }: Model, squares: Float32Array, { at, value }: Vector, differences: Float64Array): void {
  for (let question = 0; question < differences.length; question++) {
    const difference = differences[question] ?? 0;
    if (Math.abs(difference) < smallest) continue;
    for (let part = 0; part < at.length; part++) {
      const place = (at[part] ?? 0) + question;
      const slope = difference * (value[part] ?? 0);
      const square = (squares[place] ?? 0) + slope * slope;
      squares[place] = square;
      if (square > 0) weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(square);
    }
  }
}

/** The numbers below `count` in an order that is always the same. */
function shuffled(count: number, seed: number): readonly number[] {
  let state = seed;
  const random = () => (state = (state * 48_271) % 2_147_483_647);
  return Array.from({ length: count }, (_, place) => ({ place, by: random() }))
    .toSorted((one, other) => one.by - other.by)
    .map(({ place }) => place);
}
