import { useQueryClient } from "@tanstack/react-query";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Proposal } from "#contract/conversations.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { type ApiRoute, call, type Input } from "../api/call.ts";
import { withoutAmounts } from "../assistant/without-amounts.ts";
import { useAreAmountsHidden } from "../holdings/hidden-amounts.ts";
import { assistantText } from "../text/assistant-text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";

/** Something the assistant offers to do. Only the button does it, through the address any screen would use. */
export function ProposalCard({
  proposal,
  conversationId,
  onDecided,
}: {
  proposal: Proposal;
  conversationId: string | null;
  /** Null while the answer is still being written: nothing can be decided yet. */
  onDecided: ((proposal: Proposal) => void) | null;
}): ReactNode {
  const client = useQueryClient();
  const areHidden = useAreAmountsHidden() && proposal.kind === "transaction";
  const summary = areHidden ? withoutAmounts(proposal.summary) : proposal.summary;
  const [busy, setBusy] = useState<"accepted" | "rejected" | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const decide = async (decision: "accepted" | "rejected"): Promise<void> => {
    if (conversationId === null || onDecided === null) return;
    setBusy(decision);
    setFault(null);
    try {
      if (decision === "accepted") {
        const route = proposal.route as ApiRoute;
        // The same proposal is never done twice, whatever happens to this page meanwhile.
        await call(route, proposal.input as Input<typeof route>, { idempotencyKey: proposal.id });
        await client.invalidateQueries();
      }
      onDecided(
        await call("POST /api/assistant/conversations/:id/proposals/:proposalId", {
          id: conversationId,
          proposalId: proposal.id,
          decision,
        }),
      );
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setFault(error.detail ?? error.message);
    } finally {
      setBusy(null);
    }
  };
  return (
    <section className="grid gap-2 py-2h px-3 edge-strong round-control" aria-label={summary}>
      <p>
        <strong>{summary}</strong>{" "}
        {proposal.state === "open" ? (
          <Badge>{assistantText.chat.proposals.title}</Badge>
        ) : proposal.state === "accepted" ? (
          <Badge look="blue">{assistantText.chat.proposals.done}</Badge>
        ) : (
          <Badge>{assistantText.chat.proposals.rejected}</Badge>
        )}
      </p>
      {fault === null ? null : (
        <p role="alert" className="error size-secondary">
          {assistantText.chat.proposals.failed} {fault}
        </p>
      )}
      {proposal.state === "open" ? (
        <div className="flex wrap gap-2">
          <Button
            look="primary"
            size="small"
            busy={busy === "accepted"}
            disabled={onDecided === null || busy !== null}
            icon={<IconCheck size={15} stroke={2} aria-hidden="true" />}
            onClick={() => void decide("accepted")}
          >
            {assistantText.chat.proposals.accept[proposal.kind]}
          </Button>
          <Button
            size="small"
            busy={busy === "rejected"}
            disabled={onDecided === null || busy !== null}
            icon={<IconX size={15} stroke={2} aria-hidden="true" />}
            onClick={() => void decide("rejected")}
          >
            {assistantText.chat.proposals.reject}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
