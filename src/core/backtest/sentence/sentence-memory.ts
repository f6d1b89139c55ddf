import type { AppSignal, Operand } from "../strategy.ts";

/** Things mentioned so far in the sentence, to resolve "it" and "below". */
export interface SentenceMemory {
  readonly knownSymbols: ReadonlySet<string>;
  /** Left and right of the last comparison. */
  left: Operand | null;
  right: Operand | null;
  /** The direction of a plain "crosses": up for entries, down for exits. */
  isUpward: boolean;
  /** The app signal mentioned last. */
  signal: AppSignal | null;
}
