import type { Notice, Source } from "#contract/assistant.ts";
import type { ChatMessage, Proposal } from "#contract/conversations.ts";
import type { StreamEvent } from "../api/stream.ts";

/** An answer while it is written. */
export interface LiveAnswer {
  readonly messageId: string;
  readonly userMessageId: string;
  readonly text: string;
  readonly tools: readonly {
    readonly id: string;
    readonly name: string;
    readonly input: unknown;
    readonly summary: string | null;
    readonly asOf: string | null;
    readonly ok: boolean;
  }[];
  readonly proposals: readonly Proposal[];
  readonly notices: readonly Notice[];
  readonly sources: readonly Source[];
}

export type AnswerEvent = StreamEvent<"GET /api/assistant/conversations/:id/stream">;

/** The answer after one more event; null before it starts. `start` begins anew, as after a restart of the server. */
export function withEvent(answer: LiveAnswer | null, event: AnswerEvent): LiveAnswer | null {
  if (event.name === "start")
    return {
      messageId: event.data.messageId,
      userMessageId: event.data.userMessageId,
      text: "",
      tools: [],
      proposals: [],
      notices: [],
      sources: [],
    };
  if (answer === null) return null;
  switch (event.name) {
    case "text-delta":
      return { ...answer, text: answer.text + event.data.text };
    case "tool-start":
      return {
        ...answer,
        tools: [...answer.tools, { ...event.data, summary: null, asOf: null, ok: true }],
      };
    case "tool-end": {
      const { id, summary, asOf, ok, sources } = event.data;
      const known = new Set(answer.sources.map(({ number }) => number));
      return {
        ...answer,
        tools: answer.tools.map((tool) => (tool.id === id ? { ...tool, summary, asOf, ok } : tool)),
        sources: [...answer.sources, ...sources.filter(({ number }) => !known.has(number))],
      };
    }
    case "proposal":
      return { ...answer, proposals: [...answer.proposals, event.data] };
    case "notice":
      return { ...answer, notices: [...answer.notices, event.data] };
    case "grounding":
      return { ...answer, text: event.data.text, sources: event.data.sources };
    default:
      return answer;
  }
}

/** The message of an answer under way as it is shown now. */
export function liveMessage(kept: ChatMessage, live: LiveAnswer | null): ChatMessage {
  if (live === null || live.messageId !== kept.id || kept.state !== "running") return kept;
  return {
    ...kept,
    content: live.text,
    proposals: [...live.proposals],
    notices: [...live.notices],
    sources: [...live.sources],
  };
}
