import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { createLog } from "../log.ts";
import { builtOnce } from "./built-once.ts";
import { type OpenDatabase, openDatabase } from "./open-database.ts";
import { asUnitOfWork } from "./unit-of-work.ts";

describe.each(testEngines())("a query built once on $name", (engine) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const environment = await engine.environment();
    opened = await openDatabase({
      databaseUrl: environment["DATABASE_URL"] ?? null,
      dataDirectory: environment["DATA_DIR"] ?? "",
      log: createLog("silent"),
    });
    for (const id of ["one", "two"])
      await opened.db
        .insertInto("readiness")
        .values({ id, checked_at: `at ${id}` })
        .execute();
  });
  afterAll(() => opened.close());

  const find = () =>
    builtOnce(opened.db, (id: string, checkedAt: string) =>
      opened.db
        .selectFrom("readiness")
        .select(["id", "checked_at"])
        .where((where) => where.or([where("checked_at", "=", checkedAt), where("id", "=", id)]))
        .orderBy("id"),
    );

  it("runs with the values of each call, in whatever order they stand in it", async () => {
    const rows = find();
    expect(await Promise.all([rows("one", "never"), rows("never", "at two"), rows("one", "at two")])).toEqual([
      [{ id: "one", checked_at: "at one" }],
      [{ id: "two", checked_at: "at two" }],
      [
        { id: "one", checked_at: "at one" },
        { id: "two", checked_at: "at two" },
      ],
    ]);
    expect(await rows("'; drop table readiness --", "")).toEqual([]);
  });

  it("sees the writes of the unit of work it runs in", async () => {
    const rows = find();
    await rows("one", "");
    await asUnitOfWork({ onOpen: async () => undefined, onHookError: () => undefined }, async () => {
      await opened.db.updateTable("readiness").set({ checked_at: "changed" }).where("id", "=", "one").execute();
      expect(await rows("one", "")).toEqual([{ id: "one", checked_at: "changed" }]);
    });
  });
});
