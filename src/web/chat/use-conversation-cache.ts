import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Conversation } from "#contract/conversations.ts";
import { query } from "../shell/query.ts";

const listRoute = "GET /api/assistant/conversations";
export const conversationRoute = "GET /api/assistant/conversations/:id";

export interface ConversationCache {
  readonly add: (conversation: Conversation) => void;
  /** Changes a conversation that is in the cache. */
  readonly change: (id: string, change: (before: Conversation) => Conversation) => void;
  readonly reload: (id: string) => Promise<Conversation>;
  readonly reloadLists: () => void;
  /** Reloads what an answer has used of the budget. */
  readonly reloadStatus: () => void;
}

/** The loaded conversations of this page. */
export function useConversationCache(): ConversationCache {
  const client = useQueryClient();
  return useMemo(
    () => ({
      add: (conversation) => client.setQueryData([conversationRoute, { id: conversation.id }], conversation),
      change: (id, change) =>
        client.setQueryData<Conversation>([conversationRoute, { id }], (before) =>
          before === undefined ? before : change(before),
        ),
      reload: (id) => client.fetchQuery({ ...query(conversationRoute, { id }), staleTime: 0 }),
      reloadLists: () => void client.invalidateQueries({ queryKey: [listRoute] }),
      reloadStatus: () => void client.invalidateQueries({ queryKey: ["GET /api/assistant/status"] }),
    }),
    [client],
  );
}
