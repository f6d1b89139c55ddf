import type { Operand } from "../strategy.ts";

/** Context from preceding words for reading an operand. */
export interface OperandContext {
  readonly knownSymbols: ReadonlySet<string>;
  /**
   * The left side of the comparison: "its average" after volume is an average of volume, and "the 50" after an average
   * is one too.
   */
  readonly left: Operand | null;
  /** The meaning of "it". */
  readonly subject: Operand | null;
}
