import type { FinanceTermId } from "#core/glossary/finance-terms.ts";
import type { ToolContext } from "../tool.ts";
import { found } from "../tools/found.ts";
import { sourceDraft } from "../tools/source-draft.ts";
import type { AnswerDraft } from "./answer-draft.ts";

/** Writes what a term of the glossary means, and how it is calculated here. */
export function explain(
  id: FinanceTermId,
  draft: AnswerDraft,
  { today, words: { glossary } }: Pick<ToolContext, "today" | "words">,
): void {
  const { name, text, formula } = glossary.terms[id];
  const written = sourceDraft({ asOf: today, status: "live" });
  const source = written.source({
    kind: "glossary",
    title: glossary.title(name),
    provider: "glossary",
    data: {
      text: written.sentence("text", text),
      formula: formula === null ? null : written.sentence("formula", formula),
    },
  });
  const [entry] = draft.take("explain", { term: name }, found(glossary.meaning(name), [source]));
  draft.line(`${glossary.explained(name, text)} ${entry?.mark ?? ""}`);
  draft.line(formula === null ? null : `${glossary.calculated(formula)} ${entry?.mark ?? ""}`);
}
