import type { ModelToolCall, ModelUsage } from "./models/model.ts";
import type { ReaderStep } from "./reader/create-reader.ts";
import type { ToolResult } from "./tool-result.ts";
import type { UpFront } from "./up-front.ts";

/** The finished part of an answer: with the task enough to go on after a restart. Plain JSON. */
export interface AnswerProgress {
  readonly found: (UpFront & { readonly readings: readonly ReaderStep[] }) | null;
  readonly rounds: readonly {
    readonly text: string;
    readonly toolCalls: readonly ModelToolCall[];
    readonly results: readonly ToolResult[];
    /** Steps that read what the calls found. */
    readonly readings: readonly ReaderStep[];
  }[];
  readonly usage: ModelUsage | null;
  readonly cost: number | null;
  /** A complete answer with typed numbers, while the model is asked to write it again. After a restart it counts as it is. */
  readonly firstVersion?: string;
}

export const nothingDone: AnswerProgress = { found: null, rounds: [], usage: null, cost: null };
