import type { Evidence, Fact, GroundedFigure, Subject } from "#core/grounding/evidence.ts";
import {
  attributionOf,
  groundAnswer,
  type Mention,
  namedSubjects,
  overlaps,
  proseOf,
  type Stretch,
  wrongNames,
} from "#core/grounding/index.ts";
import { openMark, type ReferencedFigure, type ValueWriting } from "#core/references/index.ts";
import type { AnswerSources } from "./answer-sources.ts";

/** The author of a text. Code refers to every value; a model may also type digits, and put a value into the wrong sentence. */
export type Writer = "code" | "model";

/** How many figures are matched to data, of those that should be. What the user wrote is neither. */
export function matchedCounts(figures: readonly Pick<GroundedFigure, "state">[]) {
  const checked = figures.filter(({ state }) => state !== "yours");
  return { matched: checked.filter(({ state }) => state !== "not-found").length, total: checked.length };
}

/** Finds the instruments that a text names, beyond those that were looked up. */
export type NamesIn = (text: string) => readonly Subject[];

/**
 * Writes out the values of a text with marks. Its figures are the facts that the marks name. What code wrote isn't checked again. In a
 * model's text, digits are no data unless `groundAnswer` says so, and a value isn't found where the words around it make another of it: a
 * different company, the opposite direction, or a unit stuck to it.
 */
export function checkedText(
  template: string,
  writer: Writer,
  sources: AnswerSources,
  asked: {
    readonly question: string;
    readonly files?: Evidence["files"];
    readonly today: string;
    readonly defaultSubject: string | null;
    readonly namesIn?: NamesIn;
    /** Formats of the values; English if left out. */
    readonly writing?: ValueWriting | undefined;
  },
): { readonly text: string; readonly grounded: readonly (GroundedFigure | ReferencedFigure)[] } {
  // A text that was cut off may end inside a mark.
  const open = openMark(template);
  const { text, figures, quotations } = sources.render(
    open === -1 ? template : template.slice(0, open).trimEnd(),
    asked.writing,
  );
  if (writer === "code") return { text, grounded: figures };
  const { namesIn = () => [], files = [], writing: _, ...rest } = asked;
  const evidence = { ...sources.evidence(rest), files };
  const factOf = new Map(evidence.facts.map((fact) => [fact.id, fact]));
  const placed = figures.flatMap((figure) =>
    figure.usedFactIds.flatMap((id) => {
      const fact = factOf.get(id);
      return fact === undefined ? [] : [{ start: figure.start, end: figure.end, fact }];
    }),
  );
  const subjects = [...evidence.subjects, ...namesIn(text)];
  // Digits don't become green because an article states them.
  const facts = evidence.facts.filter(({ kind }) => kind !== "news");
  const typed = groundAnswer(text, { ...evidence, facts, subjects }, placed)
    .figures.filter((figure) => !figures.some((other) => overlaps(figure, other)))
    .map((figure): GroundedFigure => {
      const quotation = quotations.find((other) => overlaps(figure, other));
      if (quotation === undefined) return figure;
      const { source, articleId, isOwn } = quotation;
      const asOf = evidence.articles.find(({ id }) => id === articleId)?.publishedAt ?? null;
      return { ...figure, state: isOwn ? "data" : "news", mismatch: null, explanation: null, source, articleId, asOf };
    });
  // A name inside a quotation is the quoted author's.
  const prose = withoutStretches(proseOf(text), quotations);
  const mentions = namedSubjects(prose, subjects);
  const misnamed = new Map(
    wrongNames(prose, mentions, subjects).map(({ symbol, name, given }) => [
      symbol,
      `${symbol} is ${name}, not ${given}.`,
    ]),
  );
  const referenced = figures.map((figure) => {
    const names = figure.usedFactIds.flatMap((id) => misnamed.get(factOf.get(id)?.subject?.symbol ?? "") ?? []);
    if (names[0] !== undefined && figure.state !== "not-found")
      return { ...figure, state: "not-found" as const, mismatch: "wrong-company" as const, explanation: names[0] };
    const fault = faultOf({ text, prose }, figure, { factOf, mentions, values: figures });
    return fault === null ? figure : { ...figure, state: "not-found" as const, ...fault };
  });
  return { text, grounded: [...referenced, ...typed].toSorted((one, other) => one.start - other.start) };
}

