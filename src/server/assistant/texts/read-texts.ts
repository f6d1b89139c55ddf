import type { AskModel } from "../asked-model.ts";
import type { Reader } from "../reader/create-reader.ts";
import type { ToolSource } from "../tool.ts";
import type { ReadTexts } from "./narrate.ts";

/** Gets the reader's findings on sources that a text is written from. */
export function createReadTexts({ reader, askedModel }: { reader: Reader; askedModel: AskModel }) {
  return async (userId: string, list: readonly ToolSource[], signal: AbortSignal): Promise<ReadTexts> => {
    const read = await reader.read({
      userId,
      askModel: () => askedModel(userId, { mode: "reader", model: null, isFresh: false }),
      sources: list,
      idOf: (index) => `reader-${index + 1}`,
      signal,
    });
    return {
      sources: new Map(list.map((source, index) => [source, read.sources[index] ?? source])),
      usage: read.usage,
      cost: read.cost,
    };
  };
}
