import { randomUUID } from "node:crypto";
import type { AccountCopy } from "#contract/account-copy.ts";
import { tooMany } from "../account-copy/copy-faults.ts";
import { inTurns } from "../account-copy/in-turns.ts";
import { inPieces } from "../account-copy/insert-rows.ts";
import { part, type RoomCopy } from "../account-copy/room-copy.ts";
import type { Clock } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import { detailsOf, messageOf } from "./kept-message.ts";
import { maxReports } from "./research/max-reports.ts";
import { insertScheduledQuestions, scheduledQuestionsOf } from "./scheduled/scheduled-copy.ts";

export function createAssistantCopy({
  maximumConversations,
  maximumQuestions,
  clock,
}: {
  maximumConversations: number;
  /** Scheduled questions of a user. */
  maximumQuestions: number;
  clock: Clock;
}): RoomCopy {
  return {
    export: async (queries, userId) => ({ assistant: await assistantOf(queries, userId) }),

    async import(queries, userId, { copy: { assistant } }) {
      const { conversations, reports, scheduledQuestions } = assistant;
      return [
        part(
          "conversations",
          await insertConversations(queries, userId, conversations, maximumConversations),
          conversations.length,
        ),
        part("reports", await insertReports(queries, userId, reports), reports.length),
        part(
          "scheduled questions",
          await insertScheduledQuestions(queries, userId, scheduledQuestions, { now: clock.now(), maximumQuestions }),
          scheduledQuestions.length,
        ),
      ];
    },
  };
}

async function assistantOf(queries: Queries, userId: string): Promise<AccountCopy["assistant"]> {
  type Report = AccountCopy["assistant"]["reports"][number];
  const conversations = await queries
    .selectFrom("conversations")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const messages = await queries
    .selectFrom("conversation_messages")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const messagesOf = Map.groupBy(messages, ({ conversation_id }) => conversation_id);
  const reports = await queries
    .selectFrom("assistant_reports")
    .select("report")
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    conversations: conversations.map((row) => ({
      title: row.title,
      hasOwnTitle: row.has_own_title === 1,
      headId: row.head_id,
      model: row.model as AccountCopy["assistant"]["conversations"][number]["model"],
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      messages: (messagesOf.get(row.id) ?? []).map((message) => {
        const { shown, kept } = messageOf(message);
        // An answer under way goes on here; in the file it is one that broke off.
        const state = shown.state === "running" ? "interrupted" : shown.state;
        return { ...shown, state, kept } as AccountCopy["assistant"]["conversations"][number]["messages"][number];
      }),
    })),
    reports: reports.map(({ report }) => JSON.parse(report) as Report),
    scheduledQuestions: await scheduledQuestionsOf(queries, userId),
  };
}

/** A conversation of the same title that began at the same moment is the same one. */
async function insertConversations(
  queries: Queries,
  userId: string,
  conversations: AccountCopy["assistant"]["conversations"],
  most: number,
): Promise<number> {
  const there = await queries
    .selectFrom("conversations")
    .select(["title", "created_at"])
    .where("user_id", "=", userId)
    .execute();
  const known = new Set(there.map(({ title, created_at }) => JSON.stringify([title, created_at])));
  const fresh = conversations.filter(({ title, createdAt }) => !known.has(JSON.stringify([title, createdAt])));
  if (there.length + fresh.length > most) throw tooMany("assistant.conversations", most);
  for await (const [, { messages, ...conversation }] of inTurns(fresh)) {
    const id = randomUUID();
    const ids = new Map(messages.map((message) => [message.id, randomUUID()]));
    const idOf = (old: string | null) => (old === null ? null : (ids.get(old) ?? null));
    await queries
      .insertInto("conversations")
      .values({
        id,
        user_id: userId,
        title: conversation.title,
        has_own_title: Number(conversation.hasOwnTitle),
        head_id: idOf(conversation.headId),
        model: conversation.model,
        created_at: conversation.createdAt,
        updated_at: conversation.updatedAt,
      })
      .execute();
    await inPieces([...messages.entries()], (some) =>
      queries
        .insertInto("conversation_messages")
        .values(
          some.map(([index, { kept, ...shown }]) => ({
            id: ids.get(shown.id) ?? randomUUID(),
            conversation_id: id,
            user_id: userId,
            parent_id: idOf(shown.parentId),
            position: index + 1,
            type: shown.type,
            content: shown.content,
            state: shown.state === "running" ? "interrupted" : shown.state,
            created_at: shown.timestamp,
            details: detailsOf({ shown, kept: kept ?? null }),
            run: null,
            run_owner: null,
            run_seen_at: null,
          })),
        )
        .execute(),
    );
  }
  return fresh.length;
}

async function insertReports(
  queries: Queries,
  userId: string,
  reports: AccountCopy["assistant"]["reports"],
): Promise<number> {
  const there = await queries
    .selectFrom("assistant_reports")
    .select(["symbol", "created_at"])
    .where("user_id", "=", userId)
    .execute();
  const known = new Set(there.map(({ symbol, created_at }) => JSON.stringify([symbol, created_at])));
  const fresh = reports.filter(({ symbol, createdAt }) => !known.has(JSON.stringify([symbol, createdAt])));
  if (there.length + fresh.length > maxReports) throw tooMany("assistant.reports", maxReports);
  for await (const [, { sections, warnings, cost, ...given }] of inTurns(fresh)) {
    const summary = { ...given, id: randomUUID() };
    await queries
      .insertInto("assistant_reports")
      .values({
        id: summary.id,
        user_id: userId,
        symbol: summary.symbol,
        created_at: summary.createdAt,
        summary: JSON.stringify(summary),
        report: JSON.stringify({ ...summary, sections, warnings, cost }),
      })
      .execute();
  }
  return fresh.length;
}
