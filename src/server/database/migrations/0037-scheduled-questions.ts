import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Questions that are asked by themselves. */
export const scheduledQuestions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("scheduled_questions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("question", "text", (column) => column.notNull())
      .addColumn("mode", "text", (column) => column.notNull())
      .addColumn("context", "text", (column) => column.notNull())
      .addColumn("days", "text", (column) => column.notNull())
      .addColumn("time", "text", (column) => column.notNull())
      .addColumn("time_zone", "text", (column) => column.notNull())
      .addColumn("mail", "integer", (column) => column.notNull())
      .addColumn("push", "integer", (column) => column.notNull())
      .addColumn("due_at", "text")
      .addColumn("conversation_id", "text", (column) => column.references("conversations.id").onDelete("set null"))
      .addColumn("pending_answer_id", "text")
      .addColumn("last_due_at", "text")
      .addColumn("problem", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("scheduled_questions_of_user")
      .on("scheduled_questions")
      .columns(["user_id", "created_at", "id"])
      .execute();
    await db.schema.createIndex("scheduled_questions_by_turn").on("scheduled_questions").column("due_at").execute();
    await db.schema
      .createIndex("scheduled_questions_pending")
      .on("scheduled_questions")
      .column("pending_answer_id")
      .where("pending_answer_id" as never, "is not", null)
      .execute();
    // A conversation is deleted by its id alone.
    await db.schema
      .createIndex("scheduled_questions_of_conversation")
      .on("scheduled_questions")
      .column("conversation_id")
      .execute();
  },
};
