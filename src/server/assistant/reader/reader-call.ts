import { delimited } from "#core/outside-text/index.ts";
import type { Log } from "../../log.ts";
import type { AskedModel } from "../asked-model.ts";
import { type Budget, estimateTokens } from "../budget.ts";
import { modeSettings } from "../models/mode-settings.ts";
import { ModelError, type ModelUsage } from "../models/model.ts";
import type { ToolSource } from "../tool.ts";
import { numberedSentences } from "./apply-reading.ts";
import { ReaderAnswer, readerInstructions, Reading } from "./reading.ts";

/** The reader's answer to one call. */
export interface ReaderReply {
  /** By position; a source that failed the schema has none. */
  readonly readings: ReadonlyMap<number, Reading>;
  readonly usage: ModelUsage | null;
  readonly cost: number | null;
  /** The reason that a reading is missing. */
  readonly why: string;
}

/** About what providers count for a picture of the size that the browser sends. */
const tokensOfPicture = 1_500;
/** How endpoints answer to a kind of input that they don't know. */
const refusals = new Set([400, 404, 415, 422]);
export const noUsage: ModelUsage = { inputTokens: 0, outputTokens: 0 };

/** Sends texts to the reader in one call. */
export function createReaderCall({ budget, patienceMs, log }: { budget: Budget; patienceMs: number; log: Log }) {
  return async (
    userId: string,
    model: AskedModel,
    sources: readonly ToolSource[],
    signal: AbortSignal,
  ): Promise<ReaderReply> => {
    const failed = (why: string, usage: ModelUsage | null = null, cost: number | null = null) => ({
      readings: new Map<number, Reading>(),
      usage,
      cost,
      why,
    });
    const asked = requestOf(sources);
    const pictures = sources.flatMap(({ readable }) => readable?.picture ?? []);
    const inputTokens = estimateTokens(readerInstructions.length + asked.length) + pictures.length * tokensOfPicture;
    const reservation = await budget.reserve(userId, inputTokens + modeSettings.reader.maxOutputTokens);
    if (reservation === null) return failed("today's AI budget is used up");
    let text = "";
    let usage: ModelUsage | null = null;
    let isRefused = false;
    let why: string | null = null;
    const costOf = () => (model.isReplayed() ? 0 : usage === null ? null : model.costOf(usage));
    try {
      const parts = model.stream({
        mode: "reader",
        system: readerInstructions,
        messages: [{ role: "user", text: asked, ...(pictures.length === 0 ? {} : { pictures }) }],
        tools: [],
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
        key: null,
        isWhole: true,
        answerSchema: ReaderAnswer,
      });
      for await (const part of parts) {
        if (part.type === "text") text += part.text;
        if (part.type === "end") usage = part.usage;
      }
    } catch (error) {
      if (!(error instanceof ModelError) && !isTimeOut(error)) throw error;
      isRefused = error instanceof ModelError && error.status !== null && text === "";
      why =
        error instanceof ModelError
          ? pictures.length > 0 && error.code === "model-error" && refusals.has(error.status ?? 0)
            ? `${model.name} doesn't take pictures. Choose another model, or attach the figures as a table.`
            : error.message
          : `no answer within ${patienceMs / 1000} s`;
      if (!signal.aborted) log.warn({ detail: why }, "a reader failed");
    } finally {
      await reservation.settle({
        usage: model.isReplayed() ? noUsage : usage,
        fallbackTokens: model.isReplayed() || isRefused ? 0 : inputTokens + estimateTokens(text.length),
        cost: costOf(),
      });
    }
    const spent = model.isReplayed() ? noUsage : usage;
    if (why !== null) return failed(why, spent, costOf());
    const readings = readingsIn(text, sources.length);
    return { readings, usage: spent, cost: costOf(), why: "its answer doesn't have the agreed form" };
  };
}

/** The text that the reader is sent for these sources. */
export function requestOf(sources: readonly ToolSource[]): string {
  return delimited(
    "texts",
    sources.map(({ readable, asOf }, index) => {
      const texts = readable?.texts ?? [];
      return {
        item: index + 1,
        day: asOf?.slice(0, 10) ?? null,
        ...(readable?.picture === undefined ? {} : { picture: true }),
        sentences: numberedSentences(texts).map(({ text, start, end }, at) => ({
          number: at + 1,
          text: (texts[text] ?? "").slice(start, end).trim(),
        })),
      };
    }),
  );
}

/** The readings that fit the schema, by position from 0. */
function readingsIn(text: string, count: number): ReadonlyMap<number, Reading> {
  let json: unknown;
  try {
    json = JSON.parse(text.replaceAll(/^\s*```(?:json)?\s*|\s*```\s*$/g, ""));
  } catch {
    return new Map();
  }
  const list = typeof json === "object" && json !== null && "readings" in json ? json.readings : null;
  const readings = new Map<number, Reading>();
  for (const one of Array.isArray(list) ? (list as unknown[]) : []) {
    const reading = Reading.safeParse(one);
    if (!reading.success) continue;
    const at = reading.data.item - 1;
    if (at >= 0 && at < count && !readings.has(at)) readings.set(at, reading.data);
  }
  return readings;
}

function isTimeOut(error: unknown): boolean {
  return error instanceof Error && ["AbortError", "TimeoutError"].includes(error.name);
}
