import { useMemo } from "react";
import type { ChatMessage } from "#contract/conversations.ts";
import { branchTo } from "./branches.ts";
import { liveMessage } from "./live-answer.ts";
import type { OpenConversation } from "./use-conversation.ts";

/** All messages of a conversation, and those of the branch on the screen with the answer being written. */
export function useShownBranch({ conversation, sending, live }: OpenConversation): {
  readonly messages: readonly ChatMessage[];
  readonly shown: readonly ChatMessage[];
} {
  const messages = useMemo(() => conversation?.messages ?? [], [conversation]);
  // An edited question on its way is shown in its final place, beside the original.
  const from = sending?.parentId;
  const headId = from === undefined ? (conversation?.headId ?? null) : from;
  const branch = useMemo(() => (from === null ? [] : branchTo(messages, headId)), [messages, headId, from]);
  const shown = useMemo(() => branch.map((message) => liveMessage(message, live)), [branch, live]);
  return { messages, shown };
}
