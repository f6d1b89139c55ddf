import type { GroundedFigure } from "#core/grounding/evidence.ts";
import { groundAnswer } from "#core/grounding/index.ts";
import type { ReferencedFigure } from "#core/references/index.ts";
import type { AnswerSources } from "./answer-sources.ts";

/** Who wrote a text. Code points at every value; a model may also type digits by itself. */
export type Writer = "code" | "model";

/**
 * Writes out the values of a text with marks. Its figures are the facts that the marks point at; digits that a model typed besides are
 * looked up in the sources. Code types no values, so nothing it wrote is read back.
 */
export function checkedText(
  template: string,
  writer: Writer,
  sources: AnswerSources,
  asked: { readonly question: string; readonly today: string; readonly defaultSubject: string | null },
): { readonly text: string; readonly grounded: readonly (GroundedFigure | ReferencedFigure)[] } {
  const { text, figures } = sources.render(template);
  if (writer === "code") return { text, grounded: figures };
  const isReferenced = ({ start, end }: GroundedFigure) =>
    figures.some((figure) => figure.start < end && start < figure.end);
  const typed = groundAnswer(text, sources.evidence(asked)).figures.filter((figure) => !isReferenced(figure));
  return { text, grounded: [...figures, ...typed].toSorted((one, other) => one.start - other.start) };
}
