import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { AssistantContext, ModelChoice } from "#contract/assistant.ts";
import type { ChatMessage, Conversation, Proposal } from "#contract/conversations.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { openStream } from "../api/stream.ts";
import { query } from "../shell/query.ts";
import { followAnswer } from "./follow-answer.ts";
import { type AnswerEvent, type LiveAnswer, withEvent } from "./live-answer.ts";

export interface Question {
  readonly text: string;
  readonly mode: ChatMessage["mode"];
  readonly context: AssistantContext;
  readonly attachments: readonly { readonly name: string; readonly text: string }[];
  /** Where it makes a branch; left out: it follows what is shown. */
  readonly parentId?: string | null;
}

interface SentQuestion extends Question {
  readonly at: string;
  /** The conversation on the screen when it was sent, and the one it goes to; null: one that is being begun. */
  readonly from: string | null;
  readonly conversationId: string | null;
}

const listRoute = "GET /api/assistant/conversations";
const oneRoute = "GET /api/assistant/conversations/:id";

/** A conversation, the answer being written in it, and what can be done. `id` null: one that begins with the first question. */
export function useConversation(id: string | null, onBegun: (id: string) => void) {
  const client = useQueryClient();
  const [live, setLive] = useState<LiveAnswer | null>(null);
  /** The question that was sent and is not yet in its conversation. */
  const [sent, setSent] = useState<SentQuestion | null>(null);
  const sending = sent !== null && (sent.conversationId === id || sent.from === id) ? sent : null;
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  /** The question that could not reach the server. */
  const [unsent, setUnsent] = useState<SentQuestion | null>(null);
  const [isLost, setIsLost] = useState(false);
  const [finished, setFinished] = useState<ChatMessage | null>(null);
  const listening = useRef<{ id: string; controller: AbortController } | null>(null);
  /** The conversation on the screen, for what comes back later; undefined once the screen is gone. */
  const current = useRef<string | null | undefined>(id);
  useEffect(() => {
    current.current = id;
    return () => {
      current.current = undefined;
    };
  }, [id]);
  const kept = useQuery({
    ...query(oneRoute, { id: id ?? "" }),
    enabled: id !== null,
    refetchInterval: false,
    staleTime: 10_000,
  });

  const put = useCallback(
    (conversationId: string, change: (before: Conversation) => Conversation) => {
      client.setQueryData<Conversation>([oneRoute, { id: conversationId }], (before) =>
        before === undefined ? before : change(before),
      );
    },
    [client],
  );
  const reload = useCallback(
    (conversationId: string) => client.fetchQuery({ ...query(oneRoute, { id: conversationId }), staleTime: 0 }),
    [client],
  );
  const reloadLists = useCallback(() => void client.invalidateQueries({ queryKey: [listRoute] }), [client]);

  /** Listens to an answer until it ends, and keeps what it says. */
  const listen = useCallback(
    async (conversationId: string, first: (signal: AbortSignal) => AsyncGenerator<AnswerEvent>): Promise<void> => {
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
            await reload(conversationId);
            setSent((before) => (before?.conversationId === conversationId ? null : before));
            reloadLists();
          }
          setLive((before) => withEvent(before, event));
          if (event.name === "idle") {
            await reload(conversationId);
            setLive(null);
            return "ended";
          }
          if (event.name !== "end") return "goes-on";
          const { message } = event.data;
          put(conversationId, (before) => ({
            ...before,
            isRunning: false,
            messages: before.messages.map((one) => (one.id === message.id ? message : one)),
          }));
          setLive(null);
          setFinished(message);
          reloadLists();
          void client.invalidateQueries({ queryKey: ["GET /api/assistant/status"] });
          return "ended";
        },
      });
      await following.finally(() => {
        if (listening.current?.controller === controller) listening.current = null;
      });
    },
    [client, put, reload, reloadLists],
  );

  /** Says why something of a conversation was refused, where it is still the one on the screen. */
  const fail = useCallback((conversationId: string | null, error: unknown) => {
    setSent((before) => (before?.conversationId === conversationId ? null : before));
    if (current.current === conversationId) setIsLost(false);
    if (!(error instanceof ApiProblem)) throw error;
    if (current.current === conversationId) setProblem(error);
    return error;
  }, []);

  // Another conversation on the screen: the answer of the old one goes on at the server.
  const [shown, setShown] = useState(id);
  if (shown !== id) {
    setShown(id);
    setLive(null);
    setProblem(null);
    setUnsent(null);
    setFinished(null);
    setIsLost(false);
    if (sent !== null && sent.conversationId !== id) setSent(null);
  }
  useEffect(
    () => () => {
      if (listening.current !== null && listening.current.id === id) {
        listening.current.controller.abort();
        listening.current = null;
      }
    },
    [id],
  );

  // An answer under way that nobody here listens to: after a refresh, or begun in another tab.
  const isRunning = kept.data?.messages.some(({ state }) => state === "running") ?? false;
  useEffect(() => {
    if (id === null || !isRunning || listening.current?.id === id) return;
    listen(id, (signal) => openStream("GET /api/assistant/conversations/:id/stream", { id }, signal)).catch(
      (error: unknown) => fail(id, error),
    );
  }, [id, isRunning, listen, fail]);

  const follow = useCallback(
    async (
      conversationId: string,
      open: (signal: AbortSignal) => AsyncGenerator<AnswerEvent>,
    ): Promise<ApiProblem | null> => {
      setProblem(null);
      setFinished(null);
      try {
        await listen(conversationId, open);
        return null;
      } catch (error) {
        return fail(conversationId, error);
      }
    },
    [fail, listen],
  );

  return {
    conversation: id === null ? null : (kept.data ?? null),
    isPending: id !== null && kept.isPending,
    // One that is there stays readable when it cannot be asked for again.
    loadProblem: id === null || kept.data !== undefined ? null : kept.error,
    retryLoading: () => void kept.refetch(),
    live,
    sending,
    problem,
    unsent,
    dismissProblem: () => setProblem(null),
    isLost,
    finished,
    isRunning: isRunning || sending !== null || live !== null,

    /** False: it was refused, and `problem` says why. */
    async ask(question: Question, model: ModelChoice | null): Promise<boolean> {
      setProblem(null);
      setUnsent(null);
      const at = new Date().toISOString();
      setSent({ ...question, at, from: id, conversationId: id });
      /** A question that a server never took is shown with an apology. */
      const refused = (error: ApiProblem, conversation: string | null): false => {
        const isUnreachable = error.status === 0 || error.status >= 500;
        if (isUnreachable && current.current === conversation)
          setUnsent({ ...question, at, from: id, conversationId: conversation });
        return false;
      };
      let conversationId = id;
      try {
        if (conversationId === null) {
          const made = await call("POST /api/assistant/conversations", { model });
          client.setQueryData([oneRoute, { id: made.id }], made);
          conversationId = made.id;
          // Who went elsewhere meanwhile is not called back: the answer is made all the same, and listed.
          if (current.current !== null) {
            const begun = openStream(
              "POST /api/assistant/conversations/:id/messages",
              { ...question, id: made.id },
              new AbortController().signal,
            );
            await begun.next();
            await begun.return(undefined);
            reloadLists();
            return true;
          }
          listening.current = { id: made.id, controller: new AbortController() };
          current.current = made.id;
          setSent({ ...question, at, from: null, conversationId: made.id });
          onBegun(made.id);
        }
      } catch (error) {
        return refused(fail(id, error), id);
      }
      const target = conversationId;
      const problem = await follow(target, (signal) =>
        openStream("POST /api/assistant/conversations/:id/messages", { id: target, ...question }, signal),
      );
      return problem === null || refused(problem, target);
    },

    /** Answers a question once more; `computedOnly` without a model. */
    async retry(messageId: string, mode: ChatMessage["mode"], computedOnly = false): Promise<void> {
      if (id === null) return;
      await follow(id, (signal) =>
        openStream("POST /api/assistant/conversations/:id/retry", { id, messageId, mode, computedOnly }, signal),
      );
    },

    stop: async (): Promise<void> => {
      if (id !== null)
        await call("POST /api/assistant/conversations/:id/stop", { id }).catch(
          (error: unknown) => void fail(id, error),
        );
    },

    /** Shows another branch, and remembers it. */
    async show(headId: string): Promise<void> {
      if (id === null) return;
      put(id, (before) => ({ ...before, headId }));
      await call("PATCH /api/assistant/conversations/:id", { id, headId }).catch(
        (error: unknown) => void fail(id, error),
      );
    },

    /** Chooses who answers from now on. False: it was refused. */
    async choose(model: ModelChoice | null): Promise<boolean> {
      if (id === null) return true;
      try {
        await call("PATCH /api/assistant/conversations/:id", { id, model });
        put(id, (before) => ({ ...before, model }));
        return true;
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        return false;
      }
    },

    putProposal(messageId: string, proposal: Proposal): void {
      if (id !== null)
        put(id, (before) => ({
          ...before,
          messages: before.messages.map((one) =>
            one.id === messageId
              ? { ...one, proposals: one.proposals.map((other) => (other.id === proposal.id ? proposal : other)) }
              : one,
          ),
        }));
    },
  };
}
