import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgresCluster } from "../support/postgres-cluster.ts";
import { hasRedis } from "../support/redis-server.ts";
import { databaseTroubleProof, databaseTroubles } from "./database-troubles.ts";

// The long form, with figures: npm run faults -- database-troubles
describe("a server whose database is in trouble", () => {
  let cluster: Awaited<ReturnType<typeof startPostgresCluster>> = null;
  beforeAll(async () => {
    cluster = await startPostgresCluster();
  });
  afterAll(() => cluster?.stop());

  it.for(databaseTroubles)("refuses or answers correctly, and goes on afterwards: %s", async (trouble, { skip }) => {
    if (cluster === null) skip("PostgreSQL is not installed");
    if (trouble.startsWith("Redis") && !hasRedis()) skip("Redis is not installed");
    if (cluster === null) return;
    const { wrong, refusals } = await databaseTroubleProof({ cluster, trouble, forMs: 2_000 });
    expect(wrong).toEqual([]);
    if (trouble === "restarted" || trouble === "without connections") expect(refusals).toBeGreaterThan(0);
    // Limits are counted locally meanwhile.
    if (trouble.startsWith("Redis")) expect(refusals).toBe(0);
  });
});
