import { randomUUID } from "node:crypto";
import type { AccountCopy } from "#contract/account-copy.ts";
import { tooMany } from "../account-copy/copy-faults.ts";
import { inPieces } from "../account-copy/insert-rows.ts";
import { part, type RoomCopy } from "../account-copy/room-copy.ts";
import type { Queries } from "../database/open-database.ts";
import { freeNames, nameKey } from "../free-names.ts";
import { maxSets, maxTries } from "./tries.ts";

export function createStrategyCopy({ maximumRuns }: { maximumRuns: number }): RoomCopy {
  return {
    export: async (queries, userId) => ({ strategies: await strategiesOf(queries, userId) }),

    async import(queries, userId, { copy: { strategies } }) {
      const added = await insertStrategies(queries, userId, strategies, maximumRuns);
      return [
        part("strategy runs", added.runs, strategies.runs.length),
        part("strategy tries", added.tries, strategies.tries.length, added.triesLeftOut),
      ];
    },
  };
}

async function strategiesOf(queries: Queries, userId: string): Promise<AccountCopy["strategies"]> {
  type Run = AccountCopy["strategies"]["runs"][number];
  const runs = await queries
    .selectFrom("strategy_runs")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("saved_at")
    .orderBy("id")
    .execute();
  const tries = await queries
    .selectFrom("strategy_tries")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("tried_at")
    .orderBy("symbols_key")
    .orderBy("variant_key")
    .execute();
  return {
    runs: runs.map((row) => ({
      ...(JSON.parse(row.run) as Omit<Run, "name" | "summary" | "savedAt">),
      name: row.name,
      summary: JSON.parse(row.summary) as Run["summary"],
      savedAt: row.saved_at,
    })),
    tries: tries.map((row) => ({
      symbolsKey: row.symbols_key,
      variantKey: row.variant_key,
      sharpe: row.sharpe,
      triedAt: row.tried_at,
    })),
  };
}

/** A run under a name that another one has is not the same: it comes in under the name with a number. */
async function insertStrategies(
  queries: Queries,
  userId: string,
  { runs, tries }: AccountCopy["strategies"],
  most: number,
): Promise<{ runs: number; tries: number; triesLeftOut: number }> {
  const there = await queries.selectFrom("strategy_runs").selectAll().where("user_id", "=", userId).execute();
  const freeName = freeNames(new Set(there.map(({ name_key }) => name_key)), 80);
  const known = new Set(there.map(({ run, saved_at }) => JSON.stringify([run, saved_at])));
  const fresh = runs
    .map(({ name, summary, savedAt, ...said }) => ({ name, summary, savedAt, run: JSON.stringify(said) }))
    .filter(({ run, savedAt }) => !known.has(JSON.stringify([run, savedAt])));
  if (there.length + fresh.length > most) throw tooMany("strategies.runs", most);
  for (const { name, summary, savedAt, run } of fresh) {
    const free = freeName(name);
    await queries
      .insertInto("strategy_runs")
      .values({
        id: randomUUID(),
        user_id: userId,
        name: free,
        name_key: nameKey(free),
        run,
        summary: JSON.stringify(summary),
        saved_at: savedAt,
      })
      .execute();
  }
  return { runs: fresh.length, ...(await insertTries(queries, userId, tries)) };
}

/** As many sets of symbols, and variants of each, as the strategy lab counts; what is beyond is left out. */
async function insertTries(
  queries: Queries,
  userId: string,
  tries: AccountCopy["strategies"]["tries"],
): Promise<{ tries: number; triesLeftOut: number }> {
  const sets = await queries
    .selectFrom("strategy_tries")
    .select((select) => ["symbols_key", select.fn.countAll<number | string>().as("count")])
    .where("user_id", "=", userId)
    .groupBy("symbols_key")
    .execute();
  const countsOf = new Map(sets.map(({ symbols_key, count }) => [symbols_key, Number(count)]));
  const counts = { tries: 0, triesLeftOut: 0 };
  for (const [symbolsKey, given] of Map.groupBy(tries, (one) => one.symbolsKey)) {
    const there = await queries
      .selectFrom("strategy_tries")
      .select("variant_key")
      .where("user_id", "=", userId)
      .where("symbols_key", "=", symbolsKey)
      .execute();
    const known = new Set(there.map(({ variant_key }) => variant_key));
    const fresh = [...new Map(given.map((one) => [one.variantKey, one])).values()].filter(
      ({ variantKey }) => !known.has(variantKey),
    );
    const isFull = !countsOf.has(symbolsKey) && countsOf.size >= maxSets;
    const taken = isFull ? [] : fresh.slice(0, Math.max(0, maxTries - known.size));
    if (taken.length > 0) countsOf.set(symbolsKey, known.size + taken.length);
    counts.tries += taken.length;
    counts.triesLeftOut += fresh.length - taken.length;
    await inPieces(taken, (some) =>
      queries
        .insertInto("strategy_tries")
        .values(
          some.map(({ variantKey, sharpe, triedAt }) => ({
            user_id: userId,
            symbols_key: symbolsKey,
            variant_key: variantKey,
            sharpe,
            tried_at: triedAt,
          })),
        )
        .execute(),
    );
  }
  return counts;
}
