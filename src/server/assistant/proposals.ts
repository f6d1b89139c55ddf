import type { Proposal } from "#contract/conversations.ts";
import { type Clock, isoTime } from "../clock.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { FindConversation } from "./find-conversation.ts";
import type { KeptMessage } from "./kept-message.ts";
import type { ConversationStore } from "./store.ts";

/** Proposals in answers, which the user accepts or rejects. */
export function createProposals({
  store,
  find,
  clock,
}: {
  store: ConversationStore;
  find: FindConversation;
  clock: Clock;
}) {
  return {
    async decide(
      userId: string,
      { id, proposalId, decision }: { id: string; proposalId: string; decision: "accepted" | "rejected" },
    ): Promise<Proposal | Refusal> {
      const row = await find(userId, id);
      if (row instanceof Refusal) return row;
      const found = (await store.messages(userId, id)).find(({ shown }) =>
        shown.proposals.some((proposal) => proposal.id === proposalId),
      );
      let result: Proposal | Refusal = refuse("proposal-not-found");
      if (found === undefined) return result;
      await store.changeMessage(userId, found.shown.id, (message) => {
        const proposal = message.shown.proposals.find((candidate) => candidate.id === proposalId);
        if (proposal === undefined) return null;
        result = decided(message, proposal);
        const change = result;
        if (change instanceof Refusal || change === proposal) return null;
        const proposals = message.shown.proposals.map((one) => (one.id === proposalId ? change : one));
        return { ...message, shown: { ...message.shown, proposals } };
      });
      return result;

      function decided({ shown }: KeptMessage, proposal: Proposal): Proposal | Refusal {
        if (shown.state === "running") return refuse("answer-under-way");
        if (proposal.state === decision) return proposal;
        if (proposal.state !== "open") return refuse("proposal-decided");
        return { ...proposal, state: decision, decidedAt: isoTime(clock.now()) };
      }
    },
  };
}
