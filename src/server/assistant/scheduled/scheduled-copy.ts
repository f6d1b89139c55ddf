import { randomUUID } from "node:crypto";
import type { AccountCopy } from "#contract/account-copy.ts";
import { tooMany } from "../../account-copy/copy-faults.ts";
import { isoTime } from "../../clock.ts";
import type { Queries } from "../../database/open-database.ts";
import { nextQuestionAt } from "./question-turns.ts";
import { columnsOf, questionOf } from "./store.ts";

type CopiedQuestion = AccountCopy["assistant"]["scheduledQuestions"][number];

/** Scheduled questions for the account file. */
export async function scheduledQuestionsOf(queries: Queries, userId: string): Promise<CopiedQuestion[]> {
  const questions = await queries
    .selectFrom("scheduled_questions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return questions
    .map(questionOf)
    .flatMap(({ question, mode, context, days, time, timeZone, mail, push, dueAt, createdAt }) =>
      // Without its context it could send more than its owner allowed.
      context === null
        ? []
        : [{ question, mode, context, days, time, timeZone, mail, push, isOn: dueAt !== null, createdAt }],
    );
}

/** Scheduled questions that aren't there yet: the same is one with the same words and the same schedule. Returns how many came in. */
export async function insertScheduledQuestions(
  queries: Queries,
  userId: string,
  questions: readonly CopiedQuestion[],
  { now, maximumQuestions }: { readonly now: number; readonly maximumQuestions: number },
): Promise<number> {
  const there = await queries
    .selectFrom("scheduled_questions")
    .select(["question", "days", "time", "time_zone"])
    .where("user_id", "=", userId)
    .execute();
  const known = new Set(
    there.map(({ question, days, time, time_zone }) => JSON.stringify([question, days, time, time_zone])),
  );
  const fresh = questions.filter(({ question, days, time, timeZone }) => {
    const key = JSON.stringify([question, days, time, timeZone]);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
  if (there.length + fresh.length > maximumQuestions) throw tooMany("scheduled questions", maximumQuestions);
  for (const { isOn, ...question } of fresh)
    await queries
      .insertInto("scheduled_questions")
      .values(
        columnsOf({
          ...question,
          id: randomUUID(),
          userId,
          dueAt: isOn ? isoTime(nextQuestionAt(question, now)) : null,
          conversationId: null,
          pendingAnswerId: null,
          lastDueAt: null,
          problem: null,
        }),
      )
      .execute();
  return fresh.length;
}
