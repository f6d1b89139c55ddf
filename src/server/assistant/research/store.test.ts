import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Report } from "#contract/research.ts";
import { temporaryFolder, testEngines } from "../../../../tests/support/test-engines.ts";
import { createAccountStore } from "../../account/store.ts";
import { type OpenDatabase, openDatabase } from "../../database/open-database.ts";
import { createLog } from "../../log.ts";
import { createReportStore } from "./store.ts";

const now = Date.parse("2026-03-04T16:00:00Z");

describe.each(testEngines())("stored reports on $name", (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    const environment = await engine.environment();
    database = await openDatabase({
      databaseUrl: environment["DATABASE_URL"] ?? null,
      dataDirectory: environment["DATA_DIR"] ?? temporaryFolder(),
      log: createLog("silent"),
    });
  });
  afterAll(() => database.close());

  it("leave out unreadable ones and log their ids", async () => {
    const lines: string[] = [];
    const log = createLog("warn", { write: (line: string) => void lines.push(line) });
    const { db } = database;
    const store = createReportStore({ db, log });
    const userId = randomUUID();
    await createAccountStore({ db, clock: { now: () => now } }).insertUser(db, userOf(userId));
    /** Stores a report as another version has written it. */
    const stored = async (symbol: string, change: (report: Record<string, unknown>) => void) => {
      const report: Report = { ...reportOf(symbol), sections: [], warnings: [], cost: null };
      await store.add(userId, report);
      const written: Record<string, unknown> = { ...report };
      change(written);
      await db
        .updateTable("assistant_reports")
        .set({ summary: JSON.stringify(written), report: JSON.stringify(written) })
        .where("id", "=", report.id)
        .execute();
      return report.id;
    };
    const ids = {
      older: await stored("OLD", (report) => delete report["language"]),
      newer: await stored("NEW", (report) => Object.assign(report, { verdict: "Neutral", language: "it" })),
      strange: await stored("ODD", (report) => Object.assign(report, { sectionCount: "PRIVATE" })),
      usual: await stored("KO", () => undefined),
    };
    const listed = await store.list(userId, null, 10);
    expect(new Map(listed.map(({ id, verdict, language }) => [id, { verdict, language }]))).toEqual(
      new Map([
        [ids.older, { verdict: "Buy", language: "en" }],
        [ids.newer, { verdict: null, language: "en" }],
        [ids.usual, { verdict: "Buy", language: "de" }],
      ]),
    );
    expect(await store.get(userId, ids.strange)).toBeNull();
    expect((await store.get(userId, ids.newer))?.symbol).toBe("NEW");
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line).toContain(ids.strange);
      expect(line).not.toContain("PRIVATE");
    }
    expect(await store.remove(userId, ids.strange)).toBe(true);
  });
});

function reportOf(symbol: string) {
  return {
    id: randomUUID(),
    symbol,
    name: null,
    createdAt: new Date(now).toISOString(),
    dataAsOf: null,
    model: null,
    verdict: "Buy" as const,
    sectionCount: 8,
    language: "de" as const,
  };
}
function userOf(id: string) {
  return {
    id,
    email: `${id}@example.org`,
    emailKey: `${id}@example.org`,
    displayName: "Visitor",
    passwordHash: "-",
    isConfirmed: false,
  };
}
