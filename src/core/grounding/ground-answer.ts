import { figureText } from "../computation/figure-text.ts";
import type { Evidence, Fact, GroundedFigure, Grounding } from "./evidence.ts";
import { namedSubjects } from "./named-subjects.ts";
import { placesOf, proseOf, sentencesOf, type Stretch } from "./prose.ts";
import { isPartOf } from "./typed-dates.ts";
import { typedNumbers } from "./typed-numbers.ts";
import type { TypedNumber } from "./typed-number.ts";

/**
 * Returns every number that was typed in digits. Typed digits aren't data. A number is `news` in a quotation of an
 * article, `yours` if the question has it, `data` or `computed` if its sentence names exactly one fact, and otherwise
 * not found. Arithmetic never explains a number. `referenced` are facts that the text refers to by marks, with their
 * positions, because a date next to one may be its own.
 */
export function groundAnswer(
  text: string,
  evidence: Evidence,
  referenced: readonly (Stretch & { readonly fact: Fact })[] = [],
): Grounding {
  const prose = proseOf(text);
  const names = [
    ...evidence.subjects.flatMap(({ symbol, names }) => [symbol, ...names]),
    ...evidence.facts.map(({ label }) => label),
  ];
  const numbers = typedNumbers(prose, [...new Set(names)]);
  if (numbers.length === 0) return { figures: [], matched: 0, total: 0 };
  const sentences = sentencesOf(prose);
  const questionNumbers = typedNumbers(proseOf(evidence.question), []);
  const inFiles = linesWithNumbers(evidence.files ?? []);
  const sentenceOf = (number: TypedNumber) =>
    sentences.find(({ start, end }) => start <= number.start && number.start < end) ?? number;
  const isInside = (outer: Stretch) => (inner: Stretch) => outer.start <= inner.start && inner.end <= outer.end;
  const linked = numbers.flatMap((number) => {
    const sentence = sentenceOf(number);
    const isAlone = numbers.filter(isInside(sentence)).every((other) => other === number || other.date !== null);
    if (number.date !== null || !isAlone) return [];
    const fact = onlyFact(number, prose.slice(sentence.start, sentence.end), evidence);
    return fact === null ? [] : [{ start: number.start, end: number.end, fact }];
  });
  const figures = numbers.map((number): GroundedFigure => {
    const link = linked.find(({ start }) => start === number.start);
    return (
      inQuotation(number, text, evidence) ??
      ownDate(number, [...referenced, ...linked].filter(isInside(sentenceOf(number))), evidence) ??
      (questionNumbers.some((other) => isSame(other, number))
        ? { ...unknown(number), state: "yours" as const, mismatch: null }
        : null) ??
      fromFile(number, inFiles) ??
      (link === undefined ? unknown(number) : ofFact(number, link.fact))
    );
  });
  return {
    figures,
    matched: figures.filter(({ state }) => state !== "not-found").length,
    total: figures.length,
  };
}

function unknown({ text, start, end, value, unit }: TypedNumber): GroundedFigure {
  return {
    text,
    start,
    end,
    state: "not-found",
    value,
    unit,
    currency: null,
    factId: null,
    articleId: null,
    source: null,
    asOf: null,
    formula: null,
    inputs: [],
    mismatch: "typed",
    explanation: null,
  };
}

