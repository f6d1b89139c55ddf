import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { createLog } from "../log.ts";
import { type OpenDatabase, openDatabase } from "./open-database.ts";
import { createRecentReads } from "./recent-reads.ts";
import { asUnitOfWork } from "./unit-of-work.ts";

describe.each(testEngines())("rows read a moment ago on $name", (engine) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const environment = await engine.environment();
    opened = await openDatabase({
      databaseUrl: environment["DATABASE_URL"] ?? null,
      dataDirectory: environment["DATA_DIR"] ?? "",
      log: createLog("silent"),
    });
    await opened.db.insertInto("readiness").values({ id: "one", checked_at: "first" }).execute();
  });
  afterAll(() => opened.close());

  const read = async () => {
    const row = await opened.db.selectFrom("readiness").select("checked_at").where("id", "=", "one").executeTakeFirst();
    return row?.checked_at;
  };
  const write = (checkedAt: string, queries: Pick<OpenDatabase["db"], "updateTable"> = opened.db) =>
    queries.updateTable("readiness").set({ checked_at: checkedAt }).where("id", "=", "one").execute();
  const recent = (tables: Record<string, readonly string[]> = { readiness: ["checked_at"] }) => {
    let reads = 0;
    const kept = createRecentReads<string | undefined>({ changes: opened.changes, tables });
    return {
      get: () =>
        kept.get("one", () => {
          reads += 1;
          return read();
        }),
      reads: () => reads,
    };
  };

  it("are read once, and again at once after a change", async () => {
    const rows = recent();
    await write("a");
    expect([await rows.get(), await rows.get(), rows.reads()]).toEqual(["a", "a", 1]);
    await write("b");
    expect([await rows.get(), rows.reads()]).toEqual(["b", 2]);
  });

  it("are kept while other tables and other columns change", async () => {
    const rows = recent({ readiness: ["id"] });
    await rows.get();
    await write("c");
    await opened.db.deleteFrom("jobs").execute();
    await rows.get();
    expect(rows.reads()).toBe(1);
  });

  it("are read again after a transaction and after a unit of work, not while these are rolled back", async () => {
    const rows = recent();
    await opened.db.transaction().execute(async (queries) => void (await write("d", queries)));
    expect(await rows.get()).toBe("d");
    const undone = opened.db.transaction().execute(async (queries) => {
      await write("undone", queries);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect([await rows.get(), rows.reads()]).toEqual(["d", 1]);
    await asUnitOfWork({ onOpen: async () => undefined, onHookError: () => undefined }, async (unit) => {
      await write("e");
      await unit.commit();
    });
    expect(await rows.get()).toBe("e");
  });

  it("are not kept when the change came while they were read", async () => {
    await write("before");
    const rows = createRecentReads<string | undefined>({
      changes: opened.changes,
      tables: { readiness: ["checked_at"] },
    });
    const early = await rows.get("one", async () => {
      const value = await read();
      await write("after");
      return value;
    });
    expect([early, await rows.get("one", read)]).toEqual(["before", "after"]);
  });

  it("do not remember that there is nothing", async () => {
    const rows = createRecentReads<string | undefined>({ changes: opened.changes, tables: {} });
    await rows.get("two", async () => undefined);
    expect(await rows.get("two", async () => "there now")).toBe("there now");
  });
});
