import type { AppSignal, Operand } from "../strategy.ts";

/** What the sentence has spoken of so far, so that "it" and "below" mean something. */
export interface SentenceMemory {
  readonly knownSymbols: ReadonlySet<string>;
  /** Left and right of the last comparison. */
  left: Operand | null;
  right: Operand | null;
  /** Where a direction is left open ("crosses"): up on the way in, down on the way out. */
  isUpward: boolean;
  /** The signal of the app that was spoken of last. */
  signal: AppSignal | null;
}
