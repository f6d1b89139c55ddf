import { parseArgs } from "node:util";
import { startPostgresCluster } from "../support/postgres-cluster.ts";
import { generatedBodies } from "./generated-bodies.ts";
import { idempotencyKills } from "./idempotency-kills.ts";

const write = (line: string) => void process.stdout.write(`${line}\n`);
const { values, positionals } = parseArgs({
  options: {
    rounds: { type: "string", default: "25" },
    count: { type: "string", default: "100000" },
    engine: { type: "string" },
    seed: { type: "string" },
  },
  allowPositionals: true,
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);

interface Place {
  readonly engine: "sqlite" | "postgresql";
  readonly databaseUrl: string | null;
}

/** Each returns whether the promise was kept. */
const proofs: Readonly<Record<string, (place: Place) => Promise<boolean>>> = {
  async "idempotency-kills"({ engine, databaseUrl }) {
    const figures = await idempotencyKills({ databaseUrl, rounds: Number(values.rounds), seed, write });
    write(JSON.stringify({ engine, seed, ...figures }));
    return figures.lost + figures.doubled + figures.differentReplies === 0;
  },
  async "generated-bodies"({ engine, databaseUrl }) {
    const secret = "0123456789abcdef".repeat(3);
    const environment = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl, APP_SECRET: secret };
    const figures = await generatedBodies({ count: Number(values.count), seed, environment, write });
    write(JSON.stringify({ engine, seed, ...figures, errors: figures.errors.length }));
    return figures.errors.length === 0;
  },
};

// Breaks a real server and counts what was lost, doubled or wrong: npm run faults -- idempotency-kills --rounds 500
// --engine postgresql
const [name = "idempotency-kills"] = positionals;
const proof = proofs[name];
if (proof === undefined || !(Number(values.rounds) >= 1) || !(Number(values.count) >= 1)) {
  process.stderr.write(
    `Usage: npm run faults -- ${Object.keys(proofs).join("|")} [--rounds 25] [--count 100000] [--engine sqlite|postgresql] [--seed 1]\n`,
  );
  process.exit(2);
}
let isFine = true;
for (const engine of ["sqlite", "postgresql"] as const) {
  if (values.engine !== undefined && values.engine !== engine) continue;
  const cluster = engine === "sqlite" ? null : await startPostgresCluster();
  if (engine === "postgresql" && cluster === null) {
    write("PostgreSQL is not installed: skipped");
    continue;
  }
  try {
    isFine = (await proof({ engine, databaseUrl: cluster?.urlOf("postgres") ?? null })) && isFine;
  } finally {
    await cluster?.stop();
  }
}
process.exitCode = isFine ? 0 : 1;
