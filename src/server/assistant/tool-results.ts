import type { ToolResult } from "./tool-result.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import type { ReaderStep } from "./reader/create-reader.ts";

/** Adds the outcome of a tool call to an answer. Returns what the model gets of it, as JSON. */
export function addResult(draft: AnswerDraft, { id, name, outcome }: ToolResult, input: unknown): string {
  const { emit, sources, uses } = draft;
  let numbers: number[] = [];
  let output: unknown;
  let summary: string;
  if (!outcome.ok) {
    summary = outcome.reason;
    output = { error: outcome.code ?? outcome.reason };
  } else if ("proposal" in outcome) {
    emit({ name: "proposal", data: outcome.proposal });
    summary = outcome.proposal.summary;
    output = {
      offered: outcome.proposal.summary,
      done: false,
      note: "Nothing is changed unless the user clicks it.",
    };
  } else {
    numbers = sources.add(outcome.sources);
    sources.addSubjects(outcome.subjects);
    for (const item of outcome.notices) draft.notice(item);
    summary = outcome.summary;
    output = numbers.map((number) => sources.dataOf(number));
  }
  const shown = sources.shownOf(numbers);
  const asOf = shown.map((source) => source.asOf).find((time) => time !== null) ?? null;
  uses.push({ id, name, input, summary, asOf, sourceNumbers: numbers, ok: outcome.ok });
  emit({ name: "tool-end", data: { id, summary, asOf, ok: outcome.ok, sources: shown } });
  emit({ name: "tools", data: [...uses] });
  return JSON.stringify(output);
}

/** Adds steps that read texts to an answer. */
export function addReadings({ emit, uses }: AnswerDraft, steps: readonly ReaderStep[]): void {
  for (const step of steps) {
    uses.push({ ...step, asOf: null, sourceNumbers: [] });
    emit({ name: "tool-end", data: { id: step.id, summary: step.summary, asOf: null, ok: step.ok, sources: [] } });
  }
  emit({ name: "tools", data: [...uses] });
}
