import type { Evidence, Fact } from "#core/grounding/evidence.ts";
import type { Part, Stated, Turned } from "./number-sentences.ts";
import { sentences } from "./number-sentences.ts";
import { numberWorld } from "./number-world.ts";
import { createRandom, type Random } from "./random.ts";

/** What was done to a true text. */
export const plants = ["digit", "swapped digits", "scale", "unit", "company", "period", "sign"] as const;
export type Plant = (typeof plants)[number];

/** A text and the stretches of it whose numbers are to be matched, or are false. */
export interface NumberCase {
  readonly sentence: string;
  readonly plant: Plant | null;
  readonly text: string;
  readonly evidence: Evidence;
  readonly numbers: readonly { readonly start: number; readonly end: number }[];
}

/** Sentences that stand for themselves; lists and tables do not go on in a paragraph. */
const plainSentences = Object.keys(sentences).filter(
  (name) => !/table|heading|points|bold|brackets|dash|signed|small letters/.test(name),
);
const paragraphsPerRound = 12;

/** True texts, and texts with exactly one thing made false, the same for the same seed. */
export function numberCases({
  seed,
  rounds,
}: {
  readonly seed: number;
  readonly rounds: number;
}): readonly NumberCase[] {
  const random = createRandom(seed);
  const cases: NumberCase[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [sentence, make] of Object.entries(sentences)) {
      const world = numberWorld(random);
      const { evidence } = world;
      const parts = make(world, random);
      const written = parts.map((part) =>
        typeof part === "string" ? part : "turn" in part ? part.text : part.format(part.fact.value, random),
      );
      const put = (plant: Plant | null, texts: readonly string[], isFalse: (part: Stated) => boolean) => {
        let at = 0;
        const numbers: { start: number; end: number }[] = [];
        for (const [index, text] of texts.entries()) {
          const part = parts[index];
          if (part !== undefined && typeof part !== "string" && "fact" in part && isFalse(part))
            numbers.push({ start: at, end: at + text.length });
          at += text.length;
        }
        cases.push({ sentence, plant, text: texts.join(""), evidence, numbers });
      };
      put(null, written, () => true);
      const stated = parts.flatMap((part, index) =>
        typeof part !== "string" && "fact" in part ? [{ part, index }] : [],
      );
      const { part: chosen, index: place } = random.one(stated);
      for (const plant of ["digit", "swapped digits", "scale", "unit"] as const) {
        const changed = plantInto(plant, written[place] ?? "", chosen, evidence, random);
        if (changed !== null) put(plant, written.with(place, changed), (part) => part === chosen);
      }
      for (const [index, part] of parts.entries()) {
        if (typeof part === "string" || !("turn" in part) || part.turn === "measure") continue;
        const truths = part.of ?? stated.map(({ part: { fact } }) => fact);
        if (truths.length === 0 || isStillTrue(part, truths, parts, written, evidence)) continue;
        put(part.turn, written.with(index, part.other), ({ fact }) => truths.includes(fact));
      }
    }
  for (let paragraph = 0; paragraph < rounds * paragraphsPerRound; paragraph += 1)
    cases.push(...paragraphCases(random));
  return cases;
}

/** Four sentences about the same market in a row, true and with a digit changed in one number. */
function paragraphCases(random: Random): readonly NumberCase[] {
  const world = numberWorld(random);
  const names = Array.from({ length: 4 }, () => random.one(plainSentences));
  const { evidence } = world;
  const joiner = random.one([" ", "\n\n", "\n- "]);
  const parts = names.flatMap((name, index): readonly Part[] => [
    index === 0 ? (joiner === "\n- " ? "Summary:\n- " : "") : joiner,
    ...(sentences[name]?.(world, random) ?? []),
  ]);
  const written = parts.map((part) =>
    typeof part === "string" ? part : "turn" in part ? part.text : part.format(part.fact.value, random),
  );
  const placesOf = (texts: readonly string[]) => {
    let at = 0;
    return parts.flatMap((part, index) => {
      const start = at;
      at += texts[index]?.length ?? 0;
      return typeof part !== "string" && "fact" in part ? [{ part, index, start, end: at }] : [];
    });
  };
  const sentence = `paragraph of ${names.join(", ")}`;
  const stated = placesOf(written);
  const chosen = random.one(stated);
  const changed = plantInto("digit", written[chosen.index] ?? "", chosen.part, evidence, random);
  const isTrue: NumberCase = { sentence, plant: null, text: written.join(""), evidence, numbers: stated };
  if (changed === null) return [isTrue];
  const planted = written.with(chosen.index, changed);
  const numbers = placesOf(planted).filter(({ index }) => index === chosen.index);
  return [isTrue, { sentence, plant: "digit", text: planted.join(""), evidence, numbers }];
}

