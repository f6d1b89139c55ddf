import type { AnswerRequest } from "./answer-request.ts";
import type { MadeAnswer } from "./made-answer.ts";
import type { AskModel } from "./asked-model.ts";
import { englishWords } from "#core/words/english-words.ts";
import type { Words } from "#core/words/shape.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import { createAnswerDraft } from "./answer-draft.ts";
import { type AnswerSources, createAnswerSources } from "./answer-sources.ts";
import type { Budget } from "./budget.ts";
import type { NamesIn } from "./checked-text.ts";
import { compose } from "./compose.ts";
import type { AnswerTask } from "./answer-task.ts";
import { writeComputed } from "./write-computed.ts";
import type { InternalApi } from "./internal-api.ts";
import { createModelWriting } from "./model-writing.ts";
import { createReadSources } from "./read-sources.ts";
import { type Reader, readerRequests } from "./reader/create-reader.ts";
import { createRunTool } from "./run-tool.ts";
import type { Tool, ToolContext } from "./tool.ts";
import { foundUpFront, numbered } from "./up-front.ts";

export type Answering = ReturnType<typeof createAnswering>;

/** Makes answers: gathers data, lets the model ask for more, checks every number of what it wrote. */
export function createAnswering({
  tools,
  apiOf,
  askedModel,
  namesIn,
  reader,
  budget,
  wordsOf,
  clock,
  log,
}: {
  tools: readonly Tool[];
  apiOf: (userId: string) => InternalApi;
  /** The model for a user's question; null: none is configured. */
  askedModel: AskModel;
  /** Instruments that a text names, by the directory of symbols. */
  namesIn: NamesIn;
  /** Reads what strangers wrote, in the writer's place. */
  reader: Reader;
  budget: Budget;
  /** The words of a user's language, for answers without a model. */
  wordsOf: (userId: string) => Promise<Words>;
  clock: Clock;
  log: Log;
}) {
  const runTool = createRunTool({ tools, log });
  const readSources = createReadSources({ reader, askedModel });
  const writeWithModel = createModelWriting({ tools, runTool, readSources, budget, log });

  function toolContext(userId: string, task: AnswerTask, sources: AnswerSources): ToolContext {
    return {
      api: apiOf(userId),
      userId,
      today: isoTime(clock.now()).slice(0, 10),
      question: task.question,
      words: englishWords,
      facts: () => sources.knownFacts(),
    };
  }

  /** Makes or goes on with an answer. Never throws for what a model or a tool does; `signal` ends it with what is there. */
  async function answer(request: AnswerRequest): Promise<MadeAnswer> {
    const { userId, task } = request;
    const sources = createAnswerSources({ amounts: task.context.amounts });
    const draft = createAnswerDraft(request, { context: toolContext(userId, task, sources), sources, namesIn });
    const asked = task.computedOnly ? null : await askedModel(userId, task);
    if (asked === null && !task.computedOnly && task.model !== null)
      draft.notice({
        code: "model-unavailable",
        detail:
          "The model for this conversation is no longer available. This answer was computed without AI; choose another model.",
      });
    const written = asked === null ? null : await writeWithModel(draft, asked);
    return written ?? writeComputed(draft, wordsOf);
  }

  return {
    answer,

    /** Name of the model that would answer; null: the answer is computed. */
    modelName: async (userId: string, task: AnswerTask): Promise<string | null> =>
      task.computedOnly ? null : ((await askedModel(userId, task))?.name ?? null),

    /** Composes the request for this question without sending it. */
    async preview(userId: string, task: AnswerTask) {
      const sources = createAnswerSources({ amounts: task.context.amounts });
      const context = toolContext(userId, task, sources);
      const found = await foundUpFront(task, context);
      const numbers = numbered(found, sources);
      return {
        ...compose({ task, found, numbers, sources, today: context.today }),
        /** Requests to the reader; its findings replace the computed ones. */
        readerRequests: readerRequests(found.parts.flatMap((part) => part.sources)),
        notices: found.notices,
        empty: found.parts.filter((part) => part.sources.length === 0),
      };
    },
  };
}
