import { useCallback, useEffect, useRef, useState } from "react";
import type { ChatMessage } from "#contract/conversations.ts";
import { useChanged } from "../ui/use-changed.ts";
import { followAnswer } from "./follow-answer.ts";
import { type AnswerEvent, type LiveAnswer, withEvent } from "./live-answer.ts";
import type { ConversationCache } from "./use-conversation-cache.ts";

export type OpenAnswer = (signal: AbortSignal) => AsyncGenerator<AnswerEvent>;

/** The answer being written in the open conversation. Leaving the conversation ends listening; the server goes on. */
export function useLiveAnswer(
  id: string | null,
  cache: ConversationCache,
  /** Called once the question is part of its conversation. */
  onStarted: (conversationId: string) => void,
) {
  const [live, setLive] = useState<LiveAnswer | null>(null);
  const [isLost, setIsLost] = useState(false);
  const [finished, setFinished] = useState<ChatMessage | null>(null);
  const listening = useRef<{ id: string; controller: AbortController } | null>(null);

  useChanged(id, () => {
    setLive(null);
    setFinished(null);
    setIsLost(false);
  });
  useEffect(
    () => () => {
      if (listening.current !== null && listening.current.id === id) {
        listening.current.controller.abort();
        listening.current = null;
      }
    },
    [id],
  );

  /** Listens to an answer until it ends, and keeps it. */
  const listen = useCallback(
    async (conversationId: string, first: OpenAnswer): Promise<void> => {
      listening.current?.controller.abort();
      const controller = new AbortController();
      listening.current = { id: conversationId, controller };
      let isStarted = false;
      const following = followAnswer({
        conversationId,
        first,
        signal: controller.signal,
        onLost: setIsLost,
        onEvent: async (event) => {
          if (event.name === "start" && !isStarted) {
            isStarted = true;
            await cache.reload(conversationId);
            onStarted(conversationId);
            cache.reloadLists();
          }
          setLive((before) => withEvent(before, event));
          if (event.name === "idle") {
            await cache.reload(conversationId);
            setLive(null);
            return "ended";
          }
          if (event.name !== "end") return "goes-on";
          const { message } = event.data;
          cache.change(conversationId, (before) => ({
            ...before,
            isRunning: false,
            messages: before.messages.map((one) => (one.id === message.id ? message : one)),
          }));
          setLive(null);
          setFinished(message);
          cache.reloadLists();
          cache.reloadStatus();
          return "ended";
        },
      });
      await following.finally(() => {
        if (listening.current?.controller === controller) listening.current = null;
      });
    },
    [cache, onStarted],
  );

  return {
    live,
    isLost,
    setIsLost,
    finished,
    setFinished,
    listen,
    isListeningTo: useCallback((conversationId: string) => listening.current?.id === conversationId, []),
    /** Reserves the stream of a conversation that is about to be shown. */
    reserve: (conversationId: string): void => {
      listening.current = { id: conversationId, controller: new AbortController() };
    },
  };
}
