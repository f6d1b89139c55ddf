import type { ChatMessage } from "#contract/conversations.ts";
import type { AnswerTask } from "./answer-task.ts";

/** The stored parts of a message: those that are shown, and those that only the server needs. */
export interface KeptMessage {
  readonly shown: ChatMessage;
  /** JSON of the question's circumstances, or of what must not be sent again; null where there is none. */
  readonly kept: unknown;
}

/** The settings and context stored with a question. */
export interface KeptOfQuestion {
  readonly context: AnswerTask["context"];
  readonly attachments: AnswerTask["attachments"];
}

/** Stored beside an answer: the places of the user's own amounts, and whether its text is only an apology. */
export interface KeptOfAnswer {
  readonly privateSpans: readonly { readonly start: number; readonly end: number }[];
  readonly isApology: boolean;
}

type Details = Omit<ChatMessage, "id" | "parentId" | "type" | "content" | "timestamp" | "state"> & { kept: unknown };

/** The stored parts of a message beside its columns. */
export function detailsOf({ shown, kept }: KeptMessage): string {
  const { id: _id, parentId: _parentId, type: _type, content: _content, ...rest } = shown;
  const { timestamp: _timestamp, state: _state, ...details } = rest;
  return JSON.stringify({ ...details, kept } satisfies Details);
}

/** A message as it was kept. */
export function messageOf(row: {
  id: string;
  parent_id: string | null;
  type: string;
  content: string;
  state: string;
  created_at: string;
  details: string;
}): KeptMessage {
  // Messages of earlier versions have no slots.
  const {
    kept,
    understood = [],
    ...details
  } = JSON.parse(row.details) as Omit<Details, "understood"> & Partial<Pick<Details, "understood">>;
  return {
    kept,
    shown: {
      ...details,
      understood,
      id: row.id,
      parentId: row.parent_id,
      type: row.type as ChatMessage["type"],
      content: row.content,
      timestamp: row.created_at,
      state: row.state as ChatMessage["state"],
    },
  };
}
