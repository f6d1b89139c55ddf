import { type Clock, isoTime } from "../../clock.ts";
import { asWriter } from "../../database/query-scope.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Job } from "../../jobs/job.ts";
import type { Log } from "../../log.ts";
import type { Conversations } from "../conversations.ts";
import { createAnswerDelivery, type Delivery } from "./answer-delivery.ts";
import { newestTurn, nextQuestionAt } from "./question-turns.ts";
import type { KeptQuestion, QuestionKey, ScheduledQuestionStore } from "./store.ts";

const unreadable = "Its stored settings can't be read, so it was turned off. Delete it and add it again.";

export type { Delivery } from "./answer-delivery.ts";

/**
 * Asks the questions that are due, as their users and within their limits, and delivers the answers once they are there. The id of a
 * question's message is made of its schedule and its turn, and so are the keys of its mail and notification, so a turn that is tried
 * twice is asked and delivered once.
 */
export function scheduledQuestionsJob({
  store,
  conversations,
  delivery,
  clock,
  log,
}: {
  store: ScheduledQuestionStore;
  conversations: Pick<Conversations, "askOnce" | "answer">;
  delivery: Delivery;
  clock: Clock;
  log: Log;
}): Job {
  const deliver = createAnswerDelivery({ store, conversations, delivery });

  return {
    id: "scheduled-questions",
    title: "Scheduled questions",
    purpose: "Asks the questions that users put on a schedule, and delivers the answers",
    schedule: { kind: "every", minutes: 1 },
    maximumMs: 10 * 60_000,
    async run(signal) {
      const counts = { asked: 0, delivered: 0 };
      for (const key of await store.pending()) {
        if (signal.aborted) break;
        counts.delivered += await apart(key, deliver);
      }
      for (const key of await store.due(isoTime(clock.now()))) {
        if (signal.aborted) break;
        counts.asked += await apart(key, ask);
      }
      return counts.asked + counts.delivered === 0
        ? "Nothing was due"
        : `${counts.asked} asked, ${counts.delivered} delivered`;
    },
  };

  /** Reads a question again, since its owner may have changed it meanwhile. One that fails doesn't stop the others. Returns how many were done. */
  async function apart(
    { id, userId }: QuestionKey,
    work: (question: KeptQuestion) => Promise<boolean>,
  ): Promise<number> {
    try {
      const question = await store.one(userId, id);
      return Number(question !== null && (await asWriter(userId, () => work(question))));
    } catch (error) {
      log.error({ err: error, user: userId, question: id }, "a scheduled question failed");
      return 0;
    }
  }

  async function ask(question: KeptQuestion): Promise<boolean> {
    const now = clock.now();
    if (question.dueAt === null || question.dueAt > isoTime(now) || question.pendingAnswerId !== null) return false;
    if (question.context === null) {
      await store.turnOver(question, { dueAt: null, problem: unreadable });
      return false;
    }
    const turn = newestTurn(question, Date.parse(question.dueAt), now);
    const next = { dueAt: isoTime(nextQuestionAt(question, now)), lastDueAt: isoTime(turn) };
    const begun = await conversations.askOnce(question.userId, {
      conversationId: question.conversationId ?? `conversation-${question.id}`,
      otherConversationId: `conversation-${question.id}-${turn}`,
      questionId: `user-${question.id}-${turn}`,
      text: question.question,
      mode: question.mode,
      context: question.context,
    });
    if (begun instanceof Refusal) {
      // Another answer of the conversation is under way: the next look comes in a minute.
      if (begun.code === "answer-under-way") return false;
      await store.turnOver(question, { ...next, problem: begun.detail ?? "It couldn't be asked." });
      return false;
    }
    await store.begun(question, {
      pendingAnswerId: begun.answerId,
      conversationId: begun.conversationId,
      lastDueAt: next.lastDueAt,
    });
    await store.turnOver(question, { ...next, problem: null });
    return true;
  }
}
