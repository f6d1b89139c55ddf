import { describe, expect, it } from "vitest";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import { createSignInGuard } from "./sign-in-guard.ts";
import { createAccountStore } from "./store.ts";

const [second, day] = [1_000, 86_400_000];

describe.each(testEngines())("guesses at a password on $name", (engine) => {
  it("that failed a day ago no longer count, although no job has deleted them", async () => {
    const environment = await engine.environment();
    const opened = await openDatabase({
      databaseUrl: environment["DATABASE_URL"] ?? null,
      dataDirectory: environment["DATA_DIR"] ?? "",
      log: createLog("silent"),
    });
    const clock = { time: Date.parse("2026-03-02T15:00:00Z"), now: () => clock.time };
    const guard = createSignInGuard({ store: createAccountStore({ db: opened.db, clock }), clock, secret: "s" });
    const guess = () => guard.attempt("owner", () => Promise.resolve(false));
    const guesses = async (count: number) => {
      const outcomes: unknown[] = [];
      for (let each = 0; each < count; each += 1) outcomes.push(await guess());
      return outcomes;
    };
    const blocked = { code: "too-many-requests" };

    expect(await guesses(5)).toEqual([false, false, false, false, false]);
    expect(await guess()).toMatchObject(blocked);
    // Each further failure within a day blocks for longer.
    clock.time += 31 * second;
    expect(await guess()).toBe(false);
    clock.time += 31 * second;
    expect(await guess()).toMatchObject(blocked);
    clock.time += day - 62 * second;
    expect(await guess()).toBe(false);
    expect(await guess()).toMatchObject(blocked);

    clock.time += day + second;
    expect(await guesses(5)).toEqual([false, false, false, false, false]);
    expect(await guess()).toMatchObject(blocked);
    await opened.close();
  });
});
