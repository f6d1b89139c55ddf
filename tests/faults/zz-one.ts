import { databaseTroubleProof } from "./database-troubles.ts";
import { startPostgresCluster } from "../support/postgres-cluster.ts";
const cluster = await startPostgresCluster();
if (cluster)
  for (let i = 0; i < 2; i++)
    for (const trouble of ["restarted", "paused"] as const)
      console.log(
        JSON.stringify(
          await databaseTroubleProof({ cluster, trouble, forMs: trouble === "paused" ? 20_000 : 6_000 }),
        ).slice(0, 6000),
      );
await cluster?.stop();
process.exit(0);
