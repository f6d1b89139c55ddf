import type { AnswerProgress } from "./answer-progress.ts";
import type { Notice, Source } from "#contract/assistant.ts";
import type { Proposal, ToolUse } from "#contract/conversations.ts";
import type { AnswerTask } from "./answer-task.ts";

/** Events while an answer is made, in order. */
export type AnswerEvent =
  | { readonly name: "text-delta"; readonly data: { text: string } }
  | { readonly name: "tool-start"; readonly data: { id: string; name: string; input: unknown } }
  | {
      readonly name: "tool-end";
      readonly data: { id: string; summary: string; asOf: string | null; ok: boolean; sources: Source[] };
    }
  | { readonly name: "proposal"; readonly data: Proposal }
  | { readonly name: "notice"; readonly data: Notice }
  | { readonly name: "tools"; readonly data: ToolUse[] };

/** An answer to make, or to go on with. */
export interface AnswerRequest {
  readonly userId: string;
  readonly task: AnswerTask;
  readonly progress: AnswerProgress;
  readonly signal: AbortSignal;
  readonly emit: (event: AnswerEvent) => void;
  /** Called after every complete step. */
  readonly save: (progress: AnswerProgress) => Promise<void>;
}
