import { parseArgs } from "node:util";
import { startPostgresCluster } from "../support/postgres-cluster.ts";
import { databaseTroubleProof, databaseTroubles } from "./database-troubles.ts";
import { generatedBodies } from "./generated-bodies.ts";
import { idempotencyKills } from "./idempotency-kills.ts";
import { networkCut } from "./network-cut.ts";
import { besidePreviousRelease } from "./releases.ts";
import { faultsOfProviders, upstreamFaultProof } from "./upstream-faults.ts";

const write = (line: string) => void process.stdout.write(`${line}\n`);
const { values, positionals } = parseArgs({
  options: {
    rounds: { type: "string", default: "25" },
    count: { type: "string", default: "100000" },
    engine: { type: "string" },
    seed: { type: "string" },
    previous: { type: "string" },
  },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
const seed = Number(values.seed ?? Date.now() % 1_000_000);

type Engine = "sqlite" | "postgresql";

interface Place {
  readonly engine: Engine;
  readonly databaseUrl: string | null;
  readonly cluster: Awaited<ReturnType<typeof startPostgresCluster>>;
}

interface Proof {
  readonly engines: readonly Engine[];
  /** Returns the figures, and whether the promise was kept. */
  readonly run: (place: Place) => Promise<{ readonly figures: object; readonly isKept: boolean }>;
}

const both = ["sqlite", "postgresql"] as const;

const proofs: Readonly<Record<string, Proof>> = {
  "idempotency-kills": {
    engines: both,
    async run({ databaseUrl }) {
      const figures = await idempotencyKills({ databaseUrl, rounds, seed, write });
      return { figures, isKept: figures.lost + figures.doubled + figures.differentReplies === 0 };
    },
  },
  "generated-bodies": {
    engines: both,
    async run({ databaseUrl }) {
      const secret = "0123456789abcdef".repeat(3);
      const environment = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl, APP_SECRET: secret };
      const figures = await generatedBodies({ count: Number(values.count), seed, environment, write });
      return { figures: { ...figures, errors: figures.errors.length }, isKept: figures.errors.length === 0 };
    },
  },
  "database-troubles": {
    engines: ["postgresql"],
    async run({ cluster }) {
      const all: object[] = [];
      let isKept = true;
      for (const trouble of databaseTroubles) {
        if (cluster === null) break;
        const figures = await databaseTroubleProof({ cluster, trouble, forMs: 20_000 });
        write(JSON.stringify(figures));
        all.push(figures);
        isKept &&= figures.wrong.length === 0 && figures.normalAfterMs <= 10_000;
      }
      return { figures: { troubles: all.length }, isKept };
    },
  },
  "upstream-faults": {
    engines: ["sqlite"],
    async run() {
      let isKept = true;
      let slowestMs = 0;
      let recoveredMs = 0;
      for (const mode of faultsOfProviders) {
        const figures = await upstreamFaultProof(mode);
        write(JSON.stringify(figures));
        slowestMs = Math.max(slowestMs, figures.slowestMs);
        recoveredMs = Math.max(recoveredMs, figures.recoveredMs ?? Number.POSITIVE_INFINITY);
        isKept &&= figures.wrong.length === 0 && figures.slowestMs <= 12_000 && recoveredMs <= 60_000;
      }
      return { figures: { modes: faultsOfProviders.length, slowestMs, recoveredMs }, isKept };
    },
  },
  releases: {
    engines: ["postgresql"],
    async run({ databaseUrl }) {
      const { wrong, failures, loggedErrors, ...figures } = await besidePreviousRelease({
        databaseUrl: databaseUrl ?? "",
        previous: values.previous ?? "HEAD~1",
        visitors: 4,
        rounds,
        write,
      });
      for (const line of [...wrong, ...failures, ...loggedErrors]) write(line.slice(0, 2_000));
      return {
        figures: { ...figures, wrong: wrong.length, failures: failures.length, loggedErrors: loggedErrors.length },
        isKept: wrong.length + failures.length === 0,
      };
    },
  },
  "network-cut": {
    engines: ["postgresql"],
    async run({ databaseUrl }) {
      // Some cuts are longer than the lease of a job or a mail.
      const figures = await networkCut({
        databaseUrl: databaseUrl ?? "",
        cuts: rounds,
        maxCutMs: 45_000,
        seed,
        write,
      });
      return { figures, isKept: figures.jobsRunTwice + figures.leasesHeldTwice + figures.mailsLost === 0 };
    },
  },
};

// Breaks a real server and counts what was lost, doubled or wrong: npm run faults -- idempotency-kills --rounds 500
// --engine postgresql
const [name = "idempotency-kills"] = positionals;
const proof = proofs[name];
if (proof === undefined || !(rounds >= 1) || !(Number(values.count) >= 1)) {
  process.stderr.write(
    `Usage: npm run faults -- ${Object.keys(proofs).join("|")} [--rounds 25] [--count 100000] [--engine sqlite|postgresql] [--seed 1] [--previous HEAD~1]\n`,
  );
  process.exit(2);
}
let isFine = true;
for (const engine of proof.engines) {
  if (values.engine !== undefined && values.engine !== engine) continue;
  const cluster = engine === "sqlite" ? null : await startPostgresCluster();
  if (engine === "postgresql" && cluster === null) {
    write("PostgreSQL is not installed: skipped");
    continue;
  }
  try {
    const { figures, isKept } = await proof.run({
      engine,
      databaseUrl: cluster?.urlOf("postgres") ?? null,
      cluster,
    });
    write(JSON.stringify({ engine, seed, ...figures }));
    isFine &&= isKept;
  } finally {
    await cluster?.stop();
  }
}
process.exitCode = isFine ? 0 : 1;