function withoutStretches(text: string, stretches: readonly Stretch[]): string {
  let rest = text;
  for (const { start, end } of stretches) rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  return rest;
}

/** The contradiction between a value and the words around it; null where there is none. */
function faultOf(
  { text, prose }: { readonly text: string; readonly prose: string },
  figure: ReferencedFigure,
  {
    factOf,
    mentions,
    values,
  }: {
    readonly factOf: ReadonlyMap<string, Fact>;
    readonly mentions: readonly Mention[];
    readonly values: readonly Stretch[];
  },
): Pick<GroundedFigure, "mismatch" | "explanation"> | null {
  if (figure.state === "not-found") return null;
  if (isChanged(prose, figure) || /[-−+][*_]{1,3}$/.test(text.slice(0, figure.start)))
    return { mismatch: "unknown", explanation: `The value is ${figure.text}; the text adds something to it.` };
  const owners = [...new Set(figure.usedFactIds.flatMap((id) => factOf.get(id)?.subject?.symbol ?? []))];
  for (const owner of owners) {
    const given = attributionOf(prose, figure, owner, { mentions, values });
    if (given.to === "other")
      return {
        mismatch: "wrong-company",
        explanation: `This value belongs to ${owner}, but the sentence names ${given.symbol}.`,
      };
    if (given.to === "unclear" && owners.length === 1)
      return {
        mismatch: "unknown",
        explanation: `This value belongs to ${owner}, but the wording suggests ${given.symbol}.`,
      };
  }
  if (figure.form === "size" && figure.unit !== "date") {
    const value = factOf.get(figure.factId ?? "")?.value ?? figure.value;
    const verb =
      /(\p{L}+)(?:\s(?:by|um|de))?\s*$/u.exec(
        prose.slice(prose.lastIndexOf("\n", figure.start) + 1, figure.start),
      )?.[1] ?? "";
    if ((value < 0 && rising.test(verb)) || (value > 0 && falling.test(verb)))
      return { mismatch: "wrong-direction", explanation: `The value is ${value < 0 ? "negative" : "positive"}.` };
  }
  return null;
}

/** The word before a size. A model that writes `direction` gets its verb from the app; these are for those that write their own. */
const rising =
  /^(?:rose|rises?|gain(?:ed|s)?|up|climbed|grew|added|advanced|jumped|surged|stieg|gewann|plus|hausse|gagné|subió|ganó)$/iu;
const falling =
  /^(?:fell|falls?|los[te]s?|down|dropped|declined|slid|sank|shed|plunged|fiel|sank|verlor|minus|baisse|perdu|cayó|bajó|perdió)$/iu;

/** "$178.88 billion", "125" where the value is 12. A multiple may have its x: "52.4x". Japanese has no spaces between words. */
function isChanged(text: string, { start, end, unit, form }: ReferencedFigure): boolean {
  const behind = text.slice(end, end + 12);
  const isMultiple = unit === "number" && /^x(?![\p{L}\p{N}])/iu.test(behind);
  return (
    (form === "size" && text[start - 1] === "+") ||
    /[\p{Script=Latin}\p{N}][.,]?$|(?<![\p{L}\p{N}])[-−]$/u.test(text.slice(Math.max(0, start - 2), start)) ||
    (!isMultiple &&
      /^(?:[.,]?\p{N}|\p{Script=Latin}|[%％兆億万]|\s?(?:thousand|[mbtr]+illi(?:on|ard)(?:en|s|es)?|millones|mio|mrd|[mb]n|prozent|per\s?cent|pour cent|por ciento)(?![\p{L}\p{N}]))/iu.test(
        behind,
      ))
  );
}
