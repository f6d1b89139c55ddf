import { parseArgs } from "node:util";
import { startPostgresCluster } from "../support/postgres-cluster.ts";
import { idempotencyKills } from "./idempotency-kills.ts";

// Kills a real server again and again and counts what was lost or doubled:
// npm run faults -- idempotency-kills --rounds 500 --engine postgresql
const { values, positionals } = parseArgs({
  options: { rounds: { type: "string", default: "25" }, engine: { type: "string" }, seed: { type: "string" } },
  allowPositionals: true,
});
const [name = "idempotency-kills"] = positionals;
const rounds = Number(values.rounds);
if (name !== "idempotency-kills" || !(rounds >= 1)) {
  process.stderr.write(
    "Usage: npm run faults -- idempotency-kills [--rounds 25] [--engine sqlite|postgresql] [--seed 1]\n",
  );
  process.exit(2);
}
const write = (line: string) => void process.stdout.write(`${line}\n`);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
let isFine = true;
for (const engine of ["sqlite", "postgresql"] as const) {
  if (values.engine !== undefined && values.engine !== engine) continue;
  const cluster = engine === "sqlite" ? null : await startPostgresCluster();
  if (engine === "postgresql" && cluster === null) {
    write("PostgreSQL is not installed: skipped");
    continue;
  }
  try {
    const databaseUrl = cluster?.urlOf("postgres") ?? null;
    const figures = await idempotencyKills({ databaseUrl, rounds, seed, write });
    write(JSON.stringify({ engine, seed, ...figures }));
    isFine &&= figures.lost + figures.doubled + figures.differentReplies === 0;
  } finally {
    await cluster?.stop();
  }
}
process.exitCode = isFine ? 0 : 1;