/** Part of a quotation that the article contains word for word. */
function inQuotation(number: TypedNumber, text: string, { articles }: Evidence): GroundedFigure | null {
  for (const { index, 0: whole, 1: words = "" } of text.matchAll(/[“"«„]([^“”"«»„\n]{8,600})[”"»“]/gu)) {
    if (number.start < index || number.end > index + whole.length) continue;
    const article = articles.find((known) => `${known.title}\n${known.text}`.includes(words.trim()));
    if (article !== undefined)
      return {
        ...unknown(number),
        state: "news",
        mismatch: null,
        articleId: article.id,
        source: article.source,
        asOf: article.publishedAt,
      };
  }
  return null;
}

/** A date that belongs to a value in its sentence: its day, time or period. Today counts as well. */
function ownDate(
  number: TypedNumber,
  referenced: readonly { readonly fact: Fact }[],
  { today }: Evidence,
): GroundedFigure | null {
  if (number.date === null) return null;
  const owner = referenced.find(({ fact: { unit, value, asOf, period } }) =>
    [
      ...(unit === "date" ? [new Date(value).toISOString().slice(0, 10)] : []),
      ...(asOf === null ? [] : [asOf]),
      ...((period ?? "").match(/\d{4}(?:-\d\d)?(?:-\d\d)?/g) ?? []),
    ].some((day) => isPartOf(number, day)),
  );
  if (owner !== undefined)
    return { ...unknown(number), state: "data", mismatch: null, source: owner.fact.source, asOf: owner.fact.asOf };
  return number.date.month !== null && isPartOf(number, today)
    ? { ...unknown(number), state: "data", mismatch: null, asOf: today }
    : null;
}

/**
 * True if a number repeats one of the user's: the same value, with the same unit, or any unit if the user wrote none.
 */
function isSame(given: TypedNumber, number: TypedNumber): boolean {
  if (given.date !== null || number.date !== null) return JSON.stringify(given.date) === JSON.stringify(number.date);
  const isAlike = given.unit === number.unit || (given.unit === "number" && number.unit === "money");
  return isAlike && given.value === number.value;
}

interface FileLine {
  readonly file: string;
  readonly line: number;
  readonly numbers: readonly TypedNumber[];
}

const maxLines = 2_000;

function linesWithNumbers(files: NonNullable<Evidence["files"]>): readonly FileLine[] {
  return files.flatMap(({ name, text }) =>
    text
      .split("\n")
      .slice(0, maxLines)
      .map((line, index) => ({ file: name, line: index + 1, numbers: typedNumbers(line, []) })),
  );
}

/** A number in exactly one line of the attached files. Several matches would be ambiguous. */
function fromFile(number: TypedNumber, lines: readonly FileLine[]): GroundedFigure | null {
  const found = lines.filter(({ numbers }) => numbers.some((other) => isSame(other, number)));
  const [first] = found;
  return first === undefined || found.length > 1
    ? null
    : { ...unknown(number), state: "yours", mismatch: null, explanation: `From ${first.file}, line ${first.line}.` };
}

/** Filler words allowed in a sentence about a fact. They don't change its meaning. */
const little = new Set("a an the is was are were at of on in for its has have had and it s trades stands".split(" "));

/**
 * Returns the fact that a sentence with one number states. Its instrument, measure and period must be named, the number
 * must be written just as the app would, and no word may add another meaning. Stale values don't count.
 */
function onlyFact(number: TypedNumber, sentence: string, evidence: Evidence): Fact | null {
  const written = spelled(number.text);
  const named = new Set(namedSubjects(sentence, evidence.subjects).flatMap(({ symbols }) => symbols));
  const fits = evidence.facts.filter(
    (fact) =>
      fact.subject !== null &&
      fact.status !== "stale" &&
      fact.status !== "sample" &&
      named.size === 1 &&
      named.has(fact.subject.symbol) &&
      writingsOf(fact).has(written) &&
      isWholly(sentence, number, fact),
  );
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

function ofFact(number: TypedNumber, fact: Fact): GroundedFigure {
  const { value, unit, currency, id, source, asOf, formula, inputs, kind } = fact;
  return {
    ...unknown(number),
    mismatch: null,
    state: kind,
    value,
    unit,
    currency,
    factId: id,
    source,
    asOf,
    formula,
    inputs,
  };
}

/** True if the sentence consists of the number, an instrument's name, a measure, a period, and filler words. */
function isWholly(sentence: string, { text }: TypedNumber, { subject, period, label }: Fact): boolean {
  const needed = [label, ...(period === null ? [] : period.split(/[/-]/).map((part) => part.replace(/^FY/, "")))];
  if (!needed.every((words) => placesOf(words, sentence).length > 0)) return false;
  let rest = sentence.replace(text, " ");
  const names = [subject?.symbol ?? "", ...(subject?.names ?? [])].flatMap((name) => [
    name,
    name.split(/[\s,]+/)[0] ?? "",
  ]);
  for (const words of [...names, ...needed].toSorted((one, other) => other.length - one.length))
    for (const { start, end } of placesOf(words, rest).toReversed())
      rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  return (rest.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => little.has(word) || word === "fy");
}

/** The formats in which the app writes a value. */
function writingsOf(fact: Fact): ReadonlySet<string> {
  const { value, unit, currency } = fact;
  const texts = [figureText(fact), figureText(fact, true), figureText(fact, false, true), figureText(fact, true, true)];
  if (unit === "money" && currency !== null) texts.push(`${value} ${currency}`);
  if (unit === "percent") texts.push(`${value}%`);
  return new Set(texts.map(spelled));
}

function spelled(text: string): string {
  return text.replaceAll(/[\s\u00A0\u202F]/g, "").replaceAll("−", "-");
}
