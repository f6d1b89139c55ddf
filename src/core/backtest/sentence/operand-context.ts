import type { Operand } from "../strategy.ts";

/** What a reader of operands must know of the words before. */
export interface OperandContext {
  readonly knownSymbols: ReadonlySet<string>;
  /** What the right side is compared with: "its average" of volume is an average of volume, "the 50" beside an average is one too. */
  readonly left: Operand | null;
  /** What "it" stands for. */
  readonly subject: Operand | null;
}
