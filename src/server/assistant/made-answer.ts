import type { Figure, Source } from "#contract/assistant.ts";
import type { Understood } from "#contract/conversations.ts";
import type { ModelUsage } from "./models/model.ts";

/** A finished answer, or as far as it came. */
export interface MadeAnswer {
  readonly finish: "stop" | "length" | "content-filter" | "stopped" | "failed";
  readonly text: string;
  readonly figures: Figure[];
  readonly matched: number;
  readonly total: number;
  readonly sources: Source[];
  /** Null: computed, no AI. */
  readonly model: string | null;
  readonly isReplayed: boolean;
  readonly usage: ModelUsage | null;
  readonly cost: number | null;
  readonly problem: { code: string; detail: string; retryAfterSeconds: number | null } | null;
  /** How the question was understood, where no model answered. */
  readonly understood: Understood[];
  /** Questions that the text may mean, where it isn't clear. */
  readonly offers: readonly string[];
  /** Where the text states amounts of the user's own. */
  readonly privateSpans: { start: number; end: number }[];
}
