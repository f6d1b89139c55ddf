import type { Issue, IssuePhrase } from "./issue.ts";

/** The closing question of an issue: the model's, or the rule-based one. */
export function issueAsks({ prose, question }: Pick<Issue, "prose" | "question">): readonly IssuePhrase[] | null {
  return prose?.question ?? question;
}
