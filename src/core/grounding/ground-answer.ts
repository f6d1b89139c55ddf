import { computedFrom, type NamedFact } from "./arithmetic.ts";
import type { Article, Evidence, GroundedFigure, Grounding, Mismatch } from "./evidence.ts";
import { explainNearest, explainWrong } from "./explain.ts";
import { createFactIndex, type Candidate, type FactIndex } from "./fact-index.ts";
import { contextsOf, type FigureContext } from "./figure-context.ts";
import { judge, type Judgement } from "./judge.ts";
import { namesWithDigits, proseOf } from "./leave-out.ts";
import { readFigures, type WrittenFigure } from "./read-figures.ts";
import { subjectFinder } from "./subjects.ts";
import { writtenUnitOf } from "./units.ts";

/** Every number of a finished text, and what it rests on. Numbers that nothing supports come back as not found, with a reason. */
export function groundAnswer(text: string, evidence: Evidence): Grounding {
  const finder = subjectFinder(evidence);
  const names = [...finder.names, ...measuresWithNumbers(evidence)];
  const read = (markdown: string) => {
    const prose = proseOf(markdown);
    const figures = readFigures(prose.text, namesWithDigits(prose.text, names), evidence.today);
    return { prose, figures };
  };
  const { prose, figures } = read(text);
  if (figures.length === 0) return { figures: [], matched: 0, total: 0 };
  const index = createFactIndex(evidence);
  const contexts = contextsOf({ markdown: text, prose, figures, index, find: finder.find, evidence });
  const question = read(evidence.question).figures;
  const articles = evidence.articles.map((article) => {
    const whole = `${article.title}.\n\n${article.text}`;
    const inside = read(whole);
    const known = { markdown: whole, prose: inside.prose, figures: inside.figures, index, find: finder.find, evidence };
    return { article, contexts: inside.figures.length === 0 ? [] : contextsOf(known) };
  });

  const direct = contexts.map((context) => matchFact(context, index, evidence));
  const grounded = contexts.map((context, place): GroundedFigure => {
    const own = direct[place];
    const base = baseOf(context.figure);
    const isCited =
      own?.fact !== undefined && (context.cited.length === 0 || context.cited.includes(own.fact.fact.source));
    if (own?.fact !== undefined && isCited) return ofFact(context, own.fact, evidence);
    const told = inArticle(context, articles);
    if (told !== null && told.mismatch === null)
      return {
        ...base,
        state: "news",
        articleId: told.article.id,
        source: told.article.source,
        asOf: told.article.publishedAt,
      };
    if (own?.fact !== undefined) return ofFact(context, own.fact, evidence);
    const computed = computedFrom(context, namedBefore(contexts, direct, place), index, evidence);
    if (computed !== null)
      return {
        ...base,
        value: computed.value,
        unit: computed.unit,
        currency: computed.currency,
        state: "computed",
        source: computed.source,
        asOf: computed.asOf,
        formula: computed.formula,
        inputs: computed.inputs,
      };
    const day = dayOfData(context, contexts, direct, evidence);
    if (day !== null) return { ...base, state: "data", source: day.source, asOf: day.asOf };
    if (isToday(context.figure, evidence)) return { ...base, state: "data", asOf: evidence.today };
    if (question.some((asked) => isSameFigure(asked, context.figure))) return { ...base, state: "data" };
    if (told !== null) return { ...base, mismatch: told.mismatch, explanation: told.explanation };
    return notFound(base, own?.nearest ?? null, context, index, evidence);
  });
  return {
    figures: grounded,
    matched: grounded.filter(({ state }) => state !== "not-found").length,
    total: grounded.length,
  };
}

interface Matched {
  /** Undefined: no fact fits. */
  readonly fact?: Candidate;
  /** The fact that has the value but does not fit, with what is wrong. */
  readonly nearest: { readonly candidate: Candidate; readonly judgement: Judgement } | null;
}

function matchFact(context: FigureContext, index: FactIndex, evidence: Evidence): Matched {
  let best: { candidate: Candidate; score: number } | null = null;
  let nearest: { candidate: Candidate; judgement: Judgement } | null = null;
  for (const candidate of index.ofValue(context.figure, context.scale)) {
    const judgement = judge(context, candidate, index, evidence);
    if (judgement.faults.length === 0) {
      if (best === null || judgement.score > best.score) best = { candidate, score: judgement.score };
    } else if (
      nearest === null ||
      judgement.faults.length < nearest.judgement.faults.length ||
      (judgement.faults.length === nearest.judgement.faults.length && judgement.score > nearest.judgement.score)
    )
      nearest = { candidate, judgement };
  }
  return best === null ? { nearest } : { fact: best.candidate, nearest };
}

