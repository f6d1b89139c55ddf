import type { Quote } from "#contract/market.ts";
import type { InstrumentsAnswer } from "./answers.ts";
import type { Begun } from "./subjects.ts";

/** A question's subject with everything loaded that values it. */
export interface Prepared extends Begun {
  readonly listed: InstrumentsAnswer;
  readonly quotes: ReadonlyMap<string, Quote>;
  /** Instruments whose closes are still being loaded. */
  readonly pending: readonly string[];
}
