import { createHash } from "node:crypto";
import type { Model, ModelPart, ModelRequest } from "./model.ts";
import type { ReplyStore } from "./reply-store.ts";
import { schemaOf } from "./sdk-model.ts";

/**
 * A model that gives the kept answer again when exactly the same is sent once more by the same user. `isFresh`: it is asked all the same,
 * and the new answer is kept. `onReplay` is called for each answer that cost nothing.
 */
export function cachedModel({
  model,
  replies,
  userId,
  promptVersion,
  isFresh = false,
  onReplay,
}: {
  model: Model;
  replies: ReplyStore;
  userId: string;
  promptVersion: string;
  isFresh?: boolean;
  onReplay?: () => void;
}): Model {
  async function* stream(request: ModelRequest): AsyncGenerator<ModelPart> {
    const key = keyOf(model, promptVersion, request);
    const kept = isFresh ? null : await replies.find(userId, key);
    request.signal.throwIfAborted();
    if (kept !== null) {
      onReplay?.();
      yield* kept;
      return;
    }
    const parts: ModelPart[] = [];
    for await (const part of model.stream(request)) {
      if (part.type === "end" && ["stop", "length", "tool-calls"].includes(part.finish))
        await replies.keep(userId, key, [...joined(parts), part]);
      parts.push(part);
      yield part;
    }
  }

  return { ...model, stream };
}

/** SHA-256 of everything that decides what a model answers. */
function keyOf(
  model: Model,
  promptVersion: string,
  { mode, system, messages, tools, answerSchema }: ModelRequest,
): string {
  const described = tools.map((tool) => [tool.name, tool.description, schemaOf(tool.input)]);
  const form = answerSchema === undefined ? [] : [schemaOf(answerSchema)];
  const sent = [model.provider, model.nameOf(mode), mode, promptVersion, system, messages, described, ...form];
  return createHash("sha256").update(JSON.stringify(sent)).digest("hex");
}

/** Neighbouring texts as one. */
function joined(parts: readonly ModelPart[]): ModelPart[] {
  const result: ModelPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.type === "text" && last?.type === "text")
      result[result.length - 1] = { type: "text", text: last.text + part.text };
    else result.push(part);
  }
  return result;
}
