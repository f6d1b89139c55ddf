import { delimited } from "#core/outside-text/index.ts";
import type { ToolUse } from "#contract/conversations.ts";
import type { Log } from "../../log.ts";
import type { AskedModel } from "../answer.ts";
import { type Budget, estimateTokens } from "../budget.ts";
import type { NamesIn } from "../checked-text.ts";
import { modeSettings } from "../models/mode-settings.ts";
import { ModelError, type ModelUsage } from "../models/model.ts";
import type { ToolSource } from "../tool.ts";
import { numberedSentences, withReading } from "./apply-reading.ts";
import { ReaderAnswer, readerInstructions, Reading } from "./reading.ts";

export type Reader = ReturnType<typeof createReader>;

/** A step that read texts, as it is shown: without the sources, which the step that found them has. */
export type ReaderStep = Pick<ToolUse, "id" | "name" | "input" | "summary" | "ok">;

/** Sources with what the reader says of them. A source without a reading keeps what code says of it. */
interface Read {
  readonly sources: readonly ToolSource[];
  readonly steps: readonly ReaderStep[];
  /** Said besides the steps: a picture that wasn't read has nothing in its place. */
  readonly notices: readonly string[];
  readonly usage: ModelUsage | null;
  readonly cost: number | null;
}

/** About what providers count for a picture of the size that the browser sends. */
const tokensOfPicture = 1_500;
/** How endpoints answer to a kind of input that they don't know. */
const refusals = new Set([400, 404, 415, 422]);
const noUsage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
/** Stories are the same for everybody, and the next question often has most of them again. */
const maxKnownStories = 2_000;

/**
 * Lets a model read texts that strangers wrote. Its call has our instructions and the texts: no question, no history, no tools, no data of
 * the user's but a file that is to be read. Only what fits the schema is taken, and checked against the text. All stories of a step go in
 * one call, each file in its own, so that a stranger's text is never beside the user's.
 */
export function createReader({
  budget,
  namesIn,
  patienceMs,
  log,
}: {
  budget: Budget;
  namesIn: NamesIn;
  /** After this time the computed classification is used. */
  patienceMs: number;
  log: Log;
}) {
  const known = new Map<string, Reading>();

  function remember(key: string, reading: Reading): void {
    known.delete(key);
    known.set(key, reading);
    for (const oldest of known.keys()) {
      if (known.size <= maxKnownStories) break;
      known.delete(oldest);
    }
  }

  /** Readings by position; a source that failed the schema has none. */
  async function call(
    userId: string,
    model: AskedModel,
    sources: readonly ToolSource[],
    signal: AbortSignal,
  ): Promise<{ readings: ReadonlyMap<number, Reading>; usage: ModelUsage | null; cost: number | null; why: string }> {
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
  }

  async function readGroup(
    { userId, askModel, signal }: Parameters<typeof read>[0],
    sources: readonly ToolSource[],
    id: string,
  ): Promise<Read> {
    const model = await askModel();
    const isNews = sources.every(({ kind }) => kind === "news");
    const keyOf = (source: ToolSource) => JSON.stringify([model?.name, source.readable?.texts]);
    const before = sources.map((source) => (isNews ? known.get(keyOf(source)) : undefined));
    const open = sources.filter((_, index) => before[index] === undefined);
    if (model === null) return { sources, steps: [], notices: [], usage: null, cost: null };
    const answer =
      open.length === 0
        ? { readings: new Map<number, Reading>(), usage: noUsage, cost: 0, why: "" }
        : await call(userId, model, open, signal);
    const read = sources.map((source, index) => {
      const reading = before[index] ?? answer.readings.get(open.indexOf(source));
      if (reading === undefined) return null;
      if (isNews) remember(keyOf(source), reading);
      return withReading(source, reading, namesIn);
    });
    const failures = read.filter((source) => source === null).length;
    const { inputTokens, outputTokens } = answer.usage ?? { inputTokens: null, outputTokens: null };
    const tokens = (inputTokens ?? 0) + (outputTokens ?? 0);
    const isPicture = sources[0]?.readable?.picture !== undefined;
    const what = isNews ? counted(sources.length) : (sources[0]?.title ?? "A file");
    const spent = tokens === 0 ? "" : ` (${tokens.toLocaleString("en")} tokens)`;
    return {
      // A picture isn't kept with the answer's sources.
      sources: sources.map((source, index) => read[index] ?? { ...source, readable: null }),
      usage: answer.usage,
      cost: answer.cost,
      notices: failures > 0 && isPicture ? [`${what} wasn't read: ${answer.why}`] : [],
      steps: [
        {
          id,
          name: "read_texts",
          input: {},
          ok: failures === 0,
          summary:
            failures === 0
              ? `${what}, read by ${model.name}${spent}`
              : isPicture
                ? `${what} wasn't read: ${answer.why}${spent}`
                : `${what}: ${failures === sources.length ? "" : `${failures} of them `}classified without AI, because the reader failed: ${answer.why}${spent}`,
        },
      ],
    };
  }

  async function read({
    userId,
    sources,
    idOf,
    signal,
    ...rest
  }: {
    userId: string;
    /** Asks anew each time, so that each call knows what it cost. Null: no model. */
    askModel: () => Promise<AskedModel | null>;
    sources: readonly ToolSource[];
    /** The id of the step that reads the group of this index. */
    idOf: (index: number) => string;
    signal: AbortSignal;
  }): Promise<Read> {
    const groups = groupsOf(sources);
    const done = await Promise.all(
      groups.map((group, index) => readGroup({ userId, sources, idOf, signal, ...rest }, group, idOf(index))),
    );
    const after = new Map(
      groups.flatMap((group, index) => group.map((source, at) => [source, done[index]?.sources[at]])),
    );
    const usages = done.flatMap(({ usage }) => (usage === null ? [] : [usage]));
    const costs = done.flatMap(({ cost }) => (cost === null ? [] : [cost]));
    return {
      sources: sources.map((source) => after.get(source) ?? source),
      steps: done.flatMap(({ steps }) => steps),
      notices: done.flatMap(({ notices }) => notices),
      usage: usages.length === 0 ? null : usages.reduce(sumOfUsage),
      cost: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0),
    };
  }

  return { read };
}

/** Everything that the reader would be sent for these sources, one request each. */
export function readerRequests(sources: readonly ToolSource[]): readonly string[] {
  return groupsOf(sources).map(requestOf);
}

/** How many calls it takes. */
export const groupsOf = (sources: readonly ToolSource[]): readonly (readonly ToolSource[])[] => {
  const readable = sources.filter((source) => source.readable !== null);
  const stories = readable.filter(({ kind }) => kind === "news");
  return [
    ...(stories.length === 0 ? [] : [stories]),
    ...readable.filter(({ kind }) => kind !== "news").map((source) => [source]),
  ];
};

function requestOf(sources: readonly ToolSource[]): string {
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

function counted(stories: number): string {
  return stories === 1 ? "1 story" : `${stories} stories`;
}

function sumOfUsage(one: ModelUsage, other: ModelUsage): ModelUsage {
  return {
    inputTokens: (one.inputTokens ?? 0) + (other.inputTokens ?? 0),
    outputTokens: (one.outputTokens ?? 0) + (other.outputTokens ?? 0),
  };
}

function isTimeOut(error: unknown): boolean {
  return error instanceof Error && ["AbortError", "TimeoutError"].includes(error.name);
}
