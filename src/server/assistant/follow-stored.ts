import { setTimeout as pause } from "node:timers/promises";
import type { ChatMessage } from "#contract/conversations.ts";
import type { KeptMessage } from "./kept-message.ts";
import { type Listener, tellEnd, tellStart } from "./live-run.ts";
import type { ConversationStore } from "./store.ts";

const followMs = 400;

/** Follows an answer that another process makes, as it is saved, until it ends or `signal` fires. `idle` when none is under way. */
export async function followStored(
  { store, userId, conversationId }: { store: ConversationStore; userId: string; conversationId: string },
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  let sent = "";
  let messageId: string | null = null;
  while (!signal.aborted) {
    const message: KeptMessage | null =
      messageId === null ? await store.underWay(userId, conversationId) : await store.message(userId, messageId);
    if (message === null) {
      if (messageId === null) listener("idle", {});
      return;
    }
    const shown: ChatMessage = message.shown;
    if (messageId === null || !shown.content.startsWith(sent)) {
      messageId = shown.id;
      sent = "";
      tellStart(listener, conversationId, shown);
    }
    if (shown.state !== "running") {
      tellEnd(listener, shown, shown.state === "done" ? "stop" : shown.state);
      return;
    }
    if (shown.content.length > sent.length) {
      listener("text-delta", { text: shown.content.slice(sent.length) });
      sent = shown.content;
    }
    await pause(followMs, undefined, { signal }).catch(() => undefined);
  }
}
