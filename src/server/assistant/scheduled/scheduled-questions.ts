import { randomUUID } from "node:crypto";
import type { ScheduledQuestion } from "#contract/scheduled-questions.ts";
import { type Clock, isoTime } from "../../clock.ts";
import { Refusal, refuse } from "../../http/refusal.ts";
import type { Conversations } from "../conversations.ts";
import { nextQuestionAt, type Turns } from "./question-turns.ts";
import type { KeptQuestion, ScheduledQuestionStore } from "./store.ts";

export type ScheduledQuestions = ReturnType<typeof createScheduledQuestions>;
type Delivery = Pick<ScheduledQuestion, "mail" | "push">;

/** Questions that their user has put on a schedule. */
export function createScheduledQuestions({
  store,
  conversations,
  clock,
  maximum,
  isMailSetUp,
}: {
  store: ScheduledQuestionStore;
  conversations: Pick<Conversations, "question">;
  clock: Clock;
  maximum: number;
  isMailSetUp: boolean;
}) {
  return {
    async list(userId: string) {
      return { questions: (await store.list(userId)).map(shown), maximum, isMailSetUp };
    },

    async add(
      userId: string,
      {
        conversationId,
        messageId,
        days,
        time,
        timeZone,
        mail,
        push,
      }: { conversationId: string; messageId: string } & Turns & Delivery,
    ): Promise<ScheduledQuestion | Refusal> {
      const asked = await conversations.question(userId, conversationId, messageId);
      if (asked instanceof Refusal) return asked;
      return store.transaction(async (queries) => {
        await store.hold(queries, userId);
        if ((await store.list(userId, queries)).length >= maximum)
          return refuse("too-many-scheduled-questions", {
            values: { maximum },
          });
        const now = clock.now();
        const question: KeptQuestion = {
          id: randomUUID(),
          userId,
          question: asked.text,
          mode: asked.mode,
          context: asked.context,
          days,
          time,
          timeZone,
          mail,
          push,
          dueAt: isoTime(nextQuestionAt({ days, time, timeZone }, now)),
          conversationId: null,
          pendingAnswerId: null,
          lastDueAt: null,
          problem: null,
          createdAt: isoTime(now),
        };
        await store.insert(question, queries);
        return shown(question);
      });
    },

    async change(
      userId: string,
      {
        id,
        isOn,
        ...changes
      }: { id: string } & { [key in keyof (Turns & Delivery)]?: (Turns & Delivery)[key] | undefined } & {
        isOn?: boolean | undefined;
      },
    ): Promise<ScheduledQuestion | Refusal> {
      const before = await store.one(userId, id);
      if (before === null) return refuse("scheduled-question-not-found");
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      const question: KeptQuestion = { ...before, ...given };
      const isAsking = isOn ?? before.dueAt !== null;
      // A turn that is due already stays due unless the schedule itself changed.
      const canKeepTurn =
        before.dueAt !== null &&
        question.days === before.days &&
        question.time === before.time &&
        question.timeZone === before.timeZone;
      const next = canKeepTurn ? before.dueAt : isoTime(nextQuestionAt(question, clock.now()));
      const dueAt = isAsking ? next : null;
      if (!(await store.change(userId, id, { ...question, dueAt }))) return refuse("scheduled-question-not-found");
      return shown({ ...question, dueAt, problem: null });
    },

    async remove(userId: string, id: string): Promise<{ deleted: boolean } | Refusal> {
      return (await store.remove(userId, id)) ? { deleted: true } : refuse("scheduled-question-not-found");
    },
  };
}

function shown({
  id,
  question,
  days,
  time,
  timeZone,
  mail,
  push,
  dueAt,
  lastDueAt,
  problem,
  conversationId,
}: KeptQuestion): ScheduledQuestion {
  return {
    id,
    question,
    days,
    time,
    timeZone,
    mail,
    push,
    isOn: dueAt !== null,
    nextAt: dueAt,
    lastAt: lastDueAt,
    problem,
    conversationId,
  };
}
