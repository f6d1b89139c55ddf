import { randomUUID } from "node:crypto";
import type { Proposal } from "#contract/conversations.ts";
import type { ToolProposal } from "./tool.ts";

/** A proposal that the user can accept or reject. */
export function openProposal(proposal: ToolProposal): Proposal {
  return {
    ...proposal,
    id: `proposal-${randomUUID()}`,
    input: { ...proposal.input },
    state: "open",
    decidedAt: null,
  };
}
