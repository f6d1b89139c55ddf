import type { ToolUse } from "#contract/conversations.ts";
import type { Log } from "../../log.ts";
import type { AskedModel } from "../asked-model.ts";
import type { Budget } from "../budget.ts";
import type { NamesIn } from "../checked-text.ts";
import type { ModelUsage } from "../models/model.ts";
import type { ToolSource } from "../tool.ts";
import { withReading } from "./apply-reading.ts";
import { createReaderCall, noUsage, type ReaderReply, requestOf } from "./reader-call.ts";
import type { Reading } from "./reading.ts";

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
  const known = createKnownReadings();
  const call = createReaderCall({ budget, patienceMs, log });

  async function readGroup(
    { userId, askModel, signal }: Parameters<typeof read>[0],
    sources: readonly ToolSource[],
    id: string,
  ): Promise<Read> {
    const model = await askModel();
    const areStories = isNews(sources);
    const keyOf = (source: ToolSource) => JSON.stringify([model?.name, source.readable?.texts]);
    const before = sources.map((source) => (areStories ? known.get(keyOf(source)) : undefined));
    const open = sources.filter((_, index) => before[index] === undefined);
    if (model === null) return { sources, steps: [], notices: [], usage: null, cost: null };
    const answer =
      open.length === 0
        ? { readings: new Map<number, Reading>(), usage: noUsage, cost: 0, why: "" }
        : await call(userId, model, open, signal);
    const read = sources.map((source, index) => {
      const reading = before[index] ?? answer.readings.get(open.indexOf(source));
      if (reading === undefined) return null;
      if (areStories) known.remember(keyOf(source), reading);
      return withReading(source, reading, namesIn);
    });
    const step = stepOf(model.name, sources, read.filter((source) => source === null).length, answer);
    return {
      // A picture isn't kept with the answer's sources.
      sources: sources.map((source, index) => read[index] ?? { ...source, readable: null }),
      usage: answer.usage,
      cost: answer.cost,
      notices: step.notices,
      steps: [{ id, name: "read_texts", input: {}, ok: step.ok, summary: step.summary }],
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

/** The step of a call for people, and the notices about it. */
function stepOf(model: string, sources: readonly ToolSource[], failures: number, { usage, why }: ReaderReply) {
  const tokens = (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
  const spent = tokens === 0 ? "" : ` (${tokens.toLocaleString("en")} tokens)`;
  const isPicture = sources[0]?.readable?.picture !== undefined;
  const what = isNews(sources) ? counted(sources.length) : (sources[0]?.title ?? "A file");
  if (failures === 0) return { ok: true, notices: [], summary: `${what}, read by ${model}${spent}` };
  if (isPicture)
    return {
      ok: false,
      notices: [`${what} wasn't read: ${why}`],
      summary: `${what} wasn't read: ${why}${spent}`,
    };
  const part = failures === sources.length ? "" : `${failures} of them `;
  return {
    ok: false,
    notices: [],
    summary: `${what}: ${part}classified without AI, because the reader failed: ${why}${spent}`,
  };
}

function isNews(sources: readonly ToolSource[]): boolean {
  return sources.every(({ kind }) => kind === "news");
}

/** The last readings. */
function createKnownReadings() {
  const known = new Map<string, Reading>();
  return {
    get: (key: string) => known.get(key),

    remember(key: string, reading: Reading): void {
      known.delete(key);
      known.set(key, reading);
      for (const oldest of known.keys()) {
        if (known.size <= maxKnownStories) break;
        known.delete(oldest);
      }
    },
  };
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
