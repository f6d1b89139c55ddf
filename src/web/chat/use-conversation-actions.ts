import type { ModelChoice } from "#contract/assistant.ts";
import type { Proposal } from "#contract/conversations.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import type { ConversationCache } from "./use-conversation-cache.ts";

/** Changes of the open conversation other than questions. They do nothing before it has begun. */
export function useConversationActions(
  id: string | null,
  cache: ConversationCache,
  fail: (conversationId: string | null, error: unknown) => void,
) {
  return {
    stop: async (): Promise<void> => {
      if (id === null) return;
      await call("POST /api/assistant/conversations/:id/stop", { id }).catch((error: unknown) => fail(id, error));
    },

    /** Shows another branch, and remembers it. */
    show: async (headId: string): Promise<void> => {
      if (id === null) return;
      cache.change(id, (before) => ({ ...before, headId }));
      await call("PATCH /api/assistant/conversations/:id", { id, headId }).catch((error: unknown) => fail(id, error));
    },

    /** Chooses the model of the next answers. False if it was refused. */
    choose: async (model: ModelChoice | null): Promise<boolean> => {
      if (id === null) return true;
      try {
        await call("PATCH /api/assistant/conversations/:id", { id, model });
        cache.change(id, (before) => ({ ...before, model }));
        return true;
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        return false;
      }
    },

    putProposal: (messageId: string, proposal: Proposal): void => {
      if (id === null) return;
      cache.change(id, (before) => ({
        ...before,
        messages: before.messages.map((one) =>
          one.id === messageId
            ? { ...one, proposals: one.proposals.map((other) => (other.id === proposal.id ? proposal : other)) }
            : one,
        ),
      }));
    },
  };
}
