import { type Clock, isoTime } from "../../clock.ts";
import type { Database } from "../../database/open-database.ts";
import type { ModelPart } from "./model.ts";

export type ReplyStore = ReturnType<typeof createReplyStore>;

const keptDays = 7;

/** All SQL about answers of models that can be given again. */
export function createReplyStore({ db, clock }: { db: Database; clock: Clock }) {
  const oldest = () => isoTime(clock.now() - keptDays * 86_400_000);

  return {
    async find(userId: string, key: string): Promise<ModelPart[] | null> {
      const row = await db
        .selectFrom("ai_replies")
        .select("parts")
        .where("user_id", "=", userId)
        .where("key", "=", key)
        .where("created_at", ">=", oldest())
        .executeTakeFirst();
      return row === undefined ? null : (JSON.parse(row.parts) as ModelPart[]);
    },

    /** The newest wins. */
    async keep(userId: string, key: string, parts: readonly ModelPart[]): Promise<void> {
      const values = { parts: JSON.stringify(parts), created_at: isoTime(clock.now()) };
      await db
        .insertInto("ai_replies")
        .values({ user_id: userId, key, ...values })
        .onConflict((conflict) => conflict.columns(["user_id", "key"]).doUpdateSet(values))
        .execute();
    },

    async deleteOld(): Promise<void> {
      await db.deleteFrom("ai_replies").where("created_at", "<", oldest()).execute();
    },
  };
}