function plantInto(
  plant: "digit" | "swapped digits" | "scale" | "unit",
  text: string,
  { fact }: Stated,
  evidence: Evidence,
  random: Random,
): string | null {
  if (fact.unit === "date" && plant !== "digit") return null;
  if (plant === "unit") return otherUnit(text, fact, random);
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const changed =
      plant === "digit"
        ? otherDigit(text, random)
        : plant === "swapped digits"
          ? swappedDigits(text, random)
          : otherScale(text, random);
    if (changed === null || changed === text) continue;
    if (!isOtherwiseTrue(changed, fact, evidence)) return changed;
  }
  return null;
}

function otherDigit(text: string, random: Random): string | null {
  const places = [...text.matchAll(/\d/g)].map((match) => match.index);
  const place = random.one(places);
  const digit = text[place] ?? "0";
  const isFirst = place === places[0];
  const other = random.one([..."0123456789"].filter((one) => one !== digit && !(isFirst && one === "0")));
  return text.slice(0, place) + other + text.slice(place + 1);
}

function swappedDigits(text: string, random: Random): string | null {
  const pairs = [...text.matchAll(/\d(?=[.,]?\d)/g)].map((match) => {
    const second = /\d/.test(text[match.index + 1] ?? "") ? match.index + 1 : match.index + 2;
    return [match.index, second] as const;
  });
  const fit = pairs.filter(([first, second]) => text[first] !== text[second] && text[second] !== "0");
  if (fit.length === 0) return null;
  const [first, second] = random.one(fit);
  return (
    text.slice(0, first) +
    (text[second] ?? "") +
    text.slice(first + 1, second) +
    (text[first] ?? "") +
    text.slice(second + 1)
  );
}

const scales: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<=\d)T\b/, ["B", "M"]],
  [/(?<=\d)B\b/, ["T", "M"]],
  [/(?<=\d)M\b/, ["B", "K"]],
  [/(?<=\d)K\b/, ["M"]],
  [/(?<=\d)tn\b/, ["bn"]],
  [/(?<=\d)bn\b/, ["tn", "mn"]],
  [/trillion/, ["billion", "million"]],
  [/billion/, ["trillion", "million"]],
  [/million/, ["billion", "thousand"]],
  [/thousand/, ["million"]],
];

function otherScale(text: string, random: Random): string | null {
  for (const [pattern, others] of scales) if (pattern.test(text)) return text.replace(pattern, random.one(others));
  // A point one place further: 178.84 becomes 1788.4 or 17.884.
  const point = /(\d+)\.(\d)(\d+)/.exec(text);
  if (point !== null && !text.includes(",") && !/[’\u202f]/.test(text))
    return text.replace(point[0], `${point[1]}${point[2]}.${point[3]}`);
  return null;
}

function otherUnit(text: string, fact: Fact, random: Random): string | null {
  if (fact.unit === "money" && /\$/.test(text)) return text.replace(/(?:US)?\$/, random.one(["€", "£", "C$"]));
  if (fact.unit === "money" && /USD/.test(text)) return text.replace("USD", random.one(["EUR", "CHF", "JPY"]));
  if (fact.unit === "percent")
    return text.replace(/[\s\u00a0]?(?:%|percent|per cent)$/, random.one([" percentage points", " bp", " pp"]));
  return null;
}

/** A changed number that is true of the same thing after all, such as the value of another time, would be a fault of ours. */
function isOtherwiseTrue(text: string, fact: Fact, evidence: Evidence): boolean {
  const digits = /\d[\d.,\u202f’]*\d|\d/.exec(text)?.[0] ?? "";
  const value = Number(digits.replaceAll(/[,\u202f’]/g, ""));
  if (fact.unit === "date")
    return evidence.facts.some(
      (other) =>
        other.unit === "date" && other !== fact && text.includes(new Date(other.value).toISOString().slice(8, 10)),
    );
  // A value that lies between two roundings is both.
  const step = 10 ** -(digits.split(".")[1]?.length ?? 0);
  if (Math.abs(Math.abs(fact.value) - value) <= step * 0.5001) return true;
  return evidence.facts.some(
    (other) =>
      other !== fact &&
      other.label === fact.label &&
      other.subject?.symbol === fact.subject?.symbol &&
      Math.abs(Math.abs(other.value) - value) <= Math.abs(value) * 0.005,
  );
}

/** A swap that leaves the sentence true: the other company or time has the same value as far as it is written. */
function isStillTrue(
  turned: Turned,
  truths: readonly Fact[],
  parts: readonly Part[],
  written: readonly string[],
  evidence: Evidence,
): boolean {
  if (turned.turn === "sign") return truths.every(({ value }) => Math.abs(value) < 0.06);
  return truths.some((truth) => {
    const text = written[parts.findIndex((part) => typeof part !== "string" && "fact" in part && part.fact === truth)];
    if (text === undefined) return false;
    return evidence.facts.some(
      (other) =>
        other !== truth &&
        other.label === truth.label &&
        (other.unit === "date"
          ? other.value === truth.value
          : Math.abs(other.value - truth.value) <=
            Math.abs(truth.value) * 0.03 + (truth.unit === "count" ? 1 : truth.unit === "money" ? 0 : 0.11)),
    );
  });
}