function baseOf(figure: WrittenFigure): GroundedFigure {
  const { unit, currency, value } = writtenUnitOf(figure);
  return {
    text: figure.text,
    start: figure.start,
    end: figure.end,
    state: "not-found",
    value,
    unit,
    currency,
    factId: null,
    articleId: null,
    source: null,
    asOf: null,
    formula: null,
    inputs: [],
    mismatch: null,
    explanation: null,
  };
}

function ofFact(context: FigureContext, { known, fact }: Candidate, evidence: Evidence): GroundedFigure {
  const base = baseOf(context.figure);
  const { cited } = context;
  const elsewhere = cited.length > 0 && !cited.includes(fact.source);
  const isKnownSource = cited.some((source) => evidence.facts.some((other) => other.source === source));
  return {
    ...base,
    value: fact.unit === "date" ? fact.value : known.sign < 0 && base.value > 0 ? -base.value : base.value,
    unit: fact.unit,
    currency: fact.currency,
    state: fact.kind,
    factId: fact.id,
    source: fact.source,
    asOf: fact.asOf,
    formula: fact.formula,
    inputs: fact.inputs,
    explanation:
      elsewhere && isKnownSource
        ? `Stands in source ${fact.source}, not in the cited source ${cited.join(", ")}.`
        : null,
  };
}

function notFound(
  base: GroundedFigure,
  nearest: Matched["nearest"],
  context: FigureContext,
  index: FactIndex,
  evidence: Evidence,
): GroundedFigure {
  const faults = nearest?.judgement.faults ?? [];
  const only = faults.length === 1 ? faults[0] : undefined;
  const mismatchOf: Readonly<Record<string, Mismatch>> = {
    subject: "wrong-company",
    period: "wrong-period",
    unit: "wrong-unit",
    sign: "wrong-direction",
    stale: "stale",
  };
  if (nearest !== null && only !== undefined)
    return {
      ...base,
      mismatch: mismatchOf[only] ?? "unknown",
      explanation: explainWrong(only, nearest.candidate.fact, context, evidence),
    };
  // A company that is not the one spoken of weighs more than its time.
  if (
    nearest !== null &&
    faults.length === 2 &&
    faults.includes("subject") &&
    (faults.includes("period") || faults.includes("stale")) &&
    context.figure.digits > 2
  )
    return {
      ...base,
      mismatch: "wrong-company",
      explanation: explainWrong("subject", nearest.candidate.fact, context, evidence),
    };
  return { ...base, mismatch: "unknown", explanation: explainNearest(context, index, evidence) };
}

/** The facts that the same sentence and the one before it state. */
function namedBefore(
  contexts: readonly FigureContext[],
  direct: readonly Matched[],
  place: number,
): readonly NamedFact[] {
  const own = contexts[place];
  if (own === undefined) return [];
  const named: NamedFact[] = [];
  // A row of totals adds up the column over it.
  if (own.segment.kind === "cell" && isTotal.test(own.around)) {
    const [column] = own.segment.heads;
    for (let other = Math.max(0, place - 200); other < place; other += 1) {
      const [context, matched] = [contexts[other], direct[other]];
      if (context?.segment.kind === "cell" && context.segment.heads[0] === column && matched?.fact !== undefined)
        named.push({ fact: matched.fact.fact, figure: context.figure, isSameSentence: true });
    }
    return named;
  }
  const visit = (other: number) => {
    const [context, matched] = [contexts[other], direct[other]];
    if (context === undefined || matched?.fact === undefined || other === place) return;
    const isSame =
      context.segment === own.segment ||
      (own.segment.row !== null && context.segment.row?.start === own.segment.row.start);
    if (!isSame && context.segment !== own.segment.previous) return;
    named.push({ fact: matched.fact.fact, figure: context.figure, isSameSentence: isSame });
  };
  for (let other = Math.max(0, place - 14); other < Math.min(contexts.length, place + 10); other += 1) visit(other);
  return named;
}

