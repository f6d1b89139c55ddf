import type { ApiProblem } from "../api/api-problem.ts";
import { text } from "../text/text.ts";

/** Why a change of a list was refused, in words. */
export function watchlistProblem(problem: ApiProblem): string {
  const words: Readonly<Record<string, string>> = text.settings.problems;
  return words[problem.code] ?? problem.errors[0]?.message ?? text.settings.changeFailed;
}
