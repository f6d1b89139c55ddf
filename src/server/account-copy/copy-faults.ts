import { type Refusal, refuse } from "../http/refusal.ts";

const shownFaults = 20;

/** A file that is refused as a whole, with the places. */
export function faulty(errors: readonly { path: string; message: string }[]): Refusal {
  const [first] = errors;
  return refuse("invalid-input", {
    detail: `${first?.path ?? ""}: ${first?.message ?? ""}. Nothing was taken.`,
    errors: errors.slice(0, shownFaults),
  });
}

/** Refuses a file with more entries than the limit of an account. */
export function tooMany(path: string, most: number): Refusal {
  return faulty([{ path, message: `At most ${most.toLocaleString("en")} are kept` }]);
}
