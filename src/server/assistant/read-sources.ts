import type { AskModel } from "./asked-model.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import { type Reader, readerRequests } from "./reader/create-reader.ts";
import type { ToolSource } from "./tool.ts";

export type ReadSources = ReturnType<typeof createReadSources>;

/** Gets the reader's findings on sources of an answer; its tokens count like the writer's. */
export function createReadSources({ reader, askedModel }: { reader: Reader; askedModel: AskModel }) {
  return async ({ userId, task, signal, emit, ...draft }: AnswerDraft, list: readonly ToolSource[]) => {
    const ids = draft.readingIds(readerRequests(list).length);
    for (const id of ids) emit({ name: "tool-start", data: { id, name: "read_texts", input: {} } });
    const read = await reader.read({
      userId,
      askModel: () => askedModel(userId, { mode: "reader", model: task.model, isFresh: false }),
      sources: list,
      idOf: (index) => ids[index] ?? "",
      signal,
    });
    draft.spend(read.usage, read.cost);
    return {
      steps: read.steps,
      notices: read.notices.map((detail) => ({ code: "incomplete" as const, detail })),
      sourceOf: (source: ToolSource) => read.sources[list.indexOf(source)] ?? source,
    };
  };
}
