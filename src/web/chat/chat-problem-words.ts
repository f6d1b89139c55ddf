import type { ChatMessage } from "#contract/conversations.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { answerProblemWords } from "../api/problem-in-words.ts";
import { assistantText } from "../text/assistant-text.ts";

/** Explains why a question or an action was refused. */
export function chatProblemWords(problem: ApiProblem): string {
  const { problems } = assistantText.chat;
  if (problem.code === "rate-limited") return problems["rate-limited"](problem.retryAfterSeconds ?? 60);
  if (problem.code === "answer-under-way" || problem.code === "body-too-large") return problems[problem.code];
  return problem.detail ?? (problem.status === 0 ? problems.other : problem.message);
}

/** Announces the end of an answer to screen readers. */
export function finishedWords({ state, problem, matched, total }: ChatMessage): string {
  const { chat } = assistantText;
  if (state === "failed" || state === "interrupted")
    return [chat.errorTitle, problem && answerProblemWords(problem)].filter(Boolean).join(". ");
  return state === "stopped" ? chat.stopped : chat.finished(matched, total);
}
