import { delimited } from "#core/outside-text/index.ts";
import type { AnswerSources } from "../answer-sources.ts";
import type { ToolSource } from "../tool.ts";
import { type Budget, estimateTokens } from "../budget.ts";
import type { Log } from "../../log.ts";
import { cachedModel } from "../models/cached-model.ts";
import { modeSettings } from "../models/mode-settings.ts";
import { ModelError, type ModelMode, type ModelPart, type Models, type ModelUsage } from "../models/model.ts";
import type { ReplyStore } from "../models/reply-store.ts";

/** Why a model did not write a text, in words for people. */
export interface TextProblem {
  readonly code: string;
  readonly detail: string;
}

/** A model's text. */
export interface Narrated {
  readonly text: string;
  readonly model: string;
  /** True if it came to its own end. */
  readonly isWhole: boolean;
  readonly isReplayed: boolean;
  readonly usage: ModelUsage;
  readonly cost: number | null;
}

/** Sources with what a reader says of their texts, and what the reading cost. */
export interface ReadTexts {
  readonly sources: ReadonlyMap<ToolSource, ToolSource>;
  readonly usage: ModelUsage | null;
  readonly cost: number | null;
}

export type Narrate = ReturnType<typeof createNarrate>;

/** A person waits for these texts in front of what they describe; after this time the computed one is used. */
type TextMode = Exclude<ModelMode, "reader">;
const patienceMs: Readonly<Record<TextMode, number>> = { preview: 10_000, quick: 20_000, detailed: 45_000 };

export interface TextRequest {
  readonly userId: string;
  readonly mode: TextMode;
  /** Changes with every change of the instructions. */
  readonly version: string;
  /** Our own words only. */
  readonly instructions: string;
  readonly sources: AnswerSources;
  /** The request that follows the data. */
  readonly request: string;
  readonly isFresh?: boolean;
  /** Whoever asked no longer waits for it. */
  readonly signal?: AbortSignal;
}

/** Lets a model put numbered sources into words once, without tools, within the user's budget. */
export function createNarrate({
  models,
  replies,
  costOf,
  readTexts,
  budget,
  log,
}: {
  models: Models;
  replies: ReplyStore;
  costOf: (model: string, usage: ModelUsage) => number | null;
  /** Gives the reader's findings on texts from outside, by source; the writer never reads the texts. */
  readTexts: (userId: string, sources: readonly ToolSource[], signal: AbortSignal) => Promise<ReadTexts>;
  budget: Budget;
  log: Log;
}) {
  /** Null: no model is configured. */
  return async ({
    userId,
    mode,
    version,
    instructions,
    sources,
    request,
    isFresh = false,
    signal,
  }: TextRequest): Promise<{ ok: true; narrated: Narrated } | { ok: false; problem: TextProblem } | null> => {
    const preferred = await models.answering(userId);
    if (preferred === null) return null;
    const name = preferred.nameOf(mode);
    const readable = sources.readable();
    const reading =
      readable.length === 0
        ? null
        : await readTexts(userId, readable, signal ?? AbortSignal.timeout(patienceMs.detailed));
    if (reading !== null) sources.replace(reading.sources);
    const data = Array.from({ length: sources.count() }, (_, index) => sources.dataOf(index + 1));
    const asked = `${delimited("sources", data)}\n\n${request}`;
    const inputTokens = estimateTokens(instructions.length + asked.length);
    const reservation = await budget.reserve(userId, inputTokens + modeSettings[mode].maxOutputTokens);
    if (reservation === null)
      return {
        ok: false,
        problem: { code: "budget", detail: "Today's AI budget is used up. This text was computed without AI." },
      };
    let isReplayed = false;
    const reply: Reply = { text: "", usage: null, isWhole: false };
    let isRefused = false;
    const model = cachedModel({
      model: preferred,
      replies,
      userId,
      promptVersion: version,
      isFresh,
      onReplay: () => (isReplayed = true),
    });
    try {
      const parts = model.stream({
        mode,
        system: instructions,
        messages: [{ role: "user", text: asked }],
        tools: [],
        signal: AbortSignal.any([AbortSignal.timeout(patienceMs[mode]), ...(signal === undefined ? [] : [signal])]),
        key: null,
        // A long text without a sign of life would be taken for a model that does not answer.
        isWhole: mode !== "detailed",
      });
      await receive(parts, reply);
    } catch (error) {
      isRefused = error instanceof ModelError && error.status !== null && reply.text === "";
      const problem = problemOf(error, patienceMs[mode]);
      if (problem === null) throw error;
      log.warn({ code: problem.code, detail: problem.detail }, "a model failed");
      return { ok: false, problem };
    } finally {
      await reservation.settle({
        usage: isReplayed ? nothing : reply.usage,
        fallbackTokens: isReplayed || isRefused ? 0 : inputTokens + estimateTokens(reply.text.length),
        cost: isReplayed ? 0 : reply.usage === null ? null : costOf(name, reply.usage),
      });
    }
    const used = reply.usage ?? { inputTokens: null, outputTokens: null };
    const cost = isReplayed ? 0 : costOf(name, used);
    return {
      ok: true,
      narrated: {
        text: reply.text.trim(),
        model: name,
        isWhole: reply.isWhole,
        isReplayed,
        usage: withReading(used, reading?.usage ?? null),
        cost: cost === null || reading === null ? cost : reading.cost === null ? null : cost + reading.cost,
      },
    };
  };
}

interface Reply {
  text: string;
  usage: ModelUsage | null;
  isWhole: boolean;
}

/** Adds to a reply as it comes, so that its beginning is there when the call fails. */
async function receive(parts: AsyncIterable<ModelPart>, reply: Reply): Promise<void> {
  for await (const part of parts) {
    if (part.type === "text") reply.text += part.text;
    if (part.type !== "end") continue;
    reply.usage = part.usage;
    reply.isWhole = part.finish === "stop";
  }
}

function withReading(used: ModelUsage, reading: ModelUsage | null): ModelUsage {
  const sum = (one: number | null, other: number | null) =>
    one === null && other === null ? null : (one ?? 0) + (other ?? 0);
  return reading === null
    ? used
    : {
        inputTokens: sum(used.inputTokens, reading.inputTokens),
        outputTokens: sum(used.outputTokens, reading.outputTokens),
      };
}

const nothing: ModelUsage = { inputTokens: 0, outputTokens: 0 };

function problemOf(error: unknown, afterMs: number): TextProblem | null {
  if (error instanceof ModelError) return { code: error.code, detail: error.message };
  const isTooSlow = error instanceof Error && ["AbortError", "TimeoutError"].includes(error.name);
  return isTooSlow
    ? { code: "model-unreachable", detail: `Connection failed: no complete answer within ${afterMs / 1000} seconds` }
    : null;
}
