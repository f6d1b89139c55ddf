import { sql } from "kysely";
import { getLiveness, getReadiness } from "#contract/health.ts";
import type { Database } from "../database/open-database.ts";
import { refuse } from "../http/refusal.ts";
import { serve, type Served } from "../http/serve.ts";

/** `isStopping` turns true when the process has been asked to end. */
export function healthEndpoints({ db, isStopping }: { db: Database; isStopping: () => boolean }): Served[] {
  return [
    serve(getLiveness, async () => ({ status: "ok" as const })),
    serve(getReadiness, async (_input, context) => {
      if (isStopping()) return refuse("shutting-down");
      try {
        await sql`SELECT 1`.execute(db);
      } catch (error) {
        context.log.error({ err: error }, "the database does not answer");
        return refuse("shutting-down", { detail: "The database does not answer" });
      }
      return { status: "ok" as const };
    }),
  ];
}
