import { parseArgs } from "node:util";
import { measureStreams } from "./streams.ts";

/**
 * `npm run load -- streams 10000`: delay and memory of as many live streams on one server; `-- streams 30000 --instances 3` on three
 * that share a PostgreSQL. A server and its reader need as many open files (`ulimit -n`).
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: { instances: { type: "string", default: "1" } },
  allowPositionals: true,
});
const figures = await measureStreams({
  count: Number(positionals[0] ?? 1_000),
  frames: 60,
  instances: Number(values.instances),
});
process.stdout.write(`${JSON.stringify({ load: "streams", instances: Number(values.instances), ...figures })}\n`);
process.exit(0);
