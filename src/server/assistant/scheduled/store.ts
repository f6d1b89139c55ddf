import { type SelectQueryBuilder, sql } from "kysely";
import type { z } from "zod";
import { AssistantContext } from "#contract/assistant.ts";
import type { ChatMessage } from "#contract/conversations.ts";
import type { ScheduledQuestion } from "#contract/scheduled-questions.ts";
import type { Database, Queries } from "../../database/open-database.ts";
import type { Tables } from "../../database/schema.ts";
import { holdUser } from "../../account/hold-user.ts";

/** A question with what it is asked with. */
export interface KeptQuestion extends Omit<ScheduledQuestion, "isOn" | "nextAt" | "lastAt"> {
  readonly userId: string;
  readonly mode: ChatMessage["mode"];
  /** Null: the stored context can't be read. */
  readonly context: z.output<typeof AssistantContext> | null;
  /** The next turn; null: it is off. */
  readonly dueAt: string | null;
  /** The answer that is under way or not delivered yet. */
  readonly pendingAnswerId: string | null;
  /** The turn that was asked last. */
  readonly lastDueAt: string | null;
  readonly createdAt: string;
}

export type QuestionKey = Pick<KeptQuestion, "userId" | "id">;

export type ScheduledQuestionStore = ReturnType<typeof createScheduledQuestionStore>;

/** All SQL about questions on a schedule. Every query of a request names the user. */
export function createScheduledQuestionStore({ db }: { db: Database }) {
  return {
    ...createTurnStore(db),

    transaction: <T>(work: (queries: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

    /** Serialises changes of one user's questions. */
    hold: holdUser,

    async list(userId: string, queries: Queries = db): Promise<KeptQuestion[]> {
      const rows = await queries
        .selectFrom("scheduled_questions")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(questionOf);
    },

    async one(userId: string, id: string): Promise<KeptQuestion | null> {
      const row = await db
        .selectFrom("scheduled_questions")
        .selectAll()
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return row === undefined ? null : questionOf(row);
    },

    async insert(question: KeptQuestion, queries: Queries = db): Promise<void> {
      await queries.insertInto("scheduled_questions").values(columnsOf(question)).execute();
    },

    async change(
      userId: string,
      id: string,
      {
        days,
        time,
        timeZone,
        mail,
        push,
        dueAt,
      }: Pick<KeptQuestion, "days" | "time" | "timeZone" | "mail" | "push" | "dueAt">,
    ): Promise<boolean> {
      const changed = await db
        .updateTable("scheduled_questions")
        .set({ days, time, time_zone: timeZone, mail: Number(mail), push: Number(push), due_at: dueAt, problem: null })
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n;
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const gone = await db
        .deleteFrom("scheduled_questions")
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return gone.numDeletedRows > 0n;
    },
  };
}

/** Turns of questions: those that are due, asked and delivered. */
function createTurnStore(db: Database) {
  return {
    /** Questions of everybody, except disabled accounts, whose turn has come and whose last answer was delivered. */
    due: (now: string): Promise<QuestionKey[]> =>
      fairly(db.selectFrom("scheduled_questions").where("due_at", "<=", now).where("pending_answer_id", "is", null)),

    /** Questions of everybody, except disabled accounts, whose answer isn't delivered yet. */
    pending: (): Promise<QuestionKey[]> =>
      fairly(db.selectFrom("scheduled_questions").where("pending_answer_id", "is not", null)),

    /** Keeps an answer that was begun, even if the owner has changed the schedule since. */
    async begun(
      { userId, id }: QuestionKey,
      answer: { pendingAnswerId: string; conversationId: string; lastDueAt: string },
    ): Promise<void> {
      await db
        .updateTable("scheduled_questions")
        .set({
          pending_answer_id: answer.pendingAnswerId,
          conversation_id: answer.conversationId,
          last_due_at: answer.lastDueAt,
          problem: null,
        })
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .execute();
    },

    /** Ends a turn. Changes nothing if another process has ended it or the owner has changed the schedule. */
    async turnOver(
      { userId, id, dueAt }: KeptQuestion,
      to: { dueAt: string | null; lastDueAt?: string; problem: string | null },
    ): Promise<void> {
      await db
        .updateTable("scheduled_questions")
        .set({
          due_at: to.dueAt,
          problem: to.problem,
          ...(to.lastDueAt === undefined ? {} : { last_due_at: to.lastDueAt }),
        })
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .where("due_at", "=", dueAt)
        .execute();
    },

    async delivered({ userId, id, pendingAnswerId }: KeptQuestion, queries: Queries = db): Promise<void> {
      await queries
        .updateTable("scheduled_questions")
        .set({ pending_answer_id: null })
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .where("pending_answer_id", "=", pendingAnswerId)
        .execute();
    },
  };
}

/** Each user's longest-waiting question first, then each user's second, so that no user's list holds up the others. */
async function fairly(questions: SelectQueryBuilder<Tables, "scheduled_questions", object>): Promise<QuestionKey[]> {
  return questions
    .innerJoin("users", "users.id", "scheduled_questions.user_id")
    .where("users.disabled_at", "is", null)
    .select(["scheduled_questions.id", "scheduled_questions.user_id as userId"])
    .orderBy(sql`row_number() over (partition by user_id order by due_at, scheduled_questions.id)`)
    .orderBy("due_at")
    .orderBy("scheduled_questions.id")
    .execute();
}

interface Row {
  id: string;
  user_id: string;
  question: string;
  mode: string;
  context: string;
  days: string;
  time: string;
  time_zone: string;
  mail: number;
  push: number;
  due_at: string | null;
  conversation_id: string | null;
  pending_answer_id: string | null;
  last_due_at: string | null;
  problem: string | null;
  created_at: string;
}

export function questionOf(row: Row): KeptQuestion {
  return {
    id: row.id,
    userId: row.user_id,
    question: row.question,
    mode: row.mode as KeptQuestion["mode"],
    context: contextOf(row.context),
    days: row.days as KeptQuestion["days"],
    time: row.time,
    timeZone: row.time_zone,
    mail: row.mail === 1,
    push: row.push === 1,
    dueAt: row.due_at,
    conversationId: row.conversation_id,
    pendingAnswerId: row.pending_answer_id,
    lastDueAt: row.last_due_at,
    problem: row.problem,
    createdAt: row.created_at,
  };
}

/** A context of an older version gets what was added since. Null: it can't be read. */
function contextOf(text: string): KeptQuestion["context"] {
  try {
    return AssistantContext.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export function columnsOf(question: KeptQuestion): Row {
  return {
    id: question.id,
    user_id: question.userId,
    question: question.question,
    mode: question.mode,
    context: JSON.stringify(question.context),
    days: question.days,
    time: question.time,
    time_zone: question.timeZone,
    mail: Number(question.mail),
    push: Number(question.push),
    due_at: question.dueAt,
    conversation_id: question.conversationId,
    pending_answer_id: question.pendingAnswerId,
    last_due_at: question.lastDueAt,
    problem: question.problem,
    created_at: question.createdAt,
  };
}
