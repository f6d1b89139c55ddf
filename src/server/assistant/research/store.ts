import type { z } from "zod";
import { maxReports } from "./max-reports.ts";
import { Report, ReportSummary } from "#contract/research.ts";
import type { Database } from "../../database/open-database.ts";
import type { Log } from "../../log.ts";

export type ReportStore = ReturnType<typeof createReportStore>;

/** All SQL about research reports; each belongs to the user who asked for it. */
export function createReportStore({ db, log }: { db: Database; log: Pick<Log, "warn"> }) {
  /** Returns null for a report that another version stored and this one can't read. The log has its id only. */
  function readStored<T>(schema: z.ZodType<T>, id: string, stored: string): T | null {
    const read = schema.safeParse(parsed(stored));
    if (!read.success) log.warn({ reportId: id }, "a stored report can't be read and was left out");
    return read.data ?? null;
  }

  return {
    async add(userId: string, { sections, warnings, cost, ...summary }: Report): Promise<void> {
      await db.transaction().execute(async (queries) => {
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
        const kept = queries
          .selectFrom("assistant_reports")
          .select("id")
          .where("user_id", "=", userId)
          .orderBy("created_at", "desc")
          .orderBy("id", "desc")
          .limit(maxReports);
        await queries
          .deleteFrom("assistant_reports")
          .where("user_id", "=", userId)
          .where("id", "not in", kept)
          .execute();
      });
    },

    async list(userId: string, symbol: string | null, limit: number): Promise<ReportSummary[]> {
      const all = db
        .selectFrom("assistant_reports")
        .select(["id", "summary"])
        .where("user_id", "=", userId)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(limit);
      const rows = await (symbol === null ? all : all.where("symbol", "=", symbol)).execute();
      return rows.flatMap(({ id: reportId, summary }) => readStored(ReportSummary, reportId, summary) ?? []);
    },

    async get(userId: string, id: string): Promise<Report | null> {
      const row = await db
        .selectFrom("assistant_reports")
        .select("report")
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return row === undefined ? null : readStored(Report, id, row.report);
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("assistant_reports")
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
