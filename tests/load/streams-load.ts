import { measureStreams } from "./streams.ts";

/** `npm run load -- streams 10000`: delay and memory of as many live streams on one server. Needs as many open files (`ulimit -n`). */
const count = Number(process.argv[3] ?? 1_000);
const figures = await measureStreams({ count, frames: 60 });
process.stdout.write(`${JSON.stringify({ load: "streams", ...figures })}\n`);
process.exit(0);
