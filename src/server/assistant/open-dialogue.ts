import type { AskedModel } from "./asked-model.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import { compose } from "./compose.ts";
import { contextSteps, contextUses } from "./context-steps.ts";
import type { ModelMessage } from "./models/model.ts";
import type { ReadSources } from "./read-sources.ts";
import { addReadings } from "./tool-results.ts";
import { unlessStopped } from "./unless-stopped.ts";
import { foundUpFront, numbered, symbolsNamed } from "./up-front.ts";

/** The exchange with a model about one answer. */
export interface Dialogue {
  readonly asked: AskedModel;
  readonly system: string;
  readonly messages: ModelMessage[];
  /** Symbols that tools may be called with, in capitals. */
  readonly allowed: () => ReadonlySet<string>;
}

/** Begins the exchange with a model, with the data of the context; null: stopped before it was found. */
export async function openDialogue(
  draft: AnswerDraft,
  asked: AskedModel,
  readSources: ReadSources,
): Promise<Dialogue | null> {
  const { task, emit, sources, uses } = draft;
  for (const step of contextSteps(task.context)) emit({ name: "tool-start", data: step });
  const before = draft.progress().found;
  const found = before ?? (await unlessStopped(readUpFront(draft, readSources), draft.signal));
  if (found === null) return null;
  const numbers = numbered(found, sources);
  for (const use of contextUses(found, numbers, task.context, sources)) {
    uses.push(use);
    emit({ name: "tool-end", data: { ...use, sources: sources.shownOf(use.sourceNumbers) } });
  }
  addReadings(draft, found.readings);
  for (const item of found.notices) draft.notice(item);
  if (before === null) await draft.save({ found });
  const { system, messages } = compose({ task, found, numbers, sources, today: draft.context.today });
  const earlier = task.history.filter((turn) => turn.role === "user").map((turn) => turn.text);
  const named = [...symbolsNamed([task.question, ...earlier].join("\n"), sources.subjects()), ...found.named];
  return {
    asked,
    system,
    messages: [...messages],
    allowed: () =>
      new Set([...named, ...sources.subjects().map(({ symbol }) => symbol)].map((symbol) => symbol.toUpperCase())),
  };
}

async function readUpFront(draft: AnswerDraft, readSources: ReadSources) {
  const all = await foundUpFront(draft.task, draft.context);
  const { sourceOf, steps, notices } = await readSources(
    draft,
    all.parts.flatMap((part) => part.sources),
  );
  const parts = all.parts.map((part) => ({ ...part, sources: part.sources.map(sourceOf) }));
  return { ...all, parts, readings: steps, notices: [...all.notices, ...notices] };
}
