import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const count = z.number().int();

export const getServerFigures = endpoint("GET /api/server/figures", {
  summary: "Server figures",
  access: "administrator",
  input: z.object({}),
  output: z.object({
    startedAt: z.string(),
    requests: z.object({ count, failures: count }),
    /** 99th percentile of the event loop's delay. */
    loopDelayMs: z.number(),
    residentMegabytes: z.number(),
    /** Room on the disk of the server's folder; null if the system doesn't say. */
    freeMegabytes: z.number().nullable(),
    openStreams: count,
    /** Questions about portfolios that wait for the calculation. */
    waitingFigures: count,
    providers: z.array(z.object({ host: z.string(), calls: count, failures: count })),
    caches: z.array(z.object({ name: z.string(), reads: count, hits: count })),
    /** `oldest`: since when the oldest entry waits. Null if none waits. */
    outboxes: z.array(z.object({ name: z.string(), waiting: count, oldest: z.string().nullable() })),
  }),
});

export const serverFigureEndpoints = [getServerFigures] as const;
