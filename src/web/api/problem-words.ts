import type { Fault } from "#core/faults/fault.ts";

export interface FieldFault {
  readonly path: string;
  /** English. */
  readonly message: string;
  /** The same as code and values. */
  readonly fault?: Fault;
}

/** A refusal as the server wrote it. */
export interface Refused {
  readonly code: string | null;
  /** English, for a case that the code doesn't describe. */
  readonly detail: string | null;
  readonly errors: readonly FieldFault[];
  readonly values: unknown;
}

type ProblemWords = (refused: Refused) => Pick<Refused, "detail" | "errors">;

let write: ProblemWords = (refused) => refused;
let writeFaults = (refused: Refused): Refused => refused;

/** Sets how refusals are written. Pages before sign-in have their own words and don't load these. */
export function writeProblemsBy(next: ProblemWords): void {
  write = next;
}

/** Sets how the faults in a refusal are written. The first page has no field with faults of its own. */
export function writeFaultsBy(next: typeof writeFaults): void {
  writeFaults = next;
}

/** Returns the text of a refusal and of its faulty fields, in the reader's language and the screen's terms. */
export const problemWords: ProblemWords = (refused) => write(writeFaults(refused));
