import type { Issue, IssuePhrase } from "./issue.ts";

/** The question that an issue closes with: the model's, or the one made by rules. */
export function issueAsks({ prose, question }: Pick<Issue, "prose" | "question">): readonly IssuePhrase[] | null {
  return prose?.question ?? (question === null ? null : [{ text: question, isAmount: false }]);
}
