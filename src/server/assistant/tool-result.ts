import type { ToolOutcome } from "./run-tool.ts";

/** The outcome of a tool call. */
export interface ToolResult {
  readonly id: string;
  readonly name: string;
  readonly outcome: ToolOutcome;
}