/** "as of February 27": the day of a fact that the sentence states, or of an article it cites. */
function dayOfData(
  context: FigureContext,
  contexts: readonly FigureContext[],
  direct: readonly Matched[],
  evidence: Evidence,
): { readonly source: number; readonly asOf: string } | null {
  const { figure } = context;
  if (figure.unit !== "date") return null;
  const days = [figure.value, ...figure.otherDays].map((day) => new Date(day).toISOString().slice(0, 10));
  for (const [place, other] of contexts.entries()) {
    const fact = direct[place]?.fact?.fact;
    const isNear =
      other.segment === context.segment ||
      other.segment === context.segment.previous ||
      other.segment.previous === context.segment;
    if (fact === undefined || !isNear) continue;
    if (days.some((day) => fact.asOf?.startsWith(day) === true || fact.period?.includes(day) === true))
      return { source: fact.source, asOf: fact.asOf ?? days[0] ?? "" };
  }
  // A day that a value of the evidence stands for, such as a close or a payment.
  const dated = evidence.facts.find(({ period }) => period !== null && days.some((day) => period.includes(day)));
  if (dated !== undefined) return { source: dated.source, asOf: dated.asOf ?? days[0] ?? "" };
  for (const article of evidence.articles)
    if (context.cited.includes(article.source) && days.some((day) => article.publishedAt.startsWith(day)))
      return { source: article.source, asOf: article.publishedAt };
  return null;
}

interface ReadArticle {
  readonly article: Article;
  readonly contexts: readonly FigureContext[];
}

const isTotal = /\b(?:total|sum|combined|together|overall|all)\b/i;

/** Whether an article that the sentence cites or names says the same. */
function inArticle(context: FigureContext, articles: readonly ReadArticle[]) {
  let wrong: { article: Article; mismatch: Mismatch; explanation: string } | null = null;
  for (const { article, contexts } of articles) {
    const said = contexts.filter((inside) => isSameFigure(inside.figure, context.figure) && isSameWay(inside, context));
    if (said.length === 0) continue;
    const isCited = context.cited.includes(article.source) || isNamed(article, context.sentence);
    if (!isCited) {
      wrong ??= {
        article,
        mismatch: "unknown",
        explanation: `Stands in “${article.title}” [${article.source}], which this sentence does not cite.`,
      };
      continue;
    }
    const owners = context.subject.symbols;
    const fits = said.some(
      (inside) =>
        owners.length === 0 ||
        !context.subject.isNamed ||
        inside.subject.symbols.some((symbol) => owners.includes(symbol)) ||
        inside.subject.symbols.length === 0 ||
        (!inside.subject.isNamed && article.symbols.some((symbol) => owners.includes(symbol))),
    );
    if (fits) return { article, mismatch: null, explanation: null };
    wrong = {
      article,
      mismatch: "wrong-company",
      explanation: `“${article.title}” says ${context.figure.text} of ${said[0]?.subject.symbols.join(", ") ?? "another"}.`,
    };
  }
  return wrong;
}

function isNamed(article: Article, sentence: string): boolean {
  const folded = sentence.toLowerCase();
  return (
    (article.publisher.length > 2 && folded.includes(article.publisher.toLowerCase())) ||
    folded.includes(article.title.toLowerCase())
  );
}

function isSameWay(one: FigureContext, other: FigureContext): boolean {
  const [first, second] = [one.figure.sign || one.direction, other.figure.sign || other.direction];
  return first === 0 || second === 0 || first === second;
}

/** The same number in the same unit: each rounds to the other at the coarser of both. */
function isSameFigure(known: WrittenFigure, written: WrittenFigure): boolean {
  const isMoneyLike = (figure: WrittenFigure) => figure.unit === "money" || figure.unit === "bare";
  if (
    known.unit !== written.unit &&
    !(isMoneyLike(known) && isMoneyLike(written)) &&
    !(countable(known) && countable(written))
  )
    return false;
  if (known.unit === "date")
    return [known.value, ...known.otherDays].some((day) => day === written.value || written.otherDays.includes(day));
  if (
    known.currencies.length > 0 &&
    written.currencies.length > 0 &&
    !known.currencies.some((code) => written.currencies.includes(code))
  )
    return false;
  const magnitude = Math.abs(known.value);
  return magnitude >= written.from && magnitude <= written.to;
}

function countable({ unit }: WrittenFigure): boolean {
  return unit === "bare" || unit === "count" || unit === "shares" || unit === "multiple";
}

function isToday(figure: WrittenFigure, { today }: Evidence): boolean {
  const day = Date.parse(`${today}T00:00:00Z`);
  return figure.unit === "date" && (figure.value === day || figure.otherDays.includes(day));
}

/** What is measured can have a number in its name, which states nothing: "Three largest holdings". */
function measuresWithNumbers({ facts }: Evidence): string[] {
  const hasNumber = /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i;
  return [...new Set(facts.flatMap(({ label, alsoCalled }) => [label, ...alsoCalled]))].filter((name) =>
    hasNumber.test(name),
  );
}
