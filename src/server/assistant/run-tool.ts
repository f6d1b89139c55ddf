import type { Proposal } from "#contract/conversations.ts";
import type { Log } from "../log.ts";
import type { ModelToolCall } from "./models/model.ts";
import { openProposal } from "./open-proposal.ts";
import type { Tool, ToolContext, ToolFound, ToolMissing, ToolProposal } from "./tool.ts";

export type ToolOutcome = ToolFound | ToolMissing | { readonly ok: true; readonly proposal: Proposal };
export type RunTool = ReturnType<typeof createRunTool>;

const toolTimeOutMs = 20_000;

/** Runs tool calls of a model. A call may name only symbols that are `allowed`. Never throws. */
export function createRunTool({ tools, log }: { tools: readonly Tool[]; log: Log }) {
  const toolsByName = new Map(tools.map((tool) => [tool.name, tool]));

  return async (call: ModelToolCall, allowed: ReadonlySet<string>, context: ToolContext): Promise<ToolOutcome> => {
    const tool = toolsByName.get(call.name);
    if (tool === undefined) return { ok: false, reason: `There is no tool named ${call.name.slice(0, 60)}.` };
    const input = tool.input.safeParse(call.input);
    if (!input.success)
      return {
        ok: false,
        reason: `Not understood: ${input.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ")}`,
      };
    const unnamed = tool.symbolsOf(input.data).filter((symbol) => !allowed.has(symbol.toUpperCase()));
    if (unnamed.length > 0)
      return {
        ok: false,
        reason: `Neither the user nor the data named ${unnamed.join(", ")}. Look the symbol up first, or leave it.`,
      };
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<ToolMissing>((resolve) => {
      timer = setTimeout(() => resolve({ ok: false, reason: "It took too long to look this up." }), toolTimeOutMs);
    });
    try {
      const outcome: ToolFound | ToolMissing | ToolProposal = await Promise.race([
        tool.kind === "read" ? tool.run(input.data, context) : tool.propose(input.data, context),
        tooLong,
      ]);
      return "route" in outcome ? { ok: true, proposal: openProposal(outcome) } : outcome;
    } catch (error) {
      log.error({ err: error, tool: tool.name }, "a tool of the assistant failed");
      return { ok: false, reason: "This could not be looked up just now." };
    } finally {
      clearTimeout(timer);
    }
  };
}
