import { expect, it } from "vitest";
import { z } from "zod";
import { AssistantContext } from "#contract/assistant.ts";
import { englishWords } from "#core/words/english-words.ts";
import { createAnswering } from "./answer.ts";
import type { AnswerEvent } from "./answer-request.ts";
import { type AnswerProgress, nothingDone } from "./answer-progress.ts";
import { createBudget } from "./budget.ts";
import type { AnswerTask } from "./answer-task.ts";
import { ModelError, type ModelPart, type ModelRequest } from "./models/model.ts";
import { createReader } from "./reader/create-reader.ts";
import { readingTool, type ToolFound, type ToolMissing } from "./tool.ts";
import { found } from "./tools/found.ts";
import { sourceDraft } from "./tools/source-draft.ts";

const nothing = {
  currentMarketData: false,
  userPortfolio: false,
  recentNews: false,
  marketSentiment: false,
  watchlist: false,
};
const task: AnswerTask = {
  question: "What is new?",
  attachments: [],
  history: [],
  mode: "quick",
  context: AssistantContext.parse(nothing),
  isFresh: false,
  model: null,
  computedOnly: false,
};
const usage = { inputTokens: 10, outputTokens: 10 };
const asksForData: ModelPart[] = [
  { type: "tool-call", call: { id: "call", name: "look", input: {}, metadata: null } },
  { type: "end", finish: "tool-calls", usage },
];
const saysNothing: ModelPart[] = [{ type: "end", finish: "stop", usage }];

function answeringWith({
  parts,
  look = async () => ({ ok: false, reason: "Nothing is known." }),
}: {
  parts: (request: ModelRequest, call: number) => readonly ModelPart[];
  look?: () => Promise<ToolFound | ToolMissing>;
}) {
  const requests: ModelRequest[] = [];
  const used = { questions: 0, tokens: 0, microdollars: 0 };
  const silent = () => undefined;
  const log = { debug: silent, info: silent, warn: silent, error: silent } as unknown as Parameters<
    typeof createAnswering
  >[0]["log"];
  const budget = createBudget({
    store: {
      read: async () => used,
      add: async (_user, _day, more) => {
        used.tokens += more.tokens;
      },
      deleteOld: async () => undefined,
    },
    clock: { now: () => 0 },
    tokensPerDay: 1e9,
    questionsPerDay: 10,
  });
  const answering = createAnswering({
    tools: [
      readingTool({ name: "look", description: "Looks", input: z.strictObject({}), symbolsOf: () => [], run: look }),
    ],
    apiOf: () => async () => ({ ok: false, code: "not-found", detail: "Nothing" }),
    namesIn: () => [],
    reader: createReader({ budget, namesIn: () => [], patienceMs: 1000, log }),
    askedModel: async () => ({
      name: "a model",
      async *stream(request) {
        requests.push(request);
        yield* parts(request, requests.length);
      },
      isReplayed: () => false,
      costOf: () => null,
    }),
    budget,
    wordsOf: () => Promise.resolve(englishWords),
    clock: { now: () => 0 },
    log,
  });
  const answer = (progress: AnswerProgress = nothingDone, signal = new AbortController().signal) => {
    const events: AnswerEvent[] = [];
    const saved: AnswerProgress[] = [];
    const made = answering.answer({
      userId: "somebody",
      task,
      progress,
      signal,
      emit: (event) => void events.push(event),
      save: async (step) => void saved.push(step),
    });
    return made.then((result) => ({ ...result, events, saved }));
  };
  return { answer, requests, used };
}

it("ends although a model never stops asking for data", async () => {
  const { answer, requests } = answeringWith({
    parts(_, call) {
      if (call > 20) throw new Error("asked without end");
      return asksForData;
    },
  });
  const made = await answer();
  expect(made).toMatchObject({ finish: "failed", text: "", problem: { code: "no-response" } });
  expect(requests.at(-1)?.tools).toEqual([]);
  expect(requests).toHaveLength(7);
});

it("says that it is not whole when the last word of a model is a wish for more data", async () => {
  const { answer } = answeringWith({ parts: () => [{ type: "text", text: "Let me look." }, ...asksForData] });
  const made = await answer();
  expect(made.finish).toBe("length");
});

it("is no empty bubble when a model says nothing after an answer was taken up again", async () => {
  const { answer } = answeringWith({ parts: () => saysNothing });
  const call = { id: "call", name: "look", input: {}, metadata: null };
  const outcome = { ok: false as const, reason: "Nothing is known." };
  const made = await answer({
    ...nothingDone,
    rounds: [{ text: "", toolCalls: [call], results: [{ id: "call", name: "look", outcome }], readings: [] }],
  });
  expect(made).toMatchObject({ finish: "failed", text: "", problem: { code: "no-response" } });
});

it("stops at once while something is looked up", async () => {
  const controller = new AbortController();
  const { answer } = answeringWith({
    parts: () => asksForData,
    look: () => {
      controller.abort("stop");
      return new Promise(() => undefined);
    },
  });
  expect(await answer(nothingDone, controller.signal)).toMatchObject({ finish: "stopped" });
});

it("counts no tokens of a call that the model refused", async () => {
  const { answer, used } = answeringWith({
    parts() {
      throw new ModelError("model-error", "API error: 503", { status: 503 });
    },
  });
  expect(await answer()).toMatchObject({ finish: "failed", problem: { code: "model-error" } });
  expect(used.tokens).toBe(0);
});

const price = async (): Promise<ToolFound> => {
  const draft = sourceDraft({ asOf: null, status: "live" });
  const data = { price: draft.figure({ key: "price", label: "Price", unit: "money", currency: "USD", value: 178.88 }) };
  return found("A price", [draft.source({ kind: "quote", title: "NVDA quote", provider: "yahoo", data })]);
};
const types: ModelPart[] = [{ type: "text", text: "It costs $178.88 now." }, ...saysNothing];

it("keeps the first version where it is stopped or restarted while the numbers are written again", async () => {
  const controller = new AbortController();
  const { answer, requests } = answeringWith({
    look: price,
    parts(_, call) {
      if (call === 1) return asksForData;
      if (call === 2) return types;
      controller.abort("stop");
      return [{ type: "text", text: "It costs {{1.pr" }, ...saysNothing];
    },
  });
  const stopped = await answer(nothingDone, controller.signal);
  expect(stopped).toMatchObject({ finish: "stop", text: "It costs $178.88 now." });
  const last = stopped.saved.at(-1);
  expect(last?.firstVersion).toBe("It costs $178.88 now.");
  const asked = requests.length;
  expect(await answer(last)).toMatchObject({ finish: "stop", text: "It costs $178.88 now." });
  expect(requests).toHaveLength(asked);
});

it("takes the version with marks", async () => {
  const { answer } = answeringWith({
    look: price,
    parts(_, call) {
      if (call === 1) return asksForData;
      return call === 2 ? types : [{ type: "text", text: "It costs {{1.price}} now." }, ...saysNothing];
    },
  });
  const made = await answer();
  expect(made.figures.map(({ text, state }) => [text, state])).toEqual([["$178.88", "data"]]);
});
