import type { z } from "zod";
import type { Narrative, Notice } from "#contract/assistant.ts";
import type { analyse } from "#contract/assistant-texts.ts";
import { type Clock, isoTime } from "../../clock.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import type { Answering } from "../answer.ts";
import { nothingDone } from "../answer-progress.ts";

/** An answer in one go, outside of any conversation; wishes about tone or focus stand with the question, never with our own words. */
export function createAnalyses({ answering, clock }: { answering: Answering; clock: Clock }) {
  return async (
    { prompt, systemPrompt, mode, context }: z.output<typeof analyse.input>,
    userId: string,
  ): Promise<Narrative | Refusal> => {
    const notices: Notice[] = [];
    const answer = await answering.answer({
      userId,
      task: {
        question:
          systemPrompt === undefined
            ? prompt
            : `${prompt}\n\nHow the answer is wished for, as far as the rules allow:\n${systemPrompt}`,
        attachments: [],
        history: [],
        mode,
        context,
        isFresh: false,
        model: null,
        computedOnly: false,
      },
      progress: nothingDone,
      signal: new AbortController().signal,
      emit: (event) => {
        if (event.name === "notice") notices.push(event.data);
      },
      save: async () => undefined,
    });
    const { problem, text, figures, matched, total, sources, model, isReplayed, usage, cost } = answer;
    if (problem !== null && text === "") {
      const seconds = problem.retryAfterSeconds;
      return refuse("model-failed", {
        detail: problem.detail,
        ...(seconds === null ? {} : { retryAfterSeconds: seconds }),
      });
    }
    return {
      text,
      figures,
      matched,
      total,
      sources,
      notices: problem === null ? notices : [...notices, { code: "interrupted", detail: problem.detail }],
      model,
      isReplayed,
      usage,
      cost,
      createdAt: isoTime(clock.now()),
    };
  };
}
