import { dayText } from "#core/calendar/day-text.ts";
import { isPlainDate } from "#core/calendar/index.ts";
import { ProviderError } from "../provider.ts";

/** Answers of several calls by name, and a note on those that failed. */
export interface PartialAnswers<T> {
  readonly answers: ReadonlyMap<string, T>;
  /** A sentence for people; null: everything could be read. */
  readonly missing: string | null;
}

/** Makes one call a name. Fails only where all of them do, and then with the first reason. */
export async function partialAnswers<T>(
  names: readonly string[],
  ask: (name: string) => Promise<T>,
): Promise<PartialAnswers<T>> {
  const settled = await Promise.allSettled(names.map(ask));
  const answers = new Map<string, T>();
  const failed: string[] = [];
  const reasons: unknown[] = [];
  for (const [index, result] of settled.entries()) {
    const name = names[index] ?? "";
    if (result.status === "fulfilled") answers.set(name, result.value);
    else {
      // The reason of the caller's own signal, or a mistake of ours.
      if (!(result.reason instanceof ProviderError)) throw result.reason;
      failed.push(isPlainDate(name) ? dayText(name) : name);
      reasons.push(result.reason);
    }
  }
  if (failed.length > 0 && answers.size === 0) throw reasons[0];
  return { answers, missing: failed.length === 0 ? null : `${listed(failed)} could not be loaded.` };
}

function listed(names: readonly string[]): string {
  if (names.length > 4) return `${names.slice(0, 3).join(", ")} and ${names.length - 3} more`;
  return names.length === 1 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
