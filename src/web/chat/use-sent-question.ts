import { useCallback, useState } from "react";
import type { AssistantContext } from "#contract/assistant.ts";
import type { ChatMessage } from "#contract/conversations.ts";
import { useChanged } from "../ui/use-changed.ts";

export interface Question {
  readonly text: string;
  readonly mode: ChatMessage["mode"];
  readonly context: AssistantContext;
  readonly attachments: readonly { readonly name: string; readonly text: string }[];
  /** Where it makes a branch. Omit to follow what is shown. */
  readonly parentId?: string | null;
}

export interface SentQuestion extends Question {
  readonly at: string;
  /** The conversation on the screen when it was sent, and the one it goes to; null: one that is being begun. */
  readonly from: string | null;
  readonly conversationId: string | null;
  /** The messages that its conversation had before it; null while they are not loaded. */
  readonly knownIds: readonly string[] | null;
}

/** True if a question is among the messages that its conversation has got since it was sent. */
export function isAmong(
  messages: readonly ChatMessage[],
  { knownIds, text }: Pick<SentQuestion, "knownIds" | "text">,
): boolean {
  return (
    knownIds !== null &&
    messages.some(({ type, content, id }) => type === "user" && content === text && !knownIds.includes(id))
  );
}

/** The question between its box and the loaded messages of the conversation on the screen. */
export function useSentQuestion(id: string | null, messages: readonly ChatMessage[] | undefined) {
  /** The question that was sent and is not yet in its conversation. */
  const [sent, setSent] = useState<SentQuestion | null>(null);
  /** The question that could not reach the server. */
  const [unsent, setUnsent] = useState<SentQuestion | null>(null);
  const forgetSent = useCallback(
    (conversationId: string | null) => setSent((before) => (before?.conversationId === conversationId ? null : before)),
    [],
  );
  useChanged(id, () => {
    setUnsent(null);
    if (sent !== null && sent.conversationId !== id) setSent(null);
  });
  // The loaded conversation may have a question before its stream says so, and although its stream has failed.
  const hasArrived = (question: SentQuestion): boolean =>
    question.conversationId === id && isAmong(messages ?? [], question);
  return {
    /** The question to show as being sent on the screen. */
    sending: sent !== null && !hasArrived(sent) && (sent.conversationId === id || sent.from === id) ? sent : null,
    unsent: unsent !== null && hasArrived(unsent) ? null : unsent,
    setSent,
    setUnsent,
    forgetSent,
  };
}
