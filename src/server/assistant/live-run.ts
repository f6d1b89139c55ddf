import type { Notice } from "#contract/assistant.ts";
import type { ChatMessage } from "#contract/conversations.ts";
import type { AnswerEvent } from "./answer-request.ts";
import type { AnswerProgress } from "./answer-progress.ts";
import type { AnswerTask } from "./answer-task.ts";

/** Takes the events of an answer: a browser that listens. */
export type Listener = (event: string, data: unknown) => void;

/** For a listener, and never sent to a browser: nothing comes any more. An answer that was deleted or is lost has no end. */
export const overEvent = "over";

/** Changes with the format of `AnswerProgress`: an answer in an older one is ended as interrupted, so that its private amounts stay private. */
export const runFormat = 3;

export interface KeptRun {
  readonly format: typeof runFormat;
  readonly task: AnswerTask;
  readonly progress: AnswerProgress;
  /** How often it was taken up again after its process ended. */
  readonly takenUp: number;
}

/** An answer that this process makes. */
export interface LiveRun {
  readonly userId: string;
  readonly conversationId: string;
  readonly controller: AbortController;
  readonly listeners: Set<Listener>;
  /** Everything sent so far; pieces of text next to each other are one. */
  readonly log: { event: string; data: unknown }[];
  message: ChatMessage;
  kept: KeptRun;
  isChanged: boolean;
  done: Promise<void>;
}

export const cutOff: Notice = { code: "cut-off", detail: "This answer was cut off. Choose Continue to get the rest." };

export function newRun(userId: string, conversationId: string, message: ChatMessage, kept: KeptRun): LiveRun {
  return {
    userId,
    conversationId,
    controller: new AbortController(),
    listeners: new Set(),
    log: [],
    message,
    kept,
    isChanged: false,
    done: Promise.resolve(),
  };
}

/** Sends an event to the listeners of an answer, and to those that come later. */
export function tell(run: LiveRun, event: string, data: unknown): void {
  const last = run.log.at(-1);
  if (event === "text-delta" && last?.event === "text-delta")
    last.data = { text: (last.data as { text: string }).text + (data as { text: string }).text };
  else run.log.push({ event, data });
  for (const listener of run.listeners) listener(event, data);
}

/** Adds an event to the message of an answer, and sends it on. */
export function apply(run: LiveRun, event: AnswerEvent): void {
  run.isChanged = true;
  if (event.name === "tools") {
    run.message = { ...run.message, tools: event.data };
    return;
  }
  if (event.name === "text-delta") run.message = { ...run.message, content: run.message.content + event.data.text };
  if (event.name === "proposal") run.message = { ...run.message, proposals: [...run.message.proposals, event.data] };
  if (event.name === "notice") run.message = { ...run.message, notices: [...run.message.notices, event.data] };
  if (event.name === "tool-end")
    run.message = {
      ...run.message,
      sources: [
        ...run.message.sources,
        ...event.data.sources.filter((source) => run.message.sources.every(({ number }) => number !== source.number)),
      ],
    };
  tell(run, event.name, event.data);
}

/** The first event of an answer. */
export function tellStart(listener: Listener, conversationId: string, message: ChatMessage): void {
  listener("start", {
    messageId: message.id,
    userMessageId: message.parentId ?? "",
    conversationId,
    mode: message.mode,
    model: message.model,
  });
}

/** The last events of an answer. */
export function tellEnd(listener: Listener, message: ChatMessage, finish: string): void {
  listener("grounding", {
    text: message.content,
    figures: message.figures,
    matched: message.matched,
    total: message.total,
    sources: message.sources,
  });
  listener("end", { finish, usage: message.usage, cost: message.cost, message });
}
