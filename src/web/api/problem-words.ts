interface Fault {
  readonly path: string;
  readonly message: string;
}

/** A refusal as the server wrote it. */
export interface Refused {
  readonly code: string | null;
  /** English, for a case that the code doesn't describe. */
  readonly detail: string | null;
  readonly errors: readonly Fault[];
  readonly values: unknown;
}

type ProblemWords = (refused: Refused) => Pick<Refused, "detail" | "errors">;

let write: ProblemWords = (refused) => refused;

/** Sets how refusals are written. Pages before sign-in have their own words and don't load these. */
export function writeProblemsBy(next: ProblemWords): void {
  write = next;
}

/** Returns the text of a refusal and of its faulty fields, in the reader's language and the screen's terms. */
export const problemWords: ProblemWords = (refused) => write(refused);
