import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ModelChoice } from "#contract/assistant.ts";
import type { ChatMessage, Conversation } from "#contract/conversations.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { openStream } from "../api/stream.ts";
import { query } from "../shell/query.ts";
import { useChanged } from "../ui/use-changed.ts";
import { useConversationActions } from "./use-conversation-actions.ts";
import { conversationRoute, useConversationCache } from "./use-conversation-cache.ts";
import { type OpenAnswer, useLiveAnswer } from "./use-live-answer.ts";
import { isAmong, type Question, type SentQuestion, useSentQuestion } from "./use-sent-question.ts";

export type OpenConversation = ReturnType<typeof useConversation>;

/** A request whose connection broke can still be under way on the server. */
const arrivalDelaysMs = [0, 1_000, 3_000];
const askRoute = "POST /api/assistant/conversations/:id/messages";

/** A conversation, the answer being written in it, and its actions. `id` is null until the first question begins one. */
export function useConversation(id: string | null, onBegun: (id: string) => void) {
  const cache = useConversationCache();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  /** The conversation on the screen, for answers that come later; undefined once the screen is gone. */
  const current = useRef<string | null | undefined>(id);
  useEffect(() => {
    current.current = id;
    return () => {
      current.current = undefined;
    };
  }, [id]);
  const kept = useQuery({
    ...query(conversationRoute, { id: id ?? "" }),
    enabled: id !== null,
    refetchInterval: false,
    staleTime: 10_000,
  });
  const [begun, setBegun] = useState<string | null>(null);
  const { sending, unsent, setSent, setUnsent, forgetSent } = useSentQuestion(id, kept.data?.messages);
  const { live, isLost, setIsLost, finished, setFinished, listen, isListeningTo, reserve } = useLiveAnswer(
    id,
    cache,
    forgetSent,
  );
  const isRunning = kept.data?.messages.some(({ state }) => state === "running") ?? false;
  // A short answer can be complete in the loaded conversation before its stream has been read.
  const isLive =
    live !== null &&
    !(kept.data?.messages.some(({ id: one, state }) => one === live.messageId && state !== "running") ?? false);

  useChanged(id, () => setProblem(null));

  /** Shows why an action was refused, if its conversation is still open. */
  const fail = useCallback(
    (conversationId: string | null, error: unknown): ApiProblem => {
      forgetSent(conversationId);
      if (current.current === conversationId) setIsLost(false);
      if (!(error instanceof ApiProblem)) throw error;
      if (current.current === conversationId) setProblem(error);
      return error;
    },
    [forgetSent, setIsLost],
  );

  const actions = useConversationActions(id, cache, fail);

  // Joins an answer under way: after a refresh, or begun in another tab.
  useEffect(() => {
    if (id === null || !isRunning || isListeningTo(id)) return;
    listen(id, (signal) => openStream("GET /api/assistant/conversations/:id/stream", { id }, signal)).catch(
      (error: unknown) => fail(id, error),
    );
  }, [id, isRunning, isListeningTo, listen, fail]);

  const follow = async (conversationId: string, open: OpenAnswer): Promise<ApiProblem | null> => {
    setProblem(null);
    setFinished(null);
    try {
      await listen(conversationId, open);
      return null;
    } catch (error) {
      return fail(conversationId, error);
    }
  };

  /** Begins a conversation with a question. Returns its id; null if the user has left and the server goes on alone. */
  const begin = async (question: Question, at: string, model: ModelChoice | null): Promise<string | null> => {
    const made = await call("POST /api/assistant/conversations", { model });
    cache.add(made);
    if (current.current !== null) {
      const begun = openStream(askRoute, { ...question, id: made.id }, new AbortController().signal);
      await begun.next();
      await begun.return(undefined);
      cache.reloadLists();
      return null;
    }
    reserve(made.id);
    current.current = made.id;
    setSent({ ...question, at, from: null, conversationId: made.id, knownIds: [] });
    setBegun(made.id);
    onBegun(made.id);
    return made.id;
  };

  /** True if a question whose reply was lost is in its conversation all the same. */
  const findArrived = async (question: SentQuestion, from: string, refusal: ApiProblem): Promise<boolean> => {
    const stored = await conversationWith(question, from, refusal.status === 0 ? arrivalDelaysMs : [0]);
    if (stored === null) return false;
    cache.add(stored);
    setProblem((shown) => (shown === refusal ? null : shown));
    setUnsent((shown) => (shown?.at === question.at ? null : shown));
    return true;
  };

  return {
    conversation: id === null ? null : (kept.data ?? null),
    isPending: id !== null && kept.isPending,
    // A loaded conversation stays readable when it can't be loaded again.
    loadProblem: id === null || kept.data !== undefined ? null : kept.error,
    retryLoading: () => void kept.refetch(),
    live,
    sending,
    begun,
    problem,
    unsent,
    isLost,
    finished,
    isRunning: isRunning || sending !== null || isLive,

    /** False if it was refused; `problem` explains why. */
    ask: async (question: Question, model: ModelChoice | null): Promise<boolean> => {
      setProblem(null);
      setUnsent(null);
      const at = new Date().toISOString();
      const knownIds = kept.data?.messages.map((message) => message.id) ?? (id === null ? [] : null);
      setSent({ ...question, at, from: id, conversationId: id, knownIds });
      /** Keeps a question that no server took, to be shown with an apology. */
      const refused = (error: ApiProblem, conversationId: string | null): false => {
        if (isUnreachable(error) && current.current === conversationId)
          setUnsent({ ...question, at, from: id, conversationId, knownIds });
        return false;
      };
      let target: string | null;
      try {
        target = id ?? (await begin(question, at, model));
      } catch (error) {
        return refused(fail(id, error), id);
      }
      if (target === null) return true;
      const conversationId = target;
      const refusal = await follow(conversationId, (signal) =>
        openStream(askRoute, { id: conversationId, ...question }, signal),
      );
      if (refusal === null) return true;
      refused(refusal, conversationId);
      const sent = { ...question, at, from: id, conversationId, knownIds };
      return isUnreachable(refusal) && (await findArrived(sent, conversationId, refusal));
    },

    /** Answers a question once more; `computedOnly` without a model. */
    retry: async (messageId: string, mode: ChatMessage["mode"], computedOnly = false): Promise<void> => {
      if (id === null) return;
      await follow(id, (signal) =>
        openStream("POST /api/assistant/conversations/:id/retry", { id, messageId, mode, computedOnly }, signal),
      );
    },

    ...actions,
  };
}

/** Asks for a conversation until a question is in it; null if it isn't, or the server can't be reached. */
async function conversationWith(
  question: SentQuestion,
  id: string,
  delaysMs: readonly number[],
): Promise<Conversation | null> {
  for (const delayMs of delaysMs) {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const stored = await call(conversationRoute, { id }).catch(() => null);
    if (stored === null) return null;
    if (isAmong(stored.messages, question)) return stored;
  }
  return null;
}

/** True if no server took the request, as far as the page can tell. */
function isUnreachable({ status }: ApiProblem): boolean {
  return status === 0 || status >= 500;
}
