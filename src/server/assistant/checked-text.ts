import type { Fact, GroundedFigure } from "#core/grounding/evidence.ts";
import { groundAnswer } from "#core/grounding/index.ts";
import { openMark, type ReferencedFigure } from "#core/references/index.ts";
import type { AnswerSources } from "./answer-sources.ts";

/** Who wrote a text. Code refers to every value; a model may also type digits, and put a value into the wrong sentence. */
export type Writer = "code" | "model";

/**
 * Writes out the values of a text with marks. Its figures are the facts that the marks name. What code wrote isn't checked again. In a
 * model's text, any other digits are looked up in the sources, and a value isn't found where the words around it make another of it: a
 * different company, the opposite direction, or a unit stuck to it.
 */
export function checkedText(
  template: string,
  writer: Writer,
  sources: AnswerSources,
  asked: { readonly question: string; readonly today: string; readonly defaultSubject: string | null },
): { readonly text: string; readonly grounded: readonly (GroundedFigure | ReferencedFigure)[] } {
  // A text that was cut off may end inside a mark.
  const open = openMark(template);
  const { text, figures } = sources.render(open === -1 ? template : template.slice(0, open).trimEnd());
  if (writer === "code") return { text, grounded: figures };
  const evidence = sources.evidence(asked);
  const factOf = new Map(evidence.facts.map((fact) => [fact.id, fact]));
  const read = groundAnswer(text, evidence).figures;
  const overlap = (one: GroundedFigure, other: GroundedFigure) => one.start < other.end && other.start < one.end;
  const referenced = figures.map((figure) => {
    const fault = faultOf(
      text,
      figure,
      read.find((other) => overlap(figure, other)),
      factOf.get(figure.factId ?? ""),
    );
    return fault === null ? figure : { ...figure, state: "not-found" as const, ...fault };
  });
  const typed = read.filter((figure) => !figures.some((other) => overlap(figure, other)));
  return { text, grounded: [...referenced, ...typed].toSorted((one, other) => one.start - other.start) };
}

/** What the words around a value make of it; null: they leave it as it is. */
function faultOf(
  text: string,
  figure: ReferencedFigure,
  read: GroundedFigure | undefined,
  fact: Fact | undefined,
): Pick<GroundedFigure, "mismatch" | "explanation"> | null {
  if (figure.state === "not-found") return null;
  if (isChanged(text, figure))
    return { mismatch: "unknown", explanation: `The value is ${figure.text}; the text adds something to it.` };
  if (
    read?.mismatch === "wrong-company" &&
    fact?.subject != null &&
    !isNamed(fact.subject, sentenceAround(text, figure))
  )
    return { mismatch: "wrong-company", explanation: read.explanation };
  if (read?.mismatch === "wrong-direction" && figure.form === "size")
    return { mismatch: "wrong-direction", explanation: read.explanation };
  return null;
}

/** "$178.88 billion", "125" where the value is 12. A multiple may have its x: "52.4x". */
function isChanged(text: string, { start, end, unit }: ReferencedFigure): boolean {
  const behind = text.slice(end, end + 12);
  const isMultiple = unit === "number" && /^x(?![\p{L}\p{N}])/iu.test(behind);
  return (
    /[\p{L}\p{N}][.,]?$/u.test(text.slice(Math.max(0, start - 2), start)) ||
    (!isMultiple && /^(?:[.,]?\p{N}|\p{L}|%|\s(?:thousand|million|billion|trillion|[mb]n)\b)/iu.test(behind))
  );
}

function isNamed({ symbol, names }: { symbol: string; names: readonly string[] }, sentence: string): boolean {
  const folded = sentence.toLowerCase();
  return [symbol, ...names].some((name) => {
    const [first = ""] = name.toLowerCase().split(/[\s,]+/);
    return new RegExp(
      `(?<![\\p{L}\\p{N}])${first.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\p{N}])`,
      "u",
    ).test(folded);
  });
}

function sentenceAround(text: string, { start, end }: { start: number; end: number }): string {
  const before =
    text
      .slice(0, start)
      .split(/[.!?](?=\s)|\n/)
      .at(-1) ?? "";
  const behind = text.slice(end).split(/[.!?](?=\s)|\n/)[0] ?? "";
  return before + text.slice(start, end) + behind;
}
