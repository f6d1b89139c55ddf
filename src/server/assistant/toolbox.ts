import type { z } from "zod";
import { englishWords } from "#core/words/english-words.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import { createAnswerSources } from "./answer-sources.ts";
import type { InternalApi } from "./internal-api.ts";
import type { Tool, ToolProposal } from "./tool.ts";

/** A tool as another program sees it. */
export interface OfferedTool {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType;
  /** It changes something of the user's; what the assistant only proposes, the program's owner has allowed it to do. */
  readonly changes: boolean;
}

/** A tool's result: each source with its provider, status and age. `done` says what was changed. */
export type ToolboxReply =
  | {
      readonly ok: true;
      readonly summary: string;
      readonly done: boolean;
      readonly sources: readonly unknown[];
      readonly notices: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };

export type Toolbox = ReturnType<typeof createToolbox>;

const deeds: Readonly<Record<ToolProposal["kind"], { name: string; description: string }>> = {
  watch: { name: "add_to_watchlist", description: "Adds a symbol to the user's watchlist." },
  transaction: {
    name: "record_transaction",
    description:
      "Writes a transaction into the user's ledger: buy, sell, dividend, interest, fee, tax, deposit, withdrawal or transfer. Refused where the ledger would not add up. Not to be called twice for one transaction.",
  },
  alert: {
    name: "create_alert",
    description:
      "Tells the user when something happens to a symbol: its price passes a value, it moves by so many per cent, reaches a new high or low, trades unusually much, or an event approaches.",
  },
};

/** The assistant's tools for programs that have a user's token: the same code and the same refusals, without a model of ours. */
export function createToolbox({
  tools,
  apiOf,
  clock,
  log,
}: {
  tools: readonly Tool[];
  apiOf: (userId: string) => InternalApi;
  clock: Clock;
  log: Log;
}) {
  const byName = new Map(tools.map((tool) => [offered(tool).name, tool]));

  async function run(tool: Tool, userId: string, given: unknown): Promise<ToolboxReply> {
    const input = await tool.input.safeParseAsync(given);
    if (!input.success)
      return {
        ok: false,
        reason: input.error.issues.map(({ path, message }) => [...path, message].join(": ")).join("; "),
      };
    const context = {
      api: apiOf(userId),
      userId,
      today: isoTime(clock.now()).slice(0, 10),
      // Whatever numbers the program gives are its own.
      question: JSON.stringify(given),
      words: englishWords,
      facts: () => [],
    };
    if (tool.kind === "propose") {
      const proposal = await tool.propose(input.data, context);
      if ("ok" in proposal) return { ok: false, reason: proposal.reason };
      const done = await context.api(proposal.route, proposal.input);
      if (!done.ok) return { ok: false, reason: done.detail };
      return { ok: true, summary: proposal.summary, done: true, sources: [], notices: [] };
    }
    const found = await tool.run(input.data, context);
    if (!found.ok) return found;
    const sources = createAnswerSources({ amounts: "full", values: "numbers" });
    return {
      ok: true,
      summary: found.summary,
      done: false,
      sources: sources.add(found.sources).map((number) => sources.dataOf(number)),
      notices: found.notices.map(({ detail }) => detail),
    };
  }

  return {
    tools: tools.map(offered),

    /** Runs a tool as this user. An unknown name, a fault in the input and missing data are replies; nothing is thrown. */
    async call(userId: string, name: string, given: unknown): Promise<ToolboxReply> {
      const tool = byName.get(name);
      if (tool === undefined) return { ok: false, reason: `There is no tool ${name}` };
      return run(tool, userId, given).catch((error: unknown) => {
        log.error({ err: error, tool: name }, "a tool broke");
        return { ok: false, reason: "Something broke on our side" };
      });
    },
  };
}

function offered(tool: Tool): OfferedTool {
  const { input } = tool;
  if (tool.kind === "read") return { name: tool.name, description: tool.description, input, changes: false };
  const kind = kindOf(tool.name);
  return { ...deeds[kind], input, changes: true };
}

function kindOf(name: string): ToolProposal["kind"] {
  const kind = name.replace("propose_", "");
  if (kind === "watch" || kind === "transaction" || kind === "alert") return kind;
  throw new Error(`what ${name} proposes has no name of its own`);
}
