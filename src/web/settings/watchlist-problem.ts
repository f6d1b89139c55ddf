import type { ApiProblem } from "../api/api-problem.ts";
import { settingsPanelText } from "../text/settings-panel-text.ts";

/** Returns the reason a list's change was refused, in words. */
export function watchlistProblem(problem: ApiProblem): string {
  const words: Readonly<Record<string, string>> = settingsPanelText.problems;
  return words[problem.code] ?? problem.errors[0]?.message ?? settingsPanelText.changeFailed;
}
